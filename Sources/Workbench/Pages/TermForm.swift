import Handbook
import Reporting
import RuleModel

/// The form of forbidden words: words to be found as well, and phrases within which they are
/// accepted.
struct TermForm {
  let term: Term

  var html: HTML {
    func quoted(_ words: [String]) -> String {
      words.map { "“\($0)”" }.joined(separator: ", ")
    }
    let phrases = quoted(term.unlessWithin.all)
    let found = Words.foundNow(
      quoted(term.basicWords), inflected: quoted(term.inflected.flatMap(\.words)))
    let within: HTML =
      phrases.isEmpty ? "" : "<p class=\"soft\">\(Words.acceptedNow(phrases))</p>\n"
    return """
      <section class="trial"><p class="field"><label for="trial">\(Words.trySentence)</label> <input id="trial" data-trial="sentence" data-in="\(term.locale)" lang="\(term.locale)" size="40" autocomplete="off"></p>
      <p role="status" data-trial-says></p></section>
      <p>\(found)</p>
      <p class="field"><label for="forbid">\(Words.alsoForbid)</label> <input id="forbid" data-forbid lang="\(term.locale)" size="40" autocomplete="off"></p>
      <h2>\(Words.exceptions)</h2>
      \(within)<p class="field"><label for="within">\(Words.alsoAccept)</label> <input id="within" data-within lang="\(term.locale)" size="40" autocomplete="off"></p>

      """
  }
}
