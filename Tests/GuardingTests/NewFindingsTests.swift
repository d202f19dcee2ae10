import Diagnostics
import SourceText
import Testing

@testable import Guarding

/// A finding is new as often as it is found more often than before; one whose file was moved is
/// not.
@Suite struct NewFindingsTests {
  private func finding(
    _ id: String, _ message: String, in path: String = "x", key: String? = nil
  ) -> Finding {
    Finding(
      item: id, .error, message,
      at: Place(SourceFile(path: path, bytes: Array("words".utf8)), 0..<5), key: key)
  }

  private func new(_ now: [Finding], since past: [Finding]) -> [String] {
    var marks = NewFindings(since: past)
    return marks.mark(now).filter(\.isNew).map(\.message)
  }

  @Test func countsThem() {
    let a = finding("p/a", "A")
    #expect(new([a, a], since: [a]) == ["A"])
    #expect(new([a], since: [a, a]) == [])
    #expect(new([a], since: []) == ["A"])
  }

  @Test func tellsApartWhatHasNoKey() {
    #expect(
      new([finding("c", "rule `b` never fires")], since: [finding("c", "rule `a` never fires")])
        != [])
    #expect(
      new([finding("c", "lapses in 9 days")], since: [finding("c", "lapses in 10 days")]) == [])
    #expect(
      new(
        [finding("c", "worded so", key: "k")], since: [finding("c", "worded otherwise", key: "k")])
        == [])
    #expect(new([finding("c", "A", key: "k")], since: [finding("c", "A", key: "l")]) != [])
  }

  @Test func followsFilesThatMove() {
    #expect(
      new([finding("c", "A", in: "y", key: "k")], since: [finding("c", "A", in: "x", key: "k")])
        == [])
    let both = [finding("c", "A", in: "x", key: "k"), finding("c", "A", in: "y", key: "k")]
    #expect(new(both, since: [both[0]]) == ["A"])
  }

  @Test func putsThemFirst() {
    let (a, b, c) = (finding("p/a", "A"), finding("p/b", "B"), finding("p/c", "C"))
    var marks = NewFindings(since: [a, c])
    #expect(marks.mark([a, b, c]).map(\.message) == ["B", "A", "C"])
  }
}
