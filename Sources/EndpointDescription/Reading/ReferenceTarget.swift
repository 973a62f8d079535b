/// Where a `$ref` leads, or why it leads nowhere.
enum ReferenceTarget {
    case found(JSON)
    case missing(message: String, remedy: String?)
}
