#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A person at a terminal who can be asked.
enum Terminal {
  static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// The answer, or what is proposed where there is none.
  static func ask(_ question: String, proposing proposed: String) -> String {
    Output.print("\(question) [\(proposed)] ")
    let answer = (readLine() ?? "").split(separator: " ").joined(separator: " ")
    return answer.isEmpty ? proposed : answer
  }

  /// Whether the answer is yes. The end of the input is none.
  static func confirms(_ question: String) -> Bool {
    while true {
      Output.print("\(question) [Y/n] ")
      guard let answer = readLine()?.lowercased() else { return false }
      switch answer.split(separator: " ").joined() {
      case "", "y", "yes": return true
      case "n", "no": return false
      default: Output.print("Please answer y or n.\n")
      }
    }
  }
}

/// Whether files can be made in a folder.
func mayWrite(in folder: String) -> Bool { access(folder, W_OK | X_OK) == 0 }
