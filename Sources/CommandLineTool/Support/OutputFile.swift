import OperatingSystem

/// Files that a command writes besides what it prints. A problem with one ends the job.
enum OutputFile {
  static func write(
    _ path: String, _ bytes: [UInt8], replacing original: [UInt8]? = nil
  ) throws(Impossible) {
    try refuseStray(path)
    try Impossible.unless(path) { () throws(FileProblem) in
      try writeFile(path, bytes, replacing: original)
    }
  }

  /// A file written through a link must lie in the working directory, beside the link, or in a
  /// place that was typed besides: the link may be a stranger's, who wants a file elsewhere
  /// overwritten. A link of the system leads to the output that the program was given.
  static func refuseStray(_ path: String) throws(Impossible) {
    if begins(path, with: "/dev/") || begins(path, with: "/proc/") { return }
    let places = NamedPlaces(ProgramArguments.all.filter { $0 != path } + [".", parent(of: path)])
    if let target = places.strayTarget(of: path) {
      throw Impossible(path, .strayLink(target: target))
    }
  }
}
