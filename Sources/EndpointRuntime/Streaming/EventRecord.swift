/// An element before it is decoded. Formats other than server-sent events only have data.
struct EventRecord: Sendable {
    var event: String?
    var id: String?
    var retry: Duration?
    var data: [UInt8]

    /// - Throws: `JSONError`, or the error that the element's initialiser throws.
    func element<Element: JSONCodable>(of format: EventFormat, _ content: EventFormat.Content) throws -> Element {
        guard format == .serverSentEvents else { return try Element(jsonBytes: data) }
        if let event = serverSentEvent as? Element { return event }
        switch content {
        case .data:
            if Element.self == String.self, let text = text as? Element { return text }
            return try Element(jsonBytes: data)
        case .event(let form): return try Element(jsonBytes: try object(form))
        }
    }

    private var text: String { String(decoding: data, as: UTF8.self) }

    private var serverSentEvent: ServerSentEvent {
        ServerSentEvent(event: event, data: text, id: id, retry: retry)
    }

    /// The event as the JSON object that OpenAPI 3.2 §4.14.5 describes.
    private func object(_ form: EventFormat.Content.DataForm) throws -> [UInt8] {
        let isContainer = data.first { $0 != 0x20 && $0 != 0x0A }.map { $0 == 0x7B || $0 == 0x5B } ?? false
        let value: JSONValue
        switch form {
        case .json: value = try JSONValue(jsonBytes: data)
        case .jsonOrText where isContainer: value = (try? JSONValue(jsonBytes: data)) ?? .string(text)
        case .text, .jsonOrText: value = .string(text)
        }
        return try EventObject(event: serverSentEvent, data: value).withJSONBytes { Array($0) }
    }
}

private struct EventObject: JSONModel {
    var event: ServerSentEvent
    var data: JSONValue

    init(event: ServerSentEvent, data: JSONValue) {
        self.event = event
        self.data = data
    }

    init(from json: inout ObjectReader) throws {
        event = try json.inline()
        data = try json.required("data")
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.required("data", data)
        try json.inline(event)
    }
}
