import Foundation

/// The parts of a request that errors and logs of its response need. Most calls succeed and need none, so texts are made
/// on demand.
struct SentRequest: Sendable {
    private(set) var line: RequestLine
    private var url: URL?
    private var headers = HeaderFields()
    private var credentialNames: Set<String> = []
    /// A small body in memory; of a multipart body without its files.
    private var body: [Data] = []
    /// The request that was redirected to this one.
    private var redirected: Shared<SentRequest>?

    init(_ line: RequestLine) { self.line = line }

    /// - Parameter line: replaces that of the request.
    init(_ request: EndpointRequest, line: RequestLine? = nil) {
        self.line = line ?? request.structuredLine
        url = request.url
        headers = request.headers
        credentialNames = request.credentialNames
        switch request.body {
        case .data(let data) where data.count <= BodySecrets.limit: body = [data]
        case .multipart(let parts):
            let texts = parts.pieces.compactMap { if case .data(let data) = $0 { data } else { nil } }
            if texts.reduce(0, { $0 + $1.count }) <= BodySecrets.limit { body = texts }
        case .absent, .data, .file, .stream: break
        }
    }

    /// - Parameter request: the first of the requests that were redirected.
    func redirected(from request: EndpointRequest) -> SentRequest {
        var copy = self
        copy.redirected = Shared(SentRequest(request))
        return copy
    }

    /// Whether more than a line is known.
    var isRequest: Bool { url != nil }

    func with(_ line: RequestLine) -> SentRequest {
        var copy = self
        copy.line = line
        return copy
    }

    /// The names of the headers and query items that held credentials, which identify the security scheme.
    var namesOfCredentials: [String] {
        let names = Set(credentialNames.map { $0.lowercased() }).union(["authorization"])
        let items = url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true)?.queryItems } ?? []
        return (headers.map(\.name) + items.map(\.name)).filter { names.contains($0.lowercased()) }
    }

    /// The credentials, and the values of sensitive names in the query and the body. A server may repeat them anywhere
    /// in its response, such as in the message of a failure.
    var secrets: Set<String> {
        let redaction = Redaction(names: credentialNames)
        var secrets: Set<String> = redirected?.value.secrets ?? []
        for field in headers where redaction.hides(field.name) { secrets.formUnion(values(of: field)) }
        if let query = url?.query(percentEncoded: true) { secrets.formUnion(values(ofPairs: query, redaction)) }
        if !body.isEmpty {
            let body = Data(body.joined())
            if let json = try? JSONValue(jsonData: body) {
                secrets.formUnion(BodySecrets(of: json, redaction).found)
            } else if headers["Content-Type"]?.lowercased().contains("form-urlencoded") == true {
                secrets.formUnion(values(ofPairs: String(decoding: body, as: UTF8.self), redaction))
            } else if headers["Content-Type"]?.lowercased().hasPrefix("multipart/") == true {
                secrets.formUnion(values(ofParts: String(decoding: body, as: UTF8.self), redaction))
            }
        }
        return secrets
    }

    /// The value, the token after its scheme, the password of `Basic`, and the value of each cookie.
    private func values(of field: HeaderFields.Field) -> [String] {
        var values = [field.value]
        if HeaderFields.matches(field.name, "Cookie") {
            values += field.value.parts(between: ";").flatMap { cookie in
                cookie.parts(between: "=", maxSplits: 1).dropFirst().map(String.init)
            }
        }
        let parts = field.value.parts(between: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return values }
        values.append(parts[1])
        if parts[0].lowercased() == "basic", let data = Data(base64Encoded: parts[1]) {
            let pair = String(decoding: data, as: UTF8.self)
            values += pair.parts(between: ":", maxSplits: 1).dropFirst().map(String.init)
        }
        return values
    }

    /// The values of parts such as `Content-Disposition: form-data; name="password"`, an empty line and the value.
    private func values(ofParts text: String, _ redaction: Redaction) -> [String] {
        text.components(separatedBy: "\r\n--").compactMap { part in
            guard let end = part.range(of: "\r\n\r\n"), let start = part.range(of: "name=\"") else { return nil }
            let name = part[start.upperBound...].prefix { $0 != "\"" }
            return redaction.hides(percentDecoded(String(name))) ? String(part[end.upperBound...]) : nil
        }
    }

    private func values(ofPairs text: String, _ redaction: Redaction) -> [String] {
        text.parts(between: "&").flatMap { pair -> [String] in
            let parts = pair.parts(between: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, redaction.hides(percentDecoded(parts[0])) else { return [] }
            return [parts[1], parts[1].replacing("+", by: " ").removingPercentEncoding ?? parts[1]]
        }
    }
}

