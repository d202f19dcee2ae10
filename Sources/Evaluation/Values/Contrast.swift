import RuleModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Contrast of colours as WCAG 2.1 defines it: <https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio>.
public enum Contrast {
  /// 1 to 21. A translucent foreground is laid over the background; nil if the background itself is
  /// translucent.
  public static func ratio(of foreground: Colour, on background: Colour) -> Double? {
    guard background.alpha == 255 else { return nil }
    let below = channels(background)
    let alpha = Double(foreground.alpha) / 255
    let above = zip(channels(foreground), below).map { $0 * alpha + $1 * (1 - alpha) }
    let (a, b) = (luminance(above), luminance(below))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func channels(_ colour: Colour) -> [Double] {
    [Double(colour.red) / 255, Double(colour.green) / 255, Double(colour.blue) / 255]
  }

  /// Relative luminance, with WCAG 2.1's own threshold of 0.03928.
  private static func luminance(_ channels: [Double]) -> Double {
    let linear = channels.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
