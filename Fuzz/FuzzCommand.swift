import ArgumentParser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Feeds broken input to the readers. Each run is a process of its own watching over another, so
/// that a crash or a hang is an outcome like any other, with the input that made it kept.
@main
struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "primum-fuzz",
    abstract: "Feeds broken input to Primum's readers and keeps what they cannot bear.",
    discussion: "Fuzz/README.md lists the readers. Exit status 1 when something was found.",
    subcommands: [Run.self, Replay.self, Work.self])
}

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Mutates the samples of a reader, or of all.")

  @Argument(help: "The readers; none: all.") var names: [String] = []
  @Option(help: "How many inputs for each reader.") var runs = 1_000
  @Option(help: "Where the chances start; the same seed gives the same inputs.") var seed: UInt64 =
    1
  @Option(help: "Seconds after which one input counts as a hang.") var patience = 20.0
  @Option(help: "The folder of samples, one folder a reader.") var corpus = "Fuzz/Corpus"
  @Option(help: "Where inputs that were not borne are written.") var into = ".build-fuzz"

  func run() throws {
    let chosen = try names.isEmpty ? readers : names.map(reader(named:))
    var found = 0
    for reader in chosen {
      let supervisor = Supervisor(
        reader: reader.name, runs: runs, seed: seed, patience: patience, corpus: corpus,
        folder: into)
      found += try supervisor.run()
    }
    if found > 0 { throw ExitCode(1) }
  }
}

struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Gives one file to a reader, as it is: to look into what was found.")

  @Argument(help: "The reader.") var name: String
  @Argument(help: "The file.") var file: String
  @Option(help: "The name the reader sees, where its ending tells the format.") var named: String?

  func run() throws {
    let bytes = try contents(of: file)
    if let fault = try reader(named: name).fault(
      of: Input(name: named ?? Reproducer.originalName(of: file), bytes: bytes))
    {
      print(fault)
      throw ExitCode(1)
    }
    print("\(name) bears it")
  }
}

/// The process that is watched; not called by hand.
struct Work: ParsableCommand {
  static let configuration = CommandConfiguration(shouldDisplay: false)

  @Argument var name: String
  @Option var from: Int
  @Option var runs: Int
  @Option var seed: UInt64
  @Option var corpus: String
  @Option var mailbox: String

  func run() throws {
    let reader = try reader(named: name)
    let samples = try Samples(of: reader, in: corpus)
    let mailbox = try Mailbox(path: mailbox)
    let watcher = getppid()
    for number in from..<max(from, runs) {
      if getppid() != watcher { return }  // nobody watches any more
      let input = samples.input(number, seed: seed)
      mailbox.put(input, number: number)
      if let fault = reader.fault(of: input) {
        mailbox.put(fault: fault)
        throw ExitCode(Supervisor.faultStatus)
      }
    }
  }
}

func reader(named name: String) throws -> any FuzzedReader.Type {
  guard let reader = readers.first(where: { $0.name == name }) else {
    throw ValidationError(
      "there is no reader '\(name)'; there are \(readers.map { $0.name }.joined(separator: ", "))")
  }
  return reader
}
