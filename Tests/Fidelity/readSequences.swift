import Foundation

/// Reads what OpenAPI 3.2 adds: whole queries, bodies of several items, and parts by position.
extension RequestReader {
    var hasQuerystring: Bool { operation.parameters.contains { $0.value["in"]?.text == "querystring" } }

    mutating func readQuerystring(_ text: String, _ parameter: PlainDescription.Part) {
        guard let name = parameter.value["name"]?.text, let (type, part) = parameter["content"]?.members.first,
            let media = description.resolve(part)
        else { return }
        let key = "querystring.\(name)"
        guard type == "application/x-www-form-urlencoded", let sent = arguments.values[key] else {
            let decoded = text.removingEscapes
            compare(key, text.isEmpty ? nil : type.contains("json") ? .json(decoded) : .text(decoded))
            return
        }
        readForm(sent, text, PlainOperation.Media(type: type, part: media))
    }

    /// The items as one JSON array.
    func sequence(_ text: String, _ media: PlainOperation.Media) -> String {
        let separator: Character = media.essence.hasSuffix("json-seq") ? "\u{1E}" : "\n"
        let items = text.split(separator: separator).filter { !$0.allSatisfy(\.isWhitespace) }
        return "[\(items.joined(separator: ","))]"
    }

    mutating func readPositions(_ bytes: Data, _ type: String, _ media: PlainOperation.Media) {
        guard let parts = WireParts(bytes, contentType: type, isNamed: false)?.parts else {
            return add(.changed, " body", "parts", type)
        }
        let count = media.prefix(in: description).count
        let rest = arguments.values["body.rest"]?.elements ?? []
        if parts.count != count + rest.count {
            add(.changed, " body", "\(count + rest.count) parts", "\(parts.count) parts")
        }
        for (index, part) in parts.enumerated() {
            let sent = index < count ? arguments.values["body.\(index)"] : rest.dropFirst(index - count).first
            guard let sent else { continue }
            if !part.means(sent) {
                add(.changed, " body.\(index)", excerpt(sent), String(decoding: part.content, as: UTF8.self))
            }
            let encodings = media.part["prefixEncoding"]?.elements ?? []
            let encoding = index < encodings.count ? encodings[index] : media.part["itemEncoding"]
            if let wanted = encoding?.value["contentType"]?.text, part.contentType != wanted {
                add(.changed, " body.\(index) type", wanted, part.contentType ?? "nothing")
            }
        }
    }
}

extension PlainOperation.Media {
    /// The schemas of the parts that have a position.
    func prefix(in description: PlainDescription) -> [PlainDescription.Part] {
        description.resolve(schema)?["prefixItems"]?.elements ?? []
    }

    /// The schema of an item.
    func itemSchema(in description: PlainDescription) -> PlainDescription.Part? {
        part["itemSchema"] ?? description.resolve(schema)?["items"]
    }
}

extension PlainDescription {
    /// Whether a stream of server-sent events has such items.
    func used(asEvent schema: Part) -> Bool {
        PlainOperation.all(of: self).contains { operation in
            (operation.bodyMedia + operation.responses.flatMap(\.mediaTypes)).contains { media in
                media.essence == "text/event-stream" && media.part["itemSchema"]?.value["$ref"]?.text == schema.pointer
            }
        }
    }
}
