import FoundationEssentials
import Primum

struct Walk: Codable, Sendable {
  var id: String
  var start: Date
  var minutes: Double?
  var mood: String?
  var sights: [String]?
}

// embedding LOG BOOK: the same and decisions, with a book of docs/examples/app.
let data = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .iso8601
let walks = (try? decoder.decode([Walk].self, from: data)) ?? []
let encoder = JSONEncoder()
encoder.dateEncodingStrategy = .iso8601
let zone = TimeZone(secondsFromGMT: 3600)!
print(Calendar(identifier: .gregorian).dateComponents(in: zone, from: Date()).day ?? 0)
print(String(decoding: try encoder.encode(walks), as: UTF8.self))

let book = try RuleBook(Data(contentsOf: URL(filePath: CommandLine.arguments[2])))
let engine = try PrimumEngine(book, timeZone: zone)
let decisions = try engine.decide(
  record: "walk", walks[0], history: walks.map { Entry(record: "walk", $0) })
for decision in decisions.firing { print(decision.itemID, decision.actions) }
for problem in decisions.problems { print(problem.message) }
print(book.text("home.wellDone", locale: "de") ?? "")
print(String(decoding: try encoder.encode(decisions), as: UTF8.self))
