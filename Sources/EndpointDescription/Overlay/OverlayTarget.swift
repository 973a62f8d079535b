/// A value that a path selects.
struct OverlayTarget {
    var value: OverlaidValue
    /// The value that contains it; `nil` for the root.
    var parent: OverlaidValue?
    /// How many arrays and objects contain it.
    var depth: Int
}
