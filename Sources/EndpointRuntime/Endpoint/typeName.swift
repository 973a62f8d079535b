import Foundation

/// The qualified name of a type, for messages.
func typeName(of type: Any.Type) -> String {
    asInSource(withoutRepeatedModules(withoutPrivateContexts(String(reflecting: type))))
}

/// `Shop.Pet` for `Shop.(unknown context at $55d0fa).Pet`, the name of a private or local type, because the address
/// differs from run to run.
func withoutPrivateContexts(_ name: String) -> String {
    var result = name
    while let start = result.range(of: "(unknown context at $"),
        let end = result.range(of: ").", range: start.upperBound..<result.endIndex)
    {
        result.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return result
}

/// `[String: Shop.Pet]?` for `Swift.Optional<Swift.Dictionary<Swift.String, Shop.Pet>>`, as in source code.
func asInSource(_ name: String) -> String {
    var current = ""
    var open: [(outer: String, head: String, arguments: [String], parentheses: Int)] = []
    for character in name {
        switch character {
        case "<":
            let head = current.reversed().prefix { !"(, ".contains($0) }.reversed()
            open.append((String(current.dropLast(head.count)), String(head), [], 0))
            current = ""
        case ">" where !open.isEmpty && current.last != "-":
            let (outer, head, arguments, _) = open.removeLast()
            current = outer + spelled(head, arguments + [current])
        case "," where open.last?.parentheses == 0:
            open[open.count - 1].arguments.append(current)
            current = ""
        case " " where current.isEmpty: break
        case "." where current.hasSuffix("Swift") && current.dropLast(5).last.map("(, ".contains) ?? true:
            current.removeLast(5)
        default:
            if !open.isEmpty, "()".contains(character) {
                open[open.count - 1].parentheses += character == "(" ? 1 : -1
            }
            current.append(character)
        }
    }
    return open.reversed().reduce(current) { "\($1.outer)\($1.head)<\(($1.arguments + [$0]).joined(separator: ", "))" }
}

private func spelled(_ head: String, _ arguments: [String]) -> String {
    switch (head, arguments.count) {
    case ("Array", 1): "[\(arguments[0])]"
    case ("Dictionary", 2): "[\(arguments[0]): \(arguments[1])]"
    case ("Optional", 1): "\(arguments[0])?"
    default: "\(head)<\(arguments.joined(separator: ", "))>"
    }
}

/// `Shop.Pet` for `Shop.Shop.Pet`, because a client's namespace is often named after its module.
func withoutRepeatedModules(_ name: String) -> String {
    var result = ""
    var path = ""
    for character in name {
        if "<>(), ".contains(character) {
            result += withoutRepeatedModule(path) + String(character)
            path = ""
        } else {
            path.append(character)
        }
    }
    return result + withoutRepeatedModule(path)
}

private func withoutRepeatedModule(_ path: String) -> String {
    let names = path.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard names.count == 3, names[0] == names[1] else { return path }
    return names[1...].joined(separator: ".")
}

/// The description of a value, without the module that the names of its types repeat: a client's failures and their
/// models are in one namespace.
func withoutRepeatedModule(of type: String, in description: String) -> String {
    let names = type.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard names.count == 3, names[0] == names[1] else { return description }
    return description.replacingOccurrences(of: "\(names[0]).\(names[1]).", with: "\(names[0]).")
}
