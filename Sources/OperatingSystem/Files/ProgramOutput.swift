#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs another program and gives what it prints on standard output; what it complains of is lost.
///
/// There is no shell in between: each argument reaches the program as it is, whatever it contains.
/// - Parameters:
///   - words: the program, which is looked for in `PATH`, and its arguments.
///   - environment: variables beside those of this program, each as `NAME=value`.
///   - input: what it reads on standard input.
///   - stopping: ends the program.
/// - Returns: its exit status, which is nil where a signal ended it, and its output.
public func outputOfProgram(
  _ words: [String], environment: [String] = [], input: [UInt8] = [],
  stopping: Stopping = Stopping()
) throws(FileProblem) -> (status: Int32?, output: [UInt8]) {
  // A C string would end at a NUL character, so that the program would be given something else.
  guard !words.isEmpty, !words.contains(where: { $0.utf8.contains(0) }) else {
    throw FileProblem(EINVAL)
  }
  let (child, writing, reading) = try start(words, environment)
  defer { close(reading) }
  let writer = startThread {
    _ = input.withUnsafeBufferPointer { OperatingSystem.writing($0, to: writing) }
    close(writing)
  }
  if writer == nil { close(writing) }
  defer { if let writer { pthread_join(writer, nil) } }
  var output: [UInt8] = []
  var problem: FileProblem?
  // While it is not waited for, its number is nobody else's.
  stopping.during({ kill(child, SIGKILL) }) {
    do throws(FileProblem) {
      output = try readAll(reading, expecting: 0, limit: 1 << 30)
    } catch { problem = error }
  }
  var status: Int32 = 0
  guard retrying({ waitpid(child, &status, 0) }) == child else { throw .last }
  if let problem { throw problem }
  // The signal is in the low bits, the status above them, on every system Swift runs on.
  return (status & 0x7F == 0 ? (status >> 8) & 0xFF : nil, output)
}

/// One at a time: a program that was started between two steps of another's start would hold its
/// pipes open.
private let starting = Monitor()

/// A program that runs, and the ends of the pipes to its standard input and from its standard
/// output.
private func start(
  _ words: [String], _ environment: [String]
) throws(FileProblem) -> (child: pid_t, input: Int32, output: Int32) {
  starting.lock()
  defer { starting.unlock() }
  let (input, output) = (try madePipe(), try madePipe())
  defer {
    close(input.reading)
    close(output.writing)
  }
  keepOpenFiles()
  do throws(FileProblem) {
    let child = try spawn(words, environment, input: input.reading, output: output.writing)
    return (child, input.writing, output.reading)
  } catch {
    close(input.writing)
    close(output.reading)
    throw error
  }
}

private func madePipe() throws(FileProblem) -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { throw .last }
  return (ends[0], ends[1])
}

/// Keeps what this program has open beside its standard streams, such as sockets, from every program
/// that it runs: a connection that another program holds too is not closed for who reads from it.
private func keepOpenFiles() {
  for file in ((try? names(in: "/dev/fd")) ?? []).compactMap({ Int32($0) }) where file > 2 {
    let flags = fcntl(file, F_GETFD)
    if flags >= 0 { _ = fcntl(file, F_SETFD, flags | FD_CLOEXEC) }
  }
}

private func spawn(
  _ words: [String], _ more: [String], input: Int32, output: Int32
) throws(FileProblem) -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, input, 0)
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  posix_spawn_file_actions_adddup2(&actions, output, 1)
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  let added: [UnsafeMutablePointer<CChar>?] = more.map { strdup($0) }
  defer { for variable in added { free(variable) } }
  var own: [UnsafeMutablePointer<CChar>?] = []
  let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
  while let variable = first.flatMap({ $0[own.count] }) { own.append(variable) }
  var environment = added + own + [nil]
  var child = pid_t()
  // A thread that keeps signals back would hand that on, and the other program could not be
  // interrupted.
  #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
  #else
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
  let error = posix_spawnp(&child, words[0], &actions, &attributes, &arguments, &environment)
  guard error == 0 else { throw FileProblem(error) }
  return child
}
