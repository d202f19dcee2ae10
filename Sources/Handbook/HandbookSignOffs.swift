import Reporting
import RuleModel
import SignOffs

/// Signatures, the changes since, and open sign-offs.
extension HandbookPage {
  func state(_ state: SignOffReview.State) -> HTML {
    switch state {
    case .signed: "signed"
    case .missing: "<span class=\"tag\">not signed yet</span>"
    case .former: "<span class=\"tag\">void</span> given to an earlier version"
    case .void: "<span class=\"tag\">void</span> changed since"
    }
  }

  /// The mark of a signature that nobody has committed.
  private func signed(_ entry: SignOffReview.Entry) -> HTML {
    guard let edits, edits.isSignedSince(entry.item.id, entry.role) else { return "" }
    return " <span class=\"tag edit\">\(edits.words(.new))</span>"
  }

  /// The sign-offs of the role that the page is for, or all, in the order of the chapters.
  var entriesOfRole: [SignOffReview.Entry] {
    let order: [PackItem.Kind] = [
      .rule, .threshold, .list, .table, .text, .message, .term, .limit, .mapping, .record,
    ]
    func rank(_ item: PackItem) -> Int {
      let isFlag = item.kind == .rule && pack.rules[item.index].kind == .redFlag
      return isFlag ? -1 : order.firstIndex(of: item.kind) ?? order.count
    }
    return review.entries().filter { role == nil || $0.role == role }.enumerated()
      .sorted { (rank($0.element.item), $0.offset) < (rank($1.element.item), $1.offset) }
      .map(\.element)
  }

  private func asked(_ row: Requirement) -> HTML {
    row.asked.isEmpty
      ? ""
      : " <span class=\"doc\">asked: \(row.asked.map(title).joined(separator: ", "))</span>"
  }

  /// The requirements that the documents leave open: those that the role is asked to decide, and
  /// those that nobody is.
  var undecided: HTML {
    let rows = pack.requirements.filter { row in
      row.standing == .open
        && (role.map { row.asked.isEmpty || row.asked.contains($0) } ?? true)
    }
    if rows.isEmpty { return "" }
    return "<ul>\n" + rows.map { "<li>\($0.id): \($0.title)\(asked($0))</li>\n" as HTML }.joined()
      + "</ul>\n"
  }

  /// Who has signed in a role and when, or lines to sign on.
  private func signature(_ entry: SignOffReview.Entry) -> [HTML] {
    let last = pack.signOffs.last {
      $0.item == entry.item.id && $0.role == entry.role && $0.locale == nil
    }
    let mark = mark(entry.item)
    let isSettled = mark.isEmpty || edits?.isUncommitted != true
    let (by, on): (HTML, HTML) =
      if entry.state == .signed {
        (cell(last?.by ?? ""), cell(last.map { MomentText.text($0.on) } ?? ""))
      } else if isSettled {
        ("<span class=\"line\"></span>", "<span class=\"line day\"></span>")
      } else { ("not before it is settled", "") }
    return [
      cell(title(of: entry.role)), by, on, state(entry.state) + mark + signed(entry),
    ]
  }

  /// The sign-offs of an item, of the role that the page is for or all, beside what is signed.
  func signedBy(_ id: String) -> HTML {
    guard let item = pack.item(named: id) else { return "" }
    let rows = review.entries(of: item).filter { role == nil || $0.role == role }.map(signature)
    return rows.isEmpty ? "" : table(["Sign-off", "By", "On", "State"], rows)
  }

  /// The heading of `signedInRow`.
  var signColumn: [String] { role == nil ? [] : ["Sign-off"] }

  /// In a row of a table: the lines to sign on, on the page of one role.
  func signedInRow(_ item: PackItem) -> [HTML] {
    guard let role else { return [] }
    let entry = review.entries(of: item).first { $0.role == role }
    return [entry.map { signature($0).dropFirst().filter { !$0.isEmpty }.joined("<br>") } ?? ""]
  }

  /// The kinds of items that the page of a role shows with their lines to sign on.
  private static let besideThem: Set<PackItem.Kind> = [
    .rule, .table, .list, .message, .text, .threshold, .term,
  ]

