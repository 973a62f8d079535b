import EndpointRuntime
import Foundation

/// The possible forms of a parameter before its type is known: a string, a list or named strings (OpenAPI 3.1 §4.8.12,
/// "Style Values").
struct ParameterText: Sendable {
    /// One `name=value`, percent-encoded.
    struct Item: Sendable {
        var name: String
        var value: String
    }

    var text: String?
    var list: [ParameterText]?
    var pairs: [(name: String, value: ParameterText)]?
    /// Whether it is a list or an object in JSON; `list` or `pairs` has its parts. It has a text if it may be one.
    var isContainer = false
    /// Whether the text is a number, `true` or `false` in JSON.
    var isBare = false
    /// The form whose separators the text contains unencoded.
    private var writtenForm = Form.text
    /// Whether it represents an empty value that the request lacks.
    var isInvented = false

    private enum Form { case text, list, object }

    var isAbsent: Bool { text == nil && list == nil && pairs == nil }

    /// The values that the text may represent, the likeliest first: text, a number or Boolean, a list, an object; or first
    /// those of the written form.
    var readings: [ParameterText] {
        if isContainer {
            let (list, object) = (ParameterText(list: list), ParameterText(pairs: pairs))
            let text = text.map(ParameterText.init(leaf:)) ?? ParameterText()
            return (pairs == nil ? [list, text] : [object, text, list]).filter { !$0.isAbsent }
        }
        var readings = [self]
        guard let text, !isBare else { return readings }
        if text == "true" || text == "false" || JSONNumber(text) != nil {
            readings.append(self)
            readings[1].isBare = true
        }
        let parts = [ParameterText(list: list), ParameterText(pairs: pairs)].filter { !$0.isAbsent }
        switch writtenForm {
        case .text: return readings + parts
        case .list: return parts + readings
        case .object: return parts.reversed() + readings
        }
    }

    init(list: [ParameterText]? = nil, pairs: [(name: String, value: ParameterText)]? = nil) {
        (self.list, self.pairs) = (list, pairs)
    }

    init(_ text: String) {
        self.text = text
        list = [ParameterText(leaf: text)]
    }

    private init(leaf text: String) {
        self.text = text
    }

    init(_ value: JSONValue) {
        self.init()
        switch value {
        case .null: break
        case .bool(let flag):
            self = ParameterText(flag ? "true" : "false")
            isBare = true
        case .number(let number):
            self = ParameterText(number.description)
            isBare = true
        case .string(let text): self = ParameterText(text)
        case .array(let elements): list = elements.map(ParameterText.init)
        case .object(let members): pairs = members.map { ($0.key, ParameterText($0.value)) }
        }
    }

    /// - Parameter separator: the text between elements as written.
    private init(_ raw: String, separator: String, explodesPairs: Bool, decode: (String) -> String) {
        let pieces = raw.components(separatedBy: separator)
        self.init(raw, pieces, explodesPairs: explodesPairs, decode: decode)
        if explodesPairs, pairs != nil {
            writtenForm = .object
        } else if pieces.count > 1, separator != "." {
            // Texts may contain dots as written.
            writtenForm = .list
        }
    }

    private init(_ raw: String, _ pieces: [String], explodesPairs: Bool, decode: (String) -> String) {
        text = decode(raw)
        list = pieces.map { ParameterText(leaf: decode($0)) }
        if explodesPairs {
            // By scalars, because a combining mark after the sign belongs to the value.
            let halves = pieces.map {
                $0.unicodeScalars.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            }
            if halves.allSatisfy({ $0.count == 2 }) {
                pairs = halves.map { (decode(String($0[0])), ParameterText(decode(String($0[1])))) }
            }
        } else if pieces.count.isMultiple(of: 2) {
            pairs = stride(from: 0, to: pieces.count, by: 2).map {
                (decode(pieces[$0]), ParameterText(decode(pieces[$0 + 1])))
            }
        }
    }

