import RuleLoading
import RuleModel
import SourceText
import Testing

@testable import Properties

/// Small packs whose kinds of record belong to something: made sound, and with one fault between
/// the records.
@Suite struct ScopeTests {
  @Test func eachFaultIsNamed() {
    let faults = ScopePack.faults
    #expect(faults.count >= 40)
    for (name, pack) in faults {
      let found = pack.findings()
      #expect(!found.isEmpty, "\(name)\n\(pack.text)")
    }
  }

  @Test func noSoundPackIs() {
    let sound = ScopePack.sound
    #expect(sound.count >= 40)
    for (name, pack) in sound {
      let found = pack.findings()
      #expect(found.isEmpty, "\(name): \(found)\n\(pack.text)")
    }
  }
}

/// Stays with their visits, and what hangs on these: two links, two scopes, and a link that a table
/// gives.
struct ScopePack {
  var stay = "{ id: id, date: began otherwise firstDay }"
  var visit = "{ id: stayId, date: day }"
  var dose = "{ id: stayId, date: day }"
  var doseMore = ", ward: ward"
  var visitMore = ", ward: ward"
  var of: String? = "this stay"
  var unlinked: String?
  var decides = "for each: stay"
  var about = "visit"
  var operation = "count: records"
  var during: String?
  var condition = "n >= 1"
  var filter: String?
  var clock: String? = "utcOffset"

  var text: String {
    let parts = [
      operation, "in: \(about)", of.map { "of: \($0)" }, unlinked.map { "unlinked: \($0)" },
      during.map { "during: \($0)" }, filter.map { "where: \($0)" },
    ]
    return """
      pack: p
      title: P
      version: "1"
      language: 1
      source locale: en
      records:
        stay:
          key: id
          subject: who
          time: at
          within: { stay: \(stay) }
          \(clock.map { "clock: \($0)" } ?? "")
          fields: { id: text?, who: text = me, at: time, utcOffset: duration in min ?, began: date?, weight: number in kg ?, done: yes/no = no }
        visit:
          key: id
          subject: who
          time: at
          within: { stay: \(visit)\(visitMore) }
          fields: { id: text?, who: text = me, at: time, stayId: text?, day: date?, ward: text?, level: number?, ok: yes/no = no }
        dose:
          key: id
          subject: who
          time: at
          within: { stay: \(dose)\(doseMore) }
          fields: { id: text?, who: text = me, at: time, stayId: text?, day: date?, ward: text?, level: number?, ok: yes/no = no }
      tables:
        - id: first-day
          for each: stay
          gives: firstDay
          rows: [{ when: done, firstDay: day of at }]
          otherwise: nothing
          examples:
            - { it: e, given: { at: 2026-03-01T09:00:00+01:00, done: yes }, expect: 2026-03-01 }
            - { it: f, given: { at: 2026-03-01T09:00:00+01:00, done: no }, expect: nothing }
      rules:
        - id: a
          title: A
          kind: advisory
          \(decides)
          let:
            n: { \(parts.compactMap { $0 }.joined(separator: ", ")) }
          when: \(condition)

      """
  }

  /// Errors of loading, and what `check` finds between records.
  func findings() -> [String] {
    let loaded = loadPack([SourceFile(path: "p/pack.yaml", bytes: Array(text.utf8))])
    let errors = loaded.findings.filter { $0.level == .error }.map(\.message)
    if !errors.isEmpty { return errors }
    let clocks = loaded.findings.filter { $0.id == "undeclared-clock" }.map(\.message)
    if !clocks.isEmpty { return clocks }
    let day = CivilDate(year: 2026, month: 3, day: 20)!
    return PackProperties(loaded.pack, today: day, zone: nil, place: loaded.place).findings.filter {
      $0.id == "unlinked-records"
    }.map(\.message)
  }

