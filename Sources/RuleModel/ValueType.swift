/// The words a field or a table's answer can hold, in the order written, some with points.
public struct Enumeration: Hashable, Sendable, InBook {
  /// The allowed words, in order.
  public let words: [String]
  /// Points of the word at the same index (`one of [no = 0, yes = 2]`); empty where no word has
  /// any.
  public let points: [Double?]

  public init(words: [String], points: [Double?] = []) {
    self.words = words
    self.points = points.contains { $0 != nil } ? points : []
  }

  /// The words that `weekday of` gives, in the order of `CivilDate.weekday`.
  public static let weekdays = Enumeration(words: [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ])
}

/// The kind of an expression's value. Known for every expression once a pack is loaded.
public indirect enum ValueType: Hashable, Sendable, InBook {
  case text
  /// yes/no
  case truth
  /// Nil: a plain number. Durations are numbers whose unit has the dimension of time.
  case number(Unit?)
  case time
  case date
  case timeOfDay
  /// Months, years or calendar days, to add to a time or date.
  case period
  case word(Enumeration)
  case list(ValueType)
  case colour

  /// A duration in seconds.
  public static let duration = ValueType.number(.second)

  /// Of a number, or of a list of numbers.
  public var unit: Unit? {
    switch self {
    case .number(let unit): unit
    case .list(let element): element.unit
    case .text, .truth, .time, .date, .timeOfDay, .period, .word, .colour: nil
    }
  }
}

/// A constant.
public indirect enum Literal: Hashable, Sendable, InBook {
  case truth(Bool)
  /// In the unit of the expression's type.
  case number(Double)
  case text(String)
  case word(String)
  case time(Instant)
  case date(CivilDate)
  /// Microseconds since midnight.
  case timeOfDay(Int64)
  case period(CalendarPeriod)
  /// sRGB.
  case colour(Colour)
  case list([Literal])
}

/// An sRGB colour; alpha 255 is opaque.
public struct Colour: Hashable, Sendable, InBook {
  /// The red component in sRGB, 0 to 255.
  public let red: UInt8
  /// The green component in sRGB, 0 to 255.
  public let green: UInt8
  /// The blue component in sRGB, 0 to 255.
  public let blue: UInt8
  /// The opacity, 0 to 255.
  public let alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`, as CSS Color 4 writes them.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.first == 0x23 else { return nil }
    var digits: [UInt8] = []
    for byte in text.utf8.dropFirst() {
      switch byte {
      case 0x30...0x39: digits.append(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: digits.append((byte | 0x20) - 0x61 + 10)
      default: return nil
      }
    }
    switch digits.count {
    case 3: self.init(red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17)
    case 6, 8:
      self.init(
        red: digits[0] * 16 + digits[1], green: digits[2] * 16 + digits[3],
        blue: digits[4] * 16 + digits[5],
        alpha: digits.count == 8 ? digits[6] * 16 + digits[7] : 255)
    default: return nil
    }
  }

  /// The colour as `#RRGGBB`, with the opacity if it is not full.
  public var text: String {
    let digits = Array("0123456789ABCDEF")
    var text = "#"
    for part in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
      text.append(digits[Int(part >> 4)])
      text.append(digits[Int(part & 15)])
    }
    return text
  }
}
