public import EndpointRuntime
public import Foundation

/// A request from which an endpoint is read back. Generated code calls these functions; tests receive the endpoint.
public struct StubRequest: Sendable {
    /// The request as the stub received it.
    public let request: StubServer.RecordedRequest
    /// The names of query items and cookies that are not parameters: API keys, and the query of the path template.
    private var foreign: (query: Set<String>, cookies: Set<String>) = ([], [])

    /// Creates the reader of a recorded request.
    public init(_ request: StubServer.RecordedRequest) {
        self.request = request
    }

    /// Creates the reader of a request for an operation.
    init(_ request: StubServer.RecordedRequest, for operation: OperationInfo) {
        self.request = request
        foreign.query = PathTemplate(text: operation.path).namesInQuery
        for requirement in operation.security.joined() {
            switch requirement.scheme.kind {
            case .apiKey(let name, .query): foreign.query.insert(name)
            case .apiKey(let name, .cookie): foreign.cookies.insert(name)
            default: continue
            }
        }
    }

    // MARK: Parameters

    /// A path parameter.
    public func path<T: JSONCodable>(_ name: String, style: RequestEncoder.Style = .simple, explode: Bool = false)
        throws -> T
    {
        try read(
            "path parameter '\(name)'",
            request.encodedParameters[name].map {
                ParameterText.path($0, name: name, style: style, explode: explode)
            }
        )
    }

    /// A path parameter that is a JSON text.
    public func path<T: JSONCodable>(json name: String) throws -> T {
        try readJSON("path parameter '\(name)'", request.encodedParameters[name].map(percentDecoded))
    }

    /// A query parameter.
    ///
    /// An object in style `form` needs `members` or `others`, because its members appear in the query under their own
    /// names.
    ///
    /// - Parameters:
    ///   - members: the names of all members that the object can have.
    ///   - others: for an object with any members, the names of all other parameters and of their members.
    public func query<T: JSONCodable>(
        _ name: String,
        style: RequestEncoder.Style = .form,
        explode: Bool? = nil,
        members: [String]? = nil,
        others: [String]? = nil
    ) throws -> T {
        let isMember = isMember(members, others, foreign.query)
        let text = ParameterText.items(queryItems, name: name, style: style, explode: explode, isMember: isMember)
        return try read("query parameter '\(name)'", text)
    }

    /// A query parameter that is a JSON text.
    public func query<T: JSONCodable>(json name: String) throws -> T {
        try readJSON(
            "query parameter '\(name)'",
            queryItems.first { percentDecoded($0.name) == name }.map { percentDecoded($0.value) }
        )
    }

    /// A header in style `simple`.
    public func header<T: JSONCodable>(_ name: String, explode: Bool = false) throws -> T {
        if let date = request.headers[name].flatMap(httpDate), let value = date as? T { return value }
        return try read("header '\(name)'", request.headers[name].map { ParameterText.header($0, explode: explode) })
    }

    /// A header that is a JSON text.
    public func header<T: JSONCodable>(json name: String) throws -> T {
        try readJSON("header '\(name)'", request.headers[name])
    }

    /// The whole query as a form.
    public func queryForm<T: JSONCodable>(fields: [String: FormField] = [:]) throws -> T {
        let items = ParameterText.formItems(ownQuery)
        return try read("query", items.isEmpty ? nil : .form(items, fields: fields))
    }

    /// The whole query as a JSON text.
    public func queryJSON<T: JSONCodable>() throws -> T {
        try readJSON("query", ownQuery.isEmpty ? nil : percentDecoded(ownQuery))
    }

    /// The whole query as text. Without a query, the result is nil for an optional type, and otherwise the empty text.
    public func queryText<T: JSONCodable>() throws -> T {
        let text = ParameterText(percentDecoded(ownQuery))
        guard ownQuery.isEmpty else { return try read("query", text) }
        do { return try read("query", nil) } catch { return try read("query", text) }
    }

