/// Types of one declaration that share a file.
struct NestedGroup {
    var name: String
    var declarations: [Declaration]
}

/// Groups the nested types of a declaration that is too long for one file: those whose names begin with the same word share
/// a file, unless they are too long for it together.
///
/// - Returns: nothing for a declaration that is printed in one file.
func groupNested(of declaration: Declaration) -> [NestedGroup] {
    // An extension of a deprecated type warns.
    guard !declaration.isDeprecated, declaration.estimatedLines > mostLinesOfFile, declaration.nested.count > 1 else {
        return []
    }
    declaration.node.isInSeveralFiles = true
    return split(declaration.nested, of: declaration.node, words: 1)
}

private func split(_ declarations: [Declaration], of owner: TypeNode, words count: Int) -> [NestedGroup] {
    var names: [String] = []
    var groups: [String: [Declaration]] = [:]
    for declaration in declarations {
        let name = SwiftName.words(in: declaration.node.name).prefix(count).map(SwiftName.type).joined()
        if groups[name] == nil { names.append(name) }
        groups[name, default: []].append(declaration)
    }
    return names.flatMap { name -> [NestedGroup] in
        let members = groups[name] ?? []
        let isSplittable = members.contains { SwiftName.words(in: $0.node.name).count > count }
        if isSplittable, members.count > 1, members.reduce(0, { $0 + $1.estimatedLines }) > mostLinesOfFile {
            return split(members, of: owner, words: count + 1)
        }
        return [NestedGroup(name: owner.name + name, declarations: members)]
    }
}