  /// The sign-offs that are asked for, with room for those that are missing: on the page of a role
  /// those of items that are not on it.
  var signatures: HTML {
    let entries = entriesOfRole.filter {
      role == nil || !HandbookPage.besideThem.contains($0.item.kind) || !holds($0.item)
    }
    if entries.isEmpty, role != nil { return "" }
    let rows = entries.map { entry in
      ["\(named(entry.item))<br><span class=\"doc\">\(entry.item.kind.word)</span>"]
        + signature(entry)
    }
    let reviewed = (role == nil ? pack.reviewed : []).map { review in
      [
        "terms of \(review.locale)", review.by, review.on.map { MomentText.text($0) } ?? "",
        review.until.map { "until \(MomentText.text($0))" } ?? "",
      ].map(cell)
    }
    return table(["Item", "Role", "By", "On", "State"], rows)
      + (reviewed.isEmpty
        ? "" as HTML
        : "<h3>Reviews of term lists</h3>\n" + table(["What", "By", "On", ""], reviewed))
  }

  /// The changes to the content of each void sign-off.
  var changes: HTML {
    let entries = entriesOfRole
    let everSigned = entries.contains { $0.state != .missing }
    if !everSigned { return entries.isEmpty ? "" : "<p>Nothing has been signed yet.</p>\n" }
    var html: HTML = ""
    for entry in entries {
      let (signOff, changes): (SignOff, [String])
      switch entry.state {
      case .signed, .missing: continue
      case .former(let last):
        (signOff, changes) = (last, ["the content signed at the time was not kept"])
      case .void(let last, let phrases): (signOff, changes) = (last, phrases)
      }
      html +=
        "<article>\n<h3>\(named(entry.item)), \(entry.item.kind.word)</h3>\n"
        + "<p class=\"sub\">signed by \(signOff.by) as \(title(of: entry.role)) on \(MomentText.text(signOff.on))</p>\n<ul>\n"
        + (changes.isEmpty ? ["the content signed at the time was not kept"] : changes).map {
          "<li>\($0)</li>\n" as HTML
        }
        .joined() + "</ul>\n</article>\n"
    }
    let new = entries.filter { $0.state == .missing }
    if !new.isEmpty {
      html +=
        "<p>Never signed: \(new.map { "\(named($0.item)) (\(title(of: $0.role)))" as HTML }.joined(", ")).</p>\n"
    }
    return html.isEmpty ? "<p>Nothing has changed since it was signed.</p>\n" : html
  }

  var openPoints: HTML {
    var html: HTML = ""
    func list(_ title: String, _ items: [HTML]) {
      if items.isEmpty { return }
      html +=
        "<h3>\(title)</h3>\n<ul>\n" + items.map { "<li>\($0)</li>\n" as HTML }.joined() + "</ul>\n"
    }
    let undecided = undecided
    if !undecided.isEmpty { html += "<h3>\(HandbookPage.undecidedTitle)</h3>\n\(undecided)" }
    list(
      "Drafts",
      pack.items.filter { $0.status == .draft }.map { item in
        "\(named(item)), \(item.kind.word)"
      })
    list(
      "Known limitations",
      pack.namedItems.filter { $0.status != .retired }.compactMap { item in
        item.provenance.limitations.map { "\(named(item)): \($0)" }
      })
    let unconfirmed =
      pack.rules.map { ($0.id, $0.examples.count(where: \.isUnconfirmed)) }
      + pack.tables.map { ($0.id, $0.examples.count(where: \.isUnconfirmed)) }
    list(
      "Examples that no person has confirmed",
      unconfirmed.filter { $0.1 > 0 }.map { "<code>\($0.0)</code>: \($0.1)" })
    list(
      "Accepted for a limited time",
      pack.exemptions.map { exemption in
        let what = [exemption.term, exemption.check].compactMap { $0 }.joined(separator: ", ")
        let where_ =
          exemption.accepts.compactMap(\.key).joined(separator: ", ") + (exemption.locale ?? "")
        return
          "\(what) (\(where_)): \(exemption.because) <span class=\"doc\">\(exemption.approvedBy)\(exemption.until.map { ", until \(MomentText.text($0))" } ?? "")</span>"
      })
    return html
  }
}
