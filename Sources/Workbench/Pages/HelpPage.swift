import PageServing
import Reporting

struct HelpPage {
  let frame: PageFrame

  func answer() -> PageAnswer {
    frame.page(
      Words.help, current: Words.help, command: "primum --help",
      """
      <h1>\(Words.help)</h1>
      <p>These pages show the rules and texts of this folder as they are now. A file is written only where somebody presses “Save” or signs; nothing is committed or sent, and only this computer can open them.</p>
      <h2>Where to find what</h2>
      <dl>
      <dt>\(Words.today)</dt><dd>What is new, what became weaker, and what waits for whom.</dd>
      <dt>\(Words.read)</dt><dd>A pack as a document, red flags first. Each title leads to the page of the rule, number or sentence.</dd>
      <dt>\(Words.tryIt)</dt><dd>Enter what a person would log. The page says what is shown, what is not, and why. A field can also be missing, or hold something unreadable: say so, since rules treat the two differently.</dd>
      <dt>\(Words.change)</dt><dd>A number, a sentence, a list or a line of a rule. What follows from it appears beside it before anything is written.</dd>
      <dt>\(Words.sign)</dt><dd>What waits for a role, one subject at a time, with all that the signature covers.</dd>
      <dt>\(Words.changes)</dt><dd>What the edits in the files mean for people, each with a smallest example.</dd>
      <dt>\(Words.search)</dt><dd>By id, title, a part of a sentence, a number or the name of a medicine. A slip of the fingers is forgiven.</dd>
      </dl>
      <h2>Words</h2>
      <dl>
      <dt>red flag</dt><dd>A rule about something that may need medical care now.</dd>
      <dt>advisory</dt><dd>A rule that informs.</dd>
      <dt>limit</dt><dd>A rule that decides whether something is allowed.</dd>
      <dt>minimum</dt><dd>A rule that decides whether there is enough data to show a result.</dd>
      <dt>constraint</dt><dd>Something that every entry must satisfy.</dd>
      <dt>record, field</dt><dd>An entry of a log, such as one headache, and what it holds, such as its severity. \(Words.read) lists them under “\(Words.records)”.</dd>
      <dt>missing, unreadable</dt><dd>Nothing was entered; or something is there that is none of the values a field can have.</dd>
      <dt>fires, silent</dt><dd>The conditions of a rule hold, or do not. Of a limit, fires means allowed; of a constraint, violated; of a minimum, reached.</dd>
      <dt>table</dt><dd>Rows of conditions, each with what it answers; the first row that fits counts.</dd>
      <dt>text, surface</dt><dd>A sentence that people read, and the screens and notifications on which it is shown.</dd>
      <dt>term</dt><dd>Words that no text of the app may contain, in all their forms.</dd>
      <dt>pack</dt><dd>The rules and words of one app.</dd>
      <dt>unknown</dt><dd>The result depends on something that is missing or cannot be read.</dd>
      <dt>draft</dt><dd>Counts already, like any other; it is not approved yet, and results are marked.</dd>
      <dt>edited, not committed</dt><dd>The files say something else than in the last commit, and may still change. What is marked so is not to be signed yet.</dd>
      <dt>shown by a case</dt><dd>A difference between two states: this case was decided with both. It does not say that nothing else differs.</dd>
      <dt>proved for every case</dt><dd>Said only where no entry and no history at all comes out otherwise.</dd>
      <dt>role, sign-off</dt><dd>Whoever answers for a rule or a sentence, and the record that they agreed.</dd>
      <dt>finding</dt><dd>A problem that Primum has found in the files.</dd>
      <dt>exemption</dt><dd>A problem that somebody accepts until a day, with the reason. After that day it is reported again.</dd>
      <dt>last commit</dt><dd>The last state of the files that was recorded for good. What is saved since then may still change.</dd>
      <dt>covered</dt><dd>Rules or texts name the requirement as their source, and their examples pass. Whether an example would notice each weakening is another question: <code>primum trace --prove</code>.</dd>
      <dt>requirement</dt><dd>A line of the documents that the rules follow, by its code. Its page names the document and what of the pack holds it.</dd>
      </dl>
      <h2 id="sign">\(Words.howToSign)</h2>
      <ol>
      \(Words.signing.map { "<li>\($0)</li>\n" as HTML }.joined())</ol>
      <h2>\(Words.keys)</h2>
      \(KeysPart.list)

      """)
  }
}
