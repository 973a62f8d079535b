// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Enums {
    /// Not integers: stays a number, its values in the comment.
    public typealias HalfStep = Double

    public typealias Switch = Bool
}
