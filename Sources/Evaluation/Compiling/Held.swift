/// Objects in plain memory: going through them for every record counts no references. Whoever makes
/// it frees it.
struct Held<Item: AnyObject> {
  private let owned: [Item]
  private let items: UnsafeMutablePointer<Unmanaged<Item>>
  let count: Int

  init(_ owned: [Item]) {
    self.owned = owned
    count = owned.count
    items = .allocate(capacity: max(owned.count, 1))
    for (place, item) in owned.enumerated() {
      (items + place).initialize(to: .passUnretained(item))
    }
  }

  func free() { items.deallocate() }

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
