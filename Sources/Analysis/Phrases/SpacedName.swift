/// A name of the pack in words: `bloodCount` is `blood count`.
public func spaced(_ name: String) -> String {
  var words = ""
  var isAfterSmall = false
  for scalar in name.unicodeScalars {
    let isSmall = scalar.properties.isLowercase || ("0"..."9").contains(scalar)
    if scalar == "." || scalar == "_" || scalar == "-" {
      words += " "
    } else {
      if isAfterSmall, scalar.properties.isUppercase { words += " " }
      words += scalar.properties.lowercaseMapping
    }
    isAfterSmall = isSmall
  }
  return words
}