    /// A cookie in style `form` or `cookie`. An exploded object needs `members` or `others`, because its members are
    /// cookies of their own.
    ///
    /// - Parameters:
    ///   - members: the names of all members that the object can have.
    ///   - others: for an object with any members, the names of all other cookies and of their members.
    public func cookie<T: JSONCodable>(
        _ name: String,
        style: RequestEncoder.Style = .form,
        explode: Bool = true,
        members: [String]? = nil,
        others: [String]? = nil
    ) throws -> T {
        let isMember = isMember(members, others, foreign.cookies)
        let text = ParameterText.items(cookies, name: name, style: style, explode: explode, isMember: isMember)
        return try read("cookie '\(name)'", text)
    }

    /// A cookie that is a JSON text.
    public func cookie<T: JSONCodable>(json name: String) throws -> T {
        try readJSON(
            "cookie '\(name)'",
            cookies.first { percentDecoded($0.name) == name }.map { percentDecoded($0.value) }
        )
    }

    // MARK: Bodies

    /// Whether the body has at least one byte.
    public var hasBody: Bool { !request.body.isEmpty }

    /// A JSON body; a missing body is read as `null`.
    public func json<T: JSONCodable>() throws -> T {
        try readJSON("body", hasBody ? request.text : nil)
    }

    /// A body in `application/x-www-form-urlencoded`.
    public func form<T: JSONCodable>(fields: [String: FormField] = [:]) throws -> T {
        guard hasBody else { return try read("body", nil) }
        let items = ParameterText.formItems(request.text)
        return try read("body", .form(items, fields: fields))
    }

    /// A body that is a sequence of elements.
    public func sequence<T: JSONCodable>(as format: EventFormat, reading content: EventFormat.Content = .data) throws
        -> [T]
    {
        do { return try format.elements(of: request.body, content) } catch {
            throw ReadError("body", "\(error)")
        }
    }

    /// A body that is a sequence of elements; nil if there is no body.
    public func sequence<T: JSONCodable>(as format: EventFormat, reading content: EventFormat.Content = .data) throws
        -> [T]?
    {
        guard hasBody else { return nil }
        return try sequence(as: format, reading: content) as [T]
    }

    /// A body in `multipart/form-data` or another multipart type.
    ///
    /// - Parameters:
    ///   - names: for parts that are sent without names, the names that `read` uses for them, in order.
    ///   - rest: the name of all parts after these.
    public func multipart<T>(names: [String]? = nil, rest: String? = nil, _ read: (StubRequest.Form) throws -> T) throws
        -> T
    {
        let contentType = request.headers["Content-Type"] ?? ""
        let naming = names.map { StubRequest.Form.Naming(names: $0, rest: rest) }
        return try read(StubRequest.Form(body: request.body, contentType: contentType, naming: naming))
    }

    /// The body as text, in the charset of its media type; in UTF-8 without one.
    public func text() throws -> String {
        do {
            return try EndpointRuntime.text(of: request.body, contentType: request.headers["Content-Type"] ?? "")
        } catch {
            throw StubRequest.ReadError("body", "\(error)")
        }
    }

    /// The body as text, in the charset of its media type; nil if there is no body.
    public func text() throws -> String? {
        guard hasBody else { return nil }
        return try text() as String
    }

    /// The body's bytes.
    public func body() throws -> HTTPBody {
        _ = try sentType()
        return .data(request.body)
    }

    /// The body's bytes; nil if there is no body.
    public func body() throws -> HTTPBody? {
        guard hasBody else { return nil }
        return try body() as HTTPBody
    }

