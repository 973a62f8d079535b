import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Certificate pinning")
struct CertificatePinningTests {
    /// Certificates and the SHA-256 of their keys according to OpenSSL 3.0.
    static let certificates: [(der: String, pin: String)] = [
        (elliptic, "itqS2tXotZAVObwzh4p9LFZ5FpI2+hrg8QoL8GLVAWM="),
        (rsa, "Gof8WPSj/pWJVhUyyfwlDPEpIt1GhZnU36uPW3jsf/A="),
        (ed25519OfVersion1, "o1hWQv8aWlqmmM+7MD2ZCLJG5BiHKzOGR1JbBgTEFCM="),
    ]

    static let elliptic = """
        MIIBezCCASGgAwIBAgIUPPRtzWGbJXRxw4bhahutgPBgRP4wCgYIKoZIzj0EAwIwEzERMA8GA1UEAwwIYXBpLnRlc3QwHhcNMjYx\
        MTIxMDYxNDU5WhcNMzYxMTE4MDYxNDU5WjATMREwDwYDVQQDDAhhcGkudGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABGZl\
        /ojMfawRrM349GUdncjk5CkiC9SakRjCkxB2YfrP1Og/Z1JyqEdaAOD8Hu3D6TrGyv4mmN/P9sqEtivXJDGjUzBRMB0GA1UdDgQW\
        BBRAMmVElOY9MOHoMUWdbFEQ4svw8zAfBgNVHSMEGDAWgBRAMmVElOY9MOHoMUWdbFEQ4svw8zAPBgNVHRMBAf8EBTADAQH/MAoG\
        CCqGSM49BAMCA0gAMEUCIE6AztQeI7j5McFcdf0fvgUk+rX6GwgQvXbyqf6XkDsQAiEA2kY7a04US1C8wdbWUDmTqJJqABaIw3Br\
        2A1LbFCUC/g=
        """
    static let rsa = """
        MIIC+TCCAeGgAwIBAgIUJfeMUwA00m26Al3DaqhSNPhc1E0wDQYJKoZIhvcNAQELBQAwDDEKMAgGA1UEAwwBcjAeFw0yNjExMjEw\
        NjE1MDBaFw0zNjExMTgwNjE1MDBaMAwxCjAIBgNVBAMMAXIwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQDLBpeGUdCq\
        9Gg+e1uSM4yZuj+pTPomwH+sbeNPNDTP5uJ2S+RQVAaIO9zRba8P0KgK9GwOUMmub9oCfwMTesiVpKJ74c19WfLzuU+VWTjoOoRZ\
        TXS/qr21+0o/ERls8mAwgbWQAKyPOtJ4HuFNqYGuXw+6iBV37Q3UCEouPHwF+DesQhVZujy6vqoE1vL9+O0tYHrEuRsCOSFudI+R\
        J8qW/Mn0rFSUeYf2VhQLFyNXbJILuCv5f50tbX7bqjoMkfq1OtupJGZ1u4ewsJXfCBc311N0jHUPioVxacXfkooTje7/9Q4uj/tt\
        Xu2DZ7VR2Fd2c2gSEkHYY0xDy7N8HwQVAgMBAAGjUzBRMB0GA1UdDgQWBBQgJpAw/odG0ZBW35VG8YePYgAysjAfBgNVHSMEGDAW\
        gBQgJpAw/odG0ZBW35VG8YePYgAysjAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4IBAQAOxKcX86UdVzUzojHCSgFL\
        p4aYWyOQ3hDdoi/gFGp2P5DfW2dGGY6+9FTR8mPxX9+XMPxvv6sJFL4sS6r1Z3LRY0LqkdzIJPpUOov2GLJKldPzXw1ZPHSVPMzH\
        PeL/IDd5pL7j1D9BI4vsuorslaQoEIxErFeySqoKklIkdJFs0ESRpaleTJnOtHvoGGJj5Qf2Q+9z8gcDJUuuAksx36/XXIo/x2HA\
        wYJZSypAm6RlOzZpHtB42NV86Et8PnEgRK5VXYoRnQ9Es0sAWnZ8Ivtlzc63z1v5v7UaZs4Ol4c4xo2pP3cHanq9K9vlNxJ/nfAT\
        wI3POjePWJSFDD1vcZzG
        """
    static let ed25519OfVersion1 = """
        MIHSMIGFAhRZZQsosmxR0bVRJ5PHOiN7QcZWnjAFBgMrZXAwDDEKMAgGA1UEAwwBZTAeFw0yNjExMjEwNjE1MDBaFw0zNjExMTgw\
        NjE1MDBaMAwxCjAIBgNVBAMMAWUwKjAFBgMrZXADIQBWBS689EFMY4oNv7FBUC0hIl3aQPIwwbhYASHX7b/l6DAFBgMrZXADQQAu\
        kgoubO50t14eN4/PXF0uxPdyl1ys2UidB6myYKMIG78AHTmaaXglHeBy72nBJQ+CWDe52eYhqB/NVK6llzAI
        """

