/// A scalar that was read but not yet written, because it may turn out to be a key.
struct Scalar {
    enum Style {
        case plain, singleQuoted, doubleQuoted, alias
    }

    var style: Style
    /// The offset of the first byte, with the quotation mark.
    var origin: Int
    /// The offsets of the content, without quotation marks.
    var start: Int
    var end: Int
    /// Whether the content spans lines.
    var isMultiline = false
    /// Whether one of its lines is indented too little.
    var isOutdented = false
    /// Whether the content cannot be copied into a JSON string byte by byte.
    var needsDecoding = false
}
