// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A target of this package with its test target beside it.
/// `cases` are the folders of the tests that hold samples, read in place.
func concern(
  _ name: String, _ dependencies: [Target.Dependency] = [], tests: [Target.Dependency] = [], cases: [String] = []
) -> [Target] {
  [
    .target(name: name, dependencies: dependencies, swiftSettings: strict),
    .testTarget(
      name: name + "Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies + tests,
      exclude: cases, swiftSettings: strict),
  ]
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")

let package = Package(
  name: "primum",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "Primum", targets: ["Primum"]),
    .executable(name: "primum", targets: ["PrimumMain"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(name: "ReferenceEvaluator", dependencies: ["RuleModel"], path: "Tests/Reference", swiftSettings: strict),
    .testTarget(
      name: "DifferentialTests", dependencies: ["ReferenceEvaluator", "RuleModel", "Evaluation", "TestSupport"],
      path: "Tests/DifferentialTests", swiftSettings: strict),
    // Not `primum`: where case does not tell file names apart, its build would overwrite that of the library `Primum`.
    .executableTarget(name: "PrimumMain", dependencies: ["CommandLineTool"], swiftSettings: strict),
    .executableTarget(
      name: "primum-fuzz",
      dependencies: [
        "TestSupport", "SourceText", "Diagnostics", "YAMLReading", "JSONReading", "RuleModel", "RuleLoading",
        "Evaluation", "Analysis",
        "LogReading", "Reporting", "Catalogues", "Matching", "CopyLint", argumentParser,
      ],
      path: "Fuzz", exclude: ["Corpus", "README.md"], swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["TestSupport", "CommandLineTool", "RuleLoading", "Evaluation", "RuleModel", "LogReading"],
      path: "Tests/Conformance", exclude: ["Cases"], swiftSettings: strict),
  ]
    + concern("SourceText")
    + concern("Parallel")
    + concern("Diagnostics", ["SourceText"])
    + concern("Folding")
    + concern("YAMLReading", ["CLibYAML", "SourceText", "Diagnostics", "Parallel"], cases: ["Cases"])
    + concern("JSONReading", ["SourceText", "Diagnostics"])
    + concern("RuleModel", ["SourceText"])
    + concern("Inflection")
    + concern("RuleLoading", ["YAMLReading", "RuleModel", "Diagnostics", "SourceText", "Folding", "Inflection"])
    + concern("Evaluation", ["RuleModel", "Folding"])
    + concern("Analysis", ["RuleModel", "Evaluation", "Diagnostics", "SourceText", "Parallel"], tests: ["RuleLoading"])
    + concern("Matching", ["Folding"], cases: ["Cases"])
    + concern("Catalogues", ["SourceText", "JSONReading", "Folding", "Diagnostics", "Parallel"], cases: ["Cases"])
    + concern(
      "CopyLint",
      ["RuleModel", "Matching", "Inflection", "Folding", "Catalogues", "Diagnostics", "SourceText", "Parallel"],
      tests: ["RuleLoading"], cases: ["Cases"])
    + concern(
      "LogReading", ["Folding", "JSONReading", "RuleModel", "Evaluation", "Diagnostics", "SourceText", "Parallel"],
      tests: ["RuleLoading"])
    + concern(
      "Reporting", ["Diagnostics", "SourceText", "Evaluation", "RuleModel", "Parallel"], tests: ["JSONReading"],
      cases: ["Expected"])
    + concern(
      "Gating",
      [
        "YAMLReading", "RuleModel", "RuleLoading", "Evaluation", "Analysis", "Catalogues", "CopyLint", "LogReading",
        "JSONReading", "Reporting", "Diagnostics", "SourceText", "Parallel",
      ])
    + concern(
      "SignOffs", ["RuleModel", "RuleLoading", "YAMLReading", "Diagnostics", "SourceText", crypto])
    + concern(
      "Difference",
      [
        "RuleModel", "RuleLoading", "YAMLReading", "SignOffs", "Evaluation", "Analysis", "LogReading", "SourceText",
        "Parallel",
      ])
    + concern("Primum", ["RuleModel", "Evaluation", "LogReading"], tests: ["RuleLoading"])
    + concern(
      "CommandLineTool",
      [
        "SourceText", "Diagnostics", "YAMLReading", "JSONReading", "RuleModel", "RuleLoading", "Evaluation", "Analysis",
        "Matching", "Folding", "Catalogues", "CopyLint", "LogReading", "Reporting", "SignOffs", "Difference", "Gating",
        "Primum",
        "Parallel",
        argumentParser,
      ])
)
