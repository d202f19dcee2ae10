import ArgumentParser
import OperatingSystem
import PageServing
import SourceText
import Workbench

struct WorkbenchCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "workbench",
    abstract: "Shows a project in a browser: what is new, the rules to read and to try.",
    discussion: """
      Prints one line, the address to open, and serves until it is ended (Ctrl-C). Only this computer can open it, and only with the secret in that address. \
      The pages change nothing: no file is written. What each page shows can be had from a command, which the page names.
      """)

  @Argument(help: "The folder of the project, or of one pack (default: this one).") var folder:
    String = "."
  @Option(help: ArgumentHelp("The port (default: one that is free).", valueName: "port")) var port:
    Int?
  @Flag(help: "Do not open a browser.") var noOpen = false

  /// How often files are looked at.
  private static let interval = 700

  mutating func status() throws -> ExitStatus {
    if let port, !(1...65535).contains(port) {
      throw Impossible("--port is a number from 1 to 65535")
    }
    shareHeaps()
    let project = try WorkbenchFolder(folder)
    let signals = EndSignals()
    let workbench = Workbench(project.access)
    let (token, code) = (AccessToken(), noOpen ? nil : AccessToken())
    let server: PageServer
    do throws(ServingProblem) {
      server = try PageServer(
        token: token, port: port, code: code, words: Workbench.words,
        answer: { workbench.answer($0, begin: $1) })
    } catch { throw Impossible(error.message) }
    workbench.onEvent { server.announce($0) }
    Output.print("http://\(server.host)/?token=\(token.text)\n")
    if let code { Browser.open("http://\(server.host)/?token=\(code.text)") }
    let watching = WorkQueue(threads: 1)
    watching.add {
      while true {
        pause(milliseconds: Self.interval)
        workbench.look()
      }
    }
    signals.wait()
    workbench.stop()
    server.stop()
    return .clean
  }
}

/// The browser that people use.
enum Browser {
  /// Without a browser, the user opens the address that was printed.
  static func open(_ address: String) {
    #if canImport(Darwin)
      let opener = "open"
    #else
      if Output.environment("DISPLAY") == nil, Output.environment("WAYLAND_DISPLAY") == nil {
        return
      }
      let opener = "xdg-open"
    #endif
    WorkQueue(threads: 1).add { _ = try? outputOfProgram([opener, address]) }
  }
}
