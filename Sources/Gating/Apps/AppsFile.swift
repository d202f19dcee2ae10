import Catalogues
import CopyLint
import Diagnostics
import Folding
import OperatingSystem
import RuleModel
import SourceText
import YAMLReading

/// One app as `primum.yaml` describes it. Paths are those of the file's folder.
public struct AppDescription: Sendable, Hashable {
  /// The name of the app on the command line.
  public var name: String
  /// Packs, one or several.
  public var rules: [String]
  /// Folders and files of its copy.
  public var copy: [String]
  /// The pattern that each path of `copy` is a match of, where it is one.
  public var matched: [String: String] = [:]
  /// The path of its baseline; nil: none.
  public var baseline: String?
  /// Files in the folders of its copy that are none.
  public var excluded: [GlobPattern] = []
  /// Tags of terms, where only those with one of them, and those without any, are to count.
  public var regulators: [String] = []
  /// Levels of checks and items, by id, above what the packs say; nil: off.
  public var levels: [String: Level?]
  /// Rows of `changes:`, which are those of the whole file. Their origins are in it.
  public var changes: [ApprovedChange] = []
  /// The place that describes the app.
  public var place: Place?
  /// The place that sets each level.
  public var levelPlaces: [String: Place] = [:]
  /// The place of each path.
  public var pathPlaces: [String: Place] = [:]

  public init(
    name: String, rules: [String], copy: [String], baseline: String? = nil,
    levels: [String: Level?] = [:]
  ) {
    self.name = name
    self.rules = rules
    self.copy = copy
    self.baseline = baseline
    self.levels = levels
  }

  /// Which files of its folders are copy.
  public var scope: CopyScope { CopyScope(excluded: excluded) }

  /// The findings with the levels that are set for them; those that are off are left out. What a
  /// release needs keeps its own there.
  public func levelled(_ findings: [Finding], isRelease: Bool = false) -> [Finding] {
    if levels.isEmpty { return findings }
    return findings.compactMap { finding in
      guard finding.mayBeLevelled(isRelease: isRelease), let set = levels[finding.id] else {
        return finding
      }
      guard let level = set else { return nil }
      var finding = finding
      finding.level = level
      return finding
    }
  }

  /// Paths that lead nowhere: a file that an app names and does not have would otherwise not be
  /// looked at, and a baseline that is not there would be written anew and accept every finding.
  /// - Parameters:
  ///   - written: a baseline that this run is asked to write.
  ///   - isOutside: whether a path that exists, or the folder of one that does not, lies outside of
  ///     what may be read.
  public func absentPaths(
    writing written: String? = nil, hasPack: (String) -> Bool, exists: (String) -> Bool,
    isOutside: (String) -> Bool
  ) -> [Finding] {
    func absent(_ what: String, _ path: String, _ advice: String) -> Finding {
      Finding(
        .appsFile, .error, "\(what) `\(path)` does not exist", at: pathPlaces[path], advice: advice)
    }
    var findings = rules.filter { !hasPack($0) }.map {
      absent(
        "the pack", $0, "write the path of the folder with its pack.yaml, relative to primum.yaml")
    }
    findings += copy.filter { pathPlaces[$0] != nil && !exists($0) }.map {
      absent(
        "the copy", $0,
        "write a folder or a file, as seen from the folder of primum.yaml, or leave it out")
    }
    if let baseline, baseline != written, !exists(baseline) {
      findings.append(
        absent(
          "the baseline", baseline,
          "`primum gate \(name) --baseline \(baseline)` writes it, or leave it out"))
    }
    let strays = (rules + copy + [baseline].compactMap { $0 }).filter {
      pathPlaces[$0] != nil && isOutside($0)
    }
    return findings
      + strays.map {
        Finding(
          .appsFile, .error, "`\($0)` lies outside the folder of primum.yaml", at: pathPlaces[$0],
          advice:
            "write the path of something in that folder, or name the path on the command line",
          because: "a file from someone else should not decide what is read and written elsewhere")
      }
  }

