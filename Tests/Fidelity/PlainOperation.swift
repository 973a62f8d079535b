/// An operation as its description has it, read without the reader of the generator.
public struct PlainOperation: Sendable {
    public typealias Part = PlainDescription.Part

    public struct Media: Sendable {
        public var type: String
        public var part: Part
        public var schema: Part? { part["schema"] }

        public var essence: String { String(type.prefix { $0 != ";" }).lowercased().filter { $0 != " " } }
        public var isJSON: Bool { essence.hasSuffix("/json") || essence.hasSuffix("+json") }
    }

    public struct Response: Sendable {
        public var status: String
        public var mediaTypes: [Media]
        /// Statuses that this response is documented for and no other one more exactly.
        public var exampleStatuses: [Int]
        public var json: Media? { mediaTypes.first { $0.isJSON } }
    }

    public var method: String
    public var path: String
    public var parameters: [Part]
    public var body: Part?
    public var responses: [Response]

    /// `GET /pets`
    public var key: String { "\(method) \(path)" }

    public var bodyMedia: [Media] = []

    public static func all(of description: PlainDescription) -> [PlainOperation] {
        let methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"]
        var found: [PlainOperation] = []
        for (path, item) in description.root["paths"]?.members ?? [] {
            guard let item = description.resolve(item) else { continue }
            for method in methods {
                guard let operation = item[method] else { continue }
                found.append(PlainOperation(operation, method.uppercased(), path, of: item, description))
            }
            for (method, operation) in item["additionalOperations"]?.members ?? [] {
                found.append(PlainOperation(operation, method, path, of: item, description))
            }
        }
        return found
    }

    private static func media(of part: Part?, _ description: PlainDescription) -> [Media] {
        (part?["content"]?.members ?? []).map { Media(type: $0.key, part: description.resolve($0.part) ?? $0.part) }
    }

    private init(_ part: Part, _ method: String, _ path: String, of item: Part, _ description: PlainDescription) {
        self.method = method
        self.path = path
        // Parameters of the operation replace those of the path with the same name and place.
        var parameters: [Part] = []
        for parameter in (part["parameters"]?.elements ?? []) + (item["parameters"]?.elements ?? []) {
            guard let parameter = description.resolve(parameter) else { continue }
            let isKnown = parameters.contains {
                $0.value["name"] == parameter.value["name"] && $0.value["in"] == parameter.value["in"]
            }
            if !isKnown { parameters.append(parameter) }
        }
        self.parameters = parameters
        body = description.resolve(part["requestBody"])
        bodyMedia = PlainOperation.media(of: body, description)
        let members = part["responses"]?.members.filter { !$0.key.hasPrefix("x-") } ?? []
        let exact = Set(members.compactMap { Int($0.key) })
        let ranges = Set(members.map { $0.key.uppercased() }.filter { $0.hasSuffix("XX") })
        responses = members.compactMap { status, response in
            guard let response = description.resolve(response) else { return nil }
            let media = PlainOperation.media(of: response, description)
            let numbers: [Int]
            if let code = Int(status) {
                numbers = [code]
            } else if let hundred = Int(status.prefix(1)), status.uppercased().hasSuffix("XX") {
                numbers = [(hundred * 100..<hundred * 100 + 100).last { !exact.contains($0) } ?? hundred * 100]
            } else {
                // A default documents every other status. Next to a documented success, these are failures.
                let hasSuccess = ranges.contains("2XX") || exact.contains { $0 / 100 == 2 }
                let free = [4, 5, 3].filter { !ranges.contains("\($0)XX") }
                let failure = free.flatMap { ($0 * 100..<$0 * 100 + 100) }.last { !exact.contains($0) } ?? 599
                numbers = hasSuccess ? [failure] : [200, failure]
            }
            return Response(status: status, mediaTypes: media, exampleStatuses: numbers)
        }
    }
}
