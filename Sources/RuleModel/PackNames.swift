/// The pack that `PACK/ITEM` names; nil for the name of an item alone.
public func packName(of name: String) -> String? {
  name.firstIndex(of: "/").map { String(name[..<$0]) }
}

extension Pack {
  /// Whether a name is `PACK/ITEM` of another pack, one that an app uses beside this one.
  public func isOfAnother(_ name: String) -> Bool {
    packName(of: name).map { $0 != self.name } ?? false
  }
}
