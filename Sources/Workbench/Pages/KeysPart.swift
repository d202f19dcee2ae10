import Reporting

/// The keys of the pages: in the help, and over any page with `Ctrl /`.
enum KeysPart {
  static let list: HTML = """
    <dl>
    <dt><kbd>Ctrl</kbd> or <kbd>⌘</kbd> with <kbd>K</kbd></dt><dd>Go to the search.</dd>
    <dt><kbd>Ctrl</kbd> or <kbd>⌘</kbd> with <kbd>/</kbd></dt><dd>Show these keys, on any page. <kbd>Esc</kbd> closes them.</dd>
    <dt><kbd>Ctrl</kbd> or <kbd>⌘</kbd> with <kbd>S</kbd></dt><dd>Where something is changed: to what it means, and from there save it.</dd>
    <dt><kbd>F8</kbd>, and with <kbd>Shift</kbd></dt><dd>To the next finding, and to the one before.</dd>
    <dt><kbd>Tab</kbd></dt><dd>Moves on, always.</dd>
    <dt><kbd>Space</kbd>, in a calendar</dt><dd>Marks a day.</dd>
    </dl>

    """

  /// Not shown until it is asked for.
  static let dialog: HTML = """
    <dialog data-keys aria-labelledby="keys-title"><h2 id="keys-title">\(Words.keys)</h2>
    \(list)<form method="dialog"><button>\(Words.close)</button></form></dialog>

    """
}
