public import Foundation

/// The file of one entry: magic, version, length of the head, length of the body (each 8 bytes, big-endian after the
/// magic), SHA-256 of all that precedes and follows it, head as JSON, body.
private let magic: [UInt8] = Array("ENDPTCH1".utf8)
private let prefix = 8 + 8 + 8 + 8
private let formatVersion: UInt64 = 2

private struct Head: Model {
    var key: String
    var status: Int
    var url: String?
    var fields: [[String]]
    /// Names with values; a name alone where the request did not have the header.
    var variant: [[String]]
    var requestedAt: Double
    var receivedAt: Double

    init(_ entry: CacheEntry, key: String) {
        self.key = key
        status = entry.status
        url = entry.url?.absoluteString
        fields = entry.headers.map { [$0.name, $0.value] }
        variant = entry.variant.choices.sorted { $0.key < $1.key }.map { [$0.key] + ($0.value.map { [$0] } ?? []) }
        requestedAt = entry.requestedAt.timeIntervalSince1970
        receivedAt = entry.receivedAt.timeIntervalSince1970
    }

    init(from json: inout ObjectReader) throws {
        key = try json.required("key")
        status = try json.required("status")
        url = try json.optional("url")
        fields = try json.required("fields")
        variant = try json.required("variant")
        requestedAt = try json.required("requestedAt")
        receivedAt = try json.required("receivedAt")
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.required("key", key)
        try json.required("status", status)
        try json.optional("url", url)
        try json.required("fields", fields)
        try json.required("variant", variant)
        try json.required("requestedAt", requestedAt)
        try json.required("receivedAt", receivedAt)
    }
}

extension CacheEntry {
    /// For stores that outlive the process.
    public func data(for key: CacheKey) throws -> Data {
        let head = try Head(self, key: key.digest).jsonData()
        var bytes = Data(magic)
        append(formatVersion, to: &bytes)
        append(UInt64(head.count), to: &bytes)
        append(UInt64(body.count), to: &bytes)
        let guarded = bytes + head + body
        bytes.append(contentsOf: sha256(guarded))
        bytes.append(head)
        bytes.append(body)
        return bytes
    }

    /// Nil unless every byte is as ``data(for:)`` gave it, and for this key.
    public init?(data: Data, for key: CacheKey) {
        let data = Data(data)
        guard data.count >= prefix + 32, Array(data[0..<8]) == magic, number(data, at: 8) == formatVersion else {
            return nil
        }
        let headCount = number(data, at: 16)
        let bodyCount = number(data, at: 24)
        let rest = UInt64(data.count - prefix - 32)
        guard headCount <= rest, bodyCount == rest - headCount else { return nil }
        let content = data[(prefix + 32)...]
        guard sha256(Data(data[0..<prefix]) + content) == Data(data[prefix..<prefix + 32]) else { return nil }
        guard let head = try? Head(jsonData: Data(content.prefix(Int(headCount)))), head.key == key.digest,
            let headers = pairs(head.fields), let choices = choices(head.variant)
        else { return nil }
        self.init(
            status: head.status,
            headers: HTTPHeaders(headers),
            url: head.url.flatMap { URL(string: $0) },
            body: Data(content.dropFirst(Int(headCount))),
            variant: CacheVariant(choices: choices),
            requestedAt: Date(timeIntervalSince1970: head.requestedAt),
            receivedAt: Date(timeIntervalSince1970: head.receivedAt)
        )
    }
}

private func pairs(_ lists: [[String]]) -> [HTTPHeaders.Field]? {
    var fields: [HTTPHeaders.Field] = []
    for list in lists {
        guard list.count == 2 else { return nil }
        fields.append(HTTPHeaders.Field(name: list[0], value: list[1]))
    }
    return fields
}

private func choices(_ lists: [[String]]) -> [String: String?]? {
    var choices: [String: String?] = [:]
    for list in lists {
        guard list.count == 1 || list.count == 2 else { return nil }
        choices.updateValue(list.count == 2 ? list[1] : nil, forKey: list[0])
    }
    return choices
}

private func append(_ number: UInt64, to data: inout Data) {
    for shift in stride(from: 56, through: 0, by: -8) {
        data.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
}

private func number(_ data: Data, at offset: Int) -> UInt64 {
    data[offset..<offset + 8].reduce(0) { $0 << 8 | UInt64($1) }
}
