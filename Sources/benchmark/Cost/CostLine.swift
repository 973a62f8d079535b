import Foundation

/// One row of the printed table.
struct CostLine: Encodable {
    var name: String
    var limit: Double
    var unit: String
    var value: Double?
    var detail: String
    var isMiss: Bool

    init(_ row: CostRow, _ figure: CostRow.Figure) {
        (name, limit, unit) = (row.name, row.limit, row.unit)
        switch figure {
        case .value(let value, let detail):
            (self.value, self.detail, isMiss) = (rounded(value), detail, value > row.limit)
        case .skipped(let reason): (value, detail, isMiss) = (nil, "skipped, " + reason, false)
        case .failed(let reason): (value, detail, isMiss) = (nil, "failed, " + reason, true)
        }
    }

    var text: String {
        guard let value else { return "\(name): \(detail)" }
        let measurements = detail.isEmpty ? "" : " (\(detail))"
        return "\(name): \(value) \(unit)\(measurements), at most \(limit)\(isMiss ? ": missed" : "")"
    }

    /// One JSON object on one line.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