  /// Levels that are set for what is neither a check nor an item of a pack that the app uses.
  /// - Parameter checks: ids of every check.
  public func unknownLevels(in packs: PackSet, checks: [String]) -> [Finding] {
    lazy var names = packs.names
    return levels.keys.sorted().compactMap { name in
      let nearest: String
      if packName(of: name) != nil {
        if names.contains(name) { return nil }
        nearest = Folding.nearest(name, in: names) ?? ""
      } else if checks.contains(name) {
        return nil
      } else {
        nearest = Folding.nearest(name, in: checks) ?? ""
      }
      return Finding(
        .appsFile, .error, "`\(name)` is neither a check nor an item in the app's packs",
        at: levelPlaces[name],
        advice: nearest.isEmpty
          ? "write the id of a check, or PACK/ITEM" : "did you mean `\(nearest)`?",
        suggestions: nearest.isEmpty ? [] : [nearest])
    }
  }
}

/// Reads `primum.yaml`. All its mistakes are findings.
public func readApps(_ file: SourceFile) -> (apps: [AppDescription], findings: [Finding]) {
  var reader = AppsReader()
  for (root, findings) in readYAML([file]) {
    reader.findings += findings
    if let root { reader.read(root) } else if findings.isEmpty { reader.reportEmpty(file) }
  }
  return (reader.apps, reader.findings.sorted(by: Finding.inOrder))
}

private struct AppsReader {
  var apps: [AppDescription] = []
  var findings: [Finding] = []

  private mutating func report(_ message: String, at node: YAMLNode, _ advice: String) {
    if node.isWhole {
      findings.append(Finding(.appsFile, .error, message, at: node.place, advice: advice))
    }
  }

  mutating func reportEmpty(_ file: SourceFile) {
    findings.append(
      Finding(
        .appsFile, .error,
        "primum.yaml names no apps: it is empty, or everything in it is a comment",
        at: Place(file, 0..<0),
        advice: "write `apps:` and a list of `{ rules: …, copy: … }`, or remove the file"))
  }

  mutating func read(_ root: YAMLNode) {
    guard let entries = root.mapping else {
      return report(
        "primum.yaml must be a group of keys, but this is \(root.kindInWords)", at: root,
        "start with `apps:` and a list")
    }
    let known = ["apps", "changes"]
    for entry in entries where !known.contains(entry.keyText) {
      report(
        "`\(entry.keyText)` is not a key of primum.yaml", at: entry.key,
        AppsReader.advice(entry.keyText, known))
    }
    let changes = root["changes"].map { readChanges($0) } ?? []
    guard let list = root["apps"] else {
      return report(
        "primum.yaml names no apps", at: root, "write `apps:` and a list of `{ rules: …, copy: … }`"
      )
    }
    if list.sequence?.isEmpty == true {
      return report(
        "`apps` is empty, so there is nothing to check", at: list,
        "write `- { rules: …, copy: … }` for each app")
    }
    guard let items = list.sequence else {
      return report(
        "`apps` must be a list, but this is \(list.kindInWords)", at: list,
        "write a list: `- { rules: …, copy: … }`")
    }
    for item in items {
      guard var app = app(item) else { continue }
      app.changes = changes
      apps.append(app)
    }
    for (index, app) in apps.enumerated()
    where apps[..<index].contains(where: { $0.name == app.name }) {
      report("two apps have the name `\(app.name)`", at: list, "give one of them a `name:`")
    }
  }

  private static func advice(_ key: String, _ known: [String]) -> String {
    Folding.nearest(key, in: known).map { "did you mean `\($0)`?" }
      ?? "known keys: \(known.joined(separator: ", "))"
  }

