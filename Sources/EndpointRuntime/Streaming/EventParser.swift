import Foundation

/// Turns the chunks of one connection into records and buffers at most one record.
protocol EventParser: Sendable {
    /// The id after which a reconnection continues; nil if the stream gave no id.
    var lastEventID: String? { get }

    /// The wait that the server requests before a reconnection.
    var retry: Duration? { get }

    /// Takes in a chunk. Call it only after ``next()`` has returned nil for the previous chunk.
    mutating func feed(_ chunk: Data)

    /// The next complete record; nil if there is none yet.
    mutating func next() throws(StreamError) -> EventRecord?

    /// The record left over at the orderly end of the connection; nil if there is none or if it does not count.
    mutating func finish() -> EventRecord?
}

extension EventParser {
    var lastEventID: String? { nil }
    var retry: Duration? { nil }
}

extension EventFormat {
    /// - Parameter lastEventID: the last event id of the previous connection.
    func parser(limit: Int, lastEventID: String?) -> any EventParser {
        switch self {
        case .serverSentEvents: ServerSentEventParser(limit: limit, lastEventID: lastEventID)
        case .jsonLines: JSONLinesParser(limit: limit)
        case .jsonSequence: JSONSequenceParser(limit: limit)
        }
    }
}

// MARK: EventRecord

/// An element before it is decoded. Formats other than server-sent events only have data.
struct EventRecord: Sendable {
    var event: String?
    var id: String?
    var retry: Duration?
    var data: [UInt8]
    /// Whether the text ended before its last line feed, where more of it may be missing.
    var isCutOff = false

    /// - Throws: `JSONError`, or the error that the element's initializer throws.
    func element<Element: JSONCodable>(of format: EventFormat, _ content: EventFormat.Content) throws -> Element {
        if isCutOff { throw JSONError(.syntax("the text is cut off"), at: data.count) }
        guard format == .serverSentEvents else { return try Element(jsonBytes: data) }
        if let event = serverSentEvent as? Element { return event }
        switch content {
        case .data:
            if Element.self == String.self, let text = text as? Element { return text }
            return try Element(jsonBytes: data)
        case .event(.jsonOrText) where startsContainer:
            do { return try Element(jsonBytes: object(.json)) } catch {
                // The alternative that this event selects may have text, which looks like JSON here.
                guard let element = try? Element(jsonBytes: object(.text)) else { throw error }
                return element
            }
        case .event(.jsonOrText):
            do { return try Element(jsonBytes: object(.text)) } catch {
                // The alternative that this event selects may have a JSON scalar.
                guard let json = try? object(.json) else { throw error }
                return try Element(jsonBytes: json)
            }
        case .event(.json):
            let json: [UInt8]
            do { json = try object(.json) } catch {
                // A name that the description does not know may belong to an event with text.
                guard event != nil, let element = try? Element(jsonBytes: object(.text)) else { throw error }
                return element
            }
            return try Element(jsonBytes: json)
        case .event(.text): return try Element(jsonBytes: object(.text))
        }
    }

    private var startsContainer: Bool {
        data.first { !isWhitespace($0) }.map { $0 == 0x7B || $0 == 0x5B } ?? false
    }

    /// Whether it has no data that the element could be read from, such as the last event of GraphQL over SSE.
    func isWithoutElement(
        _ type: (some JSONCodable).Type,
        in format: EventFormat,
        _ content: EventFormat.Content
    ) -> Bool {
        guard format == .serverSentEvents, content == .data || content == .event(data: .json), type != String.self,
            type != ServerSentEvent.self
        else { return false }
        return data.allSatisfy(isWhitespace)
    }

    private var text: String { String(decoding: data, as: UTF8.self) }

    private var serverSentEvent: ServerSentEvent {
        ServerSentEvent(event: event, data: text, id: id, retry: retry)
    }

