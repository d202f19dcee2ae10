import Diagnostics
import RuleModel
import SourceText

/// One thing that protects people less than it did at a revision.
public struct Loss: Sendable, Hashable {
  /// As `changes:` names it: an id, a key, a path, a locale or a statement.
  public var item: String
  /// The present state, as a sentence without a final stop.
  public var message: String
  /// In short, what it was.
  public var was: String
  /// In short, what it is.
  public var now: String
  /// The place to look at now.
  public var place: Place?
  /// Its place then.
  public var before: Place?
  /// A case that shows it.
  public var example: String?
  /// The meaning for people, in a sentence.
  public var says: String?
  /// The place among others, by the harm that it can do: the lowest first.
  public var rank = Loss.lowest
  static let lowest = 5
  /// Whether it could not be decided; a person has to look.
  public var isOpen = false
  /// The remedy, where it is another than to undo it or, of one that is open, to look at it.
  public var advice: String?

  public init(
    _ item: String, _ message: String, was: String, now: String, at place: Place? = nil,
    before: Place? = nil
  ) {
    self.item = item
    self.message = message
    self.was = was
    self.now = now
    self.place = place
    self.before = before
  }

  /// - Parameters:
  ///   - revision: as it was given.
  ///   - file: the file whose `changes:` can approve it.
  func finding(since revision: String, approvedIn file: String) -> Finding {
    var notes: [Note] = []
    notes.append(
      Note("it was: \(was)" + (before.map { " (\(Loss.words($0)) at \(revision))" } ?? "")))
    notes.append(Note("it is: \(now)"))
    if let example { notes.append(Note("an example: \(example)")) }
    var finding = Finding(
      .weaker, isOpen ? .warning : .error, message, at: place,
      advice: isOpen
        ? advice ?? "look at it with `primum diff`"
        : "\(advice ?? "undo it"), or add to `changes:` in \(file): { item: \(Loss.quoted(item)), what: \(Loss.quoted(message)), because: …, approved by: … }",
      key: item, notes: notes)
    finding.loss = Finding.Loss(item: item, was: was, now: now, says: says, rank: rank)
    return finding
  }

  /// A file as it was has other lines than that of its name now, so that a note cannot lead there.
  private static func words(_ place: Place) -> String {
    "\(place.file.path):\(LineIndex(place.file).position(of: place.range.lowerBound).line)"
  }

  /// As YAML between brackets takes it.
  static func quoted(_ item: String) -> String {
    let isPlain = item.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-_./ ".unicodeScalars.contains(scalar))
    }
    if isPlain, item.unicodeScalars.first?.properties.isAlphabetic == true { return item }
    return "'" + item.unicodeScalars.reduce(into: "") { $0 += $1 == "'" ? "''" : String($1) } + "'"
  }
}

extension Check {
  package static let weaker = Check(
    "weaker", .error,
    title: "Something protects people less than it did at the revision given with `--since`.",
    why:
      "A rule, a word or a check can stop protecting people in one line of a change, while every run still passes.",
    advice:
      "Undo it. If it is meant, name it under `changes:` in `pack.yaml` (or `primum.yaml`, for what that file decides) with the words of the finding, the reason and who approved it; a row approves nothing else, and only one that is new since that revision counts."
  )

  package static let unusedChange = Check(
    "unused-change", .warning,
    title: "A new row of `changes:` approves something that has not become weaker.",
    why:
      "No finding has that name and those words, so what was meant is not approved.",
    advice: "Write `item` and `what` as the finding has them, or remove the row.")

  /// All of them, in the order of the reference pages.
  package static let guarding: [Check] = [.weaker, .unusedChange]
}
