// Allof, generated from allof.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Allof {
    public typealias Alias = Author

    /// Not an object: a string with constraints from two schemas.
    ///
    /// At most 20 characters.
    public typealias ShortText = String
}
