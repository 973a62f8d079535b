package import Foundation

extension EventFormat {
    /// An element as it is written to a body: the inverse of reading a stream.
    ///
    /// - Throws: ``RequestEncoder/EncodingError/notAnObject(parameter:)`` for an element that is not an object with the
    ///   members of an event, or the error that writing the element throws.
    package func written<T: JSONCodable>(_ element: T, _ content: EventFormat.Content) throws -> Data {
        switch self {
        case .jsonLines: return try element.jsonData() + Data("\n".utf8)
        case .jsonSequence: return try Data("\u{1E}".utf8) + element.jsonData() + Data("\n".utf8)
        case .serverSentEvents: return Data(try event(of: element, content).wireText.utf8)
        }
    }

    private func event<T: JSONCodable>(of element: T, _ content: EventFormat.Content) throws -> ServerSentEvent {
        if let event = element as? ServerSentEvent { return event }
        switch content {
        case .data: return ServerSentEvent(data: try (element as? String) ?? element.jsonText())
        case .event(let form):
            guard case .object(let members) = try element.jsonValue() else {
                throw RequestEncoder.EncodingError.notAnObject(parameter: "\(T.self)")
            }
            let data = members["data"] ?? .null
            var rest = members
            rest["data"] = nil
            var event = try ServerSentEvent(jsonValue: .object(rest))
            switch data {
            case .string(let text) where form != .json: event.data = text
            case .null where form != .json: event.data = ""
            default: event.data = try data.jsonText()
            }
            return event
        }
    }

    /// The elements of a complete body.
    ///
    /// - Throws: ``StreamError``, or the error that reading an element throws.
    package func elements<T: JSONCodable>(of body: Data, _ content: EventFormat.Content) throws -> [T] {
        var parser = parser(limit: body.count + 1, lastEventID: nil)
        parser.feed(body)
        var elements: [T] = []
        while let record = try parser.next() { elements.append(try record.element(of: self, content)) }
        if let record = parser.finish() { elements.append(try record.element(of: self, content)) }
        return elements
    }
}
