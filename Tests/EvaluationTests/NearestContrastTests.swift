import Evaluation
import RuleModel
import Testing

/// What a finding advises must pass, keep the colour recognisable, and be the nearest that does.
struct NearestContrastTests {
  @Test(
    "Advice passes, and the step before it does not",
    arguments: [
      ("#777777", "#FFFFFF", 4.5), ("#5A9E9A", "#F6F7FA", 3), ("#6D717F", "#C6E2E0", 4.5),
      ("#1C2826", "#9B6CA8", 4.5),
      ("#8A7AB8", "#1A1D24", 7),
    ])
  func passes(foreground: String, background: String, wanted: Double) throws {
    let (above, below) = (try #require(Colour(foreground)), try #require(Colour(background)))
    let found = Contrast.nearest(to: above, on: below, atLeast: wanted)
    #expect(!found.isEmpty)
    for other in found {
      let ratio = try #require(Contrast.ratio(of: other.colour, on: below))
      #expect(ratio >= wanted)
      #expect(ratio == other.ratio)
    }
    // The first is reached soonest: one rounding step of a channel lies between it and too little.
    #expect(found[0].ratio < wanted + 0.2)
    #expect(found.map(\.distance) == found.map(\.distance).sorted())
  }

  @Test(
    "Where both a darker and a lighter one would do, the nearer comes first",
    arguments: [("#606060", false), ("#8C8C8C", true)])
  func nearerFirst(foreground: String, isLighter: Bool) throws {
    let found = Contrast.nearest(
      to: try #require(Colour(foreground)), on: try #require(Colour("#767676")), atLeast: 3)
    #expect(found.map(\.isLighter) == [isLighter, !isLighter])
  }

  @Test("A grey stays grey") func grey() throws {
    let found = Contrast.nearest(
      to: try #require(Colour("#777777")), on: try #require(Colour("#FFFFFF")), atLeast: 4.5)
    #expect(found.map(\.colour.text) == ["#767676"])
  }

  @Test("There is none where neither black nor white would do") func none() throws {
    #expect(
      Contrast.nearest(
        to: try #require(Colour("#777777")), on: try #require(Colour("#808080")), atLeast: 15
      ).isEmpty)
  }
}
