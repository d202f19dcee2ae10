#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that ask a program to end, kept back so that one thread can wait for them and end
/// everything in order. To be made before any other thread is started: those inherit that they are
/// not interrupted.
public struct EndSignals {
  private var set = sigset_t()

  public init() {
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, number) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Returns when somebody asks the program to end.
  public func wait() {
    var set = set
    var number: Int32 = 0
    while sigwait(&set, &number) != 0 {}
  }
}
