// Written by `primum compile --swift` from meadow 1. Do not edit.

import Foundation
import Primum

/// Visits to a meadow
public enum Meadow {
  /// The rule book these types belong to.
  public static let digest = "02fe19baba4b40604d214b21717c391c093c97cff1fe16494028992414827f23"
  public static let app = "meadow"

  /// A record `visit`.
  public struct Visit: PrimumRecord, Hashable, Codable {
    public static let recordName = "visit"
    public static let fieldNames = [
      "id",
      "person",
      "start",
      "ended",
      "size",
      "minutes",
      "mood",
      "sights",
      "notes",
      "marks",
      "bells",
      "levels",
      "alone",
      "rested",
      "day",
      "woke",
      "glucose",
      "weather.sky",
    ]

    public var id: String
    /// If missing, the pack's default.
    public var person: String?
    public var start: Date
    public var ended: Date?
    /// From 1 to 9.
    public var size: Int
    /// In min; from 0 to 600.
    public var minutes: Double?
    public var mood: Mood?
    public var sights: [Sights]?
    public var notes: String?
    public var marks: [String]?
    public var bells: [Date]?
    /// From 0 to 10.
    public var levels: [Double]?
    public var alone: Bool?
    /// If missing, the pack's default.
    public var rested: Bool?
    /// A day, such as 2026-03-20.
    public var day: String?
    /// A time of day, such as 22:30.
    public var woke: String?
    /// A number with its unit, one of `mg/dl`, `mmol/l`.
    public var glucose: String?
    public var weatherSky: String?

    public init(
      id: String,
      person: String? = nil,
      start: Date,
      ended: Date? = nil,
      size: Int,
      minutes: Double? = nil,
      mood: Mood? = nil,
      sights: [Sights]? = nil,
      notes: String? = nil,
      marks: [String]? = nil,
      bells: [Date]? = nil,
      levels: [Double]? = nil,
      alone: Bool? = nil,
      rested: Bool? = nil,
      day: String? = nil,
      woke: String? = nil,
      glucose: String? = nil,
      weatherSky: String? = nil
    ) {
      self.id = id
      self.person = person
      self.start = start
      self.ended = ended
      self.size = size
      self.minutes = minutes
      self.mood = mood
      self.sights = sights
      self.notes = notes
      self.marks = marks
      self.bells = bells
      self.levels = levels
      self.alone = alone
      self.rested = rested
      self.day = day
      self.woke = woke
      self.glucose = glucose
      self.weatherSky = weatherSky
    }

    public func give(to fields: inout RecordFields) {
      fields.add(self.id)
      fields.add(self.person)
      fields.add(self.start)
      fields.add(self.ended)
      fields.add(self.size)
      fields.add(self.minutes)
      fields.add(self.mood)
      fields.add(self.sights)
      fields.add(self.notes)
      fields.add(self.marks)
      fields.add(self.bells)
      fields.add(self.levels)
      fields.add(self.alone)
      fields.add(self.rested)
      fields.add(self.day)
      fields.add(self.woke)
      fields.add(self.glucose)
      fields.add(self.weatherSky)
    }

    private enum CodingKeys: String, CodingKey {
      case id = "id"
      case person = "person"
      case start = "start"
      case ended = "ended"
      case size = "size"
      case minutes = "minutes"
      case mood = "mood"
      case sights = "sights"
      case notes = "notes"
      case marks = "marks"
      case bells = "bells"
      case levels = "levels"
      case alone = "alone"
      case rested = "rested"
      case day = "day"
      case woke = "woke"
      case glucose = "glucose"
      case weatherSky = "weather.sky"
    }

    public enum Mood: String, Sendable, Codable, CaseIterable {
      case fine = "fine"
      case tired = "tired"
      case veryTired = "very tired"
    }

    public enum Sights: String, Sendable, Codable, CaseIterable {
      case heron = "heron"
      case fox = "fox"
      case oldOak = "old oak"
    }
  }

  /// The texts of the pack. `RuleBook.text(_:locale:)` returns their wording.
  public enum TextID: String, TextKey, Codable, CaseIterable {
    case meadowOpen = "meadow.open"
    case meadowClosed = "meadow.closed"
  }

  /// The rules of the pack: `decisions[Meadow.RuleID.…]` is a rule's decision.
  public enum RuleID: String, ItemKey, Codable, CaseIterable {
    /// Long and tired
    case long = "long"
    /// All that can be told
    case much = "much"
    /// Visits this month
    case often = "often"
    /// Whether there may be a visit today
    case again = "again"
    /// A large visit is quick
    case hurry = "hurry"
  }

  /// The tables of the pack, as in `Decision.itemID`.
  public enum TableID: String, ItemKey, Codable, CaseIterable {
    /// The care that a visit needs
    case care = "care"
    case plan = "plan"
  }

  /// The places where the app shows texts: `decisions.notices(on:)` has what they show.
  public enum SurfaceID: String, SurfaceKey, Codable, CaseIterable {
    case home = "home"
    case visitSaved = "visitSaved"
    case widget = "widget"
  }

  /// The reminders of the pack, as in `Action.remind`.
  public enum ReminderID: String, Sendable, Codable, CaseIterable {
    case water = "water"
  }

  /// The codes of refusals, as in `Action.refuse`.
  public enum RefusalCode: String, Sendable, Codable, CaseIterable {
    case tooBig = "TOO_BIG"
  }

  /// The answer of the table `care`: `decisions[Meadow.CareAnswer.self]`.
  public struct CareAnswer: TableAnswer {
    public static let tableID = "care"

    public var need: Need?
    public var room: Double?
    public var label: Label?
    public var loud: Bool?

    public init(_ values: [String: Value]) {
      self.need = values["need"]?.word()
      self.room = values["room"]?.number
      self.label = values["label"]?.word()
      self.loud = values["loud"]?.truth
    }

    public enum Need: String, Sendable, Codable, CaseIterable {
      case rest = "rest"
      case walk = "walk"
    }

    public enum Label: String, Sendable, Codable, CaseIterable {
      case takeItSlowly = "Take it slowly"
      case takeItEasy = "Take it easy"
    }
  }

  /// The answer of the table `plan`: `decisions[Meadow.PlanAnswer.self]`.
  public struct PlanAnswer: TableAnswer {
    public static let tableID = "plan"

    public var next: Date?
    public var date: String?
    public var said: String?

    public init(_ values: [String: Value]) {
      self.next = values["next"]?.date
      self.date = values["date"]?.text
      self.said = values["said"]?.text
    }
  }

  /// The values that rules set: `decisions[Meadow.SetValues.self]`.
  public struct SetValues: RuleValues {
    public var pace: Pace?
    public var rest: String?
    public var day: String?

    public init(_ values: [String: Value]) {
      self.pace = values["pace"]?.word()
      self.rest = values["rest"]?.text
      self.day = values["day"]?.text
    }

    public enum Pace: String, Sendable, Codable, CaseIterable {
      case slow = "slow"
      case quick = "quick"
    }
  }
}
