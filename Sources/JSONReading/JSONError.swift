/// Why bytes are not JSON (RFC 8259), and where: a cheap value, so that rejecting a record costs no
/// more than reading it.
public struct JSONError: Error, Hashable, Sendable {
  /// The kinds of mistakes.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case endBeforeValue, endInString, endInObject, endInArray, endInNumber
    case valueExpected, keyExpected, keyWithoutQuotes, colonMissing
    case commaMissingInObject, commaMissingInArray, commaTooMany, wrongCloseInObject,
      wrongCloseInArray
    case lineBreakInString, controlCharacter, badEscape, badUnicodeEscape, loneSurrogate
    case leadingZero, leadingPlus, leadingPoint, digitMissing, digitMissingAfterPoint,
      digitMissingInExponent,
      notANumber
    case misspelledWord, singleQuote, curlyQuote, comment, trailingText
    case invalidUTF8, tooDeep
    /// The reader asked for another kind of value than the one that is there; not a mistake of
    /// grammar.
    case otherKind
  }

  /// The kind of mistake.
  public let kind: Kind
  /// The byte that cannot be right; the end of the text where something is missing there.
  public let offset: Int

  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// One sentence in plain English, no final stop.
  public var message: String { kind.message }
}

extension JSONError.Kind {
  /// One sentence in plain English, no final stop.
  public var message: String {
    switch self {
    case .endBeforeValue: "the text ended where a value was expected"
    case .endInString: "the text ended inside a string; a closing \" is missing"
    case .endInObject: "the text ended inside an object; a closing } is missing"
    case .endInArray: "the text ended inside a list; a closing ] is missing"
    case .endInNumber: "the text ended inside a number"
    case .valueExpected:
      "expected a value: text in quotes, a number, true, false, null, a list or an object"
    case .keyExpected: "expected a name in double quotes"
    case .keyWithoutQuotes: "a name must be written in double quotes"
    case .colonMissing: "a colon is missing between a name and its value"
    case .commaMissingInObject: "a comma is missing between two members of an object"
    case .commaMissingInArray: "a comma is missing between two elements of a list"
    case .commaTooMany: "nothing follows this comma; remove it"
    case .wrongCloseInObject: "an object is closed with ] instead of }"
    case .wrongCloseInArray: "a list is closed with } instead of ]"
    case .lineBreakInString:
      "a line break inside a string must be written as \\n, or the closing \" is missing"
    case .controlCharacter:
      "a control character inside a string must be written as an escape such as \\t or \\u0007"
    case .badEscape:
      "a backslash must be followed by one of \" \\ / b f n r t u; write \\\\ for the backslash itself"
    case .badUnicodeEscape: "\\u must be followed by exactly four digits 0-9 or letters A-F"
    case .loneSurrogate:
      "a \\u escape is only half of a surrogate pair; write both halves, or the character itself"
    case .leadingZero: "a number must not have a leading 0"
    case .leadingPlus: "a number must not start with +"
    case .leadingPoint: "a number must not start with a point; write 0.5, not .5"
    case .digitMissing: "a digit is missing after the minus sign"
    case .digitMissingAfterPoint: "a digit is missing after the decimal point"
    case .digitMissingInExponent: "a digit is missing in the exponent"
    case .notANumber: "NaN and Infinity are not JSON; leave the value out or write null"
    case .misspelledWord: "only true, false and null can be written without quotes, in lower case"
    case .singleQuote: "strings must be in double quotes, not single quotes"
    case .curlyQuote: "strings must be in straight double quotes, not curly quotes"
    case .comment: "JSON does not allow comments; remove this one"
    case .trailingText: "there is more text after the end of the value"
    case .invalidUTF8: "these bytes are not UTF-8 text; save the file as UTF-8"
    case .tooDeep: "lists and objects are nested too deeply"
    case .otherKind: "expected a different kind of value"
    }
  }
}
