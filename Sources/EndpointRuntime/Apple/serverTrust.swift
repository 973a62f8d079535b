#if canImport(Security)
import Foundation
import Security

extension CertificatePinning {
    /// Whether the system trusts a server's certificate and the host's pins allow it.
    func accepts(_ trust: SecTrust, for host: String) -> Bool {
        // The evaluation comes first: the server may send certificates that belong to no trusted chain. Only the chain
        // that the system built from them is compared with the pins.
        guard SecTrustEvaluateWithError(trust, nil),
            let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate]
        else { return false }
        return accepts(chain.map { SecCertificateCopyData($0) as Data }, for: host)
    }
}
#endif
