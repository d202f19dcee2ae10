import Folding
import JSONReading
import JSONWriting
import PageServing
import RuleModel

/// Whether a name as somebody enters it is on a list.
struct NameTrial {
  let pack: ShownPack

  func answer(_ question: JSONNode) -> PageAnswer {
    let written = question["name"]?.text ?? ""
    let list = pack.pack.lists.first { $0.name == question["list"]?.text }
    return PageAnswer(
      .json, JSONWriter.object { $0.member("says", string: says(written, list)) } + "\n")
  }

  private func says(_ written: String, _ list: NameList?) -> String {
    guard let list, !written.isEmpty else { return "" }
    func folded(_ names: [String]) -> Set<String> { Set(names.map(foldedName)) }
    if let entry = list.entries.first(where: { isName(written, among: folded([$0.name] + $0.also)) }) {
      return "On the list: \(entry.name)."
    }
    if let never = list.never.first(where: { isName(written, among: folded([$0])) }) {
      return "Not on the list, and never to be on it: \(never)."
    }
    let others = pack.pack.lists.filter { other in
      other.name != list.name
        && isName(written, among: folded(other.entries.flatMap { [$0.name] + $0.also }))
    }
    if let other = others.first { return "Not on this list, but on “\(other.title ?? other.name)”." }
    let near = nearest(foldedName(written), in: list.entries.flatMap { [$0.name] + $0.also })
    return "Not on the list." + (near.map { " Did you mean \($0)?" } ?? "")
  }
}
