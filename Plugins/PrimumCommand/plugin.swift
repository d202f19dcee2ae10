import Foundation
import PackagePlugin

/// `swift package primum gate`: the program, in the folder of the package. It writes nothing and
/// needs no network.
@main
struct PrimumCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL =
      try ProcessInfo.processInfo.environment["PRIMUM"].map { URL(fileURLWithPath: $0) }
      ?? context.tool(named: "PrimumMain").url
    process.arguments = arguments.isEmpty ? ["gate"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      throw Ended(status: process.terminationStatus)
    }
  }

  /// What SwiftPM prints when the command did not end clean.
  struct Ended: Error, CustomStringConvertible {
    var status: Int32
    var description: String {
      status == 1
        ? "primum has findings, which are above" : "primum could not do its job (status \(status))"
    }
  }
}
