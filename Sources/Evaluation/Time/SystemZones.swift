import OperatingSystem

/// Time zones by name, from the system's zone database.
public enum SystemZones {
  /// `Europe/Berlin`, `UTC`, `+02:00`. Nil for a name that the database does not know; the name of
  /// no zone leads out of its folder.
  public static func zone(named name: String) -> Zone? {
    if let fixed = Zone(offset: name) { return fixed }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard name.utf8.count <= 100, parts.count <= 4,
      parts.allSatisfy({ part in
        !part.isEmpty
          && part.utf8.allSatisfy {
            $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x5F
              || $0 == 0x2D || $0 == 0x2B
          }
      })
    else { return nil }
    for folder in ["/usr/share/zoneinfo/", "/var/db/timezone/zoneinfo/", "/usr/lib/zoneinfo/"] {
      if let bytes = try? readBytes(folder + name, limit: 1 << 20),
        let zone = try? Zone(tzif: bytes)
      {
        return zone
      }
    }
    return nil
  }
}
