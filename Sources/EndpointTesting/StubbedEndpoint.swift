public import EndpointRuntime
import Foundation

/// An endpoint that a stub can read back from a request and respond to according to the description.
///
/// The generator writes the conformances, for use in tests only. A test target with the build plugin gets those of the
/// clients that its `endpoint-generator.json` names: `{ "stubs": ["Petstore"] }`. The command line writes them into the
/// folder that `--stubs` names.
public protocol StubbedEndpoint: Endpoint where Failure: StubbedFailure {
    /// The documented responses, one for each status, except those that `Failure` provides unchanged.
    static var examples: [StubResponse] { get }

    /// Reads the call back from a request.
    ///
    /// - Throws: ``StubRequest/ReadError`` for a part that is missing or has another type.
    init(stubbing request: StubRequest) throws

    /// The response that the client reads as this success.
    static func stubResponse(_ response: Response) throws -> StubResponse
}

/// Documented failures that can be sent as responses.
public protocol StubbedFailure: Sendable {
    /// The documented responses, one for each status.
    static var examples: [StubResponse] { get }

    /// The response that the client reads as this failure.
    func stubResponse() throws -> StubResponse
}

extension Never: StubbedFailure {
    public static var examples: [StubResponse] { [] }

    public func stubResponse() throws -> StubResponse { switch self {} }
}

extension StubbedEndpoint {
    /// The description's example of the success, otherwise one generated from its schema. A test can modify its
    /// members.
    ///
    /// - Throws: ``StubError/noExample(endpoint:wanted:documented:)``, or the error that reading the example throws.
    public static var example: Response {
        get throws {
            let stub = try StubOutcome<Self>.example.response()
            guard case .success(let value) = try decode(stub.response) else { throw noExample("a success") }
            return value
        }
    }

    /// The description's example of the first documented failure by status, otherwise one generated from its schema.
    ///
    /// - Throws: ``StubError/noExample(endpoint:wanted:documented:)``, or the error that reading the example throws.
    public static var failureExample: Failure {
        get throws {
            let stub = try StubOutcome<Self>.failureExample.response()
            guard case .failure(let value) = try decode(stub.response) else { throw noExample("a failure") }
            return value
        }
    }

    /// All documented examples, the endpoint's own before shared ones.
    static var allExamples: [StubResponse] {
        let own = examples
        return own + Failure.examples.filter { shared in !own.contains { $0.status == shared.status } }
    }

    static func noExample(_ wanted: String) -> StubError {
        .noExample(endpoint: operation.id, wanted: wanted, documented: Set(allExamples.map(\.status)).sorted())
    }
}

extension StubResponse {
    /// The response as a client receives it.
    var response: EndpointResponse {
        EndpointResponse(status: status, headers: headers, url: nil, body: .data(body))
    }
}

// MARK: StubOutcome

/// The outcome of a typed stub: a value, a documented failure, or an example from the description.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum StubOutcome<E: StubbedEndpoint>: Sendable {
    /// A value, with the first status of success that the endpoint documents.
    case success(E.Response)
    /// A documented failure, with its status.
    case failure(E.Failure)
    /// The description's example of the success, otherwise one generated from its schema.
    case example
    /// The description's example of the first documented failure by status, otherwise one generated from its schema.
    case failureExample
    /// The description's example for this status, success or failure.
    case exampleOf(status: Int)
    /// Any other response.
    case raw(StubResponse)

    /// The elements of a stream, and the transport error thrown after the last one; nil ends the stream. Other errors come
    /// from bytes that cannot be read: `.raw(.text("data: ?\n\n", contentType: "text/event-stream"))`.
    ///
    /// ```swift
    /// server.on(Petstore.WatchPets.self) { _ in .elements([Petstore.PetEvent(petID: 7, status: .sold)]) }
    /// ```
    public static func elements<T: JSONCodable>(_ elements: [T], failing fault: StreamError? = nil) -> StubOutcome
    where E.Response == EventStream<T> {
        .success(EventStream(elements, failing: fault))
    }

    func response() throws -> StubResponse {
        switch self {
        case .success(let value): return try E.stubResponse(value)
        case .failure(let failure): return try failure.stubResponse()
        case .raw(let response): return response
        case .example: return try E.firstExample("a success") { $0.isSuccess }
        case .failureExample: return try E.firstExample("a failure") { !$0.isSuccess }
        case .exampleOf(let status): return try E.firstExample("status \(status)") { $0.status == status }
        }
    }
}

