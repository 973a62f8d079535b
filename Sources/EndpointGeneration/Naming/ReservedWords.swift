/// Names that Swift or the runtime reserves.
enum ReservedWords {
    /// Whether the name needs backticks as the name of a member, an argument or a case.
    static func needsBackticks(_ name: String) -> Bool {
        keywords.contains(name)
    }

    /// Names that a generated type cannot have, and their replacements.
    static let renamedTypes: [String: String] = [
        "Type": "Kind",
        "Protocol": "ProtocolKind",
        "Self": "SelfModel",
        "Any": "AnyModel",
        "Swift": "SwiftModel",
        "Foundation": "FoundationModel",
        "EndpointRuntime": "EndpointRuntimeModel",
    ]

    /// Protocols that generated code conforms to. A generated type of the same name would hide them.
    static let protocols: Set<String> = [
        "Codable", "Endpoint", "PaginatedEndpoint", "Hashable", "JSONCodable", "Model", "OpenEnum", "Sendable",
        "Equatable", "Union",
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
