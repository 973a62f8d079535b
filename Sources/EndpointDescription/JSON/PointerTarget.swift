/// Where a JSON Pointer leads.
package enum PointerTarget {
    case found(JSON)
    /// `nearest` is the whole pointer that was probably meant.
    case missing(nearest: String?)
}
