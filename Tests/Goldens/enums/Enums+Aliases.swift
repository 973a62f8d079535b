// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Enums {
    /// Not integers: stays a number, its values in the comment.
    ///
    /// One of `[0.5,1,1.5]`.
    public typealias HalfStep = Double

    public typealias Switch = Bool
}
