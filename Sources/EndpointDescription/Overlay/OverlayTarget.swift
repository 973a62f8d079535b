/// A value that a path leads to.
struct OverlayTarget {
    var value: OverlaidValue
    /// What it stands in; `nil` for the root.
    var parent: OverlaidValue?
    /// How many arrays and objects are around it.
    var depth: Int
}
