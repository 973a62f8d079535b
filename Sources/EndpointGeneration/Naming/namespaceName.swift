/// Makes a namespace's name from any text: a file's name, a title or a target's name.
func namespaceName(from text: String) -> String {
    // The author's spelling is preferred: a target named `OpenAPIStore` keeps its capitals.
    if let first = text.utf8.first, first &- UInt8(ascii: "A") < 26, isNamespaceName(text) { return text }
    let name = SwiftName.type(text)
    return ReservedWords.renamedTypes[name] ?? (ReservedWords.protocols.contains(name) ? name + "API" : name)
}

/// Whether a namespace can have exactly this name.
func isNamespaceName(_ name: String) -> Bool {
    SwiftName.verbatim(name) == name && !ReservedWords.needsBackticks(name)
        && ReservedWords.renamedTypes[name] == nil && !ReservedWords.protocols.contains(name)
}
