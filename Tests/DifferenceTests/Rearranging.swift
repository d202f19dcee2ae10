/// A pack's files with everything in another order that has no order of its own: sections, the
/// items of a section, keys of maps; spread over other files, with other comments. What an item's
/// lists and scalars hold stays as it was written.
struct Rearranging {
  /// A section of a file: how its items are written, and their lines.
  private struct Section {
    var style: String
    var items: [[String]]
  }

  private var seed: UInt64
  private var files: [[String: Section]] = [[:], [:], [:]]
  private let comment = "a comment: [nobody reads"

  init(seed: UInt64) { self.seed = seed }

  mutating func files(of texts: [String: String], folder: String) -> [String: String] {
    var kept: [String: String] = [:]
    for path in texts.keys.sorted() {
      // What repeats an earlier value by its name must stay where it is.
      if texts[path]!.contains(": &") || texts[path]!.contains(": *") {
        kept["\(folder)/kept\(kept.count).yaml"] = "# \(comment)\n\n" + texts[path]!
        continue
      }
      let lines = texts[path]!.split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
      for section in entries(lines, indent: 0) { place(section) }
    }
    var found = kept
    for (number, sections) in files.enumerated() {
      var lines: [String] = []
      for key in shuffled(sections.keys.sorted()) {
        lines.append("# \(comment)")
        for item in shuffled(sections[key]!.items) {
          if once(in: 3), sections[key]!.style != "whole" { lines += ["  # \(comment)", ""] }
          lines += item
        }
        // The head of a section stands before all of its items.
        if sections[key]!.style != "whole" {
          let place = lines.lastIndex(of: "# \(comment)")!
          lines.insert("\(key):", at: place + 1)
        }
      }
      if !lines.isEmpty {
        found["\(folder)/\(number == 0 ? "pack" : "part\(number)").yaml"] =
          lines.joined(separator: "\n") + "\n"
      }
    }
    return found
  }

  private mutating func place(_ section: [String]) {
    let key = String(section[0].prefix { $0 != ":" })
    // The whole of what ships is declared in one place.
    guard key != "ships", section[0].strippingComment == key + ":",
      let found = items(Array(section.dropFirst()))
    else {
      put([section], of: key, style: "whole")
      return
    }
    for item in found.items { put([item], of: key, style: found.style) }
  }

  /// Into a file in which nothing of that name is written otherwise.
  private mutating func put(_ items: [[String]], of key: String, style: String) {
    let places = shuffled(Array(files.indices)).filter { file in
      files[file][key].map { $0.style == style && style != "whole" } ?? true
    }
    guard let place = places.first else {
      files.append([key: Section(style: style, items: items)])
      return
    }
    files[place][key, default: Section(style: style, items: [])].items += items
  }

  /// The items of a section, each with its keys in another order; nil where it is no list and no
  /// map.
  private mutating func items(_ lines: [String]) -> (style: String, items: [[String]])? {
    guard let first = lines.first(where: \.isWritten) else { return nil }
    let indent = first.indent
    guard indent > 0 else { return nil }
    if first.dropFirst(indent).hasPrefix("- ") {
      var items: [[String]] = []
      for item in entries(lines, indent: indent) {
        let head = item[0].dropFirst(indent + 2)
        // The keys of an item stand two further in, the first of them behind the hyphen.
        guard isKey(String(head)) else {
          items.append(item)
          continue
        }
        let keys = [String(repeating: " ", count: indent + 2) + head] + item.dropFirst()
        items.append(
          [String(repeating: " ", count: indent) + "-"]
            + rearranged(Array(keys), indent: indent + 2))
      }
      return ("a list \(indent) in", items)
    }
    guard isKey(String(first.dropFirst(indent))) else { return nil }
    var items: [[String]] = []
    for entry in entries(lines, indent: indent) { items.append(rearranged(entry, indent: indent)) }
    return ("a map \(indent) in", items)
  }

  /// A map's lines, its entries in another order, and theirs.
  private mutating func rearranged(_ lines: [String], indent: Int) -> [String] {
    var all: [[String]] = []
    for entry in entries(lines, indent: indent) {
      let rest = Array(entry.dropFirst())
      guard entry[0].strippingComment.hasSuffix(":"), let first = rest.first(where: \.isWritten),
        first.indent > indent,
        isKey(String(first.dropFirst(first.indent)))
      else {
        all.append(entry)
        continue
      }
      all.append([entry[0]] + rearranged(rest, indent: first.indent))
    }
    return shuffled(all).flatMap { $0 }
  }

  private func isKey(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "\"" || first.isNumber,
      let colon = text.firstIndex(of: ":")
    else { return false }
    let behind = text[text.index(after: colon)...]
    return behind.isEmpty || behind.hasPrefix(" ")
  }

  /// Lines that belong together: each begins at this indentation, and a bracket that closes belongs
  /// to what is before it. Comments between them are left out.
  private func entries(_ lines: [String], indent: Int) -> [[String]] {
    var found: [[String]] = []
    for line in lines {
      if line.isWritten, line.indent == indent, !"]}".contains(line.dropFirst(indent).first ?? " ") {
        found.append([line])
      } else if !found.isEmpty {
        found[found.count - 1].append(line)
      }
    }
    return found
  }

  // MARK: Chance

  private mutating func next(_ bound: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((seed >> 33) % UInt64(bound))
  }

  private mutating func once(in times: Int) -> Bool { next(times) == 0 }

  private mutating func shuffled<T>(_ items: [T]) -> [T] {
    var items = items
    for index in items.indices.dropFirst().reversed() { items.swapAt(index, next(index + 1)) }
    return items
  }
}

extension String {
  fileprivate var indent: Int { prefix { $0 == " " }.count }

  /// More than white space and a comment.
  fileprivate var isWritten: Bool {
    let text = drop { $0 == " " }
    return !text.isEmpty && !text.hasPrefix("#")
  }

  fileprivate var strippingComment: String {
    var text = self[...]
    if let comment = text.firstRange(of: " #") { text = text[..<comment.lowerBound] }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
