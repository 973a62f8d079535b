public import EndpointRuntime
public import Foundation

/// The response of a stub, in the order in which it is sent over the wire.
public struct StubResponse: Sendable {
    enum Step: Sendable {
        case wait(Duration)
        case hold(Latch)
        case head
        case chunk(Data)
        case fail(URLError.Code)
        case finish
    }

    public var status: Int
    public var headers: HeaderFields
    var beforeHead: [Step] = []
    var bodySteps: [Step] = []
    var fault: URLError.Code?

    private init(status: Int, headers: HeaderFields, body: [Step], fault: URLError.Code? = nil) {
        self.status = status
        self.headers = headers
        bodySteps = body
        self.fault = fault
    }

    /// A status with a body, empty by default.
    public static func status(_ status: Int, headers: HeaderFields = [:], body: Data = Data()) -> StubResponse {
        StubResponse(status: status, headers: headers, body: body.isEmpty ? [] : [.chunk(body)])
    }

    /// JSON text.
    public static func json(
        _ text: String,
        contentType: String = "application/json",
        status: Int = 200,
        headers: HeaderFields = [:]
    ) -> StubResponse {
        .data(Data(text.utf8), contentType: contentType, status: status, headers: headers)
    }

    /// A value as JSON.
    public static func json<T: JSONCodable>(
        value: T,
        contentType: String = "application/json",
        status: Int = 200,
        headers: HeaderFields = [:]
    ) throws -> StubResponse {
        .data(try value.jsonData(), contentType: contentType, status: status, headers: headers)
    }

    /// A body of text in UTF-8.
    public static func text(
        _ text: String,
        contentType: String = "text/plain; charset=utf-8",
        status: Int = 200
    ) -> StubResponse {
        .data(Data(text.utf8), contentType: contentType, status: status)
    }

    /// A body of bytes. A `Content-Type` in `headers` takes precedence over `contentType`.
    public static func data(
        _ data: Data,
        contentType: String,
        status: Int = 200,
        headers: HeaderFields = [:]
    ) -> StubResponse {
        var headers = headers
        if !headers.contains("Content-Type") { headers.set("Content-Type", contentType) }
        return .status(status, headers: headers, body: data)
    }

    /// A redirect.
    public static func redirect(to location: String, status: Int = 302) -> StubResponse {
        .status(status, headers: ["Location": location])
    }

    /// A transport failure instead of a response.
    public static func fault(_ code: URLError.Code) -> StubResponse {
        var response = StubResponse.status(200)
        response.beforeHead = [.fail(code)]
        return response
    }

    /// Never sends anything; the request ends by deadline or cancellation.
    public static var silence: StubResponse { StubResponse.status(200).held(by: Latch()) }

    // MARK: Refinements

    /// Waits on the server's clock before the head.
    public func delayed(by duration: Duration) -> StubResponse {
        var copy = self
        copy.beforeHead.insert(.wait(duration), at: 0)
        return copy
    }

    /// Waits for a latch before the head.
    public func held(by latch: Latch) -> StubResponse {
        var copy = self
        copy.beforeHead.insert(.hold(latch), at: 0)
        return copy
    }

    /// Appends a chunk to the body.
    public func chunk(_ data: Data) -> StubResponse { appending(.chunk(data)) }

    /// Waits on the server's clock at this point of the body.
    public func pause(_ duration: Duration) -> StubResponse { appending(.wait(duration)) }

    /// Waits for a latch at this point of the body.
    public func pause(until latch: Latch) -> StubResponse { appending(.hold(latch)) }

    /// The connection fails at this point of the body.
    public func broken(_ code: URLError.Code = .networkConnectionLost) -> StubResponse {
        var copy = self
        copy.fault = code
        return copy
    }

    private func appending(_ step: Step) -> StubResponse {
        var copy = self
        copy.bodySteps.append(step)
        return copy
    }

    /// The complete body if no failure occurs.
    public var body: Data {
        bodySteps.reduce(into: Data()) { bytes, step in if case .chunk(let chunk) = step { bytes += chunk } }
    }

    var steps: [Step] {
        beforeHead + [.head] + bodySteps + [fault.map(Step.fail) ?? .finish]
    }
}
