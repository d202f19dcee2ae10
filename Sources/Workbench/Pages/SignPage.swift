import Analysis
import Difference
import Handbook
import PageServing
import Reporting
import RuleModel
import SignOffs

/// The items that wait for the signature of a role, one subject at a time: those changed first,
/// each with all that its signature covers beside it.
struct SignPage {
  let frame: PageFrame
  let pack: ShownPack
  let query: [String: String]

  private typealias Waiting = (item: PackDocument.Item, entry: PackDocument.SignOff)
  private typealias Sitting = (key: String, title: String, waiting: [Waiting])

  private var parts: ItemParts { ItemParts(frame: frame, pack: pack) }
  private var edits: EditsPart { EditsPart(frame: frame, pack: pack) }
  private var role: Role? {
    let roles = pack.document.roles
    if let named = query["role"] { return roles.first { $0.name == named } }
    return roles.count == 1 ? roles[0] : nil
  }

  func answer() -> PageAnswer {
    var body: HTML = """
      \(parts.notice())<div id="edits" data-renewed>\(edits.failure)</div><p class="trail"><a href="\(frame.path(pack.name))">\(pack.document.title)</a></p>

      """
    var command = "primum sign \(pack.folder)"
    guard let role else {
      body +=
        "<h1>\(Words.sign)</h1>\n\(PackTabs(frame: frame, pack: pack).html(Words.sign))" + roles
      return page(body, command)
    }
    command += " --role \(role.name)"
    let sittings = sittings(of: role.name)
    if let key = query["sitting"] {
      guard let place = sittings.firstIndex(where: { $0.key == key }) else {
        body += "<h1>\(Words.sign)</h1>\n<p>\(Words.nothingToSign)</p>\n" + queue(sittings, role)
        return page(body, command)
      }
      let next = sittings[place...].dropFirst().first ?? sittings.first { $0.key != key }
      body += sitting(sittings[place], role, next: next)
      return page(body, command + " --by \"WHO, DOCUMENT\" ID…")
    }
    let title = Words.role(role.name, role.title ?? role.name)
    body += """
      <h1>\(Words.sign): \(title)</h1>
      \(PackTabs(frame: frame, pack: pack).html(Words.sign))<p>\(Words.signingIs)</p>
      \(queue(sittings, role))\(unsettled(role.name))
      """
    return page(body, command)
  }

  private func page(_ body: HTML, _ command: String) -> PageAnswer {
    frame.page(Words.sign, current: pack.name, command: command, modules: ["sign"], body)
  }

  private func address(_ role: String, _ sitting: String? = nil) -> String {
    "\(frame.path(pack.name, "sign"))?role=\(escapedPath([role]))"
      + (sitting.map { "&sitting=\(escapedPath([$0]))" } ?? "")
  }

  private var roles: HTML {
    let lines = pack.document.roles.map { role -> HTML in
      let count = waiting(for: role.name).count
      return
        "<li><a href=\"\(address(role.name))\">\(Words.role(role.name, role.title ?? role.name))</a> <span class=\"soft\">\(count)</span></li>\n"
    }
    return
      "<p>\(Words.chooseRole)</p>\n<ul class=\"links\" data-roles>\n\(lines.joined())</ul>\n"
  }

  // MARK: The queue

  /// No name of a file.
  private static let changed = "*"

  private func waiting(for role: String) -> [Waiting] {
    pack.document.items.compactMap { item in
      item.signOffs.first { $0.role == role && !$0.isSigned }.map { (item, $0) }
    }
  }

  private func isSettled(_ item: PackDocument.Item) -> Bool {
    pack.uncommitted != nil && pack.edits?.items[item.reference.id] == nil
  }

  /// The subject of an item is the name of its file.
  private static func subject(_ item: PackDocument.Item) -> String {
    let name = item.file.split(separator: "/").last.map(String.init) ?? item.file
    return name.split(separator: ".").first.map(String.init) ?? name
  }

