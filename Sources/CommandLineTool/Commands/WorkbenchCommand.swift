import ArgumentParser
import OperatingSystem
import PageServing
import Reporting
import SourceText
import Workbench

struct WorkbenchCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "workbench",
    abstract: "Shows a project in a browser: what is new, the rules to read, to try and to change.",
    discussion: """
      Prints one line, the address to open, and serves until it is ended (Ctrl-C). Only this computer can open it, and only with the secret in that address. \
      A page writes a file of the project only when somebody saves or signs on it. What each page shows or does can be had from a command, which the page names.
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
    let (token, browser) = (AccessToken(), Browser())
    let server: PageServer
    do throws(ServingProblem) {
      server = try PageServer(
        token: token, port: port, words: Workbench.words,
        answer: {
          browser.isThere()
          return workbench.answer($0, begin: $1)
        })
    } catch { throw Impossible(error.message) }
    workbench.onEvent { server.announce($0) }
    let address = "http://\(server.host)/?token=\(token.text)"
    Output.print(address + "\n")
    if !noOpen { browser.open(address) }
    let watching = WorkQueue(threads: 1)
    watching.add {
      while true {
        pause(milliseconds: Self.interval)
        workbench.look()
      }
    }
    signals.wait()
    browser.isThere()
    workbench.stop()
    server.stop()
    return .clean
  }
}

/// The browser that people use.
///
/// What a command line holds is seen by all users of a machine: the browser is given a page that
/// only this user can read, which leads to the address, and is gone once the browser is there.
private final class Browser: @unchecked Sendable {
  // Unchecked: touched under the monitor.
  private let monitor = Monitor()
  private var page: PrivateFile?

  /// Without a browser, or where no page can be written, the user opens the address that was
  /// printed.
  func open(_ address: String) {
    #if canImport(Darwin)
      let opener = "open"
    #else
      if Output.environment("DISPLAY") == nil, Output.environment("WAYLAND_DISPLAY") == nil {
        return
      }
      let opener = "xdg-open"
    #endif
    let body: HTML = "<p><a href=\"\(address)\">Primum</a></p>\n"
    let page = HTMLPage(
      title: "Primum",
      head: "<meta http-equiv=\"refresh\" content=\"0; url=\(address)\">\n", body: body)
    guard let file = try? PrivateFile("primum.html", Array(page.html.utf8)) else { return }
    monitor.locked { self.page = file }
    WorkQueue(threads: 1).add { _ = try? outputOfProgram([opener, file.path]) }
  }

  /// It has come, or will not come any more.
  func isThere() {
    let page = monitor.locked {
      defer { self.page = nil }
      return self.page
    }
    page?.remove()
  }
}
