import EndpointRuntime

/// A streaming API by hand, in the shape that the generator prints.
enum Chat {
    struct Delta: JSONModel, Hashable {
        var text: String

        init(text: String) { self.text = text }

        init(from json: inout ObjectReader) throws { text = try json.required("text") }

        func encode(to json: inout ObjectWriter) throws { try json.required("text", text) }
    }

    struct Added: JSONModel, Hashable {
        var data: Delta

        init(data: Delta) { self.data = data }

        init(from json: inout ObjectReader) throws {
            try json.constant("event", "added")
            data = try json.required("data")
        }

        func encode(to json: inout ObjectWriter) throws {
            try json.constant("event", "added")
            try json.required("data", data)
        }
    }

    /// An event's type and data as one object, as OpenAPI 3.2 describes it.
    enum Update: JSONCodable, Hashable {
        case added(Added)
        case undocumented(JSONValue)

        init(from json: inout ValueReader) throws {
            switch try json.tag("event") {
            case "added": self = .added(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        func encode(to json: inout ValueWriter) throws {
            switch self {
            case .added(let value): try json.write(value, tag: "event", "added")
            case .undocumented(let value): try json.write(value)
            }
        }
    }

    struct Listen: Endpoint {
        typealias Response = EventStream<Delta>

        static var operation: OperationInfo { OperationInfo(id: "listen", method: .get, path: "/chat") }

        func encode(into request: inout RequestEncoder) {
            request.path = "/chat"
            request.stream()
        }

        static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Delta>, Never> {
            switch response.status {
            case 200: .success(try response.events())
            default: .undocumented
            }
        }
    }

    struct Say: Endpoint {
        typealias Response = EventStream<Delta>
        typealias Failure = Petstore.Failures.NotFound

        static var operation: OperationInfo { OperationInfo(id: "say", method: .post, path: "/chat") }

        var text: String

        func encode(into request: inout RequestEncoder) {
            request.path = "/chat"
            request.json(["text": text])
            request.stream("application/x-ndjson")
        }

        static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<Delta>, Failure> {
            switch response.status {
            case 200: .success(try response.events(as: .jsonLines))
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }
}
