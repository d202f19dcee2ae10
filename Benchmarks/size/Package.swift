// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "size",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "primum", path: "../..", traits: [])],
  targets: [
    .executableTarget(name: "plain"),
    .executableTarget(
      name: "embedding", dependencies: [.product(name: "Primum", package: "primum")]),
  ])
