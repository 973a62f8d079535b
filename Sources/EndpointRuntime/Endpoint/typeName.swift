import Foundation

/// The qualified name of a type, for messages.
func typeName(of type: Any.Type) -> String {
    withoutRepeatedModules(withoutPrivateContexts(String(reflecting: type)))
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
