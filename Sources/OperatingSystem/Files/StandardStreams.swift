#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Takes the places of standard input, output and errors if they are closed: the next file that is
/// opened would have one of their numbers, and what is printed would be written into it. Writing to
/// a closed output still fails.
public func holdStandardStreams() {
  for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
    // The lowest free number is that of the stream.
    _ = open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY)
  }
}