    private func decoded(_ text: String) throws -> Data { try #require(Data(base64Encoded: text)) }

    @Test("the pin of a certificate's key is the one that OpenSSL computes", arguments: certificates)
    func key(der: String, pin: String) throws {
        let key = try #require(subjectPublicKeyInfo(of: try decoded(der)))
        #expect(sha256(key).base64EncodedString() == pin)
    }

    @Test("data that is not a certificate has no key", arguments: certificates)
    func broken(der: String, pin: String) throws {
        let whole = try decoded(der)
        for count in whole.indices { #expect(subjectPublicKeyInfo(of: whole.prefix(count)) == nil) }
        for index in whole.indices {
            var flipped = whole
            flipped[index] ^= 0xFF
            #expect(subjectPublicKeyInfo(of: flipped)?.count ?? 0 < whole.count)
        }
        #expect(subjectPublicKeyInfo(of: Data()) == nil)
        #expect(subjectPublicKeyInfo(of: Data(repeating: 0x30, count: 99)) == nil)
    }

    @Test("a chain is accepted only if it contains a pinned key")
    func chain() throws {
        let pins = Self.certificates.map(\.pin)
        let chain = try Self.certificates.map { try decoded($0.der) }
        let pinning = try CertificatePinning(checking: ["api.test": [pins[0], "sha256/" + pins[1]]])
        #expect(pinning.accepts(chain, for: "api.test"))
        #expect(pinning.accepts([chain[1]], for: "api.test"))
        #expect(!pinning.accepts([chain[2], Data("junk".utf8)], for: "api.test"))
        #expect(!pinning.accepts([], for: "api.test"))
    }

    @Test(
        "pins apply to the hosts that they name",
        arguments: [
            ("api.test", true), ("API.Test", true), ("api.test.", true), ("a.example.test", true),
            ("b.a.example.test", true), ("example.test", false), ("notexample.test", false), ("api.test.evil", false),
            ("other.test", false), ("", false),
        ]
    )
    func hosts(host: String, isCovered: Bool) throws {
        let pins: Set = [Self.certificates[0].pin]
        let pinning = try CertificatePinning(checking: ["Api.test.": pins, "*.example.test": pins])
        #expect(pinning.covers(host) == isCovered)
        #expect(pinning.accepts([try decoded(Self.elliptic)], for: host) == isCovered)
    }

    private static let notHost = "which is not a host; write it without scheme, port and path"

    @Test(
        "invalid pins fail at construction",
        arguments: [
            (["api.test": []], "has none for 'api.test'; name at least one, or leave the host out"),
            (["api.test": ["AAAA"]], "has 'AAAA' for 'api.test', which is not SHA-256 in base64"),
            (["https://api.test": ["AAAA"]], "names 'https://api.test', \(Self.notHost)"),
            (["*": ["AAAA"]], "names '*', \(Self.notHost)"), (["": ["AAAA"]], "names '', \(Self.notHost)"),
            (["*.": ["AAAA"]], "names '*.', \(Self.notHost)"),
            (["api.test:443": ["AAAA"]], "names 'api.test:443', \(Self.notHost)"),
        ] as [([String: Set<String>], String)]
    )
    func faults(pins: [String: Set<String>], problem: String) {
        #expect(throws: ConfigurationError(field: "CertificatePinning.pins", problem: problem)) {
            try CertificatePinning(checking: pins)
        }
    }

    #if !canImport(Security)
    @Test("construction fails on platforms that do not expose a server's certificate")
    func elsewhere() {
        let error = #expect(throws: ConfigurationError.self) {
            try CertificatePinning(["api.test": [Self.certificates[0].pin]])
        }
        #expect(error?.problem.hasPrefix("cannot be checked") == true)
    }
    #endif
}
