#if canImport(Glibc)
  import Foundation
  import Memory
  import Testing

  @Suite("Memory in large pages")
  struct LargePagesTests {
    /// Without this nothing is asked for, and only time tells.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/sys/kernel/mm/transparent_hugepage/enabled")))
    func allWholePagesAreMarkedAndNoneTouched() throws {
      let (size, guarded) = (8 << 20, 1 << 16)
      // Between two stretches that nobody may use, so that it is a mapping of its own whatever other tests do.
      let all = try #require(mmap(nil, size + 2 * guarded, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
      defer { munmap(all, size + 2 * guarded) }
      let memory = all + guarded
      #expect(mprotect(memory, size, PROT_READ | PROT_WRITE) == 0)
      adviseLargePages(UnsafeMutableRawBufferPointer(start: memory + 1, count: size - 2))
      let told = try mapping(of: memory + size / 2)
      #expect(told["VmFlags:"]?.contains("hg") == true)
      #expect(told["Rss:"]?.first == "0")
    }

    @Test("Blocks are there once the heap is reserved")
    func reservedHeapGivesBlocks() {
      Heap.reserve()
      Heap.reserveForThread()
      let blocks = (0..<8).map { _ in UnsafeMutableRawPointer.allocate(byteCount: 4 << 20, alignment: 16) }
      for (number, block) in blocks.enumerated() { block.storeBytes(of: number, toByteOffset: 4 << 19, as: Int.self) }
      #expect(blocks.map { $0.load(fromByteOffset: 4 << 19, as: Int.self) } == Array(0..<8))
      for block in blocks { block.deallocate() }
    }

    @Test("Less than a page, and nothing, is left alone", arguments: [0, 1, 4095])
    func littleMemory(size: Int) {
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
      defer { memory.deallocate() }
      adviseLargePages(memory)
      adviseLargePages(UnsafeMutableRawBufferPointer(start: nil, count: 0))
    }

    /// What the system says of the mapping that an address is in, by the name of each line.
    private func mapping(of address: UnsafeMutableRawPointer) throws -> [String: [Substring]] {
      // Such files have no size, so this one is read to its end.
      let file = try #require(FileHandle(forReadingAtPath: "/proc/self/smaps"))
      let wanted = UInt(bitPattern: address)
      var isWanted = false
      var told: [String: [Substring]] = [:]
      for line in String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self).split(separator: "\n") {
        let words = line.split(separator: " ")
        let bounds = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        if bounds.count == 2 { isWanted = bounds[0] <= wanted && wanted < bounds[1] }
        if isWanted { told[String(words[0])] = Array(words.dropFirst()) }
      }
      return told
    }
  }
#endif
