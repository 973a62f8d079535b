import EndpointDescription

extension StubPlanner {
    /// One element of a stream as it is sent: the type and the data of an event, or the JSON text of a line.
    func streamExample(of media: MediaTypeObject, as reading: StreamReading) -> (event: String?, text: String)? {
        let isEvents = reading.format == .serverSentEvents
        if isEvents, let text = media.example?.string, let event = firstEvent(of: text) { return event }
        guard let schema = media.elementSchema else { return isEvents ? (nil, "text") : (nil, "{}") }
        let flat = FlatSchema(schema.target)
        if isEvents, reading.eventData == nil, flat.types == .string || flat.types.isEmpty && flat.unions.isEmpty {
            return (nil, media.example?.string ?? schema.shownExample?.string ?? "text")
        }
        let offered = media.example.map { $0.isArray && flat.types != .array ? $0.elements.first ?? $0 : $0 }
        guard let example = exampleValue(of: schema, offered: offered, at: media.place) else {
            context.log.note("no example can be made: every value of this schema is infinite", at: media.place)
            return nil
        }
        guard isEvents, reading.eventData != nil, case .object(let members) = example else {
            return (nil, example.text)
        }
        let data = members.first { $0.name == "data" }?.value.text ?? ""
        // Data that is read as JSON keeps its quotes.
        return (members.string("event"), reading.eventData == .json ? data : members.string("data") ?? data)
    }

    /// The first event of the author's example of a stream.
    private func firstEvent(of text: String) -> (event: String?, text: String)? {
        var event: String?
        var data: [Substring] = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.isEmpty, !data.isEmpty { break }
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            let value = parts[1].hasPrefix(" ") ? parts[1].dropFirst() : parts[1]
            if parts[0] == "event" { event = String(value) }
            if parts[0] == "data" { data.append(value) }
        }
        return data.isEmpty ? nil : (event, data.joined(separator: "\n"))
    }
}

extension [(name: String, value: ExampleValue)] {
    /// A member that is a JSON string, without its quotes.
    fileprivate func string(_ name: String) -> String? {
        guard case .text(let text)? = first(where: { $0.name == name })?.value, text.hasPrefix("\"") else { return nil }
        return readJSON([UInt8](text.utf8), path: "", into: DiagnosticLog())?.string
    }
}
