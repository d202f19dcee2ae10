// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A target of this package with its test target beside it.
/// `cases` are the folders of the tests that hold samples, read in place.
func concern(
  _ name: String, _ dependencies: [Target.Dependency] = [], tests: [Target.Dependency] = [],
  cases: [String] = [],
  notCompiled: [String] = []
) -> [Target] {
  [
    .target(name: name, dependencies: dependencies, exclude: notCompiled, swiftSettings: strict),
    .testTarget(
      name: name + "Tests",
      dependencies: [.byName(name: name), "TestSupport"] + dependencies + tests,
      exclude: cases, swiftSettings: strict),
  ]
}

// What only the command needs: an app that embeds the library with `traits: []` resolves and builds
// none of it.
let forCommand = TargetDependencyCondition.when(traits: ["CommandLine"])
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: forCommand)
let server: [Target.Dependency] = ["NIOCore", "NIOPosix", "NIOHTTP1"].map {
  .product(name: $0, package: "swift-nio", condition: forCommand)
}

// With `PRIMUM` in the environment the plugins run that program; without it they build the one of
// this package.
let program: [Target.Dependency] = Context.environment["PRIMUM"] == nil ? ["PrimumMain"] : []

let package = Package(
  name: "primum",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "Primum", targets: ["Primum"]),
    .library(name: "PrimumTesting", targets: ["PrimumTesting"]),
    .executable(name: "primum", targets: ["PrimumMain"]),
    .plugin(name: "PrimumCommand", targets: ["PrimumCommand"]),
    .plugin(name: "PrimumLint", targets: ["PrimumLint"]),
  ],
  traits: [
    .default(enabledTraits: ["CommandLine"]),
    .trait(
      name: "CommandLine",
      description: "The command `primum` and its plugins, with the packages they need."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // It asks for no permission: it writes nothing.
    .plugin(
      name: "PrimumCommand",
      capability: .command(
        intent: .custom(
          verb: "primum", description: "Runs primum, such as `swift package primum gate`.")),
      dependencies: program),
    .plugin(name: "PrimumLint", capability: .buildTool(), dependencies: program),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "ReferenceEvaluator", dependencies: ["RuleModel"], path: "Tests/Reference",
      swiftSettings: strict),
    .testTarget(
      name: "DifferentialTests",
      dependencies: [
        "ReferenceEvaluator", "RuleModel", "RuleLoading", "SourceText", "Evaluation", "Reporting",
        "JSONWriting",
        "TestSupport",
      ],
      path: "Tests/DifferentialTests", swiftSettings: strict),
    // Not `primum`: where case does not tell file names apart, its build would overwrite that of
    // the library `Primum`.
    .executableTarget(name: "PrimumMain", dependencies: ["CommandLineTool"], swiftSettings: strict),
    .executableTarget(
      name: "primum-fuzz",
      dependencies: [
        "TestSupport", "SourceText", "Diagnostics", "YAMLReading", "JSONReading", "RuleModel",
        "RuleLoading",
        "Evaluation", "Analysis",
        "LogReading", "Reporting", "Catalogues", "Matching", "CopyLint", "Primum", "BookWriting",
        "OperatingSystem",
        argumentParser,
      ],
      path: "Fuzz", exclude: ["Corpus", "README.md"], swiftSettings: strict),
    .executableTarget(
      name: "library-benchmark", dependencies: ["Primum"], path: "Benchmarks/library",
      swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "TestSupport", "CommandLineTool", "RuleLoading", "Evaluation", "RuleModel", "LogReading",
        "SourceText",
        "Primum", "BookWriting", "TypedCode",
      ],
      path: "Tests/Conformance", exclude: ["Cases", "Checks", "Typed/pack.yaml"],
      swiftSettings: strict),
  ]
    + concern("SourceText")
    + concern("OperatingSystem")
    + concern("Diagnostics", ["SourceText"])
    + concern("Folding")
    + concern(
      "YAMLReading", ["CLibYAML", "SourceText", "Diagnostics", "OperatingSystem"], cases: ["Cases"])
    + concern("JSONReading", ["SourceText", "Diagnostics"])
    + concern("JSONWriting", ["SourceText"])
    + concern("RuleModel")
    + concern("NumberReading", ["RuleModel"])
    + concern("Inflection")
    + [.target(name: "ShippedPacks", swiftSettings: strict)]
    + concern(
      "RuleLoading",
      [
        "YAMLReading", "RuleModel", "NumberReading", "Diagnostics", "SourceText", "Folding",
        "Inflection",
      ],
      cases: ["Conditions", "Packs", "Slips"])
    + concern("Evaluation", ["RuleModel", "Folding", "OperatingSystem"])
    + concern(
      "Cases", ["RuleModel", "Evaluation", "Folding", "JSONWriting", "OperatingSystem"],
      tests: ["RuleLoading", "SourceText"])
    + concern(
      "Analysis",
      [
        "RuleModel", "NumberReading", "Evaluation", "Cases", "Diagnostics",
        "SourceText",
        "OperatingSystem",
      ],
      tests: ["RuleLoading"], cases: ["Conditions", "Numbers", "Packs", "Tables"])
    + concern("Matching", ["SourceText", "Folding"], cases: ["Cases"])
    + concern(
      "Catalogues", ["OperatingSystem", "SourceText", "JSONReading", "Folding", "Diagnostics"],
      cases: ["Cases", "Small"])
    + concern(
      "CopyLint",
      [
        "RuleModel", "NumberReading", "Matching", "Inflection", "Folding", "Catalogues",
        "Diagnostics", "SourceText",
        "OperatingSystem",
      ],
      tests: ["RuleLoading"], cases: ["Cases", "Claims"])
    + concern(
      "LogReading",
      [
        "OperatingSystem", "Folding", "JSONReading", "RuleModel", "Evaluation", "SourceText",
      ])
    + concern(
      "TokenReading",
      [
        "LogReading", "Folding", "JSONReading", "JSONWriting", "RuleModel", "Diagnostics",
        "SourceText",
      ],
      tests: ["RuleLoading"])
    + concern(
      "Reporting",
      ["JSONWriting", "Diagnostics", "SourceText", "Evaluation", "RuleModel", "OperatingSystem"],
      tests: ["JSONReading"],
      cases: ["Expected"])
    + concern(
      "Gating",
      [
        "YAMLReading", "RuleModel", "RuleLoading", "Evaluation", "Analysis", "Catalogues",
        "CopyLint", "LogReading",
        "TokenReading", "JSONReading", "JSONWriting", "Reporting", "Properties", "SignOffs",
        "Diagnostics", "SourceText", "Folding",
        "OperatingSystem",
      ], cases: ["Apps", "Gates"])
    + concern(
      "Changes", ["RuleModel", "RuleLoading", "YAMLReading", "OperatingSystem"],
      tests: ["SourceText"])
    + concern(
      "SignOffs",
      [
        "RuleModel", "RuleLoading", "Changes", "YAMLReading", "Diagnostics", "SourceText",
        "OperatingSystem",
      ],
      cases: ["Changes"])
    + concern(
      "Difference",
      [
        "RuleModel", "RuleLoading", "YAMLReading", "Changes", "SignOffs", "Evaluation", "Cases",
        "Analysis", "LogReading",
        "SourceText",
        "OperatingSystem", "Reporting", "CopyLint", "JSONWriting",
      ], tests: ["ReferenceEvaluator"], cases: ["Cases"])
    + concern(
      "Properties",
      [
        "RuleModel", "Evaluation", "Cases", "Analysis", "JSONWriting", "Diagnostics", "SourceText",
        "OperatingSystem",
      ],
      tests: ["RuleLoading"], cases: ["Cases"])
    + concern(
      "Guarding",
      [
        "YAMLReading", "RuleModel", "RuleLoading", "Evaluation", "Changes", "SignOffs",
        "Difference",
        "CopyLint", "Gating", "Diagnostics", "SourceText", "Folding",
      ])
    + concern(
      "Editing",
      [
        "YAMLReading", "JSONReading", "JSONWriting", "RuleModel", "RuleLoading", "NumberReading",
        "Evaluation", "Analysis", "Properties", "Catalogues", "CopyLint", "Folding",
        "Difference", "Guarding",
        "Gating",
        "Diagnostics", "SourceText", "OperatingSystem",
      ])
    + concern(
      "Handbook",
      [
        "RuleModel", "RuleLoading", "Analysis", "Changes", "SignOffs", "Reporting", "Catalogues",
        "CopyLint", "JSONWriting", "SourceText", "Folding", "OperatingSystem",
      ])
    + concern(
      "Primum", ["RuleModel", "Evaluation", "LogReading", "OperatingSystem"],
      tests: ["BookWriting", "RuleLoading"])
    + concern(
      "PrimumTesting", ["Primum", "Analysis", "RuleModel"],
      tests: ["BookWriting", "RuleLoading", "SourceText"])
    + concern("BookWriting", ["Primum", "RuleModel"], tests: ["RuleLoading", "SourceText"])
    + concern("TypedCode", ["RuleModel"], tests: ["RuleLoading", "SourceText"])
    + concern("PageServing", ["OperatingSystem"] + server)
    + concern(
      "Workbench",
      [
        "PageServing", "Handbook", "Analysis", "Difference", "Editing", "SignOffs", "CopyLint",
        "Evaluation", "LogReading", "RuleModel", "RuleLoading", "Folding",
        "Catalogues", "Reporting", "JSONReading", "JSONWriting", "Diagnostics", "SourceText",
        "OperatingSystem",
      ], notCompiled: ["Assets"])
    + concern(
      "CommandLineTool",
      [
        "SourceText", "Diagnostics", "YAMLReading", "JSONReading", "JSONWriting", "RuleModel",
        "RuleLoading",
        "Evaluation", "Analysis",
        "Folding", "Catalogues", "CopyLint", "ShippedPacks", "LogReading", "TokenReading",
        "Reporting", "SignOffs",
        "Difference", "Properties", "Gating", "Guarding", "Editing", "Handbook", "Primum",
        "BookWriting", "TypedCode",
        "OperatingSystem", "PageServing", "Workbench",
        argumentParser,
      ])
)
