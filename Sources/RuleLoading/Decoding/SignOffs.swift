import RuleModel
import SourceText
import YAMLReading

/// `roles:`, `signoffs:`, and who may be named where a sign-off is asked for.
extension PackBuilder {
  /// `[clinical, legal]`, or each with what it answers for: `clinical: Clinical lead`.
  func readRoles(_ node: YAMLNode) -> [Role] {
    var declared: [Role] = []
    let roles: [(YAMLNode, String?)] =
      if let entries = node.mapping {
        entries.map { ($0.key, text($0.value, of: "the role `\($0.keyText)`")) }
      } else {
        (node.sequence ?? [node]).map { ($0, nil) }
      }
    for (node, title) in roles {
      guard let name = text(node, of: "a role"), !name.isEmpty else { continue }
      if let first = (pack.roles + declared).first(where: { $0.name == name }) {
        report(
          .duplicateName, "the role `\(name)` is declared twice", at: origin(node),
          advice: "keep one",
          notes: [.init("first declared here", at: place(first.origin))])
      } else {
        declared.append(Role(name: name, title: title, origin: origin(node)))
      }
    }
    return declared
  }

  /// `needs sign-off`, and the content a sign-off covers: all of the item.
  func provenance(_ node: YAMLNode, _ keys: Keys) -> Provenance {
    let needs = keys.optional("needs sign-off")
    for role in needs.map({ $0.sequence ?? [$0] }) ?? [] {
      if let name = role.text { uses.roles.append((name, origin(role))) }
    }
    var provenance = Provenance(
      needs: needs.map { texts($0, of: "`needs sign-off`") } ?? [],
      canonical: { Normalising.written(node).canonical })
    if let reason = keys.optional("no sign-off because") {
      provenance.unsignedBecause = text(reason, of: "`no sign-off because`")?.trimmingSpaces()
      if provenance.unsignedBecause == "" {
        provenance.unsignedBecause = noSignOff("", at: origin(reason))
      } else if needs != nil {
        report(
          .wrongShape, "`needs sign-off` and `no sign-off because` contradict each other",
          at: origin(reason),
          advice: "keep one")
      }
    }
    provenance.limitations = keys.words("limitations")
    provenance.free = keys.optional("free to change").map(freeChanges) ?? []
    return provenance
  }

  /// A reason why nobody has to sign; an empty one is none.
  func noSignOff(_ reason: String, at origin: Origin) -> String? {
    if !reason.isEmpty { return reason }
    report(
      .wrongShape, "`no sign-off because` has no reason", at: origin,
      advice: "say why nobody has to sign it")
    return nil
  }

  /// `free to change:`, what nothing has to notice, with the reason.
  private func freeChanges(_ node: YAMLNode) -> [FreeChange] {
    (node.mapping == nil ? items(node, of: "`free to change`") : [node]).compactMap { item in
      guard
        let keys = Keys(
          item, of: "`free to change`", in: self, advice: "write `{ what: tier, because: … }`")
      else { return nil }
      let (what, because) = (keys.requiredText("what"), keys.requiredWords("because"))
      keys.finish()
      guard let what, let because, !because.trimmingSpaces().isEmpty else { return nil }
      return FreeChange(what: what, because: because, origin: origin(item))
    }
  }

  /// Every role that is asked for or has signed must be declared. A pack of the former form
  /// declares none, which is said once.
  func checkRoles() {
    let known = pack.roles.map(\.name)
    let joined = joinedRoles(uses.roles.map(\.0))
    for (name, origin) in uses.roles where !known.contains(name) && !joined.contains(name) {
      if known.isEmpty {
        var asked: [String] = []
        for (name, _) in uses.roles where !asked.contains(name) { asked.append(name) }
        report(
          .undeclaredRole, "the pack does not say who can sign", at: origin, level: .warning,
          advice: "add `roles: [\(asked.joined(separator: ", "))]` to pack.yaml")
        return
      }
      let nearest = nearestName(name, in: known)
      report(
        .undeclaredRole, "`\(name)` is not a role of this pack", at: origin,
        meant: nearest,
        advice: "declare it under `roles:`, or name one of: " + known.joined(separator: ", "))
    }
  }

  /// Roles that the pack declares as words of one: `roles: [clinical, legal product]`. Told where
  /// they are declared.
  private func joinedRoles(_ used: [String]) -> Set<String> {
    let nodes = (sections["roles"] ?? []).flatMap { $0.value.sequence ?? [$0.value] }
    var joined: Set<String> = []
    for node in nodes {
      guard let text = node.text else { continue }
      let marks: Set<Character> = [" ", ",", ";", "/"]
      let words = text.split { marks.contains($0) }.map(String.init).filter { $0 != "and" }
      guard words.count > 1, words.contains(where: used.contains) else { continue }
      joined.formUnion(words)
      report(
        .wrongShape,
        "`\(text)` is read as one role, but `\(words.first(where: used.contains)!)` is asked to sign",
        at: origin(node),
        advice: "write a comma between the roles: `\(words.joined(separator: ", "))`")
    }
    return joined
  }

  func readSignOffs(_ node: YAMLNode) -> [SignOff] {
    var signOffs: [SignOff] = []
    for item in items(node, of: "`signoffs`") {
      guard let keys = Keys(item, of: "a sign-off", in: self) else { continue }
      if let node = keys.optional("role"), let name = node.text {
        uses.roles.append((name, origin(node)))
      }
      if let node = keys.optional("item"), let name = node.text {
        uses.references.append(Reference(kind: .signable, name: name, origin: origin(node)))
      }
      let (id, role, by) = (
        keys.requiredText("item"), keys.requiredText("role"), keys.requiredText("by")
      )
      let on = keys.required("on").flatMap { date($0, of: "`on`") }
      let digestNode = keys.required(
        "sha256", advice: "remove it and sign with `primum sign`, which writes what was signed")
      let locale = keys.locale("locale")
      let format = keys.text("format")
      let pieces = keys.texts("content")
      keys.finish()
      guard let id, let role, let by, let on, let digestNode,
        let digest = text(digestNode, of: "`sha256`")
      else {
        continue
      }
      for (key, value) in [("role", role), ("by", by)] where isBlank(value) {
        report(
          .missingKey, "the sign-off of `\(id)` does not say who gave it: `\(key)` is empty",
          at: origin(item),
          advice: "sign again with `primum sign`")
      }
      let isHexadecimal =
        digest.utf8.count == 64
        && digest.utf8.allSatisfy { $0.isASCIIDigit || (0x61...0x66).contains($0) }
      if !isHexadecimal {
        report(
          .typeMismatch, "`sha256` must be 64 hexadecimal digits", at: origin(digestNode),
          advice: "sign again with `primum sign`")
      }
      signOffs.append(
        SignOff(
          item: id, role: role, by: by, on: on, digest: digest,
          format: format.flatMap { Int($0) } ?? 1, pieces: pieces,
          locale: locale, origin: origin(item)))
    }
    return signOffs
  }
}

/// Whether nothing in a text would be seen.
func isBlank(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy {
    $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint || $0.isHidden
  }
}
