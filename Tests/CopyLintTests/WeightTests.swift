import Diagnostics
import RuleModel
import Testing

@testable import CopyLint

/// How much findings of a term weigh, and which terms count.
@Suite struct WeightTests {
  private static let today = CivilDate(year: 2026, month: 3, day: 1)!

  private func pack(_ terms: [Term] = []) -> Pack {
    var pack = Pack(name: "p")
    pack.sourceLocale = "en"
    pack.terms = terms
    return pack
  }

  /// A review holds to its last day.
  @Test(arguments: [(nil, true), (0, true), (1, true), (-1, false)] as [(Int?, Bool)])
  func reviews(_ days: Int?, _ isReviewed: Bool) {
    var pack = pack()
    #expect(!pack.isReviewed("en", on: Self.today))
    pack.reviewed = [
      Review(
        locale: "en", by: "x", on: Self.today.adding(days: -9), until: Self.today.adding(days: -5)),
      Review(
        locale: "en", by: "x", on: Self.today.adding(days: -9),
        until: days.map { Self.today.adding(days: $0) }),
    ]
    #expect(pack.isReviewed("en", on: Self.today) == isReviewed)
    #expect(pack.isReviewed("en-US", on: Self.today) == isReviewed)
    #expect(!pack.isReviewed("de", on: Self.today))
  }

  /// Less where its list is unreviewed, and a warning where all documents are known from quotations
  /// alone.
  @Test(arguments: [
    (true, [], Level.error), (true, [true], .warning), (true, [true, true], .warning),
    (true, [true, false], .error),
    (true, [false], .error),
    (false, [], .note), (false, [true], .note), (false, [false], .note),
  ]) func weights(_ isReviewed: Bool, _ rows: [Bool], _ level: Level) {
    var term = Term(id: "t", locale: "en")
    term.source = rows.indices.map { "r\($0)" }
    var pack = pack([term])
    pack.unreviewedLevel = .note
    if isReviewed { pack.reviewed = [Review(locale: "en", by: "x", on: Self.today)] }
    pack.requirements = rows.enumerated().map { number, isUnsure in
      var row = Requirement(id: "r\(number)", title: "x")
      row.isUnsure = isUnsure
      return row
    }
    #expect(pack.mostWeight(of: term, on: Self.today) == level)
  }

  @Test func unsureWeighsLessThanUnreviewedMay() {
    var term = Term(id: "t", locale: "en")
    term.source = ["r"]
    var pack = pack([term])
    pack.unreviewedLevel = .error
    var row = Requirement(id: "r", title: "x")
    row.isUnsure = true
    pack.requirements = [row]
    #expect(pack.mostWeight(of: term, on: Self.today) == .warning)
  }

  @Test(arguments: [
    ([], ["a", "b", "c", "d"]), (["x"], ["a", "b", "d"]), (["y"], ["a", "b", "c"]), (["z"], ["a"]),
    (["y", "x"], ["a", "b", "c", "d"]),
  ])
  func tags(_ tags: [String], _ kept: [String]) {
    let terms = [("a", []), ("b", ["x", "y"]), ("c", ["y"]), ("d", ["x"])].map { id, tags in
      var term = Term(id: id, locale: "en")
      term.tags = tags
      return term
    }
    #expect(pack(terms).keepingTerms(tagged: tags).terms.map(\.id) == kept)
    #expect(pack(terms).tags == ["x", "y"])
  }

  /// Examples of terms, and of requirements: what is expected and comes, and what does not.
  @Test func examples() {
    func term(_ id: String, _ words: String, _ level: Term.Severity, onlyIn: [String] = []) -> Term
    {
      var term = Term(id: id, locale: "en")
      (term.forbid, term.level, term.onlyIn) = (WrittenPhrases([words]), level, onlyIn)
      return term
    }
    var cure = term("cure", "cure", .error)
    cure.examples = [
      .init(text: "a cure", isFound: true, origin: .none),
      .init(text: "a curer", isFound: true, origin: .none),
      .init(text: "secure", isFound: false, origin: .none),
      .init(text: "Cure", isFound: false, origin: .none),
    ]
    var gone = term("gone", "gone", .error)
    gone.status = .retired
    var pack = pack([
      cure, term("help", "help", .warning), term("here", "here", .error, onlyIn: ["home.*"]), gone,
    ])
    pack.limits = [
      LengthLimit(key: "home.*", atMost: 10, measure: .characters),
      LengthLimit(key: "b.*", atMost: 3, measure: .bytes, level: .warning),
    ]
    let (count, findings) = termExampleFindings(pack) { _ in nil }
    #expect(count == 4)
    #expect(
      findings.map { "\($0.id): \($0.message)" } == [
        "p/cure: the example “a curer” fails: expected the term, but it is not found",
        "p/cure: the example “Cure” fails: expected clean text, but the term is found",
        "untested-term: `help` has no examples",
        "untested-term: `here` has no examples",
      ])
    let lists = TermLists(pack, today: Self.today)
    let rows: [(RowCopyExample, String?)] = [
      (.init(text: "a cure", expect: .found), nil),
      (.init(text: "a help", expect: .found), "expected it to be found, but it is only a warning"),
      (.init(text: "fine", expect: .found), "expected it to be found, but nothing finds it"),
      (.init(text: "a help", expect: .warned), nil),
      (.init(text: "a cure", expect: .warned), "expected a warning, but cure reports an error"),
      (.init(text: "fine", expect: .warned), "expected a warning, but nothing finds it"),
      (.init(text: "fine", expect: .clean), nil),
      (.init(text: "help", expect: .clean), "expected it to be clean, but help finds it"),
      (.init(text: "gone", expect: .clean), nil),
      (.init(text: "here", expect: .clean), nil),
      (.init(text: "here", key: "x", expect: .clean), nil),
      (.init(text: "here", key: "home.x", expect: .found), nil),
      (.init(text: "cure", locale: "de", expect: .clean), nil),
      (.init(text: "0123456789", key: "home.x", expect: .clean), nil),
      (.init(text: "0123456789a", key: "home.x", expect: .found), nil),
      (.init(text: "éé", key: "b.x", expect: .warned), nil),
      (.init(text: "éa", key: "b.x", expect: .clean), nil),
      (
        .init(text: "éé", key: "b.x", expect: .clean),
        "expected it to be clean, but the limit of `b.*` finds it"
      ),
    ]
    pack.requirements = [Requirement(id: "r", title: "x"), Requirement(id: "s", title: "x")]
    pack.requirements[1].copyExamples = rows.map(\.0)
    let results = rowCopyResults(pack, lists)
    #expect(results.map(\.part.row) == rows.map { _ in 1 })
    for (result, row) in zip(results, rows) { #expect(result.difference == row.1, "\(row.0.text)") }
  }
}
