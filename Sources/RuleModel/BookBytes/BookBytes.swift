/// A pack as bytes for apps: flat, so that reading it is little more than copying it. The same pack
/// gives the same bytes wherever its files lie.
package enum BookBytes {
  /// A number of the order of values; bytes of another layout cannot be read.
  package static var layoutNumber: UInt32 { layout }

  /// The pack in these bytes.
  ///
  /// - Throws: `BookDamage` where they hold none, or more than one.
  package static func pack(_ bytes: UnsafeRawBufferPointer) throws(BookDamage) -> Pack {
    var reader = try BookReader(bytes)
    let pack: Pack = try reader.read()
    guard reader.isAtEnd, pack.isWhole else { throw BookDamage() }
    return pack
  }

  package static func examples(_ bytes: UnsafeRawBufferPointer) throws(BookDamage) -> BookExamples {
    var reader = try BookReader(bytes)
    let examples = BookExamples(
      rules: try reader.read(), tables: try reader.read(), messages: try reader.read())
    guard reader.isAtEnd else { throw BookDamage() }
    return examples
  }
}

/// The examples of a pack's rules, tables and messages, by index.
package struct BookExamples: Hashable, Sendable {
  package var rules: [[Example]]
  package var tables: [[Example]]
  package var messages: [[MessageRule.Example]]

  package init(rules: [[Example]], tables: [[Example]], messages: [[MessageRule.Example]]) {
    self.rules = rules
    self.tables = tables
    self.messages = messages
  }

  package init(_ pack: Pack) {
    self.init(
      rules: pack.rules.map(\.examples), tables: pack.tables.map(\.examples),
      messages: pack.messages.map(\.examples))
  }
}

extension Pack {
  /// Gives a pack its examples; false if they are those of another.
  package mutating func take(_ examples: BookExamples) -> Bool {
    guard examples.rules.count == rules.count, examples.tables.count == tables.count,
      examples.messages.count == messages.count
    else { return false }
    for index in rules.indices { rules[index].examples = examples.rules[index] }
    for index in tables.indices { tables[index].examples = examples.tables[index] }
    for index in messages.indices { messages[index].examples = examples.messages[index] }
    return true
  }

  /// Whether what reading logs rests on is there; other indices that lead nowhere make values
  /// unknown.
  package var isWhole: Bool {
    records.allSatisfy { record in
      let pointed =
        [record.key, record.subject, record.time, record.others].compactMap { $0 }
        + record.laterTimes
        + record.fields.compactMap(\.unitOf)
      return pointed.allSatisfy { record.fields.indices.contains($0) }
        && (record.others ?? record.fields.count - 1) == record.fields.count - 1
    }
      && texts.allSatisfy { !$0.id.isEmpty }
      && messages.allSatisfy { message in
        records.indices.contains(message.record)
          && records[message.record].fields.indices.contains(message.field)
          && message.words.count <= MessageRule.mostWords
      }
  }
}
