import RuleModel
import Testing

@testable import Evaluation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The zone files of the machine the tests run on. Tests that need them are skipped by name where
/// it has none.
enum SystemZones {
  static let areThere = bytes("Europe/Berlin") != nil

  static func zone(_ name: String) -> Zone? { bytes(name).flatMap { try? Zone(tzif: $0) } }

  static func bytes(_ name: String) -> [UInt8]? {
    guard let file = fopen("/usr/share/zoneinfo/" + name, "rb") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }
}

@Suite struct ZoneTests {
  /// Offsets in seconds on both sides of changes, in the table and under the rule for later years.
  @Test(
    .enabled(if: SystemZones.areThere, "no time zones (tzdata) on this machine"),
    arguments: [
      ("Europe/Berlin", "2026-03-29T00:59:59+00:00", 3600),
      ("Europe/Berlin", "2026-03-29T01:00:00+00:00", 7200),
      ("Europe/Berlin", "2026-10-25T00:59:59+00:00", 7200),
      ("Europe/Berlin", "2026-10-25T01:00:00+00:00", 3600),
      ("Europe/Berlin", "2150-03-29T00:59:59+00:00", 3600),
      ("Europe/Berlin", "2150-03-29T01:00:00+00:00", 7200),
      ("Europe/Berlin", "2150-12-31T23:59:59+00:00", 3600),
      ("Europe/Berlin", "1880-01-01T00:00:00+00:00", 3208),
      ("America/New_York", "2026-03-08T06:59:59+00:00", -18000),
      ("America/New_York", "2026-03-08T07:00:00+00:00", -14400),
      ("America/New_York", "2099-11-01T05:59:59+00:00", -14400),
      ("America/New_York", "2099-11-01T06:00:00+00:00", -18000),
      ("Pacific/Kiritimati", "2026-01-01T00:00:00+00:00", 50400),
      ("Pacific/Kiritimati", "1979-01-01T00:00:00+00:00", -38400),
      ("Australia/Lord_Howe", "2026-04-04T14:59:59+00:00", 39600),
      ("Australia/Lord_Howe", "2026-04-04T15:00:00+00:00", 37800),
      ("Australia/Lord_Howe", "2126-10-05T15:29:59+00:00", 37800),
      ("Australia/Lord_Howe", "2126-10-05T15:30:00+00:00", 39600),
      ("America/Sao_Paulo", "2018-11-04T02:59:59+00:00", -10800),
      ("America/Sao_Paulo", "2018-11-04T03:00:00+00:00", -7200),
      ("America/Sao_Paulo", "2026-12-01T00:00:00+00:00", -10800),
      ("Africa/Casablanca", "2026-02-15T01:59:59+00:00", 3600),
      ("Africa/Casablanca", "2026-02-15T02:00:00+00:00", 0),
      ("Africa/Casablanca", "2026-03-22T02:00:00+00:00", 3600),
      ("UTC", "2026-01-01T00:00:00+00:00", 0), ("Asia/Kolkata", "2026-01-01T00:00:00+00:00", 19800),
    ])
  func offsets(_ name: String, _ moment: String, _ offset: Int) throws {
    let zone = try #require(SystemZones.zone(name))
    #expect(zone.offset(atSeconds: time(moment).microseconds.quotientDown(1_000_000)) == offset)
  }

  @Test(arguments: [
    ("EST5EDT,M3.2.0,M11.1.0", true), ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", true),
    ("CET-1", true),
    ("IST-2IDT,M3.4.4/26,M10.5.0", true),
    ("XXX3EDT4,0/0,J365/25", true), ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", true), ("", false),
    ("CET", false),
    ("CET-1CEST", false),
    ("CE-1", false), ("CET-1CEST,M13.1.0,M10.5.0", false), ("CET-1CEST,M3.6.0,M10.5.0", false),
    ("CET-1CEST,J0,J365", false),
    ("CET-25", false), ("CET-1CEST,M3.5.0", false), ("CET-1CEST,M3.5.0,M10.5.0/168", false),
    ("<+01", false),
    ("CET-1junk", false),
    ("CET-1CEST,M3.5.0,M10.5.0,", false), ("CET-99999999999999999999", false),
  ])
  func rules(_ text: String, _ isGood: Bool) {
    #expect((PosixZone(Array(text.utf8)) != nil) == isGood)
  }

