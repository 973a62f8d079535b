/// The target of a `$ref`, or the reason why there is none.
enum ReferenceTarget {
    case found(JSON)
    case missing(message: String, remedy: String?)
}
