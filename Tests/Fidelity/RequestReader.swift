import EndpointRuntime
import Foundation

/// Reads one request by its operation's description, and compares it with the arguments that it was made of.
struct RequestReader {
    let description: PlainDescription
    let operation: PlainOperation
    /// The kind of body that was sent, and its media type in the description.
    let kind: String?
    let media: PlainOperation.Media?
    let arguments: Arguments
    private(set) var differences: [Difference] = []
    private(set) var accepted: [AcceptedDifference] = []

    init(
        _ description: PlainDescription,
        _ operation: PlainOperation,
        _ kind: String?,
        _ media: PlainOperation.Media?,
        _ arguments: Arguments
    ) {
        self.description = description
        self.operation = operation
        self.kind = kind
        self.media = media
        self.arguments = arguments
    }

    mutating func add(
        _ kind: Difference.Kind,
        _ path: String,
        _ expected: String,
        _ found: String,
        cause: String? = nil
    ) {
        differences.append(
            Difference(
                kind: kind,
                path: path,
                expected: String(expected.prefix(300)),
                found: String(found.prefix(300)),
                cause: cause
            )
        )
    }

    /// Values that the receiver assumes by the specification must not be sent.
    private static let defaultSent = "the default of something that the caller did not give"

    /// The common trait of this difference in a body and of those in other places.
    private func cause(of kind: Difference.Kind, at path: String, _ media: PlainOperation.Media) -> String? {
        guard let schema = media.schema else { return nil }
        let walk = SchemaWalk(description, from: schema, along: path)
        if kind == .added, walk.parts.contains(where: { $0["default"] != nil }) { return RequestReader.defaultSent }
        return walk.cause(of: kind)
    }

    mutating func read(_ request: EndpointRequest) {
        if request.method.rawValue != operation.method {
            add(.changed, " method", operation.method, "\(request.method)")
        }
        let address = request.url.absoluteString
        let base = "https://api.test/base"
        guard address.hasPrefix(base) else { return add(.changed, " address", base, address) }
        let parts = address.dropFirst(base.count).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let template = operation.path.split(separator: "?", maxSplits: 1).map(String.init)
        readPath(String(parts[0]), template[0].split(separator: "#").first.map(String.init) ?? template[0])
        if let parameter = operation.parameters.first(where: { $0.value["in"]?.text == "querystring" }) {
            readQuerystring(parts.count > 1 ? String(parts[1]) : "", parameter)
        }
        var query = WireItems(parts.count > 1 && !hasQuerystring ? String(parts[1]) : "")
        if template.count > 1 { for item in WireItems(template[1]).names { _ = query.take(item) } }
        readItems("query", &query)
        var cookies = WireItems(request.headers["Cookie"] ?? "", separator: ";")
        readItems("cookie", &cookies)
        readHeaders(request.headers)
        readBody(request)
    }

    mutating func compare(_ key: String, _ found: WireValue?, keepsTriples: Bool = false) {
        guard let sent = arguments.values[key] else {
            if let found { add(.added, " \(key)", "nothing", found.excerpt) }
            return
        }
        guard let found else { return add(.lost, " \(key)", excerpt(sent), "nothing") }
        if found.means(sent) { return }
        if keepsTriples, found.means(sent.removingEscapes) { return accepted.append(.reservedTriple) }
        add(.changed, " \(key)", excerpt(sent), found.excerpt)
    }

    // MARK: - Parameters

