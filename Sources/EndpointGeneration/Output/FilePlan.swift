import EndpointDescription

/// One file of ``FileLayout/separate``, before it is printed.
struct FilePlan {
    var name: String
    var isAPI = false
    /// The type that its members are nested in; `nil` for the namespace.
    var owner: TypeNode?
    var members: [Declaration] = []
    var failures: [Declaration] = []
    var headers: [HeadersBlueprint] = []
}

/// Declarations that share a file.
struct FileGroup {
    /// The end of the file's name, such as the tag or the segments of the path that all endpoints of the group have.
    var name: String
    var declarations: [Declaration]
}

func separateFiles(of client: ClientBlueprint) -> [FilePlan] {
    let namespace = client.namespace.name
    var names = NameScope(ignoresCase: true)
    // A namespace that the user chose may have any length.
    let prefix = SwiftName.isTooLong(namespace) ? SwiftName.type(namespace) : namespace
    func fileName(_ stem: String) -> String {
        let name = "\(prefix)+\(stem)"
        return names.claim([SwiftName.shortened(name, of: name, to: longestFileName)]) + ".swift"
    }

    var files = [FilePlan(name: fileName("API"), isAPI: true)]
    if !client.failures.isEmpty { files.append(FilePlan(name: fileName("Failures"), failures: client.failures)) }
    for group in groupEndpoints(of: client) {
        files.append(FilePlan(name: fileName("\(group.name)Endpoints"), members: group.declarations))
    }
    if !client.headers.isEmpty { files.append(FilePlan(name: fileName("Headers"), headers: client.headers)) }
    let aliases = client.models.filter(\.isAlias)
    if !aliases.isEmpty { files.append(FilePlan(name: fileName("Aliases"), members: aliases)) }
    let models = client.models.filter { !$0.isAlias }.map { ($0, groupNested(of: $0)) }
    let wholes = models.map { model, groups in
        var whole = model
        if !groups.isEmpty { whole.nested = [] }
        return whole
    }
    for group in groupModels(wholes) {
        files.append(FilePlan(name: fileName(group.name), members: group.declarations))
    }
    for (model, groups) in models {
        for group in groups {
            files.append(FilePlan(name: fileName(group.name), owner: model.node, members: group.declarations))
        }
    }
    return files
}

/// The bytes of the longest name of a file. Of the 255 that file systems allow, the rest is for a number and `.swift`.
private let longestFileName = 230

// MARK: groupEndpoints

/// Groups endpoints by their tags, or those without a tag by the first segments of their paths. A group that is too long
/// for one file is split by the following segments.
///
/// Endpoints that share neither a tag nor a first segment with others, as in an API of procedures (`/sendMessage`,
/// `/sendPhoto`), are grouped by the first letters of their names instead.
func groupEndpoints(of client: ClientBlueprint) -> [FileGroup] {
    var items = client.endpoints.map { endpoint -> EndpointGrouping.Item in
        let lines = endpoint.declaration.estimatedLines
        let words = endpoint.operation.path.pathWords.prefix(mostWordsOfFileName)
        if let tag = endpoint.tag {
            // `/repos/{id}/hooks` of the tag `repos` is distinguished by `hooks`.
            let rest = words.first?.spellsSame(as: tag) == true ? words.dropFirst() : words
            let names = [SwiftName.type(tag)] + rest.map(SwiftName.type)
            return .init(words: names, isTagged: true, declaration: endpoint.declaration, lines: lines)
        }
        let names = words.map(SwiftName.type)
        return .init(words: names, isTagged: false, declaration: endpoint.declaration, lines: lines)
    }
    let sizes = Dictionary(items.compactMap(\.words.first).map { ($0, 1) }, uniquingKeysWith: +)
    for index in items.indices { items[index].leaveOutRepetition(besides: sizes) }
    func isSingle(_ item: EndpointGrouping.Item) -> Bool {
        guard let word = item.words.first else { return true }
        return !item.isTagged && sizes[word] == 1
    }
    let singles = items.filter(isSingle)
    return EndpointGrouping.split(items.filter { !isSingle($0) }, depth: 0)
        + groupByLetters(singles.map(\.declaration), after: "")
}

private enum EndpointGrouping {
    struct Item {
        /// The parts of the name of a file, the most general one first.
        var words: [String]
        var isTagged: Bool
        var declaration: Declaration
        var lines: Int

        /// Shortens the second part if it begins with the first: `/dbaas-mysql` of the tag `dbaas` becomes `DbaasMysql`.
        ///
        /// - Parameter groups: the first parts of all names, with none of which the name may be confused.
        mutating func leaveOutRepetition(besides groups: [String: Int]) {
            guard words.count > 1, words[1].lowercased().hasPrefix(words[0].lowercased()) else { return }
            let rest = words[1].dropFirst(words[0].count)
            guard rest.first?.isUppercase == true, groups[words[0] + rest] == nil else { return }
            words[1] = String(rest)
        }
    }