extension StubbedEndpoint {
    fileprivate static func firstExample(_ wanted: String, where fits: (StubResponse) -> Bool) throws -> StubResponse {
        guard let example = allExamples.first(where: fits) else { throw noExample(wanted) }
        return example
    }
}

extension StubResponse {
    fileprivate var isSuccess: Bool { EndpointResponse.successStatuses.contains(status) }
}

// MARK: Reading a call back

extension StubbedEndpoint {
    /// Reads the call back from a request. Encoding the call again must reproduce the request; otherwise, a test could
    /// inspect wrong values and pass, because the call differs from the request or lacks part of it. The request may have
    /// further query items, headers and cookies. JSON and URL-encoded forms are compared whole, multipart
    /// bodies by the names of their parts, and other bodies by whether there is one.
    static func read(_ request: StubServer.RecordedRequest) throws -> Self {
        let endpoint: Self
        do { endpoint = try Self(stubbing: StubRequest(request, for: operation)) } catch {
            throw StubError.unreadable(request: "\(request)", endpoint: operation.id, problem: "\(error)")
        }
        if let difference = try endpoint.difference(from: request) {
            throw StubError.unreadable(request: "\(request)", endpoint: operation.id, problem: difference)
        }
        return endpoint
    }

    private func difference(from request: StubServer.RecordedRequest) throws -> String? {
        var encoder = RequestEncoder()
        try encode(into: &encoder)
        let again = try encoder.resolve(
            operation: operation,
            options: CallOptions(),
            servers: ServerMap(all: "http://stub.test")
        )
        return try addressDifference(again, request) ?? headerDifference(again, request)
            ?? bodyDifference(again, request)
    }

    private func addressDifference(_ read: EndpointRequest, _ sent: StubServer.RecordedRequest) -> String? {
        let path = read.url.path(percentEncoded: true)
        if path != sent.path { return "the path reads back as \(path)" }
        let query = read.url.query(percentEncoded: true) ?? ""
        return difference(of: query, from: sent.query, by: "&", "the query item")
    }

    private func headerDifference(_ read: EndpointRequest, _ sent: StubServer.RecordedRequest) -> String? {
        let (cookies, sentCookies) = (read.headers["Cookie"] ?? "", sent.headers["Cookie"] ?? "")
        if let difference = difference(of: cookies, from: sentCookies, by: ";", "the cookie") { return difference }
        if let expected = read.headers["Accept"], let accepted = sent.headers["Accept"],
            isStream(expected) != isStream(accepted)
        {
            return "it accepts \(accepted), not \(expected)"
        }
        let compared = read.headers.filter { !["accept", "content-type", "cookie"].contains($0.name.lowercased()) }
        return compared.first { sent.headers[$0.name] != $0.value }.map { field in
            "the header \(field.name) '\(sent.headers[field.name] ?? "")' reads back as '\(field.value)'"
        }
    }