    private mutating func readPath(_ path: String, _ template: String) {
        var pattern = "^"
        var names: [String] = []
        var rest = Substring(template)
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            pattern += literal(rest[..<open]) + "([^/]*)"
            names.append(String(rest[rest.index(after: open)..<close]))
            rest = rest[rest.index(after: close)...]
        }
        pattern += literal(rest) + "$"
        guard let expression = try? NSRegularExpression(pattern: pattern),
            let match = expression.firstMatch(in: path, range: NSRange(path.startIndex..., in: path))
        else { return add(.changed, " path", template, path) }
        for (index, name) in names.enumerated() {
            guard let range = Range(match.range(at: index + 1), in: path), let value = arguments.values["path.\(name)"],
                let parameter = parameter(name, "path")
            else { continue }
            let reader = ParameterReader(parameter, place: "path")
            compare("path.\(name)", reader.read(String(path[range]), name, value, isEncoded: true))
        }
    }

    /// The pattern of a template's own text, each character of which may be percent-encoded.
    private func literal(_ text: Substring) -> String {
        text.unicodeScalars.map { scalar in
            let character = String(scalar)
            let plain = NSRegularExpression.escapedPattern(for: character)
            if scalar.isASCII, scalar.properties.isAlphabetic || scalar == "/" { return plain }
            let encoded = character.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
            return "(?:\(plain)|\(encoded.joined()))"
        }.joined()
    }

    private func parameter(_ name: String, _ place: String) -> PlainDescription.Part? {
        operation.parameters.first { $0.value["name"]?.text == name && $0.value["in"]?.text == place }
    }

    private mutating func readItems(_ place: String, _ items: inout WireItems) {
        for parameter in operation.parameters where parameter.value["in"]?.text == place {
            guard let name = parameter.value["name"]?.text, let sent = arguments.values["\(place).\(name)"] else {
                continue
            }
            let found = ParameterReader(parameter, place: place).take(name, sent, from: &items)
            compare("\(place).\(name)", found, keepsTriples: parameter.value["allowReserved"]?.flag == true)
        }
        for item in items.items {
            let name = WireItems.decoded(item.name)
            let schema = description.resolve(parameter(name, place)?["schema"])
            let cause = schema?["default"] == nil ? nil : RequestReader.defaultSent
            add(.added, " \(place).\(name)", "nothing", WireItems.decoded(item.value), cause: cause)
        }
    }

    private mutating func readHeaders(_ headers: HeaderFields) {
        var left = Dictionary(headers.fields.map { ($0.name.lowercased(), $0.value) }) { first, _ in first }
        for name in ["accept", "content-type", "cookie"] { left[name] = nil }
        for parameter in operation.parameters where parameter.value["in"]?.text == "header" {
            guard let name = parameter.value["name"]?.text else { continue }
            let text = left.removeValue(forKey: name.lowercased())
            let kind = arguments.values["header.\(name)"] ?? .null
            compare(
                "header.\(name)",
                text.flatMap { ParameterReader(parameter, place: "header").read($0, name, kind, isEncoded: false) }
            )
        }
        for (name, value) in left { add(.added, " header.\(name)", "nothing", value) }
    }

    // MARK: - Bodies

    private mutating func readBody(_ request: EndpointRequest) {
        let type = request.headers["Content-Type"]
        guard let sent = arguments.values["body"], let kind, let media else {
            if !request.body.isAbsent { add(.added, " body", "no body", "\(request.body.count ?? 0) bytes") }
            if let type { add(.added, " header.content-type", "nothing", type) }
            return
        }
        guard let bytes = try? request.body.data(), let type else {
            return add(.lost, " body", excerpt(sent), "nothing")
        }
        let essence = type.prefix { $0 != ";" }.lowercased()
        let isRange = media.type.contains("*")
        if essence != media.essence, !isRange {
            add(.changed, " header.content-type", media.type, type)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        switch kind {
        case "json": readJSON(sent, text, media)
        case "form": readForm(sent, text, media)
        case "multipart": readParts(bytes, type, media)
        case "positions": readPositions(bytes, type, media)
        case "sequence": readJSON(sent, sequence(text, media), media)
        default: if text != sent.text { add(.changed, " body", excerpt(sent), text) }
        }
    }

    mutating func readJSON(_ sent: Plain, _ text: String, _ media: PlainOperation.Media) {
        guard let found = try? PlainParser.parse(text) else { return add(.changed, " body", "JSON", text) }
        var comparison = Comparison()
        comparison.keepsNull = ["PATCH", "PUT"].contains(operation.method)
        comparison.compare(sent, found)
        accepted += comparison.accepted
        for difference in comparison.differences {
            let isNull = difference.kind == .lost && difference.expected == "null"
            add(
                difference.kind,
                " body\(difference.path)",
                difference.expected,
                difference.found,
                cause: isNull
                    ? "a null in the body of a PUT or PATCH" : cause(of: difference.kind, at: difference.path, media)
            )
        }
        guard comparison.differences.isEmpty, let schema = media.schema else { return }
        let validator = Validator(description, direction: .request, allowsSeveral: true)
        if let problem = validator.problem(found, schema) { add(.changed, " body", "a valid body", problem) }
    }

    mutating func readForm(_ sent: Plain, _ text: String, _ media: PlainOperation.Media) {
        var items = WireItems(text)
        for (name, value) in sent.members {
            let encoding = media.part["encoding"]?[name]
            let found: WireValue?
            if let encoding, ["style", "explode", "allowReserved"].contains(where: { encoding.value[$0] != nil }) {
                found = ParameterReader(encoding, place: "query").take(name, value, from: &items)
            } else {
                let texts = items.take(name).map(WireItems.decoded)
                let isJSON = encoding?.value["contentType"]?.text?.contains("json") == true || value.object != nil
                switch (isJSON, texts.count) {
                case (_, 0): found = nil
                case (true, _): found = .json(texts[0])
                default: found = value.kind == .array ? .list(texts) : .text(texts[0])
                }
            }
            guard let found else {
                add(.lost, " body/\(name)", excerpt(value), "nothing")
                continue
            }
            if found.means(value) { continue }
            let keepsTriples = encoding?.value["allowReserved"]?.flag == true && found.means(value.removingEscapes)
            if keepsTriples { accepted.append(.reservedTriple) }
            if !keepsTriples { add(.changed, " body/\(name)", excerpt(value), found.excerpt) }
        }
        for item in items.items {
            let name = WireItems.decoded(item.name)
            add(
                .added,
                " body/\(name)",
                "nothing",
                WireItems.decoded(item.value),
                cause: cause(of: .added, at: "/" + PlainDescription.escaped(name), media)
            )
        }
    }

    private mutating func readParts(_ bytes: Data, _ type: String, _ media: PlainOperation.Media) {
        guard var parts = WireParts(bytes, contentType: type) else { return add(.changed, " body", "parts", type) }
        for (key, value) in arguments.values where key.hasPrefix("body.") {
            let name = String(key.dropFirst(5))
            let found = parts.take(name)
            if found.isEmpty { add(.lost, " \(key)", excerpt(value), "nothing") }
            // A list is one part for each element, or one part as JSON.
            let isWhole = found.count == 1 && found[0].means(value)
            let values = value.kind == .array ? value.elements : [value]
            let isEach = found.count == values.count && zip(found, values).allSatisfy { $0.means($1) }
            if !found.isEmpty, !isWhole, !isEach {
                let texts = found.map { String(decoding: $0.content, as: UTF8.self) }
                add(.changed, " \(key)", excerpt(value), "\(texts)")
            }
            for part in found { readHeaders(of: part, name, media) }
        }
        for part in parts.parts {
            add(.added, " body.\(part.name)", "nothing", String(decoding: part.content, as: UTF8.self))
        }
    }

    private mutating func readHeaders(of part: WireParts.Part, _ name: String, _ media: PlainOperation.Media) {
        let encoding = media.part["encoding"]?[name]
        if let wanted = encoding?.value["contentType"]?.text, !wanted.contains("*"), !wanted.contains(",") {
            if part.contentType != wanted { add(.changed, " body.\(name) type", wanted, part.contentType ?? "nothing") }
        }
        var left = part.headers
        for (header, described) in encoding?["headers"]?.members ?? [] {
            guard let described = description.resolve(described) else { continue }
            let text = left.removeValue(forKey: header.lowercased())
            let key = "header.\(name).\(header)"
            let kind = arguments.values[key] ?? .null
            compare(
                key,
                text.flatMap { ParameterReader(described, place: "header").read($0, header, kind, isEncoded: false) }
            )
        }
        for (header, value) in left { add(.added, " header.\(name).\(header)", "nothing", value) }
    }
}