    static func split(_ items: [Item], depth: Int) -> [FileGroup] {
        var names: [String] = []
        var groups: [String: [Item]] = [:]
        for item in items {
            let name = item.words.prefix(depth + 1).joined()
            if groups[name] == nil { names.append(name) }
            groups[name, default: []].append(item)
        }
        return names.flatMap { name -> [FileGroup] in
            let members = groups[name] ?? []
            let isSplittable = members.contains { $0.words.count > depth + 1 }
            if isSplittable, members.reduce(0, { $0 + $1.lines }) > mostLinesOfFile {
                return split(members, depth: depth + 1)
            }
            return [FileGroup(name: name, declarations: members.map { $0.declaration })]
        }
    }
}

extension String {
    /// The segments of a path that are names, without the query, parameters, versions and what precedes every path.
    fileprivate var pathWords: [String] {
        let segments = prefix { $0 != "#" && $0 != "?" }.split(separator: "/").map { String($0.prefix { $0 != "(" }) }
        return segments.filter { segment in
            !segment.contains("{") && segment.contains(where: \.isLetter) && segment.lowercased() != "api"
                && !(segment.lowercased().hasPrefix("v") && segment.dropFirst().allSatisfy { $0.isNumber || $0 == "." })
        }
    }
}

/// The most segments of a path that distinguish files of endpoints.
private let mostWordsOfFileName = 16

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

// MARK: groupModels

/// Groups models by the first letters of their names, so that a file is at most about as long as a file of endpoints. A
/// group is named `Models`, with these letters if there are several groups: `ModelsCo`.
///
/// The compiler repeats in every file what the types of the file use: copies of properties, and the witnesses of
/// conditional conformances. A client in 400 files takes half as long again to compile as the same client in 35.
func groupModels(_ models: [Declaration]) -> [FileGroup] {
    groupByLetters(models, after: "Models")
}

/// - Parameter prefix: the beginning of each group's name, which the letters follow.
private func groupByLetters(_ declarations: [Declaration], count: Int = 0, after prefix: String) -> [FileGroup] {
    // Letters of either case are one group, because file systems may not distinguish them.
    let groups = Dictionary(grouping: declarations) { $0.node.name.prefix(count).lowercased() }
    return groups.sorted { $0.key < $1.key }.flatMap { _, members -> [FileGroup] in
        let isSplittable = members.contains { $0.node.name.count > count }
        if isSplittable, members.count > 1, members.reduce(0, { $0 + $1.estimatedLines }) > mostLinesOfFile {
            return groupByLetters(members, count: count + 1, after: prefix)
        }
        let letters = members.map { $0.node.name.prefix(count) }.min() ?? ""
        let name = prefix + letters.prefix(1).uppercased() + letters.dropFirst()
        return [FileGroup(name: name, declarations: members)]
    }
}

// MARK: groupNested

/// Groups the nested types of a declaration that is too long for one file: those whose names begin with the same word share
/// a file, unless they are too long for it together.
///
/// - Returns: nothing for a declaration that is printed in one file.
func groupNested(of declaration: Declaration) -> [FileGroup] {
    // An extension of a deprecated type warns.
    guard !declaration.isDeprecated, declaration.estimatedLines > mostLinesOfFile, declaration.nested.count > 1 else {
        return []
    }
    return split(declaration.nested, of: declaration.node, words: 1)
}

private func split(_ declarations: [Declaration], of owner: TypeNode, words count: Int) -> [FileGroup] {
    var names: [String] = []
    var groups: [String: [Declaration]] = [:]
    for declaration in declarations {
        let name = SwiftName.words(in: declaration.node.name).prefix(count).map(SwiftName.type).joined()
        if groups[name] == nil { names.append(name) }
        groups[name, default: []].append(declaration)
    }
    return names.flatMap { name -> [FileGroup] in
        let members = groups[name] ?? []
        let isSplittable = members.contains { SwiftName.words(in: $0.node.name).count > count }
        if isSplittable, members.count > 1, members.reduce(0, { $0 + $1.estimatedLines }) > mostLinesOfFile {
            return split(members, of: owner, words: count + 1)
        }
        return [FileGroup(name: owner.name + name, declarations: members)]
    }
}

// MARK: chooseShard

/// Chooses the shard of a declaration by its name alone, so that no edit elsewhere in the description moves it.
///
/// The hash is FNV-1a, which is the same on every platform and in every run. The count is the number of files that the
/// build plugin declares (`Plugins/Shared/shardCount.swift`).
///
/// - Returns: an index from 0 up to `count`, which must be positive.
func chooseShard(of node: TypeNode, among count: Int) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in node.name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(hash % UInt64(count))
}
