import EndpointDescription

/// The address of a server, read once: every server of the API may repeat the addresses of single operations.
struct ServerTemplate {
    enum Piece {
        case text(String)
        case variable(DescribedVariable)
    }

    let pieces: [Piece]
    /// Whether it is absolute. Otherwise it is relative to the location of the description (OpenAPI 3.1 §4.8.5).
    let isAbsolute: Bool
    /// Whether it begins with a slash if its variables have their defaults.
    let beginsWithSlash: Bool
}

struct DescribedVariable {
    let name: String
    let defaultValue: String?
    let documentation: String
    /// The same for all variables that are described identically.
    let number: Int
    /// Whether a documented value cannot be in the authority of an address.
    let leavesAuthority: Bool
    /// Whether a documented value cannot be in the path of an address.
    let leavesPath: Bool

    fileprivate init(_ variable: Server.Variable, number: Int) {
        name = variable.name
        defaultValue = variable.defaultValue
        documentation = variable.documentation
        self.number = number
        let documented = variable.documentedValues
        leavesAuthority = documented.contains { $0.contains(where: "/?#@\\%".contains) }
        leavesPath = documented.contains { value in
            value.contains(where: "?#\\".contains) || value.split(separator: "/").contains { $0 == "." || $0 == ".." }
        }
    }
}

struct ServerTemplateReader {
    private var numbers: [String: Int] = [:]

    mutating func template(of server: Server) -> ServerTemplate {
        var written = server.url.templatePieces
        if let last = written.last, last.text == "/" { written.removeLast() }
        let declared = server.variablesByName
        var pieces: [ServerTemplate.Piece] = []
        for piece in written {
            if let name = piece.name {
                pieces.append(.variable(described(declared[name] ?? Server.Variable(name: name))))
            } else {
                pieces.append(.text(String(piece.text)))
            }
        }
        return ServerTemplate(
            pieces: pieces,
            isAbsolute: server.isAbsolute,
            beginsWithSlash: server.addressWithDefaults.hasPrefix("/")
        )
    }

    private mutating func described(_ variable: Server.Variable) -> DescribedVariable {
        let count = variable.defaultValue == nil ? "0" : "1"
        let key = ([variable.name, count] + variable.documentedValues).joined(separator: "\u{0}")
        let number = numbers[key] ?? numbers.count
        numbers[key] = number
        return DescribedVariable(variable, number: number)
    }
}

extension Server.Variable {
    fileprivate var documentedValues: [String] { (defaultValue.map { [$0] } ?? []) + allowed }

    fileprivate var documentation: String {
        let listed = allowed.prefix(100).map(codeSpan).joined(separator: ", ")
        let others = allowed.count > 100 ? ", and \(allowed.count - 100) others" : ""
        let choices = listed.isEmpty ? "" : "One of \(listed)\(others)."
        let description = description ?? ""
        let isOpen = !choices.isEmpty && description.last.map { $0.isLetter || $0.isNumber } ?? false
        return [isOpen ? description + "." : description, choices].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension Server {
    fileprivate var isAbsolute: Bool {
        if Server.slashesAfterScheme(of: url) != nil { return true }
        let address = addressWithDefaults
        return url.hasPrefix("{") && (!address.hasPrefix("/") || address.hasPrefix("//"))
    }
}
