// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
]

let package = Package(
  name: "walk-diary",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "WalkDiary", targets: ["WalkDiary"])],
  // An app would write: .package(url: "https://…/primum", from: "…")
  dependencies: [.package(name: "primum", path: "../../..")],
  targets: [
    .target(
      name: "WalkDiary", dependencies: [.product(name: "Primum", package: "primum")],
      resources: [.embedInCode("walks.book")], swiftSettings: settings),
    // Judges a log of any pack as the library does, for python/tests/test_agreement.py, which
    // compares the two.
    .executableTarget(
      name: "decide-log",
      dependencies: [
        .product(name: "Primum", package: "primum"),
        .product(name: "PrimumTesting", package: "primum"),
      ], swiftSettings: settings),
    .testTarget(
      name: "WalkDiaryTests",
      dependencies: ["WalkDiary", .product(name: "PrimumTesting", package: "primum")],
      swiftSettings: settings),
  ]
)
