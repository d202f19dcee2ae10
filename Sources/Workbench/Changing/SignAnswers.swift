import JSONReading
import JSONWriting
import PageServing
import SignOffs

/// The items that wait for signatures, and signing them.
struct SignAnswers {
  let workbench: Workbench
  let pack: ShownPack

  /// `GET api/items?pack=…&role=…`: the items that a role is asked to sign, changed ones first.
  /// `sha256` is of all that the signature covers. While `comparing`, it is not known which are not
  /// committed.
  func items(role: String?) -> PageAnswer {
    let review = SignOffReview(pack.loaded)
    let asked = review.entries().filter { $0.isAsked && (role == nil || $0.role == role) }
    let sorted = asked.filter { $0.state.isVoid } + asked.filter { !$0.state.isVoid }
    let items = sorted.map { entry in
      JSONWriter.object {
        $0.member("item", string: entry.item.id)
        $0.member("kind", string: entry.item.kind.rawValue)
        $0.member("title", string: entry.item.title ?? entry.item.id)
        $0.member("status", string: entry.item.status.rawValue)
        $0.member("role", string: entry.role)
        $0.member("state", string: entry.state.word)
        if case .void(_, let changes) = entry.state { $0.member("changes", strings: changes) }
        $0.member("sha256", string: review.content(of: entry.item).digest)
        let edit = pack.edits?.words(of: entry.item.id)
        $0.member("uncommitted", edit.map(JSONWriter.quoted) ?? "null")
      }
    }
    let json = JSONWriter.object {
      $0.member("comparing", pack.uncommitted == nil ? "true" : "false")
      $0.member("items", JSONWriter.lines(items, indent: 1))
    }
    return PageAnswer(.json, json + "\n")
  }

  /// `POST api/sign`:
  ///
  ///     { "pack": "mine", "role": "clinical", "by": "…", "items": ["…"], "was": { ITEM: SHA-256 } }
  func sign(_ question: JSONNode) throws(ProjectAccess.Problem) -> PageAnswer {
    guard let role = question["role"]?.text, !role.isEmpty, let by = question["by"]?.text,
      !by.isEmpty, let listed = question["items"]?.elements, !listed.isEmpty
    else { throw .init("`role`, `by` and `items` are needed", status: 422) }
    let items = listed.compactMap(\.text).map(pack.pack.bareID)
    guard items.count == listed.count else {
      throw .init("`items` must be a list of ids", status: 422)
    }
    var was: [String: String] = [:]
    for member in question["was"]?.members.map(Array.init) ?? [] {
      was[pack.pack.bareID(member.key)] = member.value.text
    }
    try workbench.access.editing.sign(
      pack.folder, .init(items: items, role: role, by: by, was: was))
    workbench.look()
    return PageAnswer(
      .json,
      JSONWriter.object {
        $0.member("signed", strings: items)
        $0.member("file", string: pack.folder + "/signoffs.yaml")
      } + "\n")
  }
}

extension SignOffReview.State {
  fileprivate var isVoid: Bool { self != .signed && self != .missing }

  fileprivate var word: String {
    switch self {
    case .signed: "signed"
    case .missing: "never signed"
    case .void, .former: "changed since"
    }
  }
}
