#if canImport(Security)
import Foundation
import Security

extension CertificatePinning {
    /// Whether the system trusts a server's certificate and the host's pins allow it.
    func accepts(_ trust: SecTrust, for host: String) -> Bool {
        // First of all: what the server sent may hold certificates that lead nowhere. Only the chain that was built from
        // them counts.
        guard SecTrustEvaluateWithError(trust, nil),
            let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate]
        else { return false }
        return accepts(chain.map { SecCertificateCopyData($0) as Data }, for: host)
    }
}
#endif
