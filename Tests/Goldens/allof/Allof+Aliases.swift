// Allof, generated from allof.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Allof {
    public typealias Alias = Author

    /// No object at all: a string with rules from two sides.
    ///
    /// At most 20 characters.
    public typealias ShortText = String
}
