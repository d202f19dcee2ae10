import Testing

@testable import JSONReading

/// Accepts and rejects exactly as RFC 8259 says, whichever way a text is read. The bytes ⟨80⟩ stand
/// for what cannot be typed.
struct GrammarTests {
  @Test(arguments: valid) func accepts(_ text: String) {
    let bytes = bytes(text)
    let expected = ReferenceJSON.read(bytes)
    #expect(expected != nil)
    for reader in Reader.allCases {
      switch reader.read(bytes) {
      case .success(let value): if reader != .skip { #expect(value == expected, "\(reader)") }
      case .failure(let error): Issue.record("\(reader) says: \(error.message) at \(error.offset)")
      }
    }
  }

  @Test(arguments: invalid) func rejects(_ text: String, kind: JSONError.Kind, offset: Int) {
    let bytes = bytes(text)
    #expect(ReferenceJSON.read(bytes) == nil)
    for reader in Reader.allCases {
      switch reader.read(bytes) {
      case .success: Issue.record("\(reader) accepts it")
      case .failure(let error): #expect(error == JSONError(kind, at: offset), "\(reader)")
      }
    }
  }

  /// Every proper prefix of a text that needs its end is rejected, with the place inside the text.
  @Test func rejectsEveryPrefix() {
    let whole = bytes(
      #"{"a\"\u00e9\ud83d\ude00é€😀": [-1.5e+3, true, false, null, "x", {"b": {}}, [[]]], "c" : ""}"#
    )
    for count in 0..<whole.count {
      for reader in Reader.allCases {
        guard case .failure(let error) = reader.read(Array(whole[..<count])) else {
          Issue.record("\(reader) accepts the first \(count) bytes")
          continue
        }
        #expect(error.offset <= count)
      }
    }
  }

  @Test func everyKindOfErrorHasItsMessage() {
    let messages = JSONError.Kind.allCases.map(\.message)
    #expect(Set(messages).count == messages.count)
    #expect(messages.allSatisfy { !$0.hasSuffix(".") && !$0.isEmpty })
  }
}

/// `⟨C2 A0⟩` stands for these bytes.
func bytes(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  for (index, part) in text.split(separator: "⟨", omittingEmptySubsequences: false).enumerated() {
    guard index > 0, let close = part.firstIndex(of: "⟩") else {
      bytes += part.utf8
      continue
    }
    bytes += part[..<close].split(separator: " ").map { UInt8($0, radix: 16)! }
    bytes += part[part.index(after: close)...].utf8
  }
  return bytes
}

private let valid: [String] = [
  // Structure and white space.
  "{}", "[]", "[[]]", "[{}]", "{\"\":{}}", " [ ] ", "\t\r\n {\t\r\n }\t\r\n ", "[[],[]]", "[1,2]",
  "[ 1 , 2 ]",
  "[\n1\n,\n2\n]\n",
  #"{"a":1,"a":2}"#, #"{"a":1,"a":1}"#, #"{ "a" : 1 , "b" : [ ] }"#, #"{"a":[{"b":[{"c":{}}]}]}"#,
  "[\"a\",\n          \"b\"]",
  "                                {\"indented\":          [         ]        }           ",
  // Words and scalars alone.
  "true", "false", "null", " true ", "[true,false,null]", "\"\"", "\"a\"", "0", "-0", " 1 ",
  // Numbers.
  "1", "-1", "10", "123456789", "0.0", "-0.0", "0.1", "1.5", "-1.5", "1e5", "1E5", "1e+5", "1e-5",
  "1E-05", "0e0",
  "0e+1", "0E1",
  "1.234e5", "1e999", "-1e999", "1e-999", "123456789012345678901234567890",
  "0.000000000000000000000000000001",
  "9007199254740993", "1.7976931348623157e308", "5e-324", "2.2250738585072011e-308",
  "1e00000000000000000000000000005",
  "[1]", "[-0,1.0,2e2]", "1e99999999999999999999", "0e99999999999999999999", "0.0e99999999999",
  // Strings: escapes.
  #""\"\\\/\b\f\n\r\t""#, #""\u0000""#, #""\u0022""#, #""\u005c""#, #""\u00e9""#, #""\u00E9""#,
  #""\u20ac""#,
  #""\uFFFF""#,
  #""\ud83d\ude00""#, #""\uD83D\uDE00""#, #""\ud800\udc00""#, #""\udbff\udfff""#,
  #""\uE000\uD7FF""#, #""\\u0061""#,
  #""\\\\\"\\""#,
  #"{"\u0061":"a"}"#, #""12345678\n""#, #""1234567\n8""#,
  // Strings: bytes.
  "\"é\"", "\"€\"", "\"😀\"", "\"⟨7F⟩\"", "\"\u{2028}\u{2029}\"", "\"\u{FEFF}\"", "\"\u{FFFF}\"",
  "\"\u{10FFFF}\"",
  "\"\u{80}\"",
  "\"\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\"", "\"1234567é\"", "\"12345678é12345678é\"",
  "\"日本語の文章です\"",
  "\"// no comment /* none */ # none\"", "\"[{,:}]\"", "{\"é\":\"日\"}",
]

private let invalid: [(String, JSONError.Kind, Int)] = [
  // Nothing, or the end too early.
  ("", .endBeforeValue, 0), (" ", .endBeforeValue, 1), ("\n\t", .endBeforeValue, 2),
  ("[", .endInArray, 1),
  ("{", .endInObject, 1),
  ("[1", .endInArray, 2), ("[1,", .endInArray, 3), ("[ ", .endInArray, 2),
  ("{\"a\"", .endInObject, 4),
  ("{\"a\":", .endBeforeValue, 5),
  ("{\"a\":1", .endInObject, 6), ("{\"a\":1,", .endInObject, 7), ("\"", .endInString, 1),
  ("\"abc", .endInString, 4),
  ("\"a\\", .endInString, 3), ("\"\\u00e", .endInString, 6), ("[\"", .endInString, 2),
  ("-", .endInNumber, 1),
  ("1.", .endInNumber, 2),
  ("1e", .endInNumber, 2), ("1e+", .endInNumber, 3), ("[-", .endInNumber, 2),
  ("[[[", .endInArray, 3),
  ("{\"a\":[{", .endInObject, 7),
  // Commas and colons.
  ("[1,]", .commaTooMany, 3), ("[1 , ]", .commaTooMany, 5), ("[,1]", .valueExpected, 1),
  ("[1,,2]", .valueExpected, 3),
  ("[,]", .valueExpected, 1), ("{\"a\":1,}", .commaTooMany, 7), ("{,}", .keyExpected, 1),
  ("{\"a\":1,,\"b\":2}", .keyExpected, 7),
  ("[1 2]", .commaMissingInArray, 3), ("[1\n2]", .commaMissingInArray, 3),
  ("[\"a\" \"b\"]", .commaMissingInArray, 5),
  ("{\"a\":1 \"b\":2}", .commaMissingInObject, 7), ("{\"a\" 1}", .colonMissing, 5),
  ("{\"a\"}", .colonMissing, 4),
  ("{\"a\"=1}", .colonMissing, 4), ("{\"a\"::1}", .valueExpected, 5),
  ("{\"a\":}", .valueExpected, 5),
  ("{\"a\",\"b\"}", .colonMissing, 4),
  ("[1:2]", .commaMissingInArray, 2), ("[1;2]", .commaMissingInArray, 2),
  ("{\"a\":1;\"b\":2}", .commaMissingInObject, 6),
  (",", .valueExpected, 0), (":", .valueExpected, 0), ("[1,2", .endInArray, 4),
  // Brackets.
  ("]", .valueExpected, 0), ("}", .valueExpected, 0), ("[}", .valueExpected, 1),
  ("{]", .keyExpected, 1),
  ("[1}", .wrongCloseInArray, 2),
  ("{\"a\":1]", .wrongCloseInObject, 6), ("[]]", .trailingText, 2), ("{}}", .trailingText, 2),
  ("[][]", .trailingText, 2),
  ("{} {}", .trailingText, 3), ("1 2", .trailingText, 2), ("\"a\"\"b\"", .trailingText, 3),
  ("true false", .trailingText, 5),
  ("[[1]", .endInArray, 4), ("[[1}]", .wrongCloseInArray, 3), ("<a>", .valueExpected, 0),
  ("*", .valueExpected, 0),
  ("@", .valueExpected, 0),
  // Keys.
  ("{a:1}", .keyWithoutQuotes, 1), ("{1:1}", .keyWithoutQuotes, 1), ("{'a':1}", .singleQuote, 1),
  ("{null:1}", .keyWithoutQuotes, 1),
  ("{\"a\":1,b:2}", .keyWithoutQuotes, 7), ("{[1]:1}", .keyExpected, 1), ("{:1}", .keyExpected, 1),
  ("{\"a\":b}", .misspelledWord, 5),
  // Words.
  ("True", .misspelledWord, 0), ("TRUE", .misspelledWord, 0), ("tru", .misspelledWord, 0),
  ("nul", .misspelledWord, 0),
  ("fals", .misspelledWord, 0), ("truth", .misspelledWord, 0), ("none", .misspelledWord, 0),
  ("undefined", .misspelledWord, 0),
  ("[yes]", .misspelledWord, 1), ("nulll", .trailingText, 4), ("truetrue", .trailingText, 4),
  ("[truex]", .commaMissingInArray, 5),
  ("NaN", .notANumber, 0), ("[Infinity]", .notANumber, 1), ("-Infinity", .notANumber, 0),
  ("[nan]", .notANumber, 1),
  ("'a'", .singleQuote, 0), ("“a”", .curlyQuote, 0), ("{“a”:1}", .curlyQuote, 1),
  ("[1, ‘a’]", .curlyQuote, 4),
  // Comments and other dialects.
  ("// a\n1", .comment, 0), ("[1, /* a */ 2]", .comment, 4), ("[1 // a\n]", .comment, 3),
  ("# a\n{}", .comment, 0),
  ("{} // a", .comment, 3),
  ("{ /* a */ }", .comment, 2), ("`a`", .valueExpected, 0), ("(1)", .valueExpected, 0),
  // Numbers.
  ("01", .leadingZero, 0), ("-01", .leadingZero, 0), ("00", .leadingZero, 0),
  ("[012]", .leadingZero, 1),
  ("+1", .leadingPlus, 0),
  (".5", .leadingPoint, 0), ("-.5", .digitMissing, 1), ("1.e5", .digitMissingAfterPoint, 2),
  ("[1.]", .digitMissingAfterPoint, 3),
  ("1..2", .digitMissingAfterPoint, 2), ("[1e]", .digitMissingInExponent, 3),
  ("1e-x", .digitMissingInExponent, 3),
  ("1ee5", .digitMissingInExponent, 2), ("1e5.5", .trailingText, 3), ("0x1F", .trailingText, 1),
  ("1_000", .trailingText, 1),
  ("1,000", .trailingText, 1), ("--1", .digitMissing, 1), ("-a", .digitMissing, 1),
  ("- 1", .digitMissing, 1),
  ("1-2", .trailingText, 1),
  ("1.2.3", .trailingText, 3), ("2.5mg", .trailingText, 3), ("[12:30]", .commaMissingInArray, 3),
  ("-⟨D9 A1⟩", .digitMissing, 1), ("⟨EF BC 91⟩", .valueExpected, 0),
  // Strings.
  ("\"a\nb\"", .lineBreakInString, 2), ("\"a\rb\"", .lineBreakInString, 2),
  ("\"a\tb\"", .controlCharacter, 2),
  ("\"⟨00⟩\"", .controlCharacter, 1), ("\"⟨1F⟩\"", .controlCharacter, 1),
  ("\"1234567⟨1F⟩\"", .controlCharacter, 8),
  ("\"12345678⟨1F⟩\"", .controlCharacter, 9), (#""\x41""#, .badEscape, 1),
  (#""\'""#, .badEscape, 1),
  (#""\a""#, .badEscape, 1),
  (#""\0""#, .badEscape, 1), (#""\U0041""#, .badEscape, 1), ("\"\\é\"", .badEscape, 1),
  ("\"\\\n\"", .badEscape, 1),
  (#""\u""#, .badUnicodeEscape, 1), (#""\u00g0""#, .badUnicodeEscape, 1),
  (#""\u12 4""#, .badUnicodeEscape, 1),
  (#""\u{e9}""#, .badUnicodeEscape, 1), (#""ab\u00""#, .badUnicodeEscape, 3),
  (#""\u+123""#, .badUnicodeEscape, 1),
  (#""\ud800""#, .loneSurrogate, 1), (#""\udc00""#, .loneSurrogate, 1),
  (#""\ud800\ud800""#, .loneSurrogate, 1),
  (#""\udc00\ud800""#, .loneSurrogate, 1), (#""\ud800x""#, .loneSurrogate, 1),
  (#""\ud800\n""#, .loneSurrogate, 1),
  (#""\ud83d\u00e9""#, .loneSurrogate, 1), (#""\ud83d\ude0""#, .badUnicodeEscape, 7),
  (#""a\ud83d""#, .loneSurrogate, 2),
  // Bytes that are not UTF-8, in strings and outside.
  ("\"⟨80⟩\"", .invalidUTF8, 1), ("\"⟨C0 AF⟩\"", .invalidUTF8, 1), ("\"⟨C1 BF⟩\"", .invalidUTF8, 1),
  ("\"⟨E0 80 AF⟩\"", .invalidUTF8, 1),
  ("\"⟨ED A0 80⟩\"", .invalidUTF8, 1), ("\"⟨F0 80 80 80⟩\"", .invalidUTF8, 1),
  ("\"⟨F4 90 80 80⟩\"", .invalidUTF8, 1),
  ("\"⟨F5 80 80 80⟩\"", .invalidUTF8, 1), ("\"⟨FF⟩\"", .invalidUTF8, 1),
  ("\"⟨C3⟩\"", .invalidUTF8, 1),
  ("\"⟨E2 82⟩\"", .invalidUTF8, 1),
  ("\"⟨F0 9F 98⟩\"", .invalidUTF8, 1), ("\"⟨C3⟩", .invalidUTF8, 1), ("\"é⟨C3⟩\"", .invalidUTF8, 3),
  ("\"caf⟨E9⟩\"", .invalidUTF8, 4),
  ("{\"⟨E9⟩\":1}", .invalidUTF8, 2), ("⟨FF⟩", .invalidUTF8, 0), ("[⟨80⟩]", .invalidUTF8, 1),
  ("[1⟨80⟩]", .invalidUTF8, 2),
  ("⟨EF BB BF⟩{}", .valueExpected, 0), ("⟨FF FE⟩{⟨00⟩}⟨00⟩", .invalidUTF8, 0),
  ("é", .valueExpected, 0),
  ("[1é]", .commaMissingInArray, 2),
  // White space of other alphabets and control characters between tokens.
  ("[⟨C2 A0⟩1]", .valueExpected, 1), ("[⟨0C⟩1]", .valueExpected, 1), ("[⟨0B⟩1]", .valueExpected, 1),
  ("[1⟨00⟩]", .commaMissingInArray, 2),
  ("⟨00⟩", .valueExpected, 0), ("1⟨00⟩", .trailingText, 1), ("{}⟨00⟩", .trailingText, 2),
  ("⟨E2 80 8B⟩1", .valueExpected, 0),
  ("{\"a\":1⟨00⟩}", .commaMissingInObject, 6), ("{⟨00⟩}", .keyExpected, 1),
  ("{\"a\"⟨00⟩:1}", .colonMissing, 4),
]
