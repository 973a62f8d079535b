/// The result of following a JSON Pointer.
package enum PointerTarget {
    case found(JSON)
    /// `nearest` is the complete pointer that was probably intended.
    case missing(nearest: String?)
}
