import Foundation

/// The built `primum`, run as a program of its own.
struct Program {
  let path: String

  struct Outcome {
    var output: String
    var errors: String
    var status: Int32
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE_CASES"] != nil }

  /// The program that was built with the tests: it lies beside their bundle.
  static func beside(_: Any) throws -> Program {
    var folders = [(CommandLine.arguments[0] as NSString).deletingLastPathComponent]
    if let at = CommandLine.arguments.firstIndex(of: "--test-bundle-path"),
      at + 1 < CommandLine.arguments.count
    {
      folders.append(
        CommandLine.arguments[at + 1].components(separatedBy: "/").prefix {
          !$0.hasSuffix(".xctest")
        }.joined(
          separator: "/"))
    }
    folders += Bundle.allBundles.map { ($0.bundlePath as NSString).deletingLastPathComponent }
    for folder in folders where FileManager.default.isExecutableFile(atPath: folder + "/primum") {
      return Program(path: folder + "/primum")
    }
    throw Failure(
      description: "there is no primum beside the tests, in " + folders.joined(separator: ", "))
  }

  /// Runs it in a folder, for at most three minutes. What it prints passes through two files beside the
  /// folder, or in `files`.
  func run(
    _ arguments: [String], in folder: URL, input: URL? = nil, files: URL? = nil,
    variables: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["NO_COLOR"] = "1"
    environment.merge(variables) { $1 }
    process.environment = environment
    // Files rather than pipes: nothing can block on a full one.
    let base = files?.appendingPathComponent("primum-\(UUID().uuidString)") ?? folder
    let (output, errors) = (base.appendingPathExtension("out"), base.appendingPathExtension("err"))
    defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput =
      try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if ended.wait(timeout: .now() + 180) == .timedOut {
      process.terminate()
      throw Failure(
        description: "primum \(arguments.joined(separator: " ")) did not end within three minutes")
    }
    func text(_ file: URL) throws -> String {
      String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    return Outcome(
      output: try text(output), errors: try text(errors), status: process.terminationStatus)
  }
}
