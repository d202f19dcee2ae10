/// The text of an element as the Android build makes it (aapt2, ResourceUtils.cpp): white space
/// collapsed and trimmed except between double quotation marks, which vanish; ` `, `\t`, `\u0041`;
/// any other character after a backslash for itself.
struct AndroidSink<Next: TextSink>: TextSink {
  var next: Next
  private let bytes: UnsafeBufferPointer<UInt8>
  private var isQuoted = false
  private var hasText = false
  private var space: Range<Int>?
  private var escape: Escape?

  private struct Escape {
    var range: Range<Int>
    /// Of `\u`; nil right after the backslash.
    var digits: Int?
    var value: UInt32 = 0
  }

  private var highSurrogate: (value: UInt32, range: Range<Int>)?

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ next: Next) {
    self.bytes = bytes
    self.next = next
  }

  mutating func plain(_ range: Range<Int>) {
    var run = range.lowerBound
    var i = run
    while i < range.upperBound {
      let byte = bytes[i]
      let isSpecial = byte == 0x5C || byte == 0x22 || byte == 0x20 || (0x09...0x0D).contains(byte)
      if !isSpecial && escape == nil {
        i += 1
        continue
      }
      if run < i { text(run..<i) }
      let length = utf8Length(byte)
      scalar(Catalogues.scalar(bytes, at: i), i..<i + length)
      i += length
      run = i
    }
    if run < range.upperBound { text(run..<range.upperBound) }
  }

  mutating func scalar(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    if escape != nil {
      continueEscape(scalar, range)
    } else if scalar == "\\" {
      escape = Escape(range: range)
    } else if scalar == "\"" {
      flush()
      isQuoted.toggle()
      // An empty stretch between quotation marks still ends a run of white space.
      hasText = true
    } else if scalar == " " || (0x09...0x0D).contains(scalar.value) {
      if isQuoted {
        emit(scalar, range)
      } else if hasText {
        space = (space?.lowerBound ?? range.lowerBound)..<range.upperBound
      }
    } else {
      emit(scalar, range)
    }
  }

  mutating func finish(at end: Int) {
    if let open = escape { finishEscape(open) }
    flushSurrogate()
    space = nil
  }

  private mutating func continueEscape(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    guard var open = escape else { return }
    if let digits = open.digits {
      guard scalar.value < 0x80, let digit = hexadecimalDigit(UInt8(scalar.value)) else {
        finishEscape(open)
        self.scalar(scalar, range)
        return
      }
      open.value = open.value << 4 | digit
      open.digits = digits + 1
      open.range = open.range.lowerBound..<max(open.range.upperBound, range.upperBound)
      escape = open
      if digits + 1 == 4 { finishEscape(open) }
      return
    }
    let whole = open.range.lowerBound..<max(open.range.upperBound, range.upperBound)
    if scalar == "u" {
      escape = Escape(range: whole, digits: 0)
      return
    }
    escape = nil
    switch scalar {
    case "n": emit("\n", whole)
    case "t": emit("\t", whole)
    default: emit(scalar, whole)
    }
  }

  /// Ends `\u`; two halves of a surrogate pair make one character.
  private mutating func finishEscape(_ open: Escape) {
    escape = nil
    guard open.digits == 4 else {
      emit("\u{FFFD}", open.range)
      return
    }
    if open.value & 0xFC00 == 0xD800 {
      flushSurrogate()
      flush()
      highSurrogate = (open.value, open.range)
    } else if open.value & 0xFC00 == 0xDC00, let high = highSurrogate,
      high.range.upperBound == open.range.lowerBound
    {
      highSurrogate = nil
      let value = 0x10000 + ((high.value & 0x3FF) << 10 | open.value & 0x3FF)
      emit(Unicode.Scalar(value) ?? "\u{FFFD}", high.range.lowerBound..<open.range.upperBound)
    } else {
      emit(Unicode.Scalar(open.value) ?? "\u{FFFD}", open.range)
    }
  }

  private mutating func text(_ range: Range<Int>) {
    flushSurrogate()
    flush()
    hasText = true
    next.plain(range)
  }

  private mutating func emit(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    flushSurrogate()
    flush()
    hasText = true
    next.scalar(scalar, range)
  }

  private mutating func flush() {
    if let space { next.scalar(" ", space) }
    space = nil
  }

  private mutating func flushSurrogate() {
    guard let high = highSurrogate else { return }
    highSurrogate = nil
    next.scalar("\u{FFFD}", high.range)
  }
}
