import Reporting
import RuleModel

/// The exemptions of a pack that have not ended on the day that is shown: the one list of what is
/// accepted for a time.
struct AcceptedPart {
  let frame: PageFrame
  let pack: ShownPack

  static func exemptions(of pack: ShownPack) -> [Exemption] {
    pack.pack.exemptions.filter { $0.until.map { $0 >= pack.document.today } ?? true }
  }

  static func anchor(_ pack: ShownPack) -> String { "accepted-" + pack.name }

  /// One line each, those that end first before others.
  var lines: [HTML] {
    Self.exemptions(of: pack).enumerated().sorted {
      ($0.element.until?.days ?? .max, $0.offset) < ($1.element.until?.days ?? .max, $1.offset)
    }.map { line($0.element) }
  }

  private func line(_ exemption: Exemption) -> HTML {
    let what = [exemption.term, exemption.check].compactMap { $0 }.map {
      frame.item($0, of: pack.document, in: pack.name)
    }.joined(", ")
    let places = exemption.accepts.compactMap(\.key).joined(separator: ", ")
    let until =
      exemption.until.map {
        "until \(MomentText.text($0)), \(Words.daysLeft(Int($0.days - pack.document.today.days) + 1))"
      } ?? "without an end"
    return
      "<strong>\(until)</strong>: \(what) (\(places)\(exemption.locale ?? "")): \(exemption.because) <span class=\"soft\">\(exemption.approvedBy)</span>"
  }
}