  /// Offsets in hours on both sides of a rule's changes: the last Sunday of months with four and
  /// with five, 29 February counted and not counted, and hours outside of the day.
  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T00:59:59+00:00", 1),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:00:00+00:00", 2),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T00:59:59+00:00", 2),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T01:00:00+00:00", 1),
    ("CET-1CEST,M2.5.0,M10.5.0", "2026-02-22T00:59:59+00:00", 1),
    ("CET-1CEST,M2.5.0,M10.5.0", "2026-02-22T01:00:00+00:00", 2),
    ("CET-1CEST,M3.4.0,M10.1.0", "2026-03-22T00:59:59+00:00", 1),
    ("CET-1CEST,M3.4.0,M10.1.0", "2026-03-22T01:00:00+00:00", 2),
    ("AAA0BBB,J60/0,J300/0", "2024-02-29T23:59:59+00:00", 0),
    ("AAA0BBB,J60/0,J300/0", "2024-03-01T00:00:00+00:00", 1),
    ("AAA0BBB,J60/0,J300/0", "2026-02-28T23:59:59+00:00", 0),
    ("AAA0BBB,J60/0,J300/0", "2026-03-01T00:00:00+00:00", 1),
    ("AAA0BBB,J59/0,J300/0", "2024-02-27T23:59:59+00:00", 0),
    ("AAA0BBB,J59/0,J300/0", "2024-02-28T00:00:00+00:00", 1),
    ("AAA0BBB,59/0,300/0", "2024-02-28T23:59:59+00:00", 0),
    ("AAA0BBB,59/0,300/0", "2024-02-29T00:00:00+00:00", 1),
    ("AAA0BBB,59/0,300/0", "2026-02-28T23:59:59+00:00", 0),
    ("AAA0BBB,59/0,300/0", "2026-03-01T00:00:00+00:00", 1),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59:59+00:00", -2),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00+00:00", -1),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-01-15T00:00:00+00:00", 11),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-07-15T00:00:00+00:00", 10),
  ])
  func changes(_ rule: String, _ moment: String, _ hours: Int64) throws {
    let rule = try #require(PosixZone(Array(rule.utf8)))
    #expect(rule.span(at: time(moment).microseconds / 1_000_000).offset == hours * 3600)
  }

  /// RFC 8536's way to say summer time for ever.
  @Test func summerTimeForEver() throws {
    let rule = try #require(PosixZone(Array("XXX3EDT4,0/0,J365/23".utf8)))
    for moment in [
      "2026-01-01T03:00:00+00:00", "2026-07-01T00:00:00+00:00", "2026-12-31T23:59:59+00:00",
    ] {
      #expect(rule.span(at: time(moment).microseconds / 1_000_000).offset == -14400)
    }
  }

  @Test(
    arguments: [
      ("UTC", 0), ("Z", 0), ("+05:30", 19800), ("-12:00", -43200), ("+14:00", 50400),
      ("05:30", nil), ("+5:30", nil),
      ("+24:00", nil),
      ("+05:60", nil), ("Europe/Berlin", nil), ("", nil),
    ] as [(String, Int?)])
  func fixedOffsets(_ text: String, _ offset: Int?) {
    #expect(Zone(offset: text)?.offset(atSeconds: 0) == offset)
  }

  /// Files cut short anywhere, and with any byte changed, are refused or read, never a crash or a
  /// hang.
  @Test(.enabled(if: SystemZones.areThere, "no time zones (tzdata) on this machine"))
  func hostileFiles() throws {
    let bytes = try #require(SystemZones.bytes("Europe/Berlin"))
    for count in 0..<bytes.count {
      #expect(throws: Zone.Failure.self) { try Zone(tzif: Array(bytes[..<count])) }
    }
    for index in stride(from: 0, to: bytes.count, by: 3) {
      for wrong in [UInt8(0), 0xFF, 0x80, bytes[index] &+ 1] {
        var damaged = bytes
        damaged[index] = wrong
        guard let zone = try? Zone(tzif: damaged) else { continue }
        for seconds in [Int64.min / 2, -1, 0, 1_800_000_000, 253_402_300_799] {
          _ = zone.offset(atSeconds: seconds)
        }
        _ = zone.moment(ofLocal: 1_800_000_000_000_000)
      }
    }
    #expect(throws: Zone.Failure.notTZif) {
      try Zone(tzif: Array("not a zone at all, though long enough for a header".utf8))
    }
  }

  /// Offsets as packs and logs write them, up to the last minute of a day.
  @Test(arguments: [
    ("+23:59", 86_340), ("-23:00", -82_800), ("+05:30", 19_800), ("Z", 0), ("+24:00", nil),
    ("+01:60", nil), ("+1:00", nil), ("01:00", nil),
  ]) func offsetsAreThoseOfADay(_ text: String, _ seconds: Int?) {
    #expect(Zone(offset: text).map { $0.offset(atSeconds: 0) } == seconds)
  }
}
