import Folding
import RuleModel
import SourceText

/// The words for what is wrong with a value.
extension RecordReader {
  func wrongType(_ field: Int, element: Bool) -> String {
    let fieldPlan = plan.fields[field]
    if !element {
      return "it must be \(fieldPlan.expectation)"
        + (hot[field].form == .truth ? ", written true or false" : "")
    }
    switch hot[field].element {
    case .text: return "it must be a text"
    case .number: return "it must be a number"
    case .truth: return "it must be true or false"
    case .word: return reason(field, text: "")
    default: return "it is not an element of \(fieldPlan.expectation)"
    }
  }

  /// A number where a time is wanted, if programs count the time so: in seconds or milliseconds
  /// since 1970.
  func sinceEpoch(_ number: Double) -> String? {
    let isMilliseconds = number.magnitude >= 1e11
    guard number.magnitude >= 1e8, number.magnitude < 1e14 else { return nil }
    let time = Instant(
      microseconds: Int64(number * (isMilliseconds ? 1000 : 1_000_000)), offset: Instant.unplaced)
    return "it looks like a number of \(isMilliseconds ? "milliseconds" : "seconds") since 1970: "
      + "write \(MomentText.text(time)), or use a mapping with `format: unix\(isMilliseconds ? " ms" : "")`"
  }

  /// A word that the field does not have.
  func reason(_ field: Int, text: String) -> String {
    let words = plan.fields[field].words
    guard !words.isEmpty else { return "it must be \(plan.fields[field].expectation)" }
    let choice =
      "it must be "
      + (words.count == 1 ? quoted(words[0]) : "one of " + words.joined(separator: ", "))
    return choice + (nearest(text, in: words).map { "; did you mean \(quoted($0))?" } ?? "")
  }

  /// A value as written, short enough to read.
  func shown(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> String {
    LogReading.shown(start.upTo(max(start, end)))
  }

  /// The text of a JSON string; nil for anything else.
  func text(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> String? {
    guard end - start >= 2, start.pointee == 0x22 else { return nil }
    return String(
      decoding: (start + 1).upTo(end - 1), as: UTF8.self)
  }
}

func shown(_ bytes: [UInt8]) -> String { bytes.withUnsafeBufferPointer { shown($0) } }

/// At most 60 characters, on one line, with nothing hidden.
func shown(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
  let text = String(decoding: bytes.prefix(400), as: UTF8.self)
  var shown = ""
  var count = 0
  for scalar in text.unicodeScalars {
    if count == 60 { return shown + "…" + (shown.first == "\"" ? "\"" : "") }
    if !scalar.isHidden {
      shown.unicodeScalars.append(scalar)
    } else {
      shown += scalar.properties.isWhitespace ? " " : scalar.writtenOut
    }
    count += 1
  }
  return shown
}
