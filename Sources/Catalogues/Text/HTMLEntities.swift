/// A character that HTML has a name for; nil for a name that is none.
func htmlEntity(_ name: String) -> Unicode.Scalar? { htmlEntities[name] }

/// The names of HTML 4 for Latin letters, marks and spaces.
private let htmlEntities: [String: Unicode.Scalar] = {
  let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro
    para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil
    Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave
    Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml
    igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute
    thorn yuml
    """
  var table: [String: Unicode.Scalar] = [
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}",
    "zwj": "\u{200D}",
    "lrm": "\u{200E}", "rlm": "\u{200F}", "ndash": "\u{2013}", "mdash": "\u{2014}",
    "lsquo": "\u{2018}",
    "rsquo": "\u{2019}", "sbquo": "\u{201A}", "ldquo": "\u{201C}", "rdquo": "\u{201D}",
    "bdquo": "\u{201E}",
    "bull": "\u{2022}", "hellip": "\u{2026}", "OElig": "\u{152}", "oelig": "\u{153}",
    "euro": "\u{20AC}",
    "trade": "\u{2122}", "minus": "\u{2212}", "le": "\u{2264}", "ge": "\u{2265}", "NewLine": "\n",
    "Tab": "\t",
    "NoBreak": "\u{2060}", "ZeroWidthSpace": "\u{200B}",
  ]
  // They are in the order of Latin-1, from U+00A0 on.
  for (number, name) in latin.split(whereSeparator: { $0 == " " || $0 == "\n" }).enumerated() {
    table[String(name)] = Unicode.Scalar(0xA0 + UInt32(number))
  }
  return table
}()

/// A text with its references of HTML decoded, as an app that renders HTML shows it, and the place
/// in the text of each of its bytes.
public struct RenderedText: Sendable {
  /// The text as readers see it, in UTF-8.
  public private(set) var text: [UInt8] = []
  /// UTF-8 offsets of the text that it was made of, one more than there are bytes.
  private var places: [Int] = []

  /// Nil where it has no references.
  public init?(_ source: UnsafeBufferPointer<UInt8>) {
    guard source.contains(0x26), source.contains(0x3B) else { return nil }
    var at = 0
    var hasReference = false
    while at < source.count {
      if source[at] == 0x26 {
        let (reference, after) = readXMLReference(source, at, source.count, XMLEntities())
        let scalar: Unicode.Scalar? =
          switch reference {
          case .scalar(let scalar): scalar
          case .unknown(let name): htmlEntity(name)
          case .entity, .notOne: nil
          }
        if let scalar {
          hasReference = true
          for byte in UTF8.encode(scalar)! {
            text.append(byte)
            places.append(at)
          }
          at = after
          continue
        }
      }
      text.append(source[at])
      places.append(at)
      at += 1
    }
    places.append(source.count)
    if !hasReference { return nil }
  }

  /// The stretch of the source that a stretch of the rendered text was made of.
  public func sourceRange(of range: Range<Int>) -> Range<Int> {
    places[range.lowerBound]..<places[range.upperBound]
  }
}
