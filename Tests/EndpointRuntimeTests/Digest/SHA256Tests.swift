import Foundation
import Testing

@testable import EndpointRuntime

@Suite("SHA-256 and HMAC")
struct SHA256Tests {
    private func own(_ data: Data, chunk: Int) -> String {
        var hash = SHA256Hash()
        var rest = data[...]
        while !rest.isEmpty {
            hash.update(Data(rest.prefix(chunk)))
            rest = rest.dropFirst(chunk)
        }
        return hexadecimal(hash.finish())
    }

    /// FIPS 180-4 examples and NIST CAVP SHA256ShortMsg.
    @Test(
        "digests match NIST's vectors, however the message is split",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
        ]
    )
    func nist(message: String, digest: String) {
        let data = Data(message.utf8)
        #expect(hexadecimal(sha256(data)) == digest)
        for chunk in [1, 7, 55, 63, 64, 65, 1_000] { #expect(own(data, chunk: chunk) == digest) }
    }

    @Test("the digest of a million letters matches NIST's vector")
    func million() {
        let data = Data(repeating: UInt8(ascii: "a"), count: 1_000_000)
        let digest = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        #expect(own(data, chunk: 65_537) == digest)
    }

    @Test(
        "authentication codes match the vectors of RFC 4231",
        arguments: [
            (
                Data(repeating: 0x0b, count: 20), Data("Hi There".utf8),
                "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
            ),
            (
                Data("Jefe".utf8), Data("what do ya want for nothing?".utf8),
                "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
            ),
            (
                Data(repeating: 0xaa, count: 20), Data(repeating: 0xdd, count: 50),
                "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
            ),
            (
                Data(1...25), Data(repeating: 0xcd, count: 50),
                "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
            ),
            (
                Data(repeating: 0xaa, count: 131), Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
                "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
            ),
        ]
    )
    func rfc4231(key: Data, message: Data, digest: String) {
        #expect(hexadecimal(hmacSHA256(message, key: key)) == digest)
    }
}