    /// Selects the body whose media type the request names, or else the most specific range around it: `image/*` before
    /// `*/*`. If several have that media type or range, the first one that the request can be read as is used.
    public func body<T>(_ cases: [(mediaType: String, read: (StubRequest) throws -> T)]) throws -> T {
        let contentType = try sentType()
        let sent = essence(of: contentType)
        let ranks = cases.map { specificity(of: essence(of: $0.mediaType), around: sent) }
        let highest = ranks.lazy.compactMap(\.self).max()
        let fitting = zip(cases, ranks).filter { $1 == highest }.map(\.0)
        guard highest != nil, let last = fitting.last else {
            let known = cases.map(\.mediaType).joined(separator: ", ")
            throw StubRequest.ReadError("body", "the media type is '\(contentType)', not one of \(known)")
        }
        for item in fitting.dropLast() {
            if let value = try? item.read(self) { return value }
        }
        return try last.read(self)
    }

    /// The media type of the body, as sent; without a body and a media type, `application/octet-stream`.
    ///
    /// - Throws: ``StubRequest/ReadError`` for a body without a media type.
    public func contentType() throws -> String {
        hasBody || request.headers.contains("Content-Type") ? try sentType() : EndpointRequest.untypedBodyType
    }

    private func sentType() throws -> String {
        guard let type = request.headers["Content-Type"] else {
            throw StubRequest.ReadError("body", "it has no media type")
        }
        return type
    }

    // MARK: Reading

    private var queryItems: [ParameterText.Item] { ParameterText.split(request.query, by: "&") }

    /// The query without items that are not part of a parameter.
    private var ownQuery: String {
        request.query.split(separator: "&")
            .filter { !$0.contains("=") || !foreign.query.contains(percentDecoded($0.prefix { $0 != "=" })) }
            .joined(separator: "&")
    }

    /// Whether an item of a name can be a member of an exploded object; nil if no object is expected.
    private func isMember(_ members: [String]?, _ others: [String]?, _ foreign: Set<String>) -> ((String) -> Bool)? {
        if let members { return Set(members).subtracting(foreign).contains }
        // An object in style `deepObject` has members such as `filter[a]`.
        return others.map { others in
            let others = foreign.union(others)
            return { name in !others.contains(name) && !others.contains(String(name.prefix { $0 != "[" })) }
        }
    }

    private var cookies: [ParameterText.Item] {
        ParameterText.split(request.headers["Cookie"]?.replacing("; ", with: ";") ?? "", by: ";")
    }

    /// How closely a media type or a range describes a media type; `nil` if it does not.
    private func specificity(of range: String, around essence: String) -> Int? {
        if range == essence { return .max }
        if range == "*/*" { return 0 }
        return range.hasSuffix("*") && essence.hasPrefix(range.dropLast()) ? range.utf8.count : nil
    }

    private func read<T: JSONCodable>(_ part: String, _ text: ParameterText?) throws -> T {
        try EndpointTesting.read(part, text)
    }
}

/// Reads a value from JSON text; missing text is read as `null`.
func readJSON<T: JSONCodable>(_ part: String, _ text: String?) throws -> T {
    do { return try T(jsonText: text ?? "null") } catch {
        throw StubRequest.ReadError(part, text == nil ? "it is missing" : "\(error)")
    }
}

/// Reads a value from text, in the way that the value's type requires.
func read<T: JSONCodable>(_ part: String, _ text: ParameterText?) throws -> T {
    do { return try TextDecoder(text ?? ParameterText()).singleValueContainer().decode(T.self) } catch {
        guard let text else {
            if let value: T = emptyValue() { return value }
            throw StubRequest.ReadError(part, "it is missing")
        }
        throw StubRequest.ReadError(part, "\(text) is not a valid \(T.self)")
    }
}

extension StubRequest {
    /// A part of a request that could not be read back.
    public struct ReadError: Error, Sendable, Hashable, CustomStringConvertible {
        /// The part, such as `query parameter 'limit'`.
        public let part: String
        /// The reason, such as `it is missing`.
        public let problem: String

        init(_ part: String, _ problem: String) {
            self.part = part
            self.problem = problem
        }

        public var description: String { "\(part): \(problem)" }
    }
}

extension StubRequest.ReadError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
