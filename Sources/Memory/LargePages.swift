#if canImport(Glibc)
  import Glibc
#endif

/// The bytes of a large page on the processors that Linux gives such pages on.
let largePage = 2 << 20

/// Asks the system for large pages for this memory. The system finds and clears each page when it is first touched: one
/// microsecond for 4 kB, a tenth of a millisecond for 2 MB.
///
/// Nothing changes where the system has no large pages, or gives them to all or to nobody.
public func adviseLargePages(_ memory: UnsafeMutableRawBufferPointer) {
  #if canImport(Glibc)
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    guard let start = memory.baseAddress else { return }
    // The page that it begins in is of the same mapping.
    let first = start.alignedDown(toMultipleOf: page)
    let size = (start + memory.count - first) / page * page
    if size > 0 { _ = madvise(first, size, MADV_HUGEPAGE) }
  #endif
}

/// Makes one large page of those around an address, some of which have been touched, if they fill one.
func makeLarge(_ address: UnsafeMutableRawPointer) {
  #if canImport(Glibc)
    // MADV_COLLAPSE, which the headers of older systems do not name, and older systems refuse.
    _ = madvise(address.alignedDown(toMultipleOf: largePage), largePage, 25)
  #endif
}
