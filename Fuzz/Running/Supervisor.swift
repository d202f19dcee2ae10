import ArgumentParser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Starts the process that reads, watches it, keeps the input of every crash, hang and fault, and
/// goes on behind it.
struct Supervisor {
  /// With which the watched process ends when something that must hold does not.
  static let faultStatus: Int32 = 3
  /// After so many it is enough.
  private static let limit = 10

  let reader: String
  let runs: Int
  let seed: UInt64
  let patience: Double
  let corpus: String
  let folder: String

  /// How much was found.
  func run() throws -> Int {
    mkdir(folder, 0o755)
    let path = "\(folder)/\(reader)-\(getpid()).mailbox"
    let mailbox = try Mailbox(path: path, isNew: true)
    defer { unlink(path) }
    var found = 0
    var next = 0
    let start = seconds()
    while next < runs, found < Self.limit {
      let child = try spawn(from: next, mailbox: path)
      let ending = watch(child, mailbox)
      if case .done = ending { break }
      guard mailbox.number >= next else {
        throw ValidationError("\(reader): the process ended before its first input (\(ending))")
      }
      found += 1
      next = mailbox.number + 1
      let kept = try Reproducer(mailbox.input, reader: reader, seed: seed, number: mailbox.number)
        .write(into: folder)
      print(
        "\(reader): \(describe(ending, mailbox)) at run \(mailbox.number) of seed \(seed)\n  input: \(kept)\n  again: primum-fuzz replay \(reader) \(kept)"
      )
    }
    let took = Int((seconds() - start) * 1_000)
    defer { fflush(nil) }
    print(
      "\(reader): \(found == 0 ? "\(runs) inputs borne" : "\(found) found") in \(took) ms (seed \(seed))"
    )
    return found
  }

  private enum Ending {
    case done, fault
    case crash(signal: Int32)
    case exit(status: Int32)
    case hang
  }

  private func describe(_ ending: Ending, _ mailbox: Mailbox) -> String {
    switch ending {
    case .done: "done"
    case .fault: mailbox.fault
    case .crash(let signal): "crash (signal \(signal))"
    case .exit(let status): "ended with status \(status)"
    case .hang: "no end after \(patience) s"
    }
  }

  private func spawn(from first: Int, mailbox: String) throws -> pid_t {
    let program = CommandLine.arguments[0]
    let arguments = [
      program, "work", reader, "--from", "\(first)", "--runs", "\(runs)", "--seed", "\(seed)",
      "--corpus", corpus,
      "--mailbox", mailbox,
    ]
    var list: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for argument in list { free(argument) } }
    var child = pid_t()
    guard posix_spawnp(&child, program, nil, nil, &list, environ) == 0 else {
      throw ValidationError("\(program) cannot be started again")
    }
    return child
  }

  private func watch(_ child: pid_t, _ mailbox: Mailbox) -> Ending {
    var seen = mailbox.number
    var since = seconds()
    var status: Int32 = 0
    while waitpid(child, &status, WNOHANG) == 0 {
      if mailbox.number != seen {
        seen = mailbox.number
        since = seconds()
      } else if seconds() - since > patience {
        kill(child, SIGKILL)
        waitpid(child, &status, 0)
        return .hang
      }
      usleep(5_000)
    }
    // The layout of a status is the same on all systems Swift runs on: the signal in the low bits,
    // the status above.
    let signal = status & 0x7F
    if signal != 0 { return .crash(signal: signal) }
    switch (status >> 8) & 0xFF {
    case 0: return .done
    case Self.faultStatus: return .fault
    case let other: return .exit(status: other)
    }
  }

  private func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// An input that was not borne, as a file. Its name keeps the input's own, whose ending tells the
/// format.
struct Reproducer {
  private let input: Input
  private let stem: String

  init(_ input: Input, reader: String, seed: UInt64, number: Int) {
    self.input = input
    stem = "\(reader)-\(seed)-\(number)"
  }

  /// Gives the path.
  func write(into folder: String) throws -> String {
    let path = "\(folder)/\(stem)~\(String(input.name.map { $0 == "/" ? "~" : $0 }))"
    guard let file = fopen(path, "wb") else { throw ValidationError("\(path) cannot be written") }
    defer { fclose(file) }
    guard fwrite(input.bytes, 1, input.bytes.count, file) == input.bytes.count else {
      throw ValidationError("\(path) cannot be written")
    }
    return path
  }

  /// The name the reader saw.
  static func originalName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let mark = name.firstIndex(of: "~") else { return name }
    return String(name[name.index(after: mark)...].map { $0 == "~" ? "/" : $0 })
  }
}
