import Foundation

#if canImport(CryptoKit)
import CryptoKit
#endif

/// The SHA-256 hash of a request body, in 32 bytes; files are read in chunks.
///
/// - Parameter check: called before each chunk; an error that it throws ends the work.
func sha256(_ body: HTTPBody, check: () throws -> Void = {}) throws -> Data {
    switch body {
    case .absent: return sha256(Data())
    case .data(let data): return sha256(data)
    case .file, .multipart, .stream:
        #if canImport(CryptoKit)
        var hash = SHA256()
        try body.forEachChunk { chunk in
            try check()
            hash.update(data: chunk)
        }
        return Data(hash.finalize())
        #else
        var hash = SHA256Hash()
        try body.forEachChunk { chunk in
            try check()
            hash.update(chunk)
        }
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

// MARK: SHA256Hash

/// SHA-256 (FIPS 180-4 §6.2) in plain Swift, for platforms without CryptoKit.
struct SHA256Hash: Sendable {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var words = [UInt32](repeating: 0, count: 64)
    private var pending: [UInt8] = []
    private var count: UInt64 = 0

    mutating func update(_ data: Data) {
        count &+= UInt64(data.count)
        var rest = data[...]
        if !pending.isEmpty {
            let missing = rest.prefix(64 - pending.count)
            pending += missing
            rest = rest.dropFirst(missing.count)
            guard pending.count == 64 else { return }
            let block = pending
            block.withUnsafeBytes { SHA256Hash.compress($0, 0, &state, &words) }
            pending.removeAll(keepingCapacity: true)
        }
        rest.withUnsafeBytes { bytes in
            var offset = 0
            while bytes.count - offset >= 64 {
                SHA256Hash.compress(bytes, offset, &state, &words)
                offset += 64
            }
            pending += bytes[offset...]
        }
    }

    /// The 32 bytes of the digest.
    func finish() -> Data {
        let bits = count &* 8
        var blocks = pending
        var state = state
        var words = words
        blocks.append(0x80)
        while blocks.count % 64 != 56 { blocks.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) { blocks.append(UInt8(truncatingIfNeeded: bits >> shift)) }
        for offset in stride(from: 0, to: blocks.count, by: 64) {
            blocks.withUnsafeBytes { SHA256Hash.compress($0, offset, &state, &words) }
        }
        var digest = Data(capacity: 32)
        for word in state {
            for shift in [24, 16, 8, 0] { digest.append(UInt8(truncatingIfNeeded: word >> shift)) }
        }
        return digest
    }

    private static func compress(
        _ bytes: UnsafeRawBufferPointer,
        _ offset: Int,
        _ state: inout [UInt32],
        _ w: inout [UInt32]
    ) {
        for index in 0..<16 {
            let at = offset + index * 4
            w[index] =
                UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
                | UInt32(bytes[at + 3])
        }
        for index in 16..<64 {
            let x = w[index - 15]
            let y = w[index - 2]
            let small = rotate(x, 7) ^ rotate(x, 18) ^ (x >> 3)
            let large = rotate(y, 17) ^ rotate(y, 19) ^ (y >> 10)
            w[index] = w[index - 16] &+ small &+ w[index - 7] &+ large
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let choice = (e & f) ^ (~e & g)
            let first = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ constants[index] &+ w[index]
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ value }
    }

    private static func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 {
        value >> count | value << (32 - count)
    }

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