  private func sittings(of role: String) -> [Sitting] {
    let all = waiting(for: role).filter { isSettled($0.item) }
    let changed = all.filter { $0.entry.state != "missing" }
    let new = all.filter { $0.entry.state == "missing" }
    var sittings: [Sitting] = changed.isEmpty ? [] : [(Self.changed, Words.changedFirst, changed)]
    for one in new {
      let key = Self.subject(one.item)
      if let place = sittings.firstIndex(where: { $0.key == key }) {
        sittings[place].waiting.append(one)
      } else {
        let title = spaced(key)
        sittings.append((key, title.prefix(1).uppercased() + title.dropFirst(), [one]))
      }
    }
    return sittings
  }

  private func queue(_ sittings: [Sitting], _ role: Role) -> HTML {
    if sittings.isEmpty { return "<p>\(Words.nothingToSign)</p>\n" }
    let lines = sittings.map { sitting -> HTML in
      let kinds = Words.kinds(sitting.waiting.map { ($0.item.kindWords, $0) })
      let counts = kinds.map { Words.count($0.items.count, $0.kind) }.joined(separator: ", ")
      let mark: HTML = sitting.key == Self.changed ? "<span aria-hidden=\"true\">! </span>" : ""
      return
        "<li>\(mark)<a href=\"\(address(role.name, sitting.key))\">\(sitting.title)</a> <span class=\"soft\">\(counts)</span></li>\n"
    }
    return
      "<h2>\(Words.sittings)</h2>\n<ol class=\"links\" data-queue>\n\(lines.joined())</ol>\n"
  }

  private func unsettled(_ role: String) -> HTML {
    let items = waiting(for: role).map(\.item).filter { !isSettled($0) }
    if items.isEmpty || pack.uncommitted == nil { return "" }
    let lines = items.map {
      "<li>\(frame.link($0.reference, in: pack.name))\(edits.mark($0.reference))</li>\n" as HTML
    }
    return
      "<h2>\(Words.notYetToSign)</h2>\n<p>\(Words.notCommittedYet)</p>\n<ul class=\"links\">\n\(lines.joined())</ul>\n"
  }

  // MARK: A sitting

  private func sitting(_ sitting: Sitting, _ role: Role, next: Sitting?) -> HTML {
    let isChanged = sitting.key == Self.changed
    let review = SignOffReview(pack.loaded)
    let articles = sitting.waiting.map { one -> HTML in
      let content = pack.pack.item(named: one.item.reference.id).map(review.content)
      return article(one, digest: content?.digest ?? "", isChanged: isChanged)
    }.joined()
    let further: HTML =
      next.map {
        "<p>\(Words.nextSitting) <a href=\"\(address(role.name, $0.key))\" data-next>\($0.title)</a></p>\n"
      } ?? ""
    return """
      <h1>\(sitting.title)</h1>
      <p class="soft"><a href="\(address(role.name))">\(Words.sign): \(Words.role(role.name, role.title ?? role.name))</a></p>
      <p>\(Words.signingIs)</p>
      <noscript><p>\(Words.needsScript)</p></noscript>
      <form data-sitting data-pack="\(pack.name)" data-role="\(role.name)">
      \(articles)<section class="signing" aria-labelledby="sign-title"><h2 id="sign-title" tabindex="-1">\(Words.sign)</h2>
      <p><label class="choice"><input type="checkbox" data-all> \(Words.readAll)</label></p>
      <p data-signer></p>
      <p role="status" aria-live="polite" data-state></p>
      <p><button type="submit" class="main" data-sign>\(Words.sign)</button></p></section>
      </form>
      \(further)
      """
  }