    /// The event as the JSON object that OpenAPI 3.2 §4.14.5 describes.
    private func object(_ form: EventFormat.Content.DataForm) throws -> [UInt8] {
        let value = form == .json ? try JSONValue(jsonBytes: data) : .string(text)
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

// MARK: LineSplitter

/// Splits arriving bytes into lines, independently of chunk boundaries, and buffers at most one line.
struct LineSplitter: Sendable {
    private var input: [UInt8] = []
    private var position = 0
    private var line: [UInt8] = []
    private var skipsLineFeed = false
    private var isAtStart = true

    /// Whether a lone carriage return also ends a line.
    let splitsAtReturn: Bool
    let limit: Int

    init(splitsAtReturn: Bool, limit: Int) {
        self.splitsAtReturn = splitsAtReturn
        self.limit = limit
    }

    /// Takes in a chunk. Call it only after ``next()`` has returned nil for the previous chunk.
    mutating func feed(_ chunk: Data) {
        input = [UInt8](chunk)
        position = 0
    }

    /// The next complete line without its line end; nil if there is none yet.
    mutating func next() throws(StreamError) -> [UInt8]? {
        while position < input.count {
            if skipsLineFeed {
                skipsLineFeed = false
                if input[position] == 0x0A {
                    position += 1
                    continue
                }
            }
            guard let end = endOfLine() else {
                try hold(input.count)
                return nil
            }
            try hold(end)
            position = end + 1
            skipsLineFeed = splitsAtReturn && input[end] == 0x0D
            return take()
        }
        return nil
    }

    /// The bytes after the last line end; nil if there are none.
    mutating func rest() -> [UInt8]? {
        line.isEmpty ? nil : take()
    }

    private func endOfLine() -> Int? {
        input.withUnsafeBufferPointer { bytes in
            var index = position
            while index < bytes.count {
                let byte = bytes[index]
                if byte == 0x0A || (byte == 0x0D && splitsAtReturn) { return index }
                index += 1
            }
            return nil
        }
    }

    private mutating func hold(_ end: Int) throws(StreamError) {
        guard line.count + (end - position) <= limit else { throw .tooLong(limit: limit) }
        line += input[position..<end]
        position = end
    }

    private mutating func take() -> [UInt8] {
        // A copy would share its memory until `line` is emptied, which would then get as much again.
        var taken: [UInt8] = []
        swap(&taken, &line)
        if isAtStart {
            isAtStart = false
            if taken.starts(with: [0xEF, 0xBB, 0xBF]) { taken.removeFirst(3) }
        }
        return taken
    }
}

// MARK: JSONLinesParser

/// Parses one JSON text per line. Blank lines are keep-alives and are ignored; the last line may lack its line end.
struct JSONLinesParser: EventParser {
    private var lines: LineSplitter

    init(limit: Int) { lines = LineSplitter(splitsAtReturn: false, limit: limit) }

    mutating func feed(_ chunk: Data) { lines.feed(chunk) }

    mutating func next() throws(StreamError) -> EventRecord? {
        while let line = try lines.next() {
            if let record = record(line) { return record }
        }
        return nil
    }

    mutating func finish() -> EventRecord? { lines.rest().flatMap(record) }

    private func record(_ line: [UInt8]) -> EventRecord? {
        if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
        return EventRecord(data: line.last == 0x0D ? line.dropLast() : line)
    }
}

// MARK: JSONSequenceParser

/// Parses RFC 7464: a record separator before each JSON text and a line feed after it.
///
/// A text is returned as soon as its line feed arrives, not with the next separator, so that an element never waits for
/// its successor. A truncated text is returned as a record as well; its reader rejects it.
struct JSONSequenceParser: EventParser {
    private var input: [UInt8] = []
    private var position = 0
    private var text: [UInt8] = []
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    mutating func feed(_ chunk: Data) {
        input = [UInt8](chunk)
        position = 0
    }

    mutating func next() throws(StreamError) -> EventRecord? {
        while position < input.count {
            let byte = input[position]
            position += 1
            if byte == 0x1E {
                if let record = finish() { return record }
                continue
            }
            guard text.count < limit else { throw .tooLong(limit: limit) }
            text.append(byte)
            follow(byte)
            if byte == 0x0A && depth <= 0 && !isInString, let record = take() { return record }
        }
        return nil
    }

    /// A text that no whitespace follows may be truncated, except an object, an array or a string that is closed (§2.4).
    mutating func finish() -> EventRecord? {
        let isOpen = depth > 0 || isInString
        guard var record = take() else { return nil }
        record.isCutOff = isOpen || record.data.last.map("}]\" \t\r".utf8.contains) != true
        return record
    }

    private mutating func follow(_ byte: UInt8) {
        if isInString {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInString = false
            }
            return
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
    }

    private mutating func take() -> EventRecord? {
        var taken: [UInt8] = []
        swap(&taken, &text)
        (depth, isInString, isEscaped) = (0, false, false)
        return taken.allSatisfy(isWhitespace) ? nil : EventRecord(data: taken)
    }
}