  private mutating func app(_ node: YAMLNode) -> AppDescription? {
    guard let entries = node.mapping else {
      report(
        "an app must be a group of keys, but this is \(node.kindInWords)", at: node,
        "write `{ rules: …, copy: … }`")
      return nil
    }
    let known = ["name", "rules", "regulators", "copy", "exclude", "baseline", "levels"]
    for entry in entries where !known.contains(entry.keyText) {
      report(
        "`\(entry.keyText)` is not a key of an app", at: entry.key,
        AppsReader.advice(entry.keyText, known))
    }
    guard let rulesNode = node["rules"], case let rules = paths(rulesNode), !rules.isEmpty else {
      report("the app names no pack", at: node, "add `rules: FOLDER`")
      return nil
    }
    let copyNode = node["copy"]
    let copy = copyNode.map { paths($0) } ?? []
    let first = rules[0].split(separator: "/").last.map(String.init) ?? rules[0]
    var app = AppDescription(
      name: node["name"]?.text ?? first, rules: rules, copy: copy,
      baseline: node["baseline"].flatMap { path($0) },
      levels: node["levels"].map { levels($0) } ?? [:])
    app.place = (entries.first?.key ?? node).place
    app.excluded = (node["exclude"].map { paths($0) } ?? []).compactMap { GlobPattern($0) }
    app.regulators = node["regulators"].map { words($0) } ?? []
    for node in [rulesNode, copyNode, node["baseline"]].compactMap({ $0 }).flatMap({
      $0.sequence ?? [$0]
    }) {
      if let path = AppsReader.path(node) { app.pathPlaces[path] = node.place }
    }
    for entry in node["levels"]?.mapping ?? [] { app.levelPlaces[entry.keyText] = entry.key.place }
    return app
  }

  private mutating func readChanges(_ node: YAMLNode) -> [ApprovedChange] {
    let advice = "write `- { item: …, what: …, because: …, approved by: … }`"
    guard let items = node.sequence else {
      report("`changes` must be a list, but this is \(node.kindInWords)", at: node, advice)
      return []
    }
    return items.compactMap { item in
      guard let entries = item.mapping else {
        report(
          "a change must be a group of keys, but this is \(item.kindInWords)", at: item, advice)
        return nil
      }
      let known = ["item", "because", "approved by", "what", "source"]
      for entry in entries where !known.contains(entry.keyText) {
        report(
          "`\(entry.keyText)` is not a key of a change", at: entry.key,
          AppsReader.advice(entry.keyText, known))
      }
      for key in known.dropLast(2) where item[key]?.text?.isEmpty != false {
        report("the change has no `\(key)`", at: item, "add `\(key): …`")
      }
      guard let name = item["item"]?.text, let because = item["because"]?.text,
        let by = item["approved by"]?.text
      else {
        return nil
      }
      return ApprovedChange(
        item: name, what: item["what"]?.text ?? "", because: because, approvedBy: by,
        source: item["source"].map { words($0) } ?? [],
        origin: Origin(file: 0, range: item.range))
    }
  }

  private mutating func paths(_ node: YAMLNode) -> [String] {
    var paths: [String] = []
    for item in node.sequence ?? [node] { if let path = path(item) { paths.append(path) } }
    return paths
  }

  private mutating func words(_ node: YAMLNode) -> [String] {
    (node.sequence ?? [node]).compactMap { item in
      if let word = item.text, !word.isEmpty { return word }
      report(
        "expected a regulator, but this is \(item.kindInWords)", at: item, "write `[fda, ftc]`")
      return nil
    }
  }

  private mutating func path(_ node: YAMLNode) -> String? {
    if let path = AppsReader.path(node) { return path }
    report("expected a path, but this is \(node.kindInWords)", at: node, "write a folder or a file")
    return nil
  }

  private static func path(_ node: YAMLNode) -> String? {
    guard var path = node.text, !path.isEmpty else { return nil }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if path.hasPrefix("./"), path.count > 2 { path.removeFirst(2) }
    return path
  }

  private mutating func levels(_ node: YAMLNode) -> [String: Level?] {
    guard let entries = node.mapping else {
      report(
        "`levels` must be a group of keys, but this is \(node.kindInWords)", at: node,
        "write `{ missing-translation: warning }`")
      return [:]
    }
    var levels: [String: Level?] = [:]
    for entry in entries {
      let word = entry.value.text ?? ""
      if word == "off" {
        levels[entry.keyText] = .some(nil)
      } else if let level = Level(rawValue: word) {
        levels[entry.keyText] = level
      } else {
        report("`\(word)` is not a level", at: entry.value, "levels: error, warning, note, off")
      }
    }
    return levels
  }
}
