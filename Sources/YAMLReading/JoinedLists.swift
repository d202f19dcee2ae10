extension YAMLNode {
  /// This group of keys without one of them, if that has a certain value.
  public func without(_ key: String, saying value: String) -> YAMLNode {
    guard let entries = mapping, self[key]?.text == value else { return self }
    return YAMLNode(
      .mapping(entries.filter { $0.keyText != key }), at: range, in: file, isWhole: isWhole)
  }

  /// This group of keys with more items at the end of the list under one of them. A value there
  /// that is no list, which is a mistake of its own, stays as it is.
  /// - Parameter place: the key that takes the place of one that is missing.
  public func adding(_ items: [YAMLNode], under key: String, from place: YAMLNode) -> YAMLNode {
    guard var entries = mapping else { return self }
    func list(_ items: [YAMLNode], _ like: YAMLNode) -> YAMLNode {
      YAMLNode(.sequence(items), at: like.range, in: like.file, isWhole: like.isWhole)
    }
    if let index = entries.firstIndex(where: { $0.keyText == key }), !entries[index].value.isNull {
      let entry = entries[index]
      guard let own = entry.value.sequence else { return self }
      entries[index] = YAMLEntry(key: entry.key, value: list(own + items, entry.value))
    } else {
      entries.removeAll { $0.keyText == key }
      let scalar = YAMLScalar(
        text: key, style: .plain, followedByComment: nil, verbatim: place.range)
      entries.append(
        YAMLEntry(
          key: YAMLNode(.scalar(scalar), at: place.range, in: place.file), value: list(items, place)
        ))
    }
    return YAMLNode(.mapping(entries), at: range, in: file, isWhole: isWhole)
  }
}
