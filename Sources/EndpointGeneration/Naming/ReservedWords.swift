/// Names that Swift or the runtime reserves.
enum ReservedWords {
    /// Whether the name needs backticks as the name of a member, an argument or a case.
    static func needsBackticks(_ name: String) -> Bool {
        keywords.contains(name)
    }

    /// Cases of `Optional`, which a case of the wrapped enum would be mistaken for.
    static let optionalCases: Set<String> = ["none", "some"]

    /// Names that a generated type cannot have, and their replacements.
    static let renamedTypes: [String: String] = {
        var names = ["Type": "Kind", "Protocol": "ProtocolKind", "Self": "SelfModel", "Any": "AnyModel"]
        // The name of a module qualifies library names that generated types hide.
        for module in Module.allCases { names[module.rawValue] = module.rawValue + "Model" }
        return names
    }()

    /// Kinds of JSON values, which say nothing as the names of nested types and hide those of Swift.
    static let kindsOfJSON: Set<String> = ["String", "Object", "Array"]

    /// Protocols that generated code conforms to. A generated type of the same name would hide them.
    static let protocols = Set(conformances.map(\.rawValue))

    private static let conformances: [LibraryName] = [
        .codable, .endpoint, .paginatedEndpoint, .hashable, .hashedModel, .jsonCodable, .jsonModel, .openEnum,
        .sendable, .equatable, .union,
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
