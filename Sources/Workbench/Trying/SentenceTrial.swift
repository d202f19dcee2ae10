import CopyLint
import JSONReading
import JSONWriting
import PageServing
import RuleModel

/// The terms that are found in a sentence, as the files are now.
///
///     { "pack": "mine", "sentence": "We cure you.", "locale": "en" }
struct SentenceTrial {
  let pack: ShownPack

  func answer(_ question: JSONNode) -> PageAnswer {
    let locale = question["locale"]?.text ?? pack.pack.sourceLocale
    let says = says(question["sentence"]?.text ?? "", locale)
    return PageAnswer(.json, JSONWriter.object { $0.member("says", string: says) } + "\n")
  }

  private func says(_ sentence: String, _ locale: String) -> String {
    guard !sentence.isEmpty else { return "" }
    let found = pack.pack.terms(in: sentence, locale: locale, today: pack.document.today)
    if found.isEmpty { return "None of the pack’s words is found in it." }
    return found.map { term, words in
      let title = pack.document.item(.term, term.id)?.reference.title ?? term.id
      let instead = term.instead.isEmpty ? "" : " Write \(term.instead.joined(separator: ", or "))."
      return "Found: “\(words)”, by \(title).\(instead)"
    }.joined(separator: " ")
  }
}
