/// A small chart of bars, one a month, as an inline picture that needs neither a script nor
/// anything from elsewhere.
public struct BarChart: Sendable {
  /// A column of the chart: its parts from the ground up.
  public struct Bar: Sendable {
    /// The label below the bar.
    public var label: String
    /// The heights of its parts, from the bottom.
    public var parts: [Int]

    /// - Parameter parts: put on top of one another, the first at the bottom.
    public init(label: String, parts: [Int]) {
      self.label = label
      self.parts = parts
    }
  }

  private let bars: [Bar]
  private let title: String

  public init(title: String, bars: [Bar]) {
    self.title = title
    self.bars = bars
  }

  private static let height = 96
  private static let foot = 18
  private static let head = 16

  /// Every n-th label, so that none covers its neighbour.
  private var step: Int { max(1, (bars.count + 17) / 18) }

  /// The chart as SVG.
  public var svg: HTML {
    let most = max(1, bars.map { $0.parts.reduce(0, +) }.max() ?? 1)
    let width = max(26, min(56, 720 / max(1, bars.count)))
    let total = width * max(1, bars.count)
    let whole = BarChart.head + BarChart.height + BarChart.foot
    var svg: HTML =
      "<svg class=\"chart\" role=\"img\" viewBox=\"0 0 \(total) \(whole)\" width=\"\(total)\" height=\"\(whole)\" aria-label=\"\(title)\">\n"
    svg += "<title>\(title)</title>\n"
    for (index, bar) in bars.enumerated() {
      let x = index * width
      var top = BarChart.head + BarChart.height
      for (part, count) in bar.parts.enumerated() where count > 0 {
        let height = max(1, count * BarChart.height / most)
        top -= height
        svg +=
          "<rect class=\"part\(part)\" x=\"\(x + 3)\" y=\"\(top)\" width=\"\(width - 6)\" height=\"\(height)\"><title>\(bar.label): \(count)</title></rect>\n"
      }
      let sum = bar.parts.reduce(0, +)
      if sum > 0 {
        svg +=
          "<text class=\"count\" x=\"\(x + width / 2)\" y=\"\(top - 4)\">\(BarChart.short(sum))</text>\n"
      }
      if index % step == 0 {
        svg +=
          "<text x=\"\(x + width / 2)\" y=\"\(whole - 4)\">\(String(bar.label.suffix(5)))</text>\n"
      }
    }
    let foot = BarChart.head + BarChart.height
    svg += "<line x1=\"0\" y1=\"\(foot)\" x2=\"\(total)\" y2=\"\(foot)\"/>\n</svg>\n"
    return svg
  }

  private static func short(_ count: Int) -> String {
    count < 10_000 ? "\(count)" : count < 1_000_000 ? "\(count / 1000)k" : "\(count / 1_000_000)m"
  }

  /// The style sheet of charts.
  public static let style = """
    .chart { max-width: 100%; height: auto; display: block; margin: .4rem 0; }
    .chart text { font: 10px system-ui, sans-serif; text-anchor: middle; fill: var(--soft); }
    .chart .count { fill: CanvasText; }
    .chart line { stroke: var(--line); }
    .part0 { fill: var(--bar); } .part1 { fill: var(--open); } .key { display: inline-block; width: .8em; height: .8em; margin: 0 .3em 0 .8em; }
    """
}
