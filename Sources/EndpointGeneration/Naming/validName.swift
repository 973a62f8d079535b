/// `nil` if Swift takes `name` for a namespace; else the nearest name that it takes.
func validName(insteadOf name: String) -> String? {
    if isNamespaceName(name) { return nil }
    let candidate = namespaceName(from: name)
    return candidate == name ? candidate + "API" : candidate
}

/// A name for a namespace, made from any text: a file's name, a title, a target's name.
func namespaceName(from text: String) -> String {
    // Author's spelling first: a target called `OpenAPIStore` keeps its capitals.
    if let first = text.utf8.first, first &- UInt8(ascii: "A") < 26, isNamespaceName(text) { return text }
    let name = SwiftName.type(text)
    return ReservedWords.renamedTypes[name] ?? (ReservedWords.protocols.contains(name) ? name + "API" : name)
}

private func isNamespaceName(_ name: String) -> Bool {
    SwiftName.verbatim(name) == name && !ReservedWords.needsBackticks(name)
        && ReservedWords.renamedTypes[name] == nil && !ReservedWords.protocols.contains(name)
}
