import Foundation

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
        line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } ? nil : EventRecord(data: line)
    }
}
