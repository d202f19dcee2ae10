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

/// Lets other programs have the cores first: somebody waits for them.
public func giveWay() { _ = nice(5) }

/// Ends this program, as a signal does, when nobody reads its standard output any more: whoever
/// started it for an answer is no longer there, and could not end it.
public func endWithReader() {
  let watching = startThread {
    var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    while poll(&output, 1, -1) < 0, errno == EINTR {}
    if output.revents & Int16(POLLERR | POLLHUP) != 0 { kill(getpid(), SIGTERM) }
  }
  if let watching { pthread_detach(watching) }
}
