import CLibYAML

/// The place and the reason of libyaml's failure, in its own words; offsets are bytes of the file.
struct ParserProblem: Error {
  var message: String
  var at: Int
  var context: String
  var contextAt: Int?
}

/// libyaml's events over a stretch of the file, with byte offsets in place of its marks.
struct EventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  private let bytes: UnsafeBufferPointer<UInt8>
  private let table: MarkTable
  private let firstScalar: Int
  private(set) var start = 0
  private(set) var end = 0
  /// The mark that was looked up last: the next is mostly a little behind it.
  private var latest = (scalar: 0, byte: 0)

  /// `bytes` are the whole file's and must outlive the stream; `range` starts at the start of a
  /// line. Nil without memory.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ table: MarkTable) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    self.bytes = bytes
    self.table = table
    firstScalar = table.scalarNumber(ofByte: range.lowerBound)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      event.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(
      parser, bytes.baseAddress.map { $0 + range.lowerBound }, range.count)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Goes to the next event and gives its kind.
  mutating func next() throws(ParserProblem) -> yaml_event_type_t {
    yaml_event_delete(event)
    guard yaml_parser_parse(parser, event) == 1 else {
      let context = parser.pointee.context.map { String(cString: $0) } ?? ""
      throw ParserProblem(
        message: parser.pointee.problem.map { String(cString: $0) } ?? "",
        at: offset(parser.pointee.problem_mark),
        context: context, contextAt: context.isEmpty ? nil : offset(parser.pointee.context_mark))
    }
    start = offset(event.pointee.start_mark)
    end = offset(event.pointee.end_mark)
    return event.pointee.type
  }

  private mutating func offset(_ mark: yaml_mark_t) -> Int {
    let scalar = firstScalar + mark.index
    if table.isPlain || scalar < latest.scalar || scalar - latest.scalar > 64 {
      latest = (scalar, table.byteOffset(ofScalar: scalar))
      return latest.byte
    }
    var byte = latest.byte
    var left = scalar - latest.scalar
    let raw = UnsafeRawBufferPointer(bytes)
    while left >= 8, raw.hasASCIIWord(at: byte) {
      byte += 8
      left -= 8
    }
    while left > 0, byte < bytes.count {
      byte += 1
      while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      left -= 1
    }
    latest = (scalar, byte)
    return byte
  }

  // The content of the current event; each only for events of its kind.

  var scalarValue: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: event.pointee.data.scalar.value, count: event.pointee.data.scalar.length)
  }

  var scalarStyle: YAMLScalar.Style {
    switch event.pointee.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  var anchor: String? {
    let name: UnsafeMutablePointer<yaml_char_t>? =
      switch event.pointee.type {
      case YAML_ALIAS_EVENT: event.pointee.data.alias.anchor
      case YAML_SCALAR_EVENT: event.pointee.data.scalar.anchor
      case YAML_SEQUENCE_START_EVENT: event.pointee.data.sequence_start.anchor
      case YAML_MAPPING_START_EVENT: event.pointee.data.mapping_start.anchor
      default: nil
      }
    return name.map { String(cString: $0) }
  }

  var hasTag: Bool {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: event.pointee.data.scalar.tag != nil
    case YAML_SEQUENCE_START_EVENT: event.pointee.data.sequence_start.tag != nil
    case YAML_MAPPING_START_EVENT: event.pointee.data.mapping_start.tag != nil
    default: false
    }
  }

  /// Whether lines such as `%YAML 1.2` precede the document.
  var hasDirectives: Bool {
    let document = event.pointee.data.document_start
    return document.version_directive != nil
      || document.tag_directives.start != document.tag_directives.end
  }
}
