import Diagnostics

/// Marks the findings that a run at a revision did not have.
public struct NewFindings {
  /// How often each was found.
  private var left: [Identity: Int] = [:]
  /// The same wherever they are: their file may have been moved.
  private var moved: [Identity: Int] = [:]
  private var keys: [Identity: Set<String>] = [:]

  private struct Identity: Hashable {
    var id: String
    var file: String?
    var key: String?
    var locale: String?
    var match: String?
    var message: String?

    /// A finding about a text is the same if it is reworded. Others are distinguished by their
    /// messages, as far as these do not count.
    init(_ finding: Finding, withFile: Bool) {
      id = finding.id
      file = withFile ? finding.place?.file.path : nil
      locale = finding.locale
      match = finding.match
      if finding.group != nil { return }
      key = finding.key
      if key == nil {
        message = String(
          String.UnicodeScalarView(finding.message.unicodeScalars.filter { !Self.isDigit($0) }))
      }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
  }

  /// - Parameter past: what was found at the revision.
  public init(since past: [Finding]) {
    for finding in past {
      let identity = Identity(finding, withFile: true)
      left[identity, default: 0] += 1
      if let group = finding.group { keys[identity, default: []].formUnion(group.items.map(\.key)) }
    }
  }

  /// The findings with a mark on each that is new, those first; the order is kept otherwise. One
  /// about several keys of which some are new is two.
  public mutating func mark(_ findings: [Finding]) -> [Finding] {
    var new: [Finding] = []
    var known: [Finding] = []
    var open: [Finding] = []
    for finding in findings {
      let identity = Identity(finding, withFile: true)
      if finding.group != nil {
        let before = keys[identity] ?? []
        if let some = finding.narrowed(to: { !before.contains($0) }) { new.append(some) }
        if let rest = finding.narrowed(to: before.contains) { known.append(rest) }
      } else if left[identity, default: 0] > 0 {
        left[identity]! -= 1
        known.append(finding)
      } else {
        open.append(finding)
      }
    }
    for (identity, count) in left where count > 0 {
      var identity = identity
      identity.file = nil
      moved[identity, default: 0] += count
    }
    for finding in open {
      let identity = Identity(finding, withFile: false)
      if moved[identity, default: 0] > 0 {
        moved[identity]! -= 1
        known.append(finding)
      } else {
        new.append(finding)
      }
    }
    return new.map(\.asNew) + known
  }
}

extension Finding {
  /// The same, marked as new.
  public var asNew: Finding {
    var finding = self
    finding.isNew = true
    return finding
  }
}
