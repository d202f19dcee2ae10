import Catalogues
import CopyLint
import Reporting
import RuleModel
import SignOffs

/// The texts as people read them, in each locale.
extension HandbookPage {
  func texts(_ items: [PackItem]) -> HTML { items.map { article(pack.texts[$0.index]) }.joined() }

  private func article(_ text: SignedText) -> HTML {
    var facts: [String] = ["key \(text.key)"]
    if !text.on.isEmpty { facts.append("on \(text.on.joined(separator: ", "))") }
    if text.dismissible != SignedText.usuallyDismissible {
      facts.append("dismissible: \(text.dismissible)")
    }
    if text.tier != SignedText.usualTier { facts.append("tier: \(text.tier)") }
    let rows = ([pack.sourceLocale] + pack.locales.filter { $0 != pack.sourceLocale }).map {
      locale -> [HTML] in
      [
        cell(locale), said(text, locale),
        locale == pack.sourceLocale ? "" : signedTranslation(text, locale),
      ]
    }
    return
      "<article class=\"text\" id=\"\(HandbookPage.anchor(text.id))\">\n<h3>\(text.title ?? text.id)\(pack.item(named: text.id).map(mark) ?? "")</h3>\n<p class=\"sub\"><code>\(text.id)</code>, "
      + "\(text.status == .draft ? "a draft, " : "")\(facts.joined(separator: "; "))\(source(text.source))</p>\n"
      + table(["Locale", "What people read", "Sign-off"], rows) + signedBy(text.id) + "</article>\n"
  }

  /// The words of a locale: the pack's own, else those of the catalogues.
  private func said(_ text: SignedText, _ locale: String) -> HTML {
    func marked(_ words: String) -> HTML {
      "<span lang=\"\(locale)\" dir=\"auto\">\(words)</span>"
    }
    var arms: [HTML] = []
    if locale == pack.sourceLocale { arms.append(marked(text.exactly)) }
    if let words = text.translations[locale] { arms.append(marked(words)) }
    for (arm, words) in (text.plurals?[locale] ?? [:]).sorted(by: { $0.key < $1.key }) {
      arms.append("<em>\(arm)</em>: \(marked(words))")
    }
    if arms.isEmpty {
      for (variant, words) in translations.translated(text.key, locale) {
        arms.append((variant.isEmpty ? "" : "<em>\(variant)</em>: ") + marked(words))
      }
    }
    return arms.isEmpty ? "<span class=\"tag\">no words</span>" : arms.joined("<br>")
  }

  private func signedTranslation(_ text: SignedText, _ locale: String) -> HTML {
    let signed = pack.signOffs.filter { signOff in
      signOff.item == text.id && signOff.locale.map(canonicalLocale) == canonicalLocale(locale)
    }
    if text.translations[locale] != nil, signed.isEmpty { return "with the text itself" }
    if signed.isEmpty { return "<span class=\"tag\">missing</span>" }
    let digests = SignedTranslation.contents(of: text, locale: locale, in: catalogues).map {
      Digest.text(of: $0)
    }
    return signed.map { signOff -> HTML in
      "\(title(of: signOff.role)), \(signOff.by), \(MomentText.text(signOff.on))"
        + (digests.contains(signOff.digest) || catalogues.isEmpty
          ? "" : " <span class=\"tag\">void</span>")
    }.joined("<br>")
  }
}
