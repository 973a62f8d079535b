import EndpointRuntime
import Foundation

/// Measures decoding and encoding of a generated model, relative to Foundation's coders with a synthesized `Codable`.
func measureJSON() throws -> [Figure] {
    let parcels = (0..<2_000).map { (number: Int) -> Parcel in
        Parcel(
            id: Int64(number),
            sender: "Sender \(number)",
            weight: Double(number) / 8,
            isFragile: number % 3 == 0,
            note: nil
        )
    }
    let data = try parcels.jsonData()
    let twins = try JSONDecoder().decode([Twin].self, from: data)
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    return [
        Figure(
            what: "decode 2,000 objects",
            seconds: try leastSeconds { _ = try [Parcel](jsonData: data) },
            yardstick: "JSONDecoder",
            yardstickSeconds: try leastSeconds { _ = try decoder.decode([Twin].self, from: data) }
        ),
        Figure(
            what: "encode 2,000 objects",
            seconds: try leastSeconds { _ = try parcels.jsonData() },
            yardstick: "JSONEncoder",
            yardstickSeconds: try leastSeconds { _ = try encoder.encode(twins) }
        ),
    ]
}

private struct Parcel: JSONModel {
    var id: Int64
    var sender: String
    var weight: Double
    var isFragile: Bool
    var note: String?

    init(id: Int64, sender: String, weight: Double, isFragile: Bool, note: String?) {
        self.id = id
        self.sender = sender
        self.weight = weight
        self.isFragile = isFragile
        self.note = note
    }

    init(from json: inout ObjectReader) throws {
        id = try json.required("id")
        sender = try json.required("sender")
        weight = try json.required("weight")
        isFragile = try json.required("isFragile")
        note = try json.optional("note")
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.required("id", id)
        try json.required("sender", sender)
        try json.required("weight", weight)
        try json.required("isFragile", isFragile)
        try json.optional("note", note)
    }
}

private struct Twin: Codable {
    var id: Int64
    var sender: String
    var weight: Double
    var isFragile: Bool
    var note: String?
}
