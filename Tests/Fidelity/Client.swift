public import EndpointRuntime
public import EndpointTesting
public import Foundation

/// The conversions of a generated client, by the parts of its description. A generated driver fills it.
public struct Client {
    /// Reads a value of one type and writes it again.
    public typealias Trip = (Data) throws -> Data

    /// A response as it was read.
    public enum Read {
        case success(Data?)
        case failure(Data?)
        case undocumented
    }

    /// How one operation reads its responses.
    public struct Reader {
        public var read: (_ status: Int, _ contentType: String, _ body: Data) throws -> Read
        public var isStream: Bool
    }

    /// How one operation makes a request of arguments.
    public struct Sender {
        /// The kind of body that it sends: `json`, `form`, `multipart`, `text` or `octets`; `nil` for none.
        public var body: String?
        public var contentType: String?
        public var call: (Arguments) throws -> Call
    }

    /// A call of certain arguments.
    public struct Call {
        let endpoint: any Endpoint

        public func request() async throws -> EndpointRequest { try await Call.request(of: endpoint) }

        /// Reads the request as a typed stub does.
        ///
        /// - Returns: whether there is a stub.
        public func readBack() async throws(StubError) -> Bool {
            guard let endpoint = endpoint as? any StubbedEndpoint else { return false }
            try await Call.readBack(endpoint)
            return true
        }

        private static func request(of endpoint: some Endpoint) async throws -> EndpointRequest {
            let recorder = Recorder()
            let result = await recorder.result(of: endpoint)
            if let request = recorder.request { return request }
            if case .failure(let error) = result { throw error }
            throw NothingSent()
        }

        private static func readBack<S: StubbedEndpoint>(_ endpoint: S) async throws(StubError) {
            let client = StubClient().on(S.self) { _ in .raw(.status(599)) }
            _ = await client.result(of: endpoint)
            try client.verify(allowingUnused: true)
        }
    }

    /// By pointer: `#/components/schemas/Pet`.
    public private(set) var models: [String: Trip] = [:]
    /// By method and path: `GET /pets`.
    public private(set) var readers: [String: Reader] = [:]
    public private(set) var senders: [String: [Sender]] = [:]

    public init(_ driver: (some Driver).Type) { driver.fill(&self) }

    public mutating func model<T: JSONCodable>(_ pointer: String, _ type: T.Type) {
        models[pointer] = { try T(jsonData: $0).jsonData() }
    }

    /// Adds an operation's responses and, with `make`, its requests.
    public mutating func operation<E: Endpoint>(
        _ type: E.Type,
        body: String? = nil,
        contentType: String? = nil,
        _ make: @escaping (Arguments) throws -> E
    ) {
        let key = "\(E.operation.method) \(E.operation.path)"
        let reader = Reader(
            read: { status, contentType, body in
                let headers: HeaderFields = ["Content-Type": contentType]
                return try Client.read(
                    try E.decode(EndpointResponse(status: status, headers: headers, url: nil, body: .data(body)))
                )
            },
            isStream: E.Response.self is any EventSequence.Type
        )
        readers[key] = reader
        senders[key, default: []].append(
            Sender(body: body, contentType: contentType) { Call(endpoint: try make($0)) }
        )
    }

    private static func read<R, F>(_ outcome: Outcome<R, F>) throws -> Read {
        switch outcome {
        case .success(let value): .success(try json(of: value))
        case .failure(let failure): .failure(try json(of: failure))
        case .undocumented: .undocumented
        }
    }

    /// The JSON of a value, or of the last associated value of the case that holds it; `nil` if it has none.
    private static func json(of value: Any) throws -> Data? {
        if value is NoContent { return nil }
        if let value = value as? any JSONCodable { return try value.jsonData() }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum, let payload = mirror.children.first?.value else { return nil }
        let parts = Mirror(reflecting: payload)
        if parts.displayStyle != .tuple { return try (payload as? any JSONCodable)?.jsonData() }
        // A case of several statuses holds the status and the body.
        return try (parts.children.map(\.value).last as? any JSONCodable)?.jsonData()
    }
}

private protocol EventSequence {}
extension EventStream: EventSequence {}

/// A client that keeps the request and responds with an empty response.
private final class Recorder: EndpointClient, @unchecked Sendable {
    let servers = ServerMap(all: "https://api.test/base")
    // One task sends one request and then reads it.
    private(set) var request: EndpointRequest?

    func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        self.request = request
        return EndpointResponse(status: 599)
    }
}

private struct NothingSent: Error {}
