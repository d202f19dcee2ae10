import RuleLoading
import RuleModel
import SourceText

/// Exports through mappings, and paths: read in one piece or in small ones all comes out the same;
/// a text is a path, or is refused with what to write.
enum MappingFuzz: FuzzedReader {
  static let name: String = "mapping"
  static let dictionary: [String] =
    JSONFuzz.dictionary + [
      "<H>", "</H>", "<Record ", "/>", "<Record>", "</Record>", "type=\"", "value='1'", "&amp;", "&#x41;", "&b;",
      "<!DOCTYPE H [", "<!ENTITY a \"b\">", "]>", "<!--", "-->", "<![CDATA[", "]]>", "<?xml version=\"1.0\"?>",
      "\"entry\":[", "\"resource\":", "\"status\":\"final\"", "\"id\":", "\"valueQuantity\":{\"value\":", "\"comparator\":\">\"",
      "[0]", "[]", "[a = b]", ".", "'", "$", " + ", "PT1H", "4h 15m", ">14",
    ]

  private static let pack = loadPack([
    SourceFile(path: "mapping.yaml", bytes: Array(text.utf8))
  ])

  private static let text = """
    pack: exports
    title: Exports
    version: "1"
    language: 1
    source locale: en
    records:
      result:
        fields: { id: text?, kind: "one of [a, b]?", value: number 0 to 500 in % ?, took: duration in h ?, notes: list of text ? }
    mappings:
      - id: xml
        record: result
        format: xml
        records at: Record
        only: { type: [a, ""] }
        columns: { id: id, value: { field: value, unit column: unit, may be absent: yes }, "M[k = t].v": { field: took, may be absent: yes } }
      - id: json
        record: result
        records at: entry[].resource
        columns:
          id: { field: id, may be absent: yes }
          valueQuantity: { field: value, may be absent: yes }
          "code.coding[]": { field: kind, words: { "s|a": a, b: b }, may be absent: yes }
          "note[].text": { field: notes, may be absent: yes }
          "part[0][k = v].n": { field: took, may be absent: yes }
        ignore: the rest
    rules:
      - { id: high, title: High, kind: red flag, for each: result, when: value >= 9 % or took > 2 h, if unknown: act, then: [] }

    """

  static func fault(of input: Input) -> String? {
    precondition(!pack.hasErrors, "the pack of the mapping fuzz does not load: \(pack.findings)")
    let path = String(decoding: input.bytes.prefix(400), as: UTF8.self)
    do throws(MappingPath.Mistake) {
      let read = try MappingPath(path)
      if read.steps.isEmpty { return "a path without steps" }
    } catch {
      if error.message.isEmpty || error.advice.isEmpty { return "a mistake without a word" }
    }
    for mapping in pack.pack.mappings.indices {
      let whole = PackFuzz.evaluated(
        pack.pack, logs: input.bytes, as: input.name, workers: 1, record: .mapping(mapping))
      let small = PackFuzz.evaluated(
        pack.pack, logs: input.bytes, as: input.name, workers: 2, blockSize: 64,
        record: .mapping(mapping))
      if small.output != whole.output || small.problems != whole.problems {
        return "small pieces give something else than one"
      }
    }
    return nil
  }
}
