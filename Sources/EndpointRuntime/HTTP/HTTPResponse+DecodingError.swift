extension HTTPResponse {
    /// Why a response is not what the description promised: the contract drifted.
    public struct DecodingError: Error, Sendable {
        /// The type that was to be read.
        public var type: String
        /// What the reader said, with the place.
        public var underlying: any Error

        public init(type: String, underlying: any Error) {
            self.type = type
            self.underlying = underlying
        }
    }
}

extension HTTPResponse.DecodingError: CustomStringConvertible, CustomReflectable {
    public var description: String { "cannot read \(type): \(Redaction(names: []).text(of: underlying))" }

    public var customMirror: Mirror { Mirror(self, children: []) }
}
