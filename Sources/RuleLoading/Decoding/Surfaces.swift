import RuleModel
import YAMLReading

/// A surface on which a text is shown, as a rule or a text names it.
struct SurfaceUse {
  var name: String
  var origin: Origin
  /// The text that a rule shows there; nil: the text's own `on`, or an example.
  var shown: Int?
}

/// `surfaces:`, and the surfaces that are named elsewhere.
extension PackBuilder {
  /// `[home, insights]`: where the app shows texts.
  func readSurfaces(_ node: YAMLNode) -> [String] {
    let before = defined.surfaces.count
    for item in node.sequence ?? [node] {
      guard let name = text(item, of: "a surface"), isSurface(name, at: origin(item)) else {
        continue
      }
      if let first = defined.surfaces.first(where: { $0.name == name }) {
        report(
          .duplicateName, "the surface `\(name)` is declared twice", at: origin(item),
          advice: "keep one",
          notes: [.init("first declared here", at: place(first.origin))])
      } else {
        defined.surfaces.append((name, origin(item)))
      }
    }
    return defined.surfaces[before...].map(\.name)
  }

  /// `on:` of a text or an action.
  /// - Parameter shown: the text that an action shows.
  func surfaces(_ keys: Keys, showing shown: Int? = nil) -> [String] {
    keys.optional("on").map { surfaces($0, showing: shown) } ?? []
  }

  /// Names of surfaces, each of which must be declared.
  func surfaces(_ node: YAMLNode, showing shown: Int? = nil) -> [String] {
    let names = texts(node, of: "`on`")
    for item in node.sequence ?? [node] {
      guard let name = item.text, isSurface(name, at: origin(item)) else { continue }
      uses.surfaces.append(SurfaceUse(name: name, origin: origin(item), shown: shown))
    }
    return names
  }

  /// Several surfaces that are not a list would be one of an odd name, on which nothing is ever
  /// shown.
  private func isSurface(_ name: String, at origin: Origin) -> Bool {
    let marks: Set<Unicode.Scalar> = [",", ";", "(", ")", "[", "]", "{", "}"]
    guard let mark = name.unicodeScalars.first(where: marks.contains) else { return true }
    // Without what only seems to hold them together, which would be a part of the first name and
    // the last.
    let names = name.unicodeScalars.split(whereSeparator: marks.contains)
      .map { String($0).split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    report(
      .wrongShape,
      "`\(name)` is read as one surface whose name contains \(mark == "," ? "a comma" : "“\(mark)”")",
      at: origin,
      advice: names.isEmpty
        ? "use letters and digits"
        : "to name several surfaces, use square brackets: `on: [\(names.joined(separator: ", "))]`"
    )
    return false
  }

  /// Every surface must be declared. A pack of the former form declares none, which is said once.
  func checkSurfaces() {
    let known = defined.surfaces.map(\.name)
    if known.isEmpty, let first = uses.surfaces.first {
      var asked: [String] = []
      for use in uses.surfaces where !asked.contains(use.name) { asked.append(use.name) }
      report(
        .undeclaredSurface, "the pack does not say on which surfaces the app shows texts",
        at: first.origin,
        level: .warning,
        advice:
          "add `surfaces: [\(asked.joined(separator: ", "))]` to pack.yaml, without those that are misspelt"
      )
    }
    for use in uses.surfaces {
      if !known.isEmpty, !known.contains(use.name) {
        report(
          .undeclaredSurface, "`\(use.name)` is not a surface of this pack", at: use.origin,
          meant: nearestName(use.name, in: known),
          advice: "declare it under `surfaces:`, or name one of: " + known.joined(separator: ", "))
      } else if let text = use.shown {
        checkShown(text, use, known)
      }
    }
    let used = Set(uses.surfaces.map(\.name))
    for surface in defined.surfaces where !used.contains(surface.name) {
      report(
        .unusedName, "nothing is shown on the surface `\(surface.name)`", at: surface.origin,
        level: .warning,
        advice: "use it, or remove it")
    }
  }

  /// A text is signed with the surfaces it is for; a rule shows it nowhere else.
  private func checkShown(_ text: Int, _ use: SurfaceUse, _ known: [String]) {
    let allowed = pack.texts[text].on
    // One of them that is misspelt may be this one.
    if allowed.isEmpty || allowed.contains(use.name)
      || !known.isEmpty && !allowed.allSatisfy(known.contains)
    {
      return
    }
    report(
      .otherSurface,
      "the text `\(pack.texts[text].id)` is not for `\(use.name)`: its `on:` says \(allowed.joined(separator: ", "))",
      at: use.origin, level: known.isEmpty ? .warning : nil,
      meant: nearestName(use.name, in: allowed),
      advice: "show it where its `on:` says, or add `\(use.name)` there")
  }
}
