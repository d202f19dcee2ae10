import CopyLint
import Diagnostics
import RuleLoading
import RuleModel
import SourceText

/// Whether the design tokens that a pack says ship are there.
struct ShippedTokens {
  /// The record types that each file's tokens are.
  private var files: [(path: String, types: Set<Int>)] = []

  mutating func add(_ types: [Int], of file: SourceFile) { files.append((file.path, Set(types))) }

  /// Declared files that there are not.
  static func absent(among tokens: [SourceFile], _ loaded: LoadedPack) -> [Finding] {
    (loaded.pack.ships?.tokens ?? []).filter { declared in
      !tokens.contains { pathEnds($0.path, in: declared.path) }
    }
    .map {
      missing("the design-tokens file `\($0.path)`, declared under `ships`, is missing", $0, loaded)
    }
  }

  /// Declared records that no token is. A file that is absent, or broken, is reported as that.
  func findings(_ loaded: LoadedPack) -> [Finding] {
    let pack = loaded.pack
    return (pack.ships?.tokens ?? []).flatMap { declared -> [Finding] in
      let found = files.filter { pathEnds($0.path, in: declared.path) }
      return declared.records.filter { name in
        !found.isEmpty && !found.contains { $0.types.contains { pack.records[$0].name == name } }
      }.map {
        ShippedTokens.missing(
          "no token of `\(declared.path)` is a record `\($0)`", declared, loaded)
      }
    }
  }

  private static func missing(
    _ message: String, _ declared: Shipping.Tokens, _ loaded: LoadedPack
  ) -> Finding {
    Finding(
      .missingCatalogue, .error, message, at: loaded.place(declared.origin),
      advice: "restore it, or remove it from `ships:` if it no longer ships", key: declared.path)
  }
}
