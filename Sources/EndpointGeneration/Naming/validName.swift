/// The nearest valid name for a namespace; `nil` if `name` itself is valid.
func validName(insteadOf name: String) -> String? {
    if isNamespaceName(name) { return nil }
    let candidate = namespaceName(from: name)
    return candidate == name ? candidate + "API" : candidate
}
