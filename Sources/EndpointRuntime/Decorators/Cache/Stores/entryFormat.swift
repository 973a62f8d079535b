public import Foundation

/// The file format of an entry: this magic number, the SHA-256 of the rest, and a ``Record`` as a binary property list.
private let magic = Data("ENDPTCH3".utf8)
private let prefix = magic.count + 32

private struct Record: Codable {
    var key: String
    var status: Int
    var url: String?
    var names: [String]
    var values: [String]
    /// The value of each header that the Vary names; an empty list if the request did not have the header.
    var variant: [String: [String]]
    var requestedAt: Date
    var receivedAt: Date
    var body: Data
}

extension CachingClient.Entry {
    /// Serialises the entry, for stores that outlive the process.
    public func data(for key: CachingClient.Key) throws -> Data {
        let record = Record(
            key: key.digest,
            status: status,
            url: url?.absoluteString,
            names: headers.map(\.name),
            values: headers.map(\.value),
            variant: variant.choices.mapValues { $0.map { [$0] } ?? [] },
            requestedAt: requestedAt,
            receivedAt: receivedAt,
            body: body
        )
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let content = try encoder.encode(record)
        return magic + sha256(content) + content
    }

    /// Nil if a byte differs from what ``data(for:)`` returned, or if the data belongs to another key.
    public init?(data: Data, for key: CachingClient.Key) {
        let content = Data(data.dropFirst(prefix))
        guard data.prefix(prefix) == magic + sha256(content),
            let record = try? PropertyListDecoder().decode(Record.self, from: content), record.key == key.digest
        else { return nil }
        self.init(
            status: record.status,
            headers: HeaderFields(zip(record.names, record.values).map { HeaderFields.Field(name: $0, value: $1) }),
            url: record.url.flatMap { URL(string: $0) },
            body: record.body,
            variant: CachingClient.Variant(choices: record.variant.mapValues(\.first)),
            requestedAt: record.requestedAt,
            receivedAt: record.receivedAt
        )
    }
}
