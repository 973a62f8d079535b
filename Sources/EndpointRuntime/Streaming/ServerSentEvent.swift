/// One event of a `text/event-stream` (WHATWG HTML §9.2.6), not yet interpreted.
///
/// An ``EventStream`` of this type delivers every event unchanged, for a `switch` over ``event``:
/// ```swift
/// for try await event in stream {
///     switch event.event {
///     case "delta": show(try event.json(Delta.self))
///     default: continue
///     }
/// }
/// ```
public struct ServerSentEvent: JSONModel, Hashable {
    /// The event's type; nil if the stream names none, which means `message`.
    public var event: String?
    /// The data lines, joined by line feeds.
    public var data: String
    /// The last id that the stream gave, with this event or before it. A reconnection continues after this id.
    public var id: String?
    /// The wait before a reconnection that the server requests with this event; nil if it requests none.
    public var retry: Duration?

    public init(event: String? = nil, data: String, id: String? = nil, retry: Duration? = nil) {
        self.event = event
        self.data = data
        self.id = id
        self.retry = retry
    }

    /// The data as a JSON value.
    ///
    /// - Throws: `JSONError`.
    public func json<T: JSONCodable>(_ type: T.Type = T.self) throws -> T { try T(jsonText: data) }

    public init(from json: inout ObjectReader) throws {
        event = try json.optional("event")
        data = try json.optional("data") ?? ""
        id = try json.optional("id")
        let milliseconds: Int64? = try json.optional("retry")
        retry = milliseconds.map { .milliseconds($0) }
    }

    public func encode(to json: inout ObjectWriter) throws {
        try json.optional("event", event)
        try json.required("data", data)
        try json.optional("id", id)
        try json.optional("retry", retry.map(milliseconds))
    }

    /// The event as it is written to a stream, including the empty line after it.
    public var wireText: String {
        var text = ""
        if let event { text += "event: \(oneLine(event))\n" }
        if let id { text += "id: \(oneLine(id))\n" }
        if let retry { text += "retry: \(milliseconds(retry))\n" }
        let lines = data.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        for line in lines.split(separator: "\n", omittingEmptySubsequences: false) { text += "data: \(line)\n" }
        return text + "\n"
    }

    private func oneLine(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0 != "\r" && $0 != "\n" && $0 != "\0" })
    }
}

private func milliseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    let (product, isTooMuch) = seconds.multipliedReportingOverflow(by: 1_000)
    let (sum, carries) = product.addingReportingOverflow(attoseconds / 1_000_000_000_000_000)
    return isTooMuch || carries ? Int64.max : sum
}
