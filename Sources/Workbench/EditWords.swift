import Reporting

/// The words of the pages that change or sign something.
extension Words {
  static let change = "Change"
  static let sign = "Sign"
  static let savesFiles =
    "Nothing is written before you press “Save”. Saving writes files of this folder; it sends and commits nothing."
  static let editedToday =
    "A change is made of the files as they are. This page shows another day:"
  static let notWhileBroken =
    "Nothing can be changed while a file cannot be read. Correct it first."
  static let needsScript = "To change or sign something, this page needs JavaScript."

  // MARK: A number

  static let newNumber = "New number"
  static let fromWhen = "From when"
  static let forAllDays = "For all days: entries of the past are judged by it too"
  static let fromADay = "From a day on; until then the present number holds"
  static let firstDay = "First day with the new number"
  static let whatItMoves = "What it decides"
  static let saysIt = "Sentences that say it"
  static func itIs(_ value: String, since day: String?) -> String {
    day.map { "Now \(value), since \($0)." } ?? "Now \(value)."
  }

  // MARK: A sentence

  static let severalForms =
    "It has several forms in this language, for one and for many; they are changed in the file."
  static let numbersInIt = "Numbers in it"
  static func alsoOn(_ screen: String) -> String { "Also on: \(screen)" }
  static let otherLanguages =
    "Each language is changed by itself. One that you leave is one that you say is still right."

  // MARK: A list

  static let names = "Names on the list"
  static let alsoCalled = "Also called"
  static let takeOff = "Take off"
  static let otherNames = "Other names, with commas: brands, spellings"
  static let addName = "Add a name"
  static let newName = "Name"
  static let neverNames = "Never on the list"
  static let addNever = "Never to be on it"
  static let tryName = "Try a name, as somebody would enter it"

  static let anotherName = "Another name"

  // MARK: Forbidden words

  static let trySentence = "Try a sentence, as the app would say it"
  static func foundNow(_ words: String, inflected: String) -> String {
    "Found now: \(words)." + (inflected.isEmpty ? "" : " The other forms of \(inflected) too.")
  }
  static let alsoForbid = "To be found as well, with commas"
  static let exceptions = "Where they are accepted"
  static func acceptedNow(_ phrases: String) -> String { "Within \(phrases)." }
  static let alsoAccept = "Accepted within, with commas"

  // MARK: A condition

  static let conditionNumber = "Condition"
  static let theField = "what is looked at"
  static let theRelation = "how it is compared"
  static let theValue = "with what"
  static let condition1 = "What has to hold"
  static let doesNotFit =
    "This line is no single comparison. It can be read and tried here; ask an engineer to change it."

  // MARK: An open question

  static let answerIt = "Answer it"
  static let chosen = "What is chosen"
  static let whyChosen = "Why"
  static let confirmIt = "Decide so"
  static let keptAsIs = "Leave the words as they are to confirm what is chosen, or write others."

  // MARK: The sheet

  static let sheet = "What this means"
  static let sheetEmpty = "Change something: what follows from it appears here."

  // MARK: Reading

  static let filter = "What is shown"
  static let filters = [
    ("all", "All"), ("mine", "Mine"), ("unsigned", "Not signed"),
    ("changed", "Edited, not committed"), ("flags", "Red flags"),
  ]

  // MARK: Who

  static let who = "Who you are"
  static let whoHint =
    "Kept by this window alone, until it is closed. It is written where you sign or approve something."
  static let role = "Role"
  static let noRole = "none of these"
  static let yourName = "Name"
  static let document = "Document, such as “review of 2026-11-28”"
  static let keep = "Keep"

  // MARK: Signing

  static let signOnPage = "Read and sign, subject by subject"
  static let signingIs =
    "A signature covers what is shown here, with all that stands beside it. It falls when any of that changes."
  static let changedFirst = "Changed since it was signed"
  static let allOfIt = "All of it"
  static let moreOfIt = "Its key, and where it is shown"
  static let covers = "This signature covers"
  static let notYetToSign = "Not to be signed yet"
  static let notCommittedYet =
    "These are edited and not committed, or rest on what is. They may still change; they can be signed when they are committed."
  static let haveRead = "I have read it"
  static let readAll = "I have read all of these"
  static let nothingToSign = "Nothing waits for this role."
  static let sittings = "In sittings, one subject at a time"
  static let chooseRole = "Whose signature?"
  static let nextSitting = "Next:"
  static func neverOn(_ names: String) -> String { "Never on it: \(names)." }
  static let openQuestions = "Not decided in the documents"
}
