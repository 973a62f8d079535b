extension EndpointResponse {
    /// The reason why a response does not match the description: the service has deviated from its contract.
    public struct DecodingError: Error, Sendable {
        /// The type to decode.
        public var type: String
        /// The decoder's error, with its location.
        public var underlying: any Error

        public init(type: String, underlying: any Error) {
            self.type = type
            self.underlying = underlying
        }
    }
}

extension EndpointResponse.DecodingError: CustomStringConvertible, Opaque {
    public var description: String { "cannot read \(type): \(Redaction().text(of: underlying))" }
}
