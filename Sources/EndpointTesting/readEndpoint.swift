import EndpointRuntime
import Foundation

extension StubbedEndpoint {
    /// Reads the call back from a request. Encoding the call again must reproduce the request; otherwise a call that
    /// differs from the request, or lacks part of it, would let a test pass that inspects the wrong values.
    static func read(_ request: StubServer.RecordedRequest) throws -> Self {
        let endpoint: Self
        do { endpoint = try Self(stubbing: StubRequest(request)) } catch {
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
        let path = again.url.path(percentEncoded: true)
        if path != request.path { return "the path reads back as \(path)" }
        if let difference = itemDifference(again.url.query(percentEncoded: true) ?? "", request.query) {
            return difference
        }
        if let asked = again.headers["Accept"], let accepted = request.headers["Accept"],
            isStream(asked) != isStream(accepted)
        {
            return "it accepts \(accepted), not \(asked)"
        }
        for field in again.headers.fields where !["accept", "content-type", "cookie"].contains(field.name.lowercased())
        {
            guard request.headers[field.name] == field.value else {
                return "the header \(field.name) '\(request.headers[field.name] ?? "")' reads back as '\(field.value)'"
            }
        }
        guard isJSON(request.headers["Content-Type"]), let sent = try? JSONValue(jsonText: request.text),
            let read = try? JSONValue(jsonData: again.body.data())
        else { return nil }
        return jsonDifference(sent, read, at: "the body")
    }

    /// A call may add query items to those of its endpoint, but none of the endpoint's items may be missing.
    private func itemDifference(_ read: String, _ sent: String) -> String? {
        var left = sent.split(separator: "&").map(String.init)
        for item in read.split(separator: "&").map(String.init) {
            if let index = left.firstIndex(of: item) {
                left.remove(at: index)
                continue
            }
            let nearest = left.min { distance(item, $0) < distance(item, $1) }
            return "the query item '\(nearest ?? "")' reads back as '\(item)'"
        }
        return nil
    }
}

/// The first location where two JSON values differ, regardless of the order of members.
func jsonDifference(_ sent: JSONValue, _ read: JSONValue, at place: String) -> String? {
    switch (sent, read) {
    case (.object(let a), .object(let b)):
        for member in a {
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
        EventFormat(mediaType: type.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()) != nil
    }
}