    static func header(_ raw: String, explode: Bool) -> ParameterText {
        // Clients write the empty elements of lists and members of objects, which would be lost here otherwise.
        let elements = raw.isEmpty ? [] : listElements(of: raw, skipsEmpty: false).map(String.init)
        return ParameterText(raw, elements, explodesPairs: explode) { trimmed($0) }
    }

    static func path(_ raw: String, name: String, style: RequestEncoder.Style, explode: Bool) -> ParameterText {
        switch style {
        case .label:
            let bare = raw.hasPrefix(".") ? String(raw.dropFirst()) : raw
            return ParameterText(bare, separator: explode ? "." : ",", explodesPairs: explode, decode: percentDecoded)
        case .matrix:
            let items = split(raw.hasPrefix(";") ? String(raw.dropFirst()) : raw, by: ";")
            return self.items(items, name: name, style: .form, explode: explode) { _ in true } ?? ParameterText()
        default: return ParameterText(raw, separator: ",", explodesPairs: explode, decode: percentDecoded)
        }
    }

    /// A parameter of a query, cookies or a form, which also contain other parameters.
    ///
    /// - Parameter isMember: whether an item of this name can be a member of an exploded object; nil if no object is
    ///   expected.
    static func items(
        _ items: [Item],
        name: String,
        style: RequestEncoder.Style,
        explode: Bool?,
        isMember: ((String) -> Bool)? = nil
    ) -> ParameterText? {
        if style == .deepObject { return deepObject(items, name: name) }
        // Style `cookie` uses no percent-encoding.
        func decode(_ text: String) -> String { style == .cookie ? text : percentDecoded(text) }
        let own = items.filter { decode($0.name) == name }.map(\.value)
        guard explode ?? (style == .form || style == .cookie) else { return own.first.map { delimited($0, style) } }
        var value = ParameterText()
        if own.count == 1 { value.text = decode(own[0]) }
        if !own.isEmpty { value.list = own.map { ParameterText(leaf: decode($0)) } }
        let members = isMember.map { isMember in items.filter { isMember(decode($0.name)) } } ?? []
        if !members.isEmpty { value.pairs = self.members(members.map { (decode($0.name), decode($0.value)) }) }
        return own.isEmpty && members.isEmpty ? nil : value
    }

    /// The members of an object. A list among them has one item for each element.
    private static func members(_ items: [(name: String, text: String)]) -> [(name: String, value: ParameterText)] {
        grouped(items, by: \.name).map { name, elements in
            if elements.count == 1 { return (name, ParameterText(elements[0].text)) }
            return (name, ParameterText(list: elements.map { ParameterText(leaf: $0.text) }))
        }
    }

    private static func delimited(_ raw: String, _ style: RequestEncoder.Style) -> ParameterText {
        let separator =
            switch style {
            case .spaceDelimited: "%20"
            case .pipeDelimited: "%7C"
            default: ","
            }
        if style == .cookie { return ParameterText(raw, separator: separator, explodesPairs: false) { $0 } }
        let raw = style == .pipeDelimited ? raw.replacing("|", with: "%7C") : raw.replacing("+", with: "%20")
        return ParameterText(raw, separator: separator, explodesPairs: false, decode: percentDecoded)
    }

    /// `a[b][c]=1`; list elements are `a[0]=1`; a value without members is `a=1`.
    private static func deepObject(_ items: [Item], name: String) -> ParameterText? {
        var root: ParameterText?
        for item in items {
            let key = percentDecoded(item.name)
            guard let path = path(of: key, in: name) else { continue }
            guard path.count <= 64 else { continue }
            var value = root ?? ParameterText()
            value.insert(percentDecoded(item.value), at: path[...])
            root = value
        }
        return root
    }

