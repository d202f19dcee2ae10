#if canImport(Glibc)
  import Foundation
  import Memory
  import Testing

  @Suite("Memory in large pages")
  struct LargePagesTests {
    /// Without this nothing is asked for, and only time tells.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/sys/kernel/mm/transparent_hugepage/enabled")))
    func allWholePagesAreMarked() throws {
      let size = 8 << 20
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      defer { memory.deallocate() }
      adviseLargePages(UnsafeMutableRawBufferPointer(start: memory + 1, count: size - 2))
      #expect(try flags(of: memory + size / 2).contains("hg"))
    }

    @Test("Less than a page, and nothing, is left alone", arguments: [0, 1, 4095])
    func littleMemory(size: Int) {
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
      defer { memory.deallocate() }
      adviseLargePages(memory)
      adviseLargePages(UnsafeMutableRawBufferPointer(start: nil, count: 0))
    }

    @Test("A heap that is reserved is not touched")
    func reservedIsNotTouched() throws {
      let before = try residentBytes()
      Heap.reserve()
      Heap.reserveForThread()
      #expect(try residentBytes() - before < 4 << 20)
    }

    /// What the system says of the mapping that an address is in: two letters for each flag.
    private func flags(of address: UnsafeMutableRawPointer) throws -> [Substring] {
      let wanted = UInt(bitPattern: address)
      var isWanted = false
      for line in try told("smaps").split(separator: "\n") {
        let words = line.split(separator: " ")
        let bounds = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        if bounds.count == 2 { isWanted = bounds[0] <= wanted && wanted < bounds[1] }
        if isWanted, words[0] == "VmFlags:" { return Array(words.dropFirst()) }
      }
      return []
    }

    private func residentBytes() throws -> Int {
      let pages = try #require(try Int(told("statm").split(separator: " ")[1]))
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// What the system tells of this process. Its files have no size, so they are read to their end.
    private func told(_ name: String) throws -> String {
      let file = try #require(FileHandle(forReadingAtPath: "/proc/self/\(name)"))
      return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    }
  }
#endif
