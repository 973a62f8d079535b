import Foundation

/// `name=value` items of a query, a form or a `Cookie` header, of which readers take what they understand.
struct WireItems {
    /// Still percent-encoded.
    private(set) var items: [(name: String, value: String)] = []

    init(_ text: String, separator: Character = "&") {
        for item in text.split(separator: separator) {
            let item = item.drop { $0 == " " }
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            items.append((String(parts[0]), parts.count > 1 ? String(parts[1]) : ""))
        }
    }

    /// The names that nobody took.
    var names: [String] { items.map { WireItems.decoded($0.name) } }

    /// Takes the values of a name, still encoded.
    mutating func take(_ name: String) -> [String] {
        let taken = items.filter { WireItems.decoded($0.name) == name }.map(\.value)
        items.removeAll { WireItems.decoded($0.name) == name }
        return taken
    }

    /// Takes items like `name[key][0]`, as a tree of texts; nil if there are none.
    mutating func takeDeep(_ name: String) -> WireValue? {
        var tree: WireValue?
        for item in items {
            let decoded = WireItems.decoded(item.name)
            guard decoded.hasPrefix(name + "["), decoded.hasSuffix("]") else { continue }
            let steps = decoded.dropFirst(name.count + 1).dropLast().components(separatedBy: "][")
            tree = (tree ?? .members([])).adding(WireItems.decoded(item.value), at: steps[...])
        }
        items.removeAll {
            let decoded = WireItems.decoded($0.name)
            return decoded.hasPrefix(name + "[") && decoded.hasSuffix("]")
        }
        return tree
    }

    /// Servers read a plus sign as a space.
    static func decoded(_ text: String) -> String { text.replacing("+", with: " ").removingEscapes }
}

/// A value as it is on the wire, where everything is text.
indirect enum WireValue {
    case text(String)
    case list([String])
    case members([(key: String, value: WireValue)])
    /// JSON text.
    case json(String)

    func adding(_ text: String, at steps: ArraySlice<String>) -> WireValue {
        guard let step = steps.first else { return .text(text) }
        var members: [(key: String, value: WireValue)] = []
        if case .members(let known) = self { members = known }
        let index = members.firstIndex { $0.key == step }
        let inner = (index.map { members[$0].value } ?? .members([])).adding(text, at: steps.dropFirst())
        if let index { members[index].value = inner } else { members.append((step, inner)) }
        return .members(members)
    }

    var excerpt: String {
        switch self {
        case .text(let text), .json(let text): String(text.prefix(200))
        case .list(let texts): "\(texts.prefix(20))"
        case .members(let members):
            "{" + members.prefix(20).map { "\($0.key): \($0.value.excerpt)" }.joined(separator: ", ") + "}"
        }
    }

    /// Whether this is the value that the caller gave.
    func means(_ value: Plain) -> Bool {
        switch (self, value) {
        case (.json(let text), _):
            guard let found = try? PlainParser.parse(text) else { return false }
            var comparison = Comparison()
            comparison.compare(value, found)
            return comparison.differences.isEmpty
        case (.text(let text), .string(let other)):
            var comparison = Comparison()
            comparison.compare(value, .string(text))
            return comparison.differences.isEmpty || text == other
        case (.text(let text), .number(let number)): return Double(text) != nil && Double(text) == Double(number)
        case (.text(let text), .boolean(let flag)): return text == (flag ? "true" : "false")
        case (.text(let text), .null): return text.isEmpty
        case (.text, .array(let elements)): return elements.count == 1 && means(elements[0])
        case (.list(let texts), .array(let elements)):
            return texts.count == elements.count && zip(texts, elements).allSatisfy { WireValue.text($0).means($1) }
        case (.members(let members), .object(let object)):
            return members.count == object.count
                && members.allSatisfy { key, found in object[key].map { found.means($0) } ?? false }
        case (.members(let members), .array(let elements)):
            return members.count == elements.count
                && members.allSatisfy { key, found in
                    Int(key).map { elements.indices.contains($0) && found.means(elements[$0]) } ?? false
                }
        default: return false
        }
    }
}