  /// What is looked at from what, in every way that there is.
  private static let looks: [(name: String, pack: ScopePack)] = {
    let operations = [
      ("count: records", "n >= 1"), ("latest: at", "n > now - 1 h"), ("share: ok", "n > 0.5"),
      ("longest run: ok", "n >= 2"), ("largest: level", "n > 3"),
    ]
    var found: [(String, ScopePack)] = []
    for (from, to) in [
      ("stay", "visit"), ("visit", "stay"), ("visit", "dose"), ("dose", "visit"), ("dose", "dose"),
      ("stay", "dose"),
    ] {
      for (operation, condition) in operations {
        if to == "stay", operation.hasSuffix("ok") || operation.hasSuffix("level") { continue }
        var pack = ScopePack()
        pack.decides = "for each: \(from)"
        pack.about = to
        pack.operation = operation
        pack.condition = condition
        if from != "stay", to != "stay" { pack.of = "[this stay, any ward]" }
        found.append(("\(operation) of \(to) from \(from)", pack))
      }
    }
    for during in [
      "the last 24 h", "within 5 min of at", "the 4 h before at", "this calendar month",
    ] {
      var pack = ScopePack()
      pack.during = during
      found.append((during, pack))
    }
    return found
  }()

  static var faults: [(String, ScopePack)] {
    var all: [(String, ScopePack)] = looks.map { name, pack in
      var pack = pack
      pack.of = nil
      return (name, pack)
    }
    func add(_ name: String, _ change: (inout ScopePack) -> Void) {
      var pack = ScopePack()
      change(&pack)
      all.append((name, pack))
    }
    add("a history that does not say") {
      $0.decides = "for: history"
      $0.of = nil
    }
    add("this, in a history") { $0.decides = "for: history" }
    add("one scope of two") {
      $0.decides = "for each: dose"
    }
    add("the other of two") {
      $0.decides = "for each: dose"
      $0.of = "this ward"
    }
    add("a scope of one of the two kinds alone") { $0.of = "[this stay, this ward]" }
    add("no such scope") { $0.of = "this visit" }
    add("neither this nor any") { $0.of = "stay" }
    add("links of two types") { $0.visit = "{ id: stayId, date: stayId }" }
    add("links in two orders") { $0.visit = "{ date: day, id: stayId }" }
    add("no link in common") { $0.visit = "{ reference: stayId }" }
    add("a link that is no field") { $0.visit = "{ id: stayID }" }
    add("a link that names nothing") { $0.dose = "{ id: stayId, date: on }" }
    add("a link that is a count") { $0.stay = "{ id: id, date: began otherwise n }" }
    add("a link that is yes or no") { $0.visit = "{ id: stayId, date: ok }" }
    add("a link that moves with the clock") { $0.stay = "{ id: id, date: day of now }" }
    add("unlinked, of any") {
      $0.of = "any stay"
      $0.unlinked = "this one's"
    }
    add("unlinked, of whom") { $0.unlinked = "anybody's" }
    add("a clock that nothing reads") { $0.clock = nil }
    add("a clock that is no field") { $0.clock = "offset" }
    add("the offset of a date") { $0.clock = "offset of began" }
    add("a clock in kilograms") { $0.clock = "weight" }
    add("the offset of a number") { $0.clock = "offset of utcOffset" }
    add("a time that is no offset") { $0.clock = "at" }
    return all
  }

  static var sound: [(String, ScopePack)] {
    var all = looks
    func add(_ name: String, _ change: (inout ScopePack) -> Void) {
      var pack = ScopePack()
      change(&pack)
      all.append((name, pack))
    }
    for word in ["this one's", "nobody's", "possibly"] { add(word) { $0.unlinked = word } }
    add("any") { $0.of = "any stay" }
    add("a history of any") {
      $0.decides = "for: history"
      $0.of = "[any stay, any ward]"
    }
    add("both scopes") {
      $0.decides = "for each: dose"
      $0.of = "[this stay, this ward]"
    }
    add("any of both") {
      $0.decides = "for each: dose"
      $0.of = "[any stay, any ward]"
    }
    add("the clock of a time") { $0.clock = "offset of at" }
    add("the clock of the pack") { $0.clock = "pack" }
    add("a filter besides") { $0.filter = "[at >= this.at, ok]" }
    add("one link alone") {
      $0.stay = "id"
      $0.visit = "stayId"
      $0.dose = "stayId"
    }
    add("two links, of which one kind has one") { $0.visit = "{ id: stayId }" }
    add("a link by a date alone") {
      $0.stay = "{ date: began }"
      $0.visit = "{ date: day }"
      $0.dose = "{ date: day }"
      $0.of = "[this stay, any stayId]"
    }
    return all
  }
}
