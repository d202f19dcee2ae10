#if canImport(Glibc)
  // These two have no header in Swift's module of this library.
  @_silgen_name("mallopt")
  private func setting(_ name: CInt, _ value: CInt) -> CInt
  @_silgen_name("malloc_trim")
  private func trim(_ kept: Int) -> CInt
#endif

/// Lets all threads share two heaps, for a program that runs for long: with a heap for each thread,
/// memory that one has freed is of no use to the others. Elsewhere than with glibc, nothing.
public func shareHeaps() {
  #if canImport(Glibc)
    let mostHeaps: CInt = -8
    _ = setting(mostHeaps, 2)
  #endif
}

/// Gives memory that was freed back to the system after a large piece of work.
public func returnFreedMemory() {
  #if canImport(Glibc)
    _ = trim(0)
  #endif
}
