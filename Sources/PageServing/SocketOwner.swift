import NIOCore
import OperatingSystem

/// The user behind a connection from this machine.
///
/// TCP does not say, but Linux lists every socket with its user (proc(5), `/proc/net/tcp`): who has
/// got hold of the token is not answered as another user. The superuser is, who can read all that
/// the program holds anyway.
enum SocketOwner {
  /// - Parameters:
  ///   - client: the address that the connection comes from.
  ///   - port: ours.
  static func isOurs(_ client: SocketAddress?, to port: Int) -> Bool {
    guard case .v4(let address)? = client, let number = client?.port else { return true }
    let from = hexadecimal(address.address.sin_addr.s_addr, 8)
    let here = hexadecimal(UInt32(0x7F00_0001).bigEndian, 8)
    // A socket for both protocols has the address as the last of four words.
    for (file, before) in [
      ("/proc/net/tcp", ""),
      ("/proc/net/tcp6", "0000000000000000" + hexadecimal(UInt32(0xFFFF).bigEndian, 8)),
    ] {
      let own = before + from + ":" + hexadecimal(UInt32(number), 4)
      let other = before + here + ":" + hexadecimal(UInt32(port), 4)
      for line in ((try? readBytes(file)) ?? []).split(separator: 0x0A) {
        let fields = line.split(separator: 0x20, maxSplits: 8)
        guard fields.count > 7, fields[1].elementsEqual(own.utf8),
          fields[2].elementsEqual(other.utf8)
        else { continue }
        return ["0", String(ownUser())].contains(String(decoding: fields[7], as: UTF8.self))
      }
    }
    // There is no such list, or it does not name the socket: the token is all that is asked for.
    return true
  }

  private static func hexadecimal(_ number: UInt32, _ digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
