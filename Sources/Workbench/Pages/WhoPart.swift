import Reporting

/// The question who somebody is, which each page can ask; the answer stays in the window.
struct WhoPart {
  /// The roles of all packs, by name and title.
  let roles: [(name: String, title: String)]

  static let opener: HTML =
    "<button type=\"button\" class=\"theme\" data-who-open hidden>\(Words.who)</button>"

  var dialog: HTML {
    let options = roles.map { "<option value=\"\($0.name)\">\($0.title)</option>" as HTML }
    return """
      <dialog data-who aria-labelledby="who-title"><h2 id="who-title">\(Words.who)</h2>
      <p class="soft">\(Words.whoHint)</p>
      <form method="dialog">
      <p class="field"><label for="who-role">\(Words.role)</label> <select id="who-role" name="role"><option value="">\(Words.noRole)</option>\(options.joined())</select></p>
      <p class="field"><label for="who-name">\(Words.yourName)</label> <input id="who-name" name="name" autocomplete="off"></p>
      <p class="field"><label for="who-document">\(Words.document)</label> <input id="who-document" name="document" autocomplete="off"></p>
      <p><button>\(Words.keep)</button></p></form></dialog>

      """
  }
}
