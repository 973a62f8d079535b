/// The anchor and the tag before a node.
struct Properties {
    enum Tag {
        case none
        /// A lone `!`: the scalar is text.
        case nonSpecific
        case null, boolean, integer, float, string, sequence, mapping
        /// Any other tag. It changes nothing.
        case other
    }

    /// The offset of `&`, or -1.
    var anchorStart = -1
    var anchorEnd = -1
    var tag = Tag.none
    /// The offset of `!`, or -1.
    var tagStart = -1

    var isEmpty: Bool { anchorStart < 0 && tagStart < 0 }
}