// MARK: BodySecrets

/// The secrets in a JSON body, which other texts may repeat: the values under a sensitive name, and those next to such
/// a name, as in `{"name": "password", "value": "…"}`.
struct BodySecrets {
    /// The largest body that is searched, in bytes.
    static let limit = 65_536

    private(set) var found: Set<String> = []
    private let hidesMember: (String) -> Bool
    /// The number of secrets that are hidden, and how many bytes of each. Every further one makes the search for them
    /// slower.
    private let (most, longest): (Int, Int)

    /// The secrets of a request.
    init(of request: JSONValue, _ redaction: Redaction) {
        (most, longest) = (.max, .max)
        hidesMember = redaction.hides
        search(request)
    }

    /// The secrets that a failure repeats next to the name of their member. Validators of many frameworks do so:
    /// `{"loc": ["body", "password"], "input": "…"}`. Values under a sensitive name may be words, such as those of
    /// `key`, which must stay legible elsewhere.
    init(rejectedIn response: Data) {
        (most, longest) = (16, 256)
        hidesMember = { _ in false }
        guard response.count <= BodySecrets.limit, let json = try? JSONValue(jsonData: response) else { return }
        search(json)
    }

    private static let valueNames: Set<String> = [
        "actual", "attemptedvalue", "input", "invalidvalue", "received", "rejectedvalue", "rejected_value", "value",
    ]

    private mutating func search(_ json: JSONValue) {
        switch json {
        case .array(let elements): for element in elements { search(element) }
        case .object(let members):
            let isAboutSecret = members.contains { namesSecret($0.value) }
            for member in members {
                let name = isAboutSecret ? member.key.ifASCII?.lowercased() : nil
                let isValue = name.map(BodySecrets.valueNames.contains) == true
                if isValue || hidesMember(member.key) { take(member.value) } else { search(member.value) }
            }
        case .null, .bool, .number, .string: break
        }
    }

    /// Takes every text and number in a value.
    private mutating func take(_ json: JSONValue) {
        switch json {
        case .string(let text): take(text)
        case .number(let number): take("\(number)")
        case .array(let elements): for element in elements { take(element) }
        case .object(let members): for member in members { take(member.value) }
        case .null, .bool: break
        }
    }

    private mutating func take(_ text: String) {
        if found.count < most { found.insert(String(decoding: text.utf8.prefix(longest), as: UTF8.self)) }
    }

    /// Whether a JSON Pointer leads to a secret, as in a JSON Patch (RFC 6902 §4): `/users/0/password`.
    private func namesSecret(inPointer text: String) -> Bool {
        let slash = UInt8(ascii: "/")
        return text.utf8.first == slash
            && text.utf8.split(separator: slash).contains { isSensitiveName(String(Substring($0))) }
    }

    private func namesSecret(_ value: JSONValue) -> Bool {
        switch value {
        case .string(let text): isSensitiveName(text) || namesSecret(inPointer: text)
        case .array(let elements): elements.contains { $0.stringValue.map(isSensitiveName) == true }
        case .null, .bool, .number, .object: false
        }
    }
}
