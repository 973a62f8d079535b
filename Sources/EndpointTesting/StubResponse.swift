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

    /// The status, such as 200.
    public var status: Int
    /// The headers that are sent.
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

    /// A value of a type that is not `JSONCodable` as JSON. Dates are written as RFC 3339 text.
    public static func json<T: Encodable>(
        codable value: T,
        contentType: String = "application/json",
        status: Int = 200,
        headers: HeaderFields = [:]
    ) throws -> StubResponse {
        .data(try encodedJSON(value), contentType: contentType, status: status, headers: headers)
    }

    /// A body of text in the charset of `contentType`; in UTF-8 if it names none. If the charset lacks a character of the
    /// text, the response is in UTF-8 and its `Content-Type` says so.
    public static func text(
        _ text: String,
        contentType: String = "text/plain; charset=utf-8",
        status: Int = 200
    ) -> StubResponse {
        if let encoded = try? bytes(of: text, contentType: contentType, parameter: "text") {
            return .data(encoded, contentType: contentType, status: status)
        }
        let mediaType = contentType.prefix { $0 != ";" }
        return .data(Data(text.utf8), contentType: mediaType + "; charset=utf-8", status: status)
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

    /// Waits before the head, after the waits added so far, on the clock of the ``StubServer`` or ``StubClient``.
    public func delayed(by duration: Duration) -> StubResponse { beforeHead(.wait(duration)) }

    /// Waits for a latch before the head, after the waits added so far.
    public func held(by latch: Latch) -> StubResponse { beforeHead(.hold(latch)) }

    /// Adds a step that comes before a failure.
    private func beforeHead(_ step: Step) -> StubResponse {
        var copy = self
        let failure = beforeHead.firstIndex { if case .fail = $0 { true } else { false } }
        copy.beforeHead.insert(step, at: failure ?? beforeHead.endIndex)
        return copy
    }

    /// Appends a chunk to the body.
    public func chunk(_ data: Data) -> StubResponse { appending(.chunk(data)) }

    /// Waits at this point of the body, on the clock of the ``StubServer`` or ``StubClient``.
    public func pause(_ duration: Duration) -> StubResponse { appending(.wait(duration)) }

    /// Waits for a latch at this point of the body.
    public func pause(until latch: Latch) -> StubResponse { appending(.hold(latch)) }

    /// The connection fails after the last chunk, including chunks that are appended later.
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

    /// A response to HEAD has no content (RFC 9110 §9.3.2), and neither has one with the status 204, 205 or 304
    /// (§15.3.5, §15.3.6, §15.4.5).
    ///
    /// - Throws: ``StubError/unwritable(_:)`` if no server could send the response.
    func responding(to method: EndpointRequest.Method) throws(StubError) -> StubResponse {
        guard 200...999 ~= status else {
            throw .unwritable(
                "the status \(status) is not that of a final response, which has three digits and no leading 1"
            )
        }
        if let field = headers.first(where: { !isToken($0.name) }) {
            throw .unwritable("'\(field.name)' is not a name of a header")
        }
        if let field = headers.first(where: { $0.value.utf8.contains { [0x00, 0x0A, 0x0D].contains($0) } }) {
            throw .unwritable("the header '\(field.name)' contains a line break or a zero byte")
        }
        guard method == .head || status == 304 || EndpointResponse.emptySuccesses.contains(status) else { return self }
        var copy = self
        copy.bodySteps.removeAll { if case .chunk = $0 { true } else { false } }
        return copy
    }
}

// MARK: Values

extension StubResponse {
    /// The response that an endpoint reads as this value: JSON, or the text or bytes themselves.
    ///
    /// - Parameter status: by default the first status of success that a ``StubbedEndpoint`` documents, and that another
    ///   endpoint reads as this value.
    static func documented<E: Endpoint>(_ value: E.Response, of endpoint: E.Type, status: Int? = nil) throws
        -> StubResponse
    where E.Response: JSONCodable {
        if status == nil, let stubbed = E.self as? any StubbedEndpoint.Type,
            let response = try stubbed.response(reading: value)
        {
            return response
        }
        let json = try value.jsonData()
        func readable(_ statuses: some Sequence<Int>) -> StubResponse? {
            var readable: StubResponse?
            for candidate in statuses.lazy.flatMap({ candidates(for: value, json: json, status: $0) }) {
                guard case .success(let read)? = try? E.decode(candidate.response) else { continue }
                if (try? read.jsonData()) == json { return candidate }
                readable = readable ?? candidate
            }
            return readable
        }
        if let status, let own = readable(CollectionOfOne(status)) { return own }
        if let status, EndpointResponse.emptySuccesses.contains(status) { return .status(status) }
        var response = readable(200..<300) ?? .data(json, contentType: "application/json")
        response.status = status ?? response.status
        return response
    }

    private static func candidates<T: JSONCodable>(for value: T, json: Data, status: Int) -> [StubResponse] {
        if value is NoContent || EndpointResponse.emptySuccesses.contains(status) { return [.status(status)] }
        if let bytes = value as? Data { return [.data(bytes, contentType: "application/octet-stream", status: status)] }
        let object = StubResponse.data(json, contentType: "application/json", status: status)
        guard let text = value as? String else { return [object] }
        return [object, .text(text, status: status)]
    }
}

extension StubbedEndpoint {
    fileprivate static func response(reading value: Any) throws -> StubResponse? {
        try (value as? Response).map(stubResponse)
    }
}

// MARK: Streams

extension StubResponse {
    /// A stream of server-sent events, one chunk for each event.
    public static func events(_ events: ServerSentEvent..., status: Int = 200, headers: HeaderFields = [:])
        -> StubResponse
    {
        var headers = headers
        if !headers.contains("Content-Type") { headers.set("Content-Type", "text/event-stream") }
        var response = StubResponse.status(status, headers: headers)
        for event in events { response = response.event(event) }
        return response
    }

    /// A stream of elements as a server writes it, one chunk for each element. If the stream fails with a transport
    /// error, the connection fails too.
    ///
    /// - Parameters:
    ///   - stream: a stream made from elements: `EventStream([…])`. Every response contains all of them.
    ///   - content: the part of a server-sent event that an element represents.
    ///   - contentType: the media type; by default that of the format.
    /// - Throws: ``StubError/unwritable(_:)``, or the error that writing an element throws.
    public static func events<T: JSONCodable>(
        _ stream: EventStream<T>,
        as format: EventFormat,
        reading content: EventFormat.Content = .data,
        contentType: String? = nil,
        status: Int = 200
    ) throws -> StubResponse {
        guard let (elements, fault) = stream.elements else {
            throw StubError.unwritable("the stream has a reader, or is not made of elements")
        }
        var response = StubResponse.status(status, headers: ["Content-Type": contentType ?? format.mediaType])
        for element in elements { response = response.chunk(try format.written(element, content)) }
        switch fault {
        case nil: return response
        case .transport(let failure): return response.broken(failure.code ?? .networkConnectionLost)
        case let fault?:
            throw StubError.unwritable(
                "only a transport error can follow the elements; respond with the bytes that cause \(fault.debugDescription)"
            )
        }
    }

    /// Values as JSON, one per line.
    public static func jsonLines<T: JSONCodable>(_ values: T...) throws -> StubResponse {
        var response = StubResponse.status(200, headers: ["Content-Type": "application/x-ndjson"])
        for value in values { response = response.chunk(try value.jsonData() + Data("\n".utf8)) }
        return response
    }

    /// Appends a server-sent event.
    public func event(_ event: ServerSentEvent) -> StubResponse { chunk(Data(event.wireText.utf8)) }
}
