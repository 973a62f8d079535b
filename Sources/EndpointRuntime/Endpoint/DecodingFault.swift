/// A successful answer that is not what the description promised: the contract drifted.
public struct DecodingFault: Error, Sendable {
    /// The operation's id.
    public var operation: String
    /// The type that was to be read.
    public var type: String
    /// The whole answer.
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

extension DecodingFault: CustomDebugStringConvertible {
    public var debugDescription: String {
        "\(operation): cannot read \(type): \(underlying)\n  in \(response.debugDescription)"
    }
}
