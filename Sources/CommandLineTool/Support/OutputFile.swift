import OperatingSystem

/// Files that a command writes besides what it prints. A problem with one ends the job.
enum OutputFile {
  static func write(_ path: String, _ bytes: [UInt8], replacing original: [UInt8]? = nil) throws(Impossible) {
    try Impossible.unless(path) { () throws(FileProblem) in try writeFile(path, bytes, replacing: original) }
  }
}
