import FoundationEssentials

struct Walk: Codable, Sendable {
  var id: String
  var start: Date
  var minutes: Double?
  var mood: String?
  var sights: [String]?
}

// plain LOG: what an app does anyway. It reads a file, decodes and encodes JSON, and asks a
// calendar.
let data = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .iso8601
let walks = (try? decoder.decode([Walk].self, from: data)) ?? []
let encoder = JSONEncoder()
encoder.dateEncodingStrategy = .iso8601
let zone = TimeZone(secondsFromGMT: 3600)!
print(Calendar(identifier: .gregorian).dateComponents(in: zone, from: Date()).day ?? 0)
print(String(decoding: try encoder.encode(walks), as: UTF8.self))
