import JSONReading
import JSONWriting
import LogReading
import PageServing
import RuleModel

/// Answers to questions of modules about the log that was dropped.
struct LogAnswers {
  let workbench: Workbench

  private var shelf: LogShelf { workbench.shelf }

  /// People that are named at once; the others are looked for by a part of their names.
  private static let most = 200

  /// Takes the place of the log before it.
  func taken(_ request: PageRequest) -> PageAnswer {
    workbench.comparisons.clear()
    let log = shelf.put(request.query["name"] ?? "log", request.body)
    return PageAnswer(
      .json,
      JSONWriter.object {
        $0.member("number", log.number)
        $0.member("bytes", log.bytes.count)
      } + "\n")
  }

  func forgotten() -> PageAnswer {
    shelf.clear()
    workbench.comparisons.clear()
    return PageAnswer(.json, "{}\n")
  }

  /// `{ "pack": …, "record": …, "words": … }`: whose entries there are.
  func people(_ question: JSONNode, _ pack: ShownPack) throws(ProjectAccess.Problem) -> String {
    let found = try people(of: pack, record: question["record"]?.text)
    let words = (question["words"]?.text ?? "").lowercased()
    let fitting = found.people.enumerated().filter {
      words.isEmpty || $0.element.name.lowercased().contains(words)
    }
    let shown = fitting.prefix(Self.most).map { index, person in
      JSONWriter.object {
        $0.member("person", index)
        $0.member("name", string: person.name)
        $0.member("entries", person.entries)
        $0.member("first", string: person.first.map { MomentText.text($0) })
        $0.member("last", string: person.last.map { MomentText.text($0) })
      }
    }
    return JSONWriter.object(indent: 1) {
      $0.member("log", string: shelf.current?.name ?? "")
      $0.member(
        "records",
        JSONWriter.object { json in
          for (name, count) in found.records { json.member(named: name, String(count)) }
        })
      $0.member("rejected", found.rejected)
      $0.member("problems", strings: found.problems)
      $0.member("people", JSONWriter.lines(shown, indent: 2))
      $0.member("more", fitting.count - shown.count)
    } + "\n"
  }

  /// `{ "pack": …, "record": …, "person": 3 }`: the entries of one of them.
  func person(_ question: JSONNode, _ pack: ShownPack) throws(ProjectAccess.Problem) -> String {
    let person = try person(question["person"]?.whole, of: pack, record: question["record"]?.text)
    return JSONWriter.object {
      $0.member("name", string: person.name)
      $0.member("left", person.left)
      $0.member("entries", person.json)
    } + "\n"
  }

  func person(
    _ number: Int?, of pack: ShownPack, record: String?
  ) throws(ProjectAccess.Problem) -> LogPerson {
    let found = try people(of: pack, record: record)
    guard let number, found.people.indices.contains(number) else {
      throw .init("there is no such person in the log")
    }
    let source = try source(for: pack, record: record)
    return try shelf.person("\(key(pack, record)) \(number)") { () throws(ProjectAccess.Problem) in
      try LogPerson(pack, source, found.people[number])
    }
  }

  func people(of pack: ShownPack, record: String?) throws(ProjectAccess.Problem) -> LogPeople {
    let source = try source(for: pack, record: record)
    return try shelf.people(key(pack, record)) { () throws(ProjectAccess.Problem) in
      try LogPeople(pack, source)
    }
  }

  private func key(_ pack: ShownPack, _ record: String?) -> String {
    "\(shelf.current?.number ?? 0) \(pack.at.microseconds) \(pack.name) \(record ?? "")"
  }

  /// - Parameter record: of which type its entries are, or the id of a mapping; nil or empty: as
  ///   each says, or else that of which they name most fields.
  func source(for pack: ShownPack, record: String?) throws(ProjectAccess.Problem) -> LogSource {
    guard let log = shelf.current else { throw .init("there is no log; drop one on the page") }
    return try Self.source(log, pack.pack, record: record, workbench.access)
  }

  static func source(
    _ log: DroppedLog, _ pack: Pack, record: String?, _ access: ProjectAccess
  ) throws(ProjectAccess.Problem) -> LogSource {
    var choice = access.recordChoice(Array(log.bytes.prefix(1 << 16)), pack)
    if let record, !record.isEmpty {
      guard let named = RecordChoice(named: record, in: pack) else {
        throw .init("the record or mapping `\(record)` is none of this pack")
      }
      choice = named
    }
    return LogSource(
      .bytes(log.bytes), name: log.name, format: LogFormat(fileName: log.name), record: choice)
  }
}