    /// The names in brackets, compared by scalars, because a combining mark after a bracket belongs to the name; `nil` for
    /// another parameter.
    private static func path(of key: String, in name: String) -> [String]? {
        if key == name { return [] }
        let (scalars, start) = (Array(key.unicodeScalars), Array((name + "[").unicodeScalars))
        guard scalars.count > start.count, scalars.starts(with: start), scalars.last == "]" else { return nil }
        return scalars[start.count...].dropLast().split(separator: ["]", "["], omittingEmptySubsequences: false)
            .map { String(String.UnicodeScalarView($0)) }
    }

    private mutating func insert(_ text: String, at path: ArraySlice<String>) {
        guard let key = path.first else {
            self = ParameterText(text)
            return
        }
        var members = pairs ?? []
        let index = members.firstIndex { $0.name == key } ?? members.count
        if index == members.count { members.append((key, ParameterText())) }
        members[index].value.insert(text, at: path.dropFirst())
        pairs = members
        let isList = members.enumerated().allSatisfy { $0.element.name == String($0.offset) }
        list = isList ? members.map(\.value) : nil
    }

    /// The members of a form body, each in its own encoding.
    static func form(_ items: [Item], fields: [String: FormField]) -> ParameterText {
        let members = grouped(items) { item in
            let name = percentDecoded(item.name)
            let owner = String(name.prefix { $0 != "[" })
            return fields[owner]?.style == .deepObject ? owner : name
        }
        return ParameterText(
            pairs: members.map { ($0.name, member($0.name, $0.elements, fields[$0.name] ?? FormField())) }
        )
    }

    private static func member(_ name: String, _ items: [Item], _ field: FormField) -> ParameterText {
        if let style = field.styleInForce {
            return self.items(items, name: name, style: style, explode: field.explode) ?? ParameterText()
        }
        let texts = items.map { percentDecoded($0.value) }
        if isJSON(field.contentType), texts.count == 1 { return json(texts[0]) }
        return combined(texts.map(likelyJSON))
    }

    /// The value of one name: the only element, or a list of all.
    static func combined(_ elements: [ParameterText]) -> ParameterText {
        guard let only = elements.first, elements.count == 1 else {
            return ParameterText(list: elements.isEmpty ? nil : elements)
        }
        var value = only
        value.list = elements
        // A text that looks like a list is rarely one, because each element of a list is a text of its own.
        if value.text != nil, value.pairs == nil { value.isContainer = false }
        return value
    }

    /// A JSON text, or another text if it is none.
    static func json(_ text: String) -> ParameterText {
        guard let json = try? JSONValue(jsonText: text) else { return ParameterText(text) }
        var value = ParameterText(json)
        value.isContainer = value.text == nil && !value.isAbsent
        return value
    }

    /// A text that is a list or an object in JSON if it can be read as one.
    static func likelyJSON(_ text: String) -> ParameterText {
        guard text.hasPrefix("{") || text.hasPrefix("[") else { return ParameterText(text) }
        var value = json(text)
        value.text = text
        return value
    }

    /// The items of a form, in which a plus is a space.
    static func formItems(_ text: String) -> [Item] { split(text.replacing("+", with: "%20"), by: "&") }

    static func split(_ text: String, by separator: Character) -> [Item] {
        text.split(separator: separator).map { item in
            let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return Item(name: String(halves[0]), value: halves.count > 1 ? String(halves[1]) : "")
        }
    }
}

extension ParameterText: CustomStringConvertible {
    var description: String {
        if let text { return "'\(text.prefix(80))'" }
        if let list { return "[\(list.map(\.description).joined(separator: ", "))]" }
        return "{\((pairs ?? []).map { "\($0.name): \($0.value)" }.joined(separator: ", "))}"
    }
}

/// The elements of each name, in the order in which the names first occur.
private func grouped<Element>(_ elements: [Element], by name: (Element) -> String) -> [(
    name: String, elements: [Element]
)] {
    var groups: [(name: String, elements: [Element])] = []
    var places: [String: Int] = [:]
    for element in elements {
        let name = name(element)
        if let place = places[name] {
            groups[place].elements.append(element)
        } else {
            places[name] = groups.count
            groups.append((name, [element]))
        }
    }
    return groups
}
