/// Signs a request again after a redirect changed its address, method or body.
struct RequestSigner: Sendable {
    /// The header that holds the signature.
    let header: String
    let sign: @Sendable (inout EndpointRequest) throws -> Void
}

extension EndpointRequest {
    /// A copy for the current address, with new signatures in place of those that a redirect removed.
    func signedAnew() throws -> EndpointRequest {
        var request = self
        for signer in signers where !headers.contains(signer.header) { try signer.sign(&request) }
        return request
    }
}
