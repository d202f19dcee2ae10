import Catalogues
import Folding
import RuleModel
import SourceText
import YAMLReading

/// An item that somebody else has changed since an edit of it was begun.
public struct Collision: Sendable, Hashable {
  /// The id of the item.
  public var item: String
  /// Its file.
  public var file: String
  /// The item when the edit was begun; nil: it is not known any more, or it was not there.
  public var was: String?
  /// The item with the edit.
  public var yours: String?
  /// The item as somebody else has changed it; nil: it is gone.
  public var theirs: String?
}

extension EditOrder {
  /// The edited items that are not as they were.
  ///
  /// - Parameter before: each file that has changed since, as it was then, or nil where that is not
  ///   known: then whatever is edited in it counts as changed.
  public func collisions(in app: EditedApp, since before: [String: SourceFile?]) -> [Collision] {
    let present = EditedFiles(rules: app.rules, copy: app.copy)
    var found: [Collision] = []
    for edit in edits {
      for (path, old) in before.sorted(by: { $0.key < $1.key }) {
        let was = old.flatMap { present.said(of: edit, in: $0) }
        let now = present.said(of: edit, in: path)
        if was?.value == now?.value, old != nil || now == nil { continue }
        let collision = Collision(
          item: edit.id, file: path, was: was?.text,
          yours: old.flatMap { present.text(of: edit, madeIn: $0) }, theirs: now?.text)
        if !found.contains(collision) { found.append(collision) }
      }
    }
    return found
  }
}

/// A part of a file: its value, and as it is written.
private struct SaidOfItem {
  var value: YAMLValue
  var text: String
}

extension EditedFiles {
  fileprivate func said(of edit: PackEdit, in path: String) -> SaidOfItem? {
    let file = (rules + (copy?.sources ?? [])).first { $0.path == path }
    return file.flatMap { said(of: edit, in: $0) }
  }

  fileprivate func said(of edit: PackEdit, in file: SourceFile) -> SaidOfItem? {
    if copy?.sources.contains(where: { $0.path == file.path }) == true {
      return copied(edit, in: file)
    }
    let own = EditedFiles(rules: [file], copy: nil)
    guard let found = try? own.item(edit.id, edit.sections), let node = found.patch.node(found.path)
    else { return nil }
    return SaidOfItem(value: YAMLValue(node), text: file.text(in: node.range))
  }

  /// The sentences of a text in a catalogue.
  private func copied(_ edit: PackEdit, in file: SourceFile) -> SaidOfItem? {
    guard case .words(let locale, _) = edit.kind, let copy,
      let found = try? item(edit.id, [.texts])
    else { return nil }
    let key = found.patch.node(found.path + [.key("key")])?.text ?? edit.id
    let catalogue = copy.reading(sourceLocale: locale)(file)
    let texts = catalogue.entries.filter {
      canonicalLocale(catalogue.locale(of: $0)) == canonicalLocale(locale)
        && catalogue.key(of: $0) == key
    }.map { catalogue.text(of: $0) }
    if texts.isEmpty { return nil }
    return SaidOfItem(
      value: .list(texts.map(YAMLValue.text)), text: texts.joined(separator: "\n"))
  }

  fileprivate func text(of edit: PackEdit, madeIn file: SourceFile) -> String? {
    if case .words(_, let to) = edit.kind { return to }
    var own = EditedFiles(rules: [file], copy: nil)
    guard (try? own.make(edit, of: Pack(name: "", title: ""))) != nil else { return nil }
    return own.said(of: edit, in: own.rules[0])?.text
  }
}

extension PackEdit {
  /// The sections that its item can be in.
  fileprivate var sections: [PackSection] {
    switch kind {
    case .number: [.thresholds]
    case .line: [.rules]
    case .words: [.texts]
    case .names: [.lists]
    case .forbid: [.terms]
    case .example: EditedFiles.withExamples
    case .decide: [.requirements]
    }
  }
}