    private func bodyDifference(_ read: EndpointRequest, _ sent: StubServer.RecordedRequest) throws -> String? {
        let body = try read.body.data()
        if sent.body.isEmpty != body.isEmpty {
            return sent.body.isEmpty ? "a body is read back, but none was sent" : "the body is not read back"
        }
        let contentType = sent.headers["Content-Type"]
        if contentType?.lowercased().hasPrefix("multipart/") == true {
            return partDifference(read.headers["Content-Type"], body, sent)
        }
        if contentType?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true {
            return formDifference(String(decoding: body, as: UTF8.self), sent.text)
        }
        guard isJSON(contentType), let sent = try? JSONValue(jsonText: sent.text),
            let read = try? JSONValue(jsonData: body)
        else { return nil }
        return jsonDifference(sent, read, at: "the body")
    }

    /// Regardless of the order of the items and of how they are percent-encoded.
    private func formDifference(_ read: String, _ sent: String) -> String? {
        func items(_ text: String) -> [String] {
            text.replacing("+", with: "%20").split(separator: "&").map(percentDecoded)
        }
        if let lost = firstMissing(of: items(sent), in: items(read)) {
            return "the body has '\(lost)', which is not read back"
        }
        return firstMissing(of: items(read), in: items(sent)).map { "the body reads back with '\($0)'" }
    }

    /// Compares the names of the parts. Parts without names are read by their position.
    private func partDifference(_ contentType: String?, _ body: Data, _ sent: StubServer.RecordedRequest) -> String? {
        func names(_ body: Data, _ contentType: String?) -> [String]? {
            (try? StubRequest.Form(body: body, contentType: contentType ?? ""))?.parts.map(\.name)
        }
        guard let read = names(body, contentType), let sent = names(sent.body, sent.headers["Content-Type"]) else {
            return nil
        }
        return firstMissing(of: sent, in: read).map { "the body has the part '\($0)', which is not read back" }
    }

    /// A call may add items to those of its endpoint, but none of the endpoint's items may be missing.
    private func difference(of read: String, from sent: String, by separator: Character, _ kind: String) -> String? {
        func items(_ text: String) -> [String] {
            text.split(separator: separator).map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let (read, sent) = (items(read), items(sent))
        return firstMissing(of: read, in: sent).map { item in
            let known = Set(read)
            let others = sent.filter { !known.contains($0) }
            let nearest = (others.isEmpty ? sent : others).min { distance(item, $0) < distance(item, $1) }
            return "\(kind) '\(nearest ?? "")' reads back as '\(item)'"
        }
    }
}

/// The first element that another list does not have as often.
private func firstMissing(of elements: [String], in others: [String]) -> String? {
    var counts: [String: Int] = [:]
    for other in others { counts[other, default: 0] += 1 }
    return elements.first { element in
        let count = counts[element, default: 0]
        counts[element] = count - 1
        return count <= 0
    }
}

/// The first location where two JSON values differ, regardless of the order of members. A member that is null and not read
/// back is no difference: any JSON value that is optional is read as nil.
func jsonDifference(_ sent: JSONValue, _ read: JSONValue, at place: String) -> String? {
    switch (sent, read) {
    case (.object(let a), .object(let b)):
        for member in a {
            if member.value == .null, b[member.key] == nil { continue }
            guard let other = b[member.key] else { return "\(place) has '\(member.key)', which is not read back" }
            if let difference = jsonDifference(member.value, other, at: "\(place), '\(member.key)'") {
                return difference
            }
        }
        return b.first { a[$0.key] == nil }.map { "\(place) reads back with '\($0.key)'" }
    case (.array(let a), .array(let b)) where a.count == b.count:
        for (index, pair) in zip(a, b).enumerated() {
            if let difference = jsonDifference(pair.0, pair.1, at: "\(place), element \(index)") { return difference }
        }
        return nil
    default:
        if sent == read { return nil }
        return "\(place) is \(excerpt(sent)) and reads back as \(excerpt(read))"
    }
}

private func excerpt(_ value: JSONValue) -> String { String(((try? value.jsonText()) ?? "?").prefix(80)) }

private func isStream(_ accept: String) -> Bool {
    accept.split(separator: ",").contains { type in
        EventFormat(mediaType: essence(of: type)) != nil
    }
}
