/// Objects in plain memory: going through them for every record counts no references.
struct ObjectList<Item: AnyObject> {
  private let owned: [Item]
  private let items: UnsafePointer<Unmanaged<Item>>
  let count: Int

  /// - Parameter pool: lives as long as the list.
  init(_ owned: [Item], in pool: Pool) {
    self.owned = owned
    count = owned.count
    items = pool.copy(owned.map { .passUnretained($0) })
  }

  var isEmpty: Bool { count == 0 }

  @inline(__always) func with<Result>(_ place: Int, _ body: (Item) -> Result) -> Result {
    items[place]._withUnsafeGuaranteedRef(body)
  }

  @inline(__always) func forEach(_ body: (Item) -> Void) {
    for place in 0..<count { with(place, body) }
  }

  func map<Result>(_ body: (Item) -> Result) -> [Result] { count == 0 ? [] : owned.map(body) }

  @inline(__always) func contains(where body: (Item) -> Bool) -> Bool {
    for place in 0..<count where with(place, body) { return true }
    return false
  }
}