  private func article(_ one: Waiting, digest: String, isChanged: Bool) -> HTML {
    let (item, entry) = one
    let id = item.reference.id
    let lines = parts.lines(item, isShort: true)
    let whole: HTML =
      item.sentences.isEmpty
      ? lines + parts.grid(item) + parts.values(item)
      : "\(parts.sentences(item))<details><summary>\(Words.moreOfIt)</summary>\(lines)</details>\n"
    let changes = entry.changes.map { "<li>\(quoted($0))</li>\n" as HTML }.joined()
    let says: HTML =
      isChanged
      ? "<ul>\n\(changes)</ul>\n<details><summary>\(Words.allOfIt)</summary>\n\(whole)</details>\n"
      : whole
    let covered = covers(item)
    let aside: HTML =
      covered.isEmpty
      ? ""
      : "<aside class=\"margin covers\" aria-label=\"\(Words.covers): \(item.reference.title)\"><h3>\(Words.covers)</h3>\n\(covered)</aside>\n"
    let kinds = [item.isRedFlag ? "flag" : nil, covered.isEmpty ? nil : "noted"].compactMap { $0 }
    return """
      <article class="\(kinds.joined(separator: " "))">
      <h2><a href="\(frame.path(to: item.reference, in: pack.name))">\(item.reference.title)</a></h2>
      <p class="sub">\(parts.tags(item))</p>
      <div>\(says)</div>
      <p><label class="choice"><input type="checkbox" data-read value="\(id)" data-shown="\(digest)"> \(Words.haveRead)<span class="hidden">: \(item.reference.title)</span></label></p>
      \(aside)</article>

      """
  }

  /// The numbers, lists and sentences that an item rests on, and the questions behind it.
  private func covers(_ item: PackDocument.Item) -> HTML {
    let used = item.uses.compactMap { pack.document.item($0.id) }.map { one -> HTML in
      let link: HTML =
        "<a href=\"\(frame.path(to: one.reference, in: pack.name))\">\(one.reference.title)</a>"
      switch one.reference.kind {
      case .threshold:
        let value = one.values.first(where: \.isToday)?.text ?? ""
        return "<li>\(link): <strong>\(value)</strong></li>\n"
      case .list: return "<li>\(link)\(names(one.reference.id))</li>\n"
      case .text:
        let words = one.sentences.first?.words ?? ""
        return "<li>\(link)<br>“\(words)”</li>\n"
      default: return "<li>\(link)</li>\n"
      }
    }
    let open = item.sources.compactMap { pack.document.requirement($0) }.filter(\.isOpen)
    let questions = open.map { row -> HTML in
      let lines = row.question.map {
        "<p><strong>\($0.heading):</strong> \($0.words)</p>\n" as HTML
      }
      return
        "<details><summary>\(row.title)</summary>\n\(lines.joined())<p><a href=\"\(frame.path(pack.name, "requirements", row.id))\">\(Words.answerIt)</a></p></details>\n"
    }
    let list: HTML = used.isEmpty ? "" : "<ul>\n\(used.joined())</ul>\n"
    return list
      + (questions.isEmpty ? "" : "<h4>\(Words.openQuestions)</h4>\n\(questions.joined())")
  }

  private func names(_ id: String) -> HTML {
    guard let list = pack.pack.lists.first(where: { $0.name == id }) else { return "" }
    let never: HTML =
      list.never.isEmpty ? "" : "<br>\(Words.neverOn(list.never.joined(separator: ", ")))"
    return ": \(list.entries.map(\.name).joined(separator: ", "))\(never)"
  }
}

/// The tabs of a pack.
struct PackTabs {
  let frame: PageFrame
  let pack: ShownPack

  func html(_ current: String) -> HTML {
    let own = frame.path(pack.name)
    let tabs = [
      (Words.read, own), (Words.tryIt, own + "/try"), (Words.sign, own + "/sign"),
      (Words.changes, own + "/changes"),
    ].filter { $0.0 != Words.sign || !pack.document.roles.isEmpty }
    let links = tabs.map { name, path -> HTML in
      let mark: HTML = name == current ? " aria-current=\"page\"" : ""
      return "<li><a href=\"\(name == current ? "" : path)\"\(mark)>\(name)</a></li>\n"
    }.joined()
    return
      "<nav class=\"tabs\" aria-label=\"\(pack.document.title)\"><ul>\n\(links)</ul></nav>\n"
  }
}
