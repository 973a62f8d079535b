import Foundation

/// The file of one entry: magic, version, length of the head, length of the body (each 8 bytes, big-endian after the
/// magic), SHA-256 of all that precedes and follows it, head as JSON, body.
private let magic: [UInt8] = Array("ENDPTCH1".utf8)
private let prefix = 8 + 8 + 8 + 8
private let formatVersion: UInt64 = 1

private struct Head: Model {
    var key: String
    var status: Int
    var url: String?
    var fields: [[String]]
    var varying: [[String]]
    var requestedAt: Double
    var receivedAt: Double

    init(_ entry: CacheEntry, key: String) {
        self.key = key
        status = entry.status
        url = entry.url?.absoluteString
        fields = entry.headers.map { [$0.name, $0.value] }
        varying = entry.varying.map { [$0.name, $0.value] }
        requestedAt = entry.requestedAt.timeIntervalSince1970
        receivedAt = entry.receivedAt.timeIntervalSince1970
    }

    init(from json: inout ObjectReader) throws {
        key = try json.required("key")
        status = try json.required("status")
        url = try json.optional("url")
        fields = try json.required("fields")
        varying = try json.required("varying")
        requestedAt = try json.required("requestedAt")
        receivedAt = try json.required("receivedAt")
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.required("key", key)
        try json.required("status", status)
        try json.optional("url", url)
        try json.required("fields", fields)
        try json.required("varying", varying)
        try json.required("requestedAt", requestedAt)
        try json.required("receivedAt", receivedAt)
    }
}

func encodeEntry(_ entry: CacheEntry, key: String) throws -> Data {
    let head = try Head(entry, key: key).jsonData()
    var bytes = Data(magic)
    append(formatVersion, to: &bytes)
    append(UInt64(head.count), to: &bytes)
    append(UInt64(entry.body.count), to: &bytes)
    let guarded = bytes + head + entry.body
    bytes.append(contentsOf: sha256(guarded))
    bytes.append(head)
    bytes.append(entry.body)
    return bytes
}

/// Nil unless every byte is as it was written, and written for this key.
func decodeEntry(_ data: Data, key: String) -> CacheEntry? {
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
    let headData = Data(content.prefix(Int(headCount)))
    guard let head = try? Head(jsonData: headData), head.key == key,
        let headers = pairs(head.fields), let varying = pairs(head.varying)
    else { return nil }
    return CacheEntry(
        status: head.status,
        headers: HTTPHeaders(headers),
        url: head.url.flatMap { URL(string: $0) },
        body: Data(content.dropFirst(Int(headCount))),
        varying: varying,
        requestedAt: Date(timeIntervalSince1970: head.requestedAt),
        receivedAt: Date(timeIntervalSince1970: head.receivedAt)
    )
}

private func pairs(_ lists: [[String]]) -> [HTTPHeaders.Field]? {
    var fields: [HTTPHeaders.Field] = []
    for list in lists {
        guard list.count == 2 else { return nil }
        fields.append(HTTPHeaders.Field(name: list[0], value: list[1]))
    }
    return fields
}

private func append(_ number: UInt64, to data: inout Data) {
    for shift in stride(from: 56, through: 0, by: -8) {
        data.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
}

private func number(_ data: Data, at offset: Int) -> UInt64 {
    data[offset..<offset + 8].reduce(0) { $0 << 8 | UInt64($1) }
}
