import Foundation

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

    /// Creates an event, for a stub. A line feed, a carriage return or both end a line of `data`.
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
        // By scalars, because a reader ends a line at a return that a `Character` may contain.
        text += "data: "
        var previous: Unicode.Scalar = "\0"
        for scalar in data.unicodeScalars {
            if scalar == "\r" || scalar == "\n" && previous != "\r" {
                text += "\ndata: "
            } else if scalar != "\n" {
                text.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return text + "\n\n"
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

/// The stream interpretation of WHATWG HTML §9.2.6.
struct ServerSentEventParser: EventParser {
    private var lines: LineSplitter
    private let limit: Int
    private var event: String?
    /// The `retry` of the current event; ``retry`` persists across events.
    private var ownRetry: Duration?
    private var data: [UInt8] = []
    /// Every data line ends with a line feed, so an empty one still counts.
    private var hasData = false
    /// Persists across events, and becomes ``lastEventID`` at the end of an event.
    private var id: String?

    private(set) var lastEventID: String?
    private(set) var retry: Duration?

    /// - Parameter lastEventID: the last event id of the previous connection, which every browser keeps.
    init(limit: Int, lastEventID: String?) {
        lines = LineSplitter(splitsAtReturn: true, limit: limit)
        self.limit = limit
        self.lastEventID = lastEventID
        id = lastEventID
    }

    mutating func feed(_ chunk: Data) { lines.feed(chunk) }

    mutating func next() throws(StreamError) -> EventRecord? {
        while let line = try lines.next() {
            if !line.isEmpty {
                try interpret(line)
            } else if let record = dispatch() {
                return record
            }
        }
        return nil
    }

    /// An event without the empty line after it was truncated.
    mutating func finish() -> EventRecord? { nil }

    private mutating func interpret(_ line: [UInt8]) throws(StreamError) {
        let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.count
        var value = line[min(colon + 1, line.count)...]
        if value.first == 0x20 { value.removeFirst() }
        // No field has a longer name, and comparing long strings can take quadratic time.
        switch String(decoding: line[..<min(colon, 6)], as: UTF8.self) {
        case "data":
            guard data.count + value.count + 1 <= limit else { throw .tooLong(limit: limit) }
            if hasData { data.append(0x0A) }
            hasData = true
            data += value.allSatisfy { $0 < 0x80 } ? value : ArraySlice(String(decoding: value, as: UTF8.self).utf8)
        case "event": event = String(decoding: value, as: UTF8.self)
        case "id":
            // The specification excludes NUL. Other control characters would make every reconnection an invalid request.
            let text = String(decoding: value, as: UTF8.self)
            if HeaderFields.canHold(text) { id = text }
        case "retry":
            guard let milliseconds = wholeNumber(String(decoding: value, as: UTF8.self)) else { return }
            ownRetry = .milliseconds(milliseconds)
            retry = ownRetry
        default: break
        }
    }

    /// An empty line ends an event. An event without data is not delivered, but its id counts.
    private mutating func dispatch() -> EventRecord? {
        lastEventID = id.flatMap { $0.isEmpty ? nil : $0 }
        defer {
            event = nil
            ownRetry = nil
            data = []
            hasData = false
        }
        guard hasData else { return nil }
        let name = event.flatMap { $0.isEmpty ? nil : $0 }
        return EventRecord(event: name, id: lastEventID, retry: ownRetry, data: data)
    }
}
