import Foundation
import PackagePlugin

/// Checks copy at each build that changes some of it, so that findings are in Xcode's list of
/// issues.
///
/// With a `primum.yaml` at the package's root it is the gate of its apps; without one, the
/// catalogues of the target are linted with the checks that need no pack.
@main
struct PrimumLint: BuildToolPlugin {
  /// What can be nothing but a catalogue.
  private static let catalogues: Set = [
    "xcstrings", "strings", "stringsdict", "xliff", "xlf", "arb", "po", "pot", "properties",
  ]
  /// What the gate may read besides: rules, store texts, design tokens, baselines.
  private static let others: Set = [
    "yaml", "yml", "json", "xml", "plist", "txt", "text", "md", "markdown",
  ]

  /// Xcode finds a file by its whole path only. The stamp is what tells the build system that
  /// nothing is to be done.
  private static let script = """
    set -o pipefail
    root="$1" stamp="$2"
    shift 2
    cd "$root"
    "$@" | while IFS= read -r line; do
      case "$line" in
        /*|"error: "*|"warning: "*|"note: "*) printf '%s\\n' "$line" ;;
        *) printf '%s/%s\\n' "$root" "$line" ;;
      esac
    done
    : > "$stamp"
    """

  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let module = target as? SourceModuleTarget else { return [] }
    let own = module.sourceFiles.map(\.url).filter { Self.catalogues.contains($0.pathExtension) }
    let root = context.package.directoryURL
    let isConfigured = FileManager.default.fileExists(
      atPath: root.appending(path: "primum.yaml").path)
    guard isConfigured || !own.isEmpty else { return [] }
    let program =
      try ProcessInfo.processInfo.environment["PRIMUM"].map { URL(fileURLWithPath: $0) }
      ?? context.tool(named: "PrimumMain").url
    let stamp = context.pluginWorkDirectoryURL.appending(path: "\(target.name).checked")
    let job = isConfigured ? ["gate"] : ["lint"] + own.map(\.path)
    return [
      .buildCommand(
        displayName: "primum: check the copy of \(target.name)",
        executable: URL(fileURLWithPath: "/bin/bash"),
        arguments: ["-e", "-c", Self.script, "bash", root.path, stamp.path, program.path] + job
          + ["--format", "xcode"],
        inputFiles: [program] + (isConfigured ? files(below: root) : own),
        outputFiles: [stamp])
    ]
  }

  /// The packs and catalogues of the package, wherever its `primum.yaml` says they are.
  private func files(below root: URL) -> [URL] {
    let all = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter {
        Self.catalogues.contains($0.pathExtension) || Self.others.contains($0.pathExtension)
      }
      .sorted { $0.path < $1.path }
  }
}
