import Handbook
import JSONReading
import JSONWriting
import PageServing
import RuleModel
import SourceText

extension Workbench {
  /// Answers requests of modules, as JSON.
  func api(_ request: PageRequest) -> PageAnswer {
    // Items are signed and written as they are now.
    if ["change", "save", "sign", "items"].contains(request.path.dropFirst().first) { look() }
    let logs = LogAnswers(workbench: self)
    switch (request.path.dropFirst().joined(separator: "/"), request.isPost) {
    case ("log", true): return logs.taken(request)
    case ("forget", true): return logs.forgotten()
    case ("ask", true):
      return asked(request) { question, pack in Asking(pack: pack, logs: logs).answer(question) }
    case ("name", true):
      return asked(request) { question, pack in NameTrial(pack: pack).answer(question) }
    case ("sentence", true):
      return asked(request) { question, pack in SentenceTrial(pack: pack).answer(question) }
    case ("people", true):
      return asked(request) { question, pack throws(ProjectAccess.Problem) in
        PageAnswer(.json, try logs.people(question, pack))
      }
    case ("person", true):
      return asked(request) { question, pack throws(ProjectAccess.Problem) in
        PageAnswer(.json, try logs.person(question, pack))
      }
    case ("change", true):
      return asked(request) { question, pack throws(ProjectAccess.Problem) in
        try EditAnswers(workbench: self, pack: pack).change(question)
      }
    case ("save", true):
      return asked(request) { question, pack throws(ProjectAccess.Problem) in
        try EditAnswers(workbench: self, pack: pack).save(question)
      }
    case ("sign", true):
      return asked(request) { question, pack throws(ProjectAccess.Problem) in
        try SignAnswers(workbench: self, pack: pack).sign(question)
      }
    case ("items", false):
      guard let pack = request.query["pack"].flatMap({ packs($0, on: nil).first }) else {
        return problem("no such pack", 404)
      }
      return SignAnswers(workbench: self, pack: pack).items(role: request.query["role"])
    case ("read", false):
      guard let pack = request.query["pack"].flatMap(snapshot.pack) else {
        return problem("no such pack", 404)
      }
      return PageAnswer(.json, pack.document.json)
    case ("search", false):
      guard let pack = request.query["pack"].flatMap(snapshot.pack) else {
        return problem("no such pack", 404)
      }
      let words = request.query["q"] ?? ""
      return PageAnswer(.json, PackSearch.json(words, pack.search.hits(words)))
    case ("ask", false), ("log", false), ("forget", false), ("people", false), ("person", false),
      ("change", false), ("save", false), ("sign", false), ("items", true), ("name", false),
      ("sentence", false), ("read", true),
      ("search", true):
      return problem("this is asked for otherwise", 405)
    default: return problem("there is nothing of this name", 404)
    }
  }

  /// A question about a pack, as JSON.
  private func asked(
    _ request: PageRequest,
    _ answer: (JSONNode, ShownPack) throws(ProjectAccess.Problem) -> PageAnswer
  ) -> PageAnswer {
    let file = SourceFile(path: "request", bytes: request.body)
    guard let question = readJSON(file, limits: Workbench.limits).root, question.members != nil,
      let pack = pack(of: question)
    else { return problem("this question cannot be read", 400) }
    do throws(ProjectAccess.Problem) { return try answer(question, pack) } catch {
      return error.status == 200
        ? problem(error.message, 200)
        : PageAnswer(
          .json, JSONWriter.object { $0.member("error", string: error.message) } + "\n",
          status: error.status)
    }
  }

  /// The one that a question names, or else the only one, or the one that has what is asked about.
  private func pack(of question: JSONNode) -> ShownPack? {
    if let name = question["pack"] { return name.text.flatMap(snapshot.pack) }
    let packs = snapshot.packs
    if packs.count == 1 { return packs[0] }
    let item = question["item"] ?? question["edits"]?.elements?.first?["item"]
    return (item ?? question["items"]?.elements?.first)?.text.flatMap { id in
      packs.first { $0.pack.item(named: id) != nil || id.hasPrefix($0.pack.name + "/") }
    }
  }

  private static let limits = JSONLimits(depth: 16, bytes: 1 << 20, nodes: 200_000)

  private func problem(_ text: String, _ status: Int) -> PageAnswer {
    PageAnswer(
      .json, JSONWriter.object { $0.member("problem", string: text) } + "\n", status: status)
  }
}

extension JSONNode {
  /// A whole number that is none too large.
  var whole: Int? { number.flatMap { Int(exactly: $0) } }
}
