import ArgumentParser
import OperatingSystem
import Gating
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The command line: one file a command, listed here.
struct PrimumCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "primum",
    abstract: "Checks and evaluates the safety rules and words of a health app.",
    discussion: """
      Rules live in packs: folders of YAML files that clinicians edit. Exit status: 0 if all is well, 1 if there are findings, 2 if the command could not finish.
      """,
    version: versionLine,
    subcommands: [
      InitCommand.self, CheckCommand.self, TestCommand.self, EvaluateCommand.self, LintCommand.self,
      GateCommand.self,
      ExplainCommand.self, TraceCommand.self, ChangeCommand.self, SignCommand.self,
      DiffCommand.self,
      HandbookCommand.self,
      DocsCommand.self, CompileCommand.self,
      DescribeCommand.self, WorkbenchCommand.self,
    ])

  /// The command that the first argument names, read without the others, which takes half as long;
  /// nil where anything is wrong or asks for help: then all of them are read, and messages and help
  /// are those of the whole program.
  static func command(_ arguments: [String]) -> ParsableCommand? {
    guard
      let type = configuration.subcommands.first(where: {
        $0.configuration.commandName == arguments.first
      }),
      let command = try? type.parseAsRoot(Array(arguments.dropFirst())),
      Swift.type(of: command) == type
    else { return nil }
    return command
  }
}

/// A command whose result is an exit status.
protocol StatusCommand: ParsableCommand {
  mutating func status() throws -> ExitStatus
}

extension StatusCommand {
  mutating func run() throws {
    let status: ExitStatus
    do {
      status = try self.status()
    } catch let error as Impossible {
      Output.complain(error.lines)
      throw ExitCode(ExitStatus.impossible.rawValue)
    } catch let error as GatingProblem {
      Output.complain("primum: \(error.message.visible)\n")
      throw ExitCode(ExitStatus.impossible.rawValue)
    }
    if status != .clean { throw ExitCode(status.rawValue) }
  }
}

/// Runs the program with its arguments (without its name) and gives the exit status.
/// - Parameter arguments: nil if the system does not give them.
public func runPrimum(_ arguments: [String]?) -> Int32 {
  holdStandardStreams()
  LargeFiles.readOnAllCores()
  signal(SIGPIPE, SIG_IGN)
  // A file that would be too large is a problem of writing, reported as one.
  signal(SIGXFSZ, SIG_IGN)
  removeUnfinishedFilesOnSignals()
  if Output.environment(WorkbenchFolder.isInBackground) != nil {
    endWithReader()
    giveWay()
  }
  guard let arguments else {
    Output.complain("primum: the arguments cannot be read from /proc/self/cmdline; mount /proc\n")
    return ExitStatus.impossible.rawValue
  }
  ProgramArguments.note(arguments)
  do {
    var command = try PrimumCommand.command(arguments) ?? PrimumCommand.parseAsRoot(arguments)
    try command.run()
    return ExitStatus.clean.rawValue
  } catch let code as ExitCode {
    return code.rawValue
  } catch {
    var message = PrimumCommand.fullMessage(for: error)
    for argument in arguments where argument != argument.visible {
      message = message.showing(argument)
    }
    // Help and the version are results; everything else is bad usage.
    if PrimumCommand.exitCode(for: error) == .success {
      if !message.isEmpty { Output.print(message + "\n") }
      return ExitStatus.clean.rawValue
    }
    Output.complain("primum: " + message + "\n")
    return ExitStatus.impossible.rawValue
  }
}

extension String {
  /// With each occurrence of a text made visible. Bytes are compared: a line end at the border of
  /// what is quoted can be one `Character` with its neighbour.
  fileprivate func showing(_ text: String) -> String {
    let (wanted, shown) = (Array(text.utf8), Array(text.visible.utf8))
    guard !wanted.isEmpty else { return self }
    var rest = Array(utf8)[...]
    var result: [UInt8] = []
    while !rest.isEmpty {
      if rest.starts(with: wanted) {
        result += shown
        rest = rest.dropFirst(wanted.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
