import EndpointDescription

/// The endpoints that share a file.
struct EndpointGroup {
    /// The tag or the segments of the path that they have in common.
    var name: String
    var declarations: [Declaration]
}

/// Groups endpoints by their tags, or those without a tag by the first segments of their paths. A group that is too long
/// for one file is split by the following segments.
func groupEndpoints(of client: ClientBlueprint) -> [EndpointGroup] {
    let items = client.endpoints.map { endpoint -> EndpointGrouping.Item in
        let lines = endpoint.declaration.estimatedLines
        let words = endpoint.operation.path.pathWords
        if let tag = endpoint.tag {
            // `/repos/{id}/hooks` of the tag `repos` is distinguished by `hooks`.
            let rest = words.first?.spellsSame(as: tag) == true ? words.dropFirst() : words[...]
            let names = [SwiftName.type(tag)] + rest.map(SwiftName.type)
            return .init(words: names, declaration: endpoint.declaration, lines: lines)
        }
        return .init(words: words.map(SwiftName.type), declaration: endpoint.declaration, lines: lines)
    }
    return EndpointGrouping.split(items, depth: 0)
}

private enum EndpointGrouping {
    struct Item {
        /// The parts of the name of a file, the most general one first.
        var words: [String]
        var declaration: Declaration
        var lines: Int
    }

    static func split(_ items: [Item], depth: Int) -> [EndpointGroup] {
        var names: [String] = []
        var groups: [String: [Item]] = [:]
        for item in items {
            let name = item.words.prefix(depth + 1).joined()
            if groups[name] == nil { names.append(name) }
            groups[name, default: []].append(item)
        }
        return names.flatMap { name -> [EndpointGroup] in
            let members = groups[name] ?? []
            let isSplittable = members.contains { $0.words.count > depth + 1 }
            if isSplittable, members.reduce(0, { $0 + $1.lines }) > mostLinesOfFile {
                return split(members, depth: depth + 1)
            }
            return [EndpointGroup(name: name, declarations: members.map { $0.declaration })]
        }
    }
}

extension String {
    /// The segments of a path that are names, without parameters, versions and what precedes every path.
    fileprivate var pathWords: [String] {
        split(separator: "/").map(String.init).filter { segment in
            !segment.contains("{") && segment.contains(where: \.isLetter) && segment.lowercased() != "api"
                && !(segment.lowercased().hasPrefix("v") && segment.dropFirst().allSatisfy { $0.isNumber || $0 == "." })
        }
    }
}

/// The lines of the longest file, if it can be split.
let mostLinesOfFile = 3_000

extension Declaration {
    /// About how many lines it is printed on.
    var estimatedLines: Int {
        let own =
            switch kind {
            case .structure(let blueprint): 20 + blueprint.properties.estimatedLines(each: 7)
            case .enumeration(let blueprint): 8 + 2 * blueprint.cases.count
            case .union(let blueprint): 16 + 4 * blueprint.alternatives.count
            case .cases(let blueprint): 4 + 2 * blueprint.cases.count
            case .failure(let blueprint): 4 + 2 * blueprint.cases.count
            case .endpoint(let blueprint):
                30 + blueprint.properties.estimatedLines(each: 4) + blueprint.outcomes.count
            case .alias, .webhook, .group: 4
            }
        return own + documentation.lines + nested.reduce(0) { $0 + $1.estimatedLines }
    }
}

extension [PropertyBlueprint] {
    fileprivate func estimatedLines(each: Int) -> Int {
        var lines = count * each
        for index in 0..<count { lines += self[index].documentation.lines }
        return lines
    }
}

extension Documentation {
    fileprivate var lines: Int {
        var lines = paragraphs.count
        for index in 0..<paragraphs.count { lines += paragraphs[index].utf8.count / 100 }
        return lines
    }
}
