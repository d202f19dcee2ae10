import Gating
import RuleModel
import SourceText

/// The findings that a baseline accepts now and did not accept at a revision.
struct BaselineGrowth {
  private let file: SourceFile
  private let was: Int
  private let now: Int
  /// In order of fingerprint.
  private let added: [(fingerprint: String, entry: Baseline.Entry)]

  /// Nil where there is no baseline that can be read: whoever reads it says so.
  init?(_ old: SourceFile?, _ new: SourceFile?, exists: (String) -> Bool) {
    guard let new, let now = try? Baseline(path: new.path, bytes: new.bytes) else { return nil }
    let was = old.flatMap { try? Baseline(path: $0.path, bytes: $0.bytes) }?.entries ?? [:]
    file = new
    self.was = was.values.reduce(0) { $0 + $1.count }
    self.now = now.count
    // Findings of files that were moved have other fingerprints.
    var moved = was.filter {
      now.entries[$0.key] == nil && !$0.value.file.isEmpty && !exists($0.value.file)
    }
    added = now.entries.sorted { $0.key < $1.key }.compactMap { fingerprint, entry in
      var entry = entry
      if let before = was[fingerprint] {
        guard entry.count > before.count || !entry.keys.isSubset(of: before.keys) else {
          return nil
        }
        entry.count -= min(before.count, entry.count)
        entry.keys.subtract(before.keys)
        return (fingerprint, entry)
      }
      if let same = moved.first(where: {
        $0.value.id == entry.id && $0.value.count >= entry.count
          && $0.value.keys.isSuperset(of: entry.keys)
      }) {
        moved[same.key] = nil
        return nil
      }
      return (fingerprint, entry)
    }
  }

  var loss: Loss? {
    guard let first = added.first else { return nil }
    let ids = Dictionary(grouping: added, by: \.entry.id).sorted { $0.key < $1.key }.map {
      id, entries in
      let files = Set(entries.map(\.entry.file)).subtracting([""]).sorted()
      return id + (files.isEmpty ? "" : " in " + files.joined(separator: ", "))
    }
    let more = added.reduce(0) { $0 + max($1.entry.count, $1.entry.keys.count, 1) }
    let rest = ids.count > 3 ? " and \(ids.count - 3) more" : ""
    return Loss(
      file.path,
      "the baseline accepts \(more) more finding\(more == 1 ? "" : "s"): "
        + ids.prefix(3).joined(separator: "; ")
        + rest,
      was: "\(was) accepted", now: "\(now) accepted", at: place(of: first.fingerprint))
  }

  private func place(of fingerprint: String) -> Place {
    let wanted = Array(fingerprint.utf8)
    let bytes = file.bytes
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) }
    return Place(file, start.map { $0..<($0 + wanted.count) } ?? 0..<0)
  }
}
