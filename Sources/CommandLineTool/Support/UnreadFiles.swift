import Catalogues
import Diagnostics
import OperatingSystem
import RuleLoading
import SourceText

/// Files in a pack that somebody may have taken for a part of it: an editor's copies, what a word
/// processor has saved, a name that a system has given another ending.
enum UnreadFiles {
  /// Told from the name alone.
  static func looksLikeRules(_ path: String) -> Bool {
    let name = (pathNames(path).last ?? "").lowercased()
    if hasExtension(name, "docx", "doc", "odt", "rtf", "pages", "txt", "text") { return true }
    return [".yaml", ".yml"].contains { name.utf8.count > $0.utf8.count && holds(name, $0) }
      || !holds(name, ".")
  }

  /// The finding about one; nil if only the content could decide, and it does not.
  static func finding(_ path: String) -> Finding? {
    let name = (pathNames(path).last ?? "").lowercased()
    if !holds(name, ".yaml"), !holds(name, ".yml"),
      hasExtension(name, "txt", "text") || !holds(name, ".")
    {
      guard beginsWithRules(path) else { return nil }
    }
    return Finding(
      .unknownFile, .warning, "\(path) is not read, because its name does not end in .yaml",
      at: Place(SourceFile(path: path, bytes: []), 0..<0),
      advice: "if it is a part of the pack, rename it; if not, move it out of the folder"
    ).ofUnread
  }

  /// A folder among packs with rule files, and nothing that says which pack they are.
  static func isPackWithoutManifest(_ folder: String) -> Bool {
    guard isFolder(folder), let names = try? names(in: folder) else { return false }
    return names.contains {
      !isHidden($0) && (PackFiles.isRuleFile($0) && beginsWithRules(folder + "/" + $0))
    }
      || names.contains { begins($0.lowercased(), with: "pack.y") }
  }

  /// Whether a line near the top begins a section of a rule file.
  private static func beginsWithRules(_ path: String) -> Bool {
    guard let bytes = readOpening(path) else { return true }
    return bytes.split(separator: 0x0A).contains { line in
      let key = String(decoding: line.prefix { $0 != 0x3A }, as: UTF8.self)
      return line.contains(0x3A) && ruleFileSections.contains(key)
    }
  }

  private static func holds(_ name: String, _ part: String) -> Bool {
    let (name, part) = (Array(name.utf8), Array(part.utf8))
    guard name.count >= part.count else { return false }
    return (0...(name.count - part.count)).contains {
      name[$0..<($0 + part.count)].elementsEqual(part)
    }
  }
}
