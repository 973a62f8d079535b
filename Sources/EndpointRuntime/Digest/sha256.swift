import Foundation

#if canImport(CryptoKit)
import CryptoKit
#endif

/// The SHA-256 hash of a request body, in 32 bytes; files are read in chunks.
func sha256(_ body: HTTPBody) throws -> Data {
    switch body {
    case .none: return sha256(Data())
    case .data(let data): return sha256(data)
    case .file, .multipart, .stream:
        #if canImport(CryptoKit)
        var hash = SHA256()
        try body.forEachChunk { hash.update(data: $0) }
        return Data(hash.finalize())
        #else
        var hash = SHA256Hash()
        try body.forEachChunk { hash.update($0) }
        return hash.finish()
        #endif
    }
}

func sha256(_ data: Data) -> Data {
    #if canImport(CryptoKit)
    return Data(SHA256.hash(data: data))
    #else
    var hash = SHA256Hash()
    hash.update(data)
    return hash.finish()
    #endif
}

/// HMAC-SHA256 (RFC 2104) in 32 bytes.
func hmacSHA256(_ message: Data, key: Data) -> Data {
    #if canImport(CryptoKit)
    return Data(HMAC<SHA256>.authenticationCode(for: message, using: SymmetricKey(data: key)))
    #else
    var block = [UInt8](key.count > 64 ? sha256(key) : key)
    block += [UInt8](repeating: 0, count: 64 - block.count)
    var inner = SHA256Hash()
    inner.update(Data(block.map { $0 ^ 0x36 }))
    inner.update(message)
    var outer = SHA256Hash()
    outer.update(Data(block.map { $0 ^ 0x5c }))
    outer.update(inner.finish())
    return outer.finish()
    #endif
}

/// Lower-case hexadecimal.
func hexadecimal(_ data: Data) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(data.count * 2)
    for byte in data {
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
}
