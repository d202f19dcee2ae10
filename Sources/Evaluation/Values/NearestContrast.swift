import RuleModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Contrast {
  /// A colour of the same hue that has enough contrast.
  public struct Alternative: Hashable, Sendable {
    /// The colour to use instead.
    public var colour: Colour
    /// Its contrast ratio, 1 to 21.
    public var ratio: Double
    /// Whether it is lighter than the present colour.
    public var isLighter: Bool
    /// The distance of its lightness from that of the colour it replaces: 0 to 1 in OKLab.
    public var distance: Double
  }

  /// The nearest darker and the nearest lighter colour with at least this contrast, the nearer one
  /// first; fewer where there are none.
  ///
  /// Lightness is changed in steps of a thousandth in OKLab
  /// (<https://bottosson.github.io/posts/oklab/>); hue is kept, and chroma as far as sRGB allows.
  public static func nearest(
    to colour: Colour, on background: Colour, atLeast wanted: Double
  ) -> [Alternative] {
    guard colour.alpha == 255, background.alpha == 255 else { return [] }
    let start = OKLab(colour)
    var found: [Alternative] = []
    for isLighter in [false, true] {
      for step in 1...1000 {
        let distance = Double(step) / 1000
        let lightness = start.lightness + (isLighter ? distance : -distance)
        let candidate = start.with(lightness: min(max(lightness, 0), 1))
        if let ratio = ratio(of: candidate, on: background), ratio >= wanted {
          found.append(
            Alternative(colour: candidate, ratio: ratio, isLighter: isLighter, distance: distance))
          break
        }
        if lightness <= 0 || lightness >= 1 { break }
      }
    }
    return found.sorted { $0.distance < $1.distance }
  }
}

private struct OKLab {
  var lightness: Double
  var a: Double
  var b: Double

  init(_ colour: Colour) {
    let (red, green, blue) = (
      OKLab.linear(colour.red), OKLab.linear(colour.green), OKLab.linear(colour.blue)
    )
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The colour of this hue and another lightness, with as much of the chroma as sRGB has room for.
  func with(lightness: Double) -> Colour {
    for share in stride(from: 20, through: 0, by: -1) {
      let channels = OKLab.channels(lightness, a * Double(share) / 20, b * Double(share) / 20)
      if share > 0, channels.contains(where: { $0 < -0.0005 || $0 > 1.0005 }) { continue }
      let bytes = channels.map { UInt8((OKLab.encoded(min(max($0, 0), 1)) * 255).rounded()) }
      return Colour(red: bytes[0], green: bytes[1], blue: bytes[2])
    }
    return Colour(red: 0, green: 0, blue: 0)
  }

  private static func channels(_ lightness: Double, _ a: Double, _ b: Double) -> [Double] {
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    let red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
    let green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
    let blue = -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    return [red, green, blue]
  }

  private static func cube(_ x: Double) -> Double { x * x * x }

  private static func linear(_ byte: UInt8) -> Double {
    let x = Double(byte) / 255
    return x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ x: Double) -> Double {
    x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055
  }
}
