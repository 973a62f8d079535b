/// Makes a decoder or encoder handle a value through `JSONCodable` instead of its own handling of dates, data and URLs.
struct Bridged<Value: JSONCodable>: Codable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }

    init(from decoder: any Decoder) throws {
        do {
            value = try DecoderSource.read(Value.self, from: decoder)
        } catch let error as JSONError {
            throw error.decodingError(beneath: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var writer = ValueWriter(encoder)
        try value.encode(to: &writer)
        try writer.settle()
    }
}
