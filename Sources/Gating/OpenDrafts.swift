import Analysis
import Diagnostics
import RuleLoading
import RuleModel

/// Drafts, which cannot be released without somebody's decision.
public enum OpenDrafts {
  /// An error for each draft that a release would ship.
  public static func findings(_ loaded: LoadedPack) -> [Finding] {
    loaded.pack.items.filter { $0.status == .draft }.map { item in
      Finding(
        .openDraft, .error, "`\(item.id)` is still a draft", at: loaded.place(item.origin),
        advice: "decide it: `status: active`, or remove it",
        because: "a release should contain only what has been decided")
    }
  }
}
