import Foundation

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
        switch String(decoding: line[..<colon], as: UTF8.self) {
        case "data":
            guard data.count + value.count + 1 <= limit else { throw .tooLong(limit: limit) }
            if hasData { data.append(0x0A) }
            hasData = true
            data += value.allSatisfy { $0 < 0x80 } ? value : ArraySlice(String(decoding: value, as: UTF8.self).utf8)
        case "event": event = String(decoding: value, as: UTF8.self)
        case "id": if !value.contains(0) { id = String(decoding: value, as: UTF8.self) }
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
