/// The words of the pages, in one place, for translation one day. Words of findings, explanations
/// and decisions are those of the commands.
enum Words {
  static let name = "Primum"
  static let today = "Today"
  static let help = "Help"
  static let skip = "Skip to the content"
  static let search = "Search"
  static let searchHint = "Rule, number, word"
  static let changes = "What changes"
  static let read = "Read"
  static let tryIt = "Try"
  static let print = "Print"
  static let contents = "Contents"
  static let sections = "Sections of this page"
  static let pages = "Pages"
  static let command = "The same on the command line:"
  static let theme = "Light or dark"
  static let updated = "Files have changed. This page shows them as they are now."
  static let stopped = "Primum has stopped. Start it again, and open the address that it prints."

  static func status(_ status: Int) -> String {
    switch status {
    case 403: "Open the address that Primum printed.\n"
    case 404: "There is no such page.\n"
    case 405: "This page only reads.\n"
    case 411, 413: "This is too long, or its length is not said.\n"
    case 415: "Send this as application/json.\n"
    case 431: "The request is too long.\n"
    case 503: "Too many windows of this page are open. Close some.\n"
    default: "This request cannot be read.\n"
    }
  }

  static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// A role is named by its title, else as its name says.
  static func role(_ name: String, _ title: String) -> String {
    title == name ? "the \(name) role" : title
  }

  // MARK: States

  static let nothingHere =
    "No rules here yet. Start Primum in the folder that holds Rules, or name the pack."
  static func earlier(_ time: String) -> String {
    "This pack cannot be read at the moment. It is shown as it was at \(time)."
  }
  static let broken =
    "This pack cannot be read. Nothing of it is shown until these errors are corrected:"
  static let checking = "Checking the project… What is found appears here by itself."
  static let checkingAgain =
    "Files have changed, and the project is being checked again. What follows was found before."
  static let comparing = "Comparing… The result appears here by itself."
  static let deciding =
    "Deciding what each person of the log would see… The result appears here by itself."
  static let proved = "Proved: decided with both states, this comes out otherwise:"
  static let notCompared = "This could not be compared."
  static let noFindings = "Nothing was found."
}
