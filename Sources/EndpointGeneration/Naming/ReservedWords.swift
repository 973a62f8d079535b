/// What Swift keeps for itself.
enum ReservedWords {
    /// Needs backticks wherever it stands as the name of a member, an argument or a case.
    static func needsBackticks(_ name: String) -> Bool {
        keywords.contains(name)
    }

    /// Names that a type of ours cannot have, and what it is called in its place.
    static let renamedTypes: [String: String] = {
        var names = ["Type": "Kind", "Protocol": "ProtocolKind", "Self": "SelfModel", "Any": "AnyModel"]
        // A module's name qualifies what a type of ours hides.
        for module in Module.allCases { names[module.rawValue] = module.rawValue + "Model" }
        return names
    }()

    /// Protocols that generated code conforms to: a type of that name beside them would be taken for them.
    static let protocols = Set(conformances.map(\.rawValue))

    private static let conformances: [LibraryName] = [
        .codable, .endpoint, .paginatedEndpoint, .hashable, .jsonCodable, .model, .openEnum, .sendable, .equatable,
        .union,
    ]

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows",
        "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer",
        "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where",
        "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type",
        "Protocol",
    ]
}
