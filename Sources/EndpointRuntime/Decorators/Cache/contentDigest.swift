package import Foundation

#if canImport(CryptoKit)
import CryptoKit
#endif

/// SHA-256 (FIPS 180-4) of what names and guards a cache entry.
func contentDigest(_ data: Data) -> [UInt8] {
    #if canImport(CryptoKit)
    return Array(CryptoKit.SHA256.hash(data: data))
    #else
    return portableDigest(data)
    #endif
}

func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    for byte in bytes { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: text, as: UTF8.self)
}

/// The same where the platform has none.
package func portableDigest(_ data: Data) -> [UInt8] {
    var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    var schedule = [UInt32](repeating: 0, count: 64)
    let whole = data.count / 64 * 64
    data.withUnsafeBytes { bytes in
        var offset = 0
        while offset < whole {
            mix(&state, &schedule, UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + 64]))
            offset += 64
        }
    }
    var tail = [UInt8](data.suffix(data.count - whole)) + [0x80]
    while tail.count % 64 != 56 { tail.append(0) }
    let bits = UInt64(data.count) &* 8
    for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    tail.withUnsafeBytes { bytes in
        for offset in stride(from: 0, to: bytes.count, by: 64) {
            mix(&state, &schedule, UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + 64]))
        }
    }
    return state.flatMap { word in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
}

/// One block of 64 bytes (FIPS 180-4 §6.2.2).
private func mix(_ state: inout [UInt32], _ w: inout [UInt32], _ block: UnsafeRawBufferPointer) {
    for index in 0..<16 {
        w[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
    }
    for index in 16..<64 {
        let a = w[index - 15]
        let b = w[index - 2]
        let small = rotate(a, 7) ^ rotate(a, 18) ^ (a >> 3)
        let large = rotate(b, 17) ^ rotate(b, 19) ^ (b >> 10)
        w[index] = w[index - 16] &+ small &+ w[index - 7] &+ large
    }
    var v = state
    for index in 0..<64 {
        let sum = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25)
        let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
        let first = v[7] &+ sum &+ choice &+ roundConstants[index] &+ w[index]
        let other = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22)
        let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
        let second = other &+ majority
        v[7] = v[6]
        v[6] = v[5]
        v[5] = v[4]
        v[4] = v[3] &+ first
        v[3] = v[2]
        v[2] = v[1]
        v[1] = v[0]
        v[0] = first &+ second
    }
    for index in 0..<8 { state[index] = state[index] &+ v[index] }
}

private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { (word >> count) | (word << (32 - count)) }

/// The fractional parts of the cube roots of the first 64 primes.
private let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]
