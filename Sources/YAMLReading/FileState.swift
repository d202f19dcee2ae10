import CLibYAML
import Diagnostics
import SourceText

/// The state of reading one file: its bytes, the anchors seen, how much of each limit is used.
struct FileState {
  let file: SourceFile
  /// The file's bytes, made fit for the parser; `-` becomes a space where a broken list item is
  /// looked into by itself.
  var bytes: [UInt8]
  let table: MarkTable
  let limits: YAMLLimits
  var findings: [Finding] = []
  var anchors: [String: Anchor] = [:]
  var nodes = 0
  var aliasedNodes = 0
  var depth = 0
  /// Why the file as a whole could not be read, once its parts are read one by one.
  var firstProblem: ParserProblem?
  var isRecovering: Bool { firstProblem != nil }
  /// How many levels deep a broken stretch is being looked into.
  var recoveryDepth = 0
  /// True where limits kept a broken stretch from being looked into.
  var gaveUp = false
  /// How many bytes may still be parsed again to find further mistakes.
  var recoveryBytes: Int

  struct Anchor {
    var node: YAMLNode
    var size: Int
    var place: Place
    var isUsed = false
  }

  /// A reason that ends the reading of a stretch: broken syntax, or a limit.
  enum Stop: Error {
    case problem(ParserProblem)
    case limit(Finding)
  }

  init(_ file: SourceFile, bytes: [UInt8], limits: YAMLLimits) {
    self.file = file
    self.bytes = bytes
    self.limits = limits
    table = MarkTable(bytes)
    recoveryBytes = (1 << 20) + 24 * bytes.count
  }

  func place(_ range: Range<Int>) -> Place { Place(file, range) }

  /// Reads a stretch that starts at the start of a line as a document of its own. Nothing of a
  /// failed attempt is kept.
  mutating func parse(_ range: Range<Int>) throws(Stop) -> YAMLNode? {
    let before = self
    do throws(Stop) {
      return try parseDocuments(range)
    } catch {
      let used = (nodes, aliasedNodes)
      self = before
      if case .limit = error { (nodes, aliasedNodes) = used }
      throw error
    }
  }

  private mutating func parseDocuments(_ range: Range<Int>) throws(Stop) -> YAMLNode? {
    let source = bytes
    var outcome: Result<YAMLNode?, Stop> = .success(nil)
    source.withUnsafeBufferPointer { buffer in
      guard var events = EventStream(buffer, range, table) else { return }
      do throws(Stop) {
        outcome = .success(try documents(&events))
      } catch {
        outcome = .failure(error)
      }
    }
    return try outcome.get()
  }

  private mutating func documents(_ events: inout EventStream) throws(Stop) -> YAMLNode? {
    var root: YAMLNode?
    var count = 0
    while true {
      switch try next(&events) {
      case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return root
      case YAML_DOCUMENT_START_EVENT:
        count += 1
        if events.hasDirectives {
          findings.append(directives(at: events.start..<max(events.end, events.start)))
        }
        if count == 2 {
          findings.append(severalDocuments(at: events.start..<max(events.end, events.start)))
        }
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: continue
      case let kind:
        let node = try self.node(kind, &events)
        if count == 1 { root = node }
      }
    }
  }

  private func directives(at range: Range<Int>) -> Finding {
    Finding(
      .yamlTag, .error, "lines that begin with \"%\" before the first key are not supported",
      at: place(range),
      advice: "delete them, and the line \"---\" below")
  }

  func severalDocuments(at range: Range<Int>) -> Finding {
    Finding(
      .yamlSeveralDocuments, .error, "a second document begins here, but only the first is read",
      at: place(range),
      advice: "delete this line, or move what follows to a separate file")
  }

  mutating func next(_ events: inout EventStream) throws(Stop) -> yaml_event_type_t {
    do throws(ParserProblem) { return try events.next() } catch { throw .problem(error) }
  }
}
