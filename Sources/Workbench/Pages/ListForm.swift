import Handbook
import Reporting
import RuleModel

/// The form of a list: its names with their brands, and those that must never be on it.
struct ListForm {
  let pack: ShownPack
  let item: PackDocument.Item

  var html: HTML {
    let list = pack.pack.lists.first { $0.name == item.reference.id }
    let rows = (list?.entries ?? []).enumerated().map { index, entry -> HTML in
      let brands = entry.also.joined(separator: ", ")
      return
        "<tr><th scope=\"row\" id=\"name-\(index)\">\(entry.name)</th><td class=\"soft\">\(brands)</td><td><label class=\"choice\"><input type=\"checkbox\" data-remove value=\"\(entry.name)\" aria-describedby=\"name-\(index)\"> \(Words.takeOff)</label></td></tr>\n"
    }
    let never = list?.never ?? []
    let known: HTML =
      never.isEmpty ? "" : "<p class=\"soft\">\(never.joined(separator: ", "))</p>\n"
    return """
      <section class="trial"><p class="field"><label for="trial">\(Words.tryName)</label> <input id="trial" data-trial="name" autocomplete="off" spellcheck="false"></p>
      <p role="status" data-trial-says></p></section>
      <h2>\(Words.addName)</h2>
      <div data-add-name>
      <p class="field"><label for="name">\(Words.newName)</label> <input id="name" data-name-new autocomplete="off" spellcheck="false"></p>
      <p class="field"><label for="also">\(Words.otherNames)</label> <input id="also" data-also autocomplete="off" spellcheck="false"></p></div>
      <p><button type="button" data-another>\(Words.anotherName)</button></p>
      <h2>\(Words.neverNames)</h2>
      \(known)<p class="field"><label for="never">\(Words.addNever)</label> <input id="never" data-never autocomplete="off" spellcheck="false"></p>
      <details\(rows.count < 9 ? " open" : "" as HTML)><summary>\(Words.names) <span class="soft">\(rows.count)</span></summary>
      <div class="scroll"><table><thead><tr><th scope="col">\(Words.newName)</th><th scope="col">\(Words.alsoCalled)</th><th scope="col">\(Words.takeOff)</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody></table></div></details>

      """
  }
}
