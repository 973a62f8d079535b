/// A successful answer that is not what the description promised: the contract drifted.
public struct DecodingFault: Error, Sendable {
    /// The operation's id.
    public var operation: String
    /// The type that was to be read.
    public var type: String
    /// The whole answer. No text shows its body; ``HTTPResponse/bodyExcerpt`` does.
    public var response: HTTPResponse
    /// What the reader said, with the place.
    public var underlying: any Error

    public init(operation: String, type: String, response: HTTPResponse, underlying: any Error) {
        self.operation = operation
        self.type = type
        self.response = response
        self.underlying = underlying
    }
}

extension DecodingFault: CustomDebugStringConvertible, CustomReflectable {
    public var debugDescription: String {
        let reason = Redaction(names: []).text(of: underlying)
        return "\(operation): cannot read \(type): \(reason)\n  in \(response.debugDescription)"
    }

    public var customMirror: Mirror { Mirror(self, children: []) }
}
