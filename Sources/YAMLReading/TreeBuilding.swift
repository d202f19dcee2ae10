import CLibYAML
import Diagnostics
import SourceText

extension FileState {
  /// The value that begins with the current event.
  mutating func node(
    _ kind: yaml_event_type_t, _ events: inout EventStream
  ) throws(Stop) -> YAMLNode {
    let start = afterProperties(events.start, events.end, &events)
    if kind == YAML_ALIAS_EVENT { return try alias(events.anchor ?? "", events.start..<events.end) }
    try count(1, at: start..<max(start, events.end))
    let anchor = events.anchor.map {
      (name: $0, place: place(events.start..<min(bytes.count, events.start + 1 + $0.utf8.count)))
    }
    let nodesBefore = nodes
    let node: YAMLNode
    switch kind {
    case YAML_SEQUENCE_START_EVENT: node = try sequence(start, &events)
    case YAML_MAPPING_START_EVENT: node = try mapping(start, &events)
    default: node = try scalar(start, &events)
    }
    if let anchor {
      anchors[anchor.name] = Anchor(node: node, size: nodes - nodesBefore + 1, place: anchor.place)
    }
    return node
  }

  private mutating func sequence(_ start: Int, _ events: inout EventStream) throws(Stop) -> YAMLNode
  {
    let isFlow = start < bytes.count && bytes[start] == UInt8(ascii: "[")
    try enter(start)
    defer { depth -= 1 }
    var items: [YAMLNode] = []
    while true {
      let kind = try next(&events)
      if kind == YAML_SEQUENCE_END_EVENT { break }
      // Most lists have no more.
      if items.isEmpty { items.reserveCapacity(4) }
      items.append(try node(kind, &events))
    }
    let end =
      isFlow ? events.end : max(items.last?.range.upperBound ?? start, min(start + 1, bytes.count))
    return YAMLNode(
      .sequence(items), at: start..<max(start, end), in: file, isWhole: items.allSatisfy(\.isWhole))
  }

  private mutating func mapping(_ start: Int, _ events: inout EventStream) throws(Stop) -> YAMLNode
  {
    let isFlow = start < bytes.count && bytes[start] == UInt8(ascii: "{")
    try enter(start)
    defer { depth -= 1 }
    var group = GatheredKeys()
    var isAfterStray = false
    while true {
      let keyKind = try next(&events)
      if keyKind == YAML_MAPPING_END_EVENT { break }
      let (keyStart, keyEnd) = (events.start, events.end)
      let before = findings.count
      let key = try node(keyKind, &events)
      // `{{name}}:` would otherwise give a finding for each brace.
      if key.scalar == nil, !isFlow || keyKind != YAML_ALIAS_EVENT {
        findings.removeLast(findings.count - before)
      }
      let value = try node(try next(&events), &events)
      if isFlow, value.isNull,
        !isFollowedByColon(
          keyKind == YAML_ALIAS_EVENT ? keyEnd : max(key.range.upperBound, keyStart))
      {
        // Each value of a list without its brackets is alone; they are one mistake.
        if !isAfterStray { findings.append(standsAlone(key, after: group.entries.last)) }
        isAfterStray = true
        group.isWhole = false
      } else {
        isAfterStray = false
        add(YAMLEntry(key: key, value: value), to: &group)
      }
    }
    return group.node(from: start, to: isFlow ? events.end : nil, in: file)
  }

  private func isFollowedByColon(_ offset: Int) -> Bool {
    var i = offset
    while i < bytes.count, isBlankByte(bytes[i]) || isLineEnd(bytes[i]) { i += 1 }
    return i < bytes.count && bytes[i] == UInt8(ascii: ":")
  }

  /// The start of a value after its anchor and tag; a tag is reported.
  private mutating func afterProperties(
    _ start: Int, _ end: Int, _ events: inout EventStream
  ) -> Int {
    guard events.hasTag || events.anchor != nil else { return start }
    var i = start
    while i < bytes.count, bytes[i] == UInt8(ascii: "&") || bytes[i] == UInt8(ascii: "!") {
      let property = i
      let isTag = bytes[i] == UInt8(ascii: "!")
      if isTag {
        while i < bytes.count, !isBlankByte(bytes[i]), !isLineEnd(bytes[i]) { i += 1 }
      } else {
        i = min(i + 1 + (events.anchor?.utf8.count ?? 0), bytes.count)
      }
      if isTag { findings.append(tagFinding(property..<i)) }
      if i >= end { return min(i, end) }
      while i < end, isBlankByte(bytes[i]) || isLineEnd(bytes[i]) || bytes[i] == UInt8(ascii: "#") {
        if bytes[i] == UInt8(ascii: "#") {
          while i < end, !isLineEnd(bytes[i]) { i += 1 }
        } else {
          i += 1
        }
      }
    }
    return i
  }

  private mutating func alias(_ name: String, _ range: Range<Int>) throws(Stop) -> YAMLNode {
    guard let anchor = anchors[name] else {
      if !isRecovering {
        findings.append(
          Finding(
            .yamlUnknownAlias, .error,
            "a value that begins with \"*\" repeats an earlier one, but nothing above is named \"&\(name)\"",
            at: place(range), advice: "put the value in quotes if the \"*\" is part of the text"))
      }
      return YAMLNode(.null, at: range, in: file, isWhole: false)
    }
    anchors[name]?.isUsed = true
    aliasedNodes += anchor.size
    guard aliasedNodes <= limits.aliasedNodes else {
      throw .limit(
        Finding(
          .yamlAliasExpansion, .error,
          "the values repeated with \"*\" add up to more than \(limits.aliasedNodes)",
          at: place(range),
          advice: "write the values out, or repeat fewer"))
    }
    try count(anchor.size, at: range)
    return anchor.node
  }

  private mutating func enter(_ start: Int) throws(Stop) {
    depth += 1
    guard depth <= limits.depth else {
      throw .limit(
        Finding(
          .yamlTooDeep, .error,
          "lists and groups of keys are nested more than \(limits.depth) deep here",
          at: place(start..<min(start + 1, bytes.count)), advice: "use fewer levels"))
    }
  }

  private mutating func count(_ more: Int, at range: Range<Int>) throws(Stop) {
    nodes += more
    guard nodes <= limits.nodes else {
      throw .limit(
        Finding(
          .yamlTooLarge, .error, "this file contains more than \(limits.nodes) values",
          at: place(range),
          advice: "split them across several files"))
    }
  }
}

func isFlowIndicator(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
    UInt8(ascii: ","):
    true
  default: false
  }
}
