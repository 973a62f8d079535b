/// Signs a request again whose address, method or body a redirect changed.
struct RequestSigner: Sendable {
    /// The header that holds the signature.
    let header: String
    let sign: @Sendable (inout HTTPRequest) throws -> Void
}

extension HTTPRequest {
    /// With the signatures that a redirect took away made for the address as it is now.
    func signedAnew() throws -> HTTPRequest {
        var request = self
        for signer in signers where !headers.contains(signer.header) { try signer.sign(&request) }
        return request
    }
}
