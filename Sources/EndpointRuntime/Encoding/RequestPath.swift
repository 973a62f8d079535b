/// The path of a call, safe by construction: what is interpolated is one opaque piece of it.
///
/// `"/pets/\(petID)"` percent-encodes everything but unreserved characters, so a slash in a value is `%2F` and never
/// another segment. An empty value, and a whole segment that is `.` or `..`, are faults that resolving throws. Text
/// behind a literal `?` is a query, for endpoints made at run time.
public struct RequestPath: Sendable {
    /// Percent-encoded, with a slash in front.
    let path: String
    /// The path with `{}` in place of each value, for errors and logs.
    let template: String
    /// Percent-encoded; nil if there is none.
    let query: String?
    let fault: RequestEncoder.EncodingError?

    /// A path that is made at run time, such as a link in a response, with a query behind `?`. What may not stand in a URL is
    /// percent-encoded; slashes and percent signs keep their meaning, so never make the text of values that are not yours:
    /// interpolate them. Errors and logs do not show it.
    public init(verbatim text: String) {
        let end = text.firstIndex(of: "?") ?? text.endIndex
        let query = text[end...].dropFirst().prefix { $0 != "#" }
        let path = end == text.endIndex ? text.prefix { $0 != "#" } : text[..<end]
        self.init(
            path: percentEncodedPathLiteral(String(path)),
            template: "/…",
            query: percentEncodedQueryLiteral(String(query)),
            fault: nil
        )
    }

    private init(path: String, template: String, query: String?, fault: RequestEncoder.EncodingError?) {
        let start = path.isEmpty || path.hasPrefix("/") ? "" : "/"
        let path = start + path
        self.path = path
        self.template = template.hasPrefix("/") ? template : start + template
        self.query = query.flatMap { $0.isEmpty ? nil : $0 }
        self.fault = fault ?? (RequestPath.hasDotSegment(path) ? .dotSegment(path: self.template) : nil)
    }

    /// A segment of dots climbs even when its dots are percent-encoded (WHATWG URL §4.4).
    private static func hasDotSegment(_ path: String) -> Bool {
        for segment in path.split(separator: "/") {
            let plain = segment.lowercased().replacing("%2e", with: ".")
            if plain == "." || plain == ".." { return true }
        }
        return false
    }
}

extension RequestPath: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        var interpolation = StringInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self.init(stringInterpolation: interpolation)
    }

    public init(stringInterpolation: StringInterpolation) {
        self.init(
            path: stringInterpolation.path,
            template: stringInterpolation.template,
            query: stringInterpolation.query,
            fault: stringInterpolation.fault
        )
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var path = ""
        fileprivate var template = ""
        fileprivate var query: String?
        fileprivate var fault: RequestEncoder.EncodingError?

        public init(literalCapacity: Int, interpolationCount: Int) {
            path.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        public mutating func appendLiteral(_ literal: String) {
            if query != nil {
                query?.append(percentEncodedQueryLiteral(literal))
                return
            }
            let end = literal.firstIndex(of: "?")
            let text = percentEncodedPathLiteral(end.map { String(literal[..<$0]) } ?? literal)
            path.append(text)
            template.append(text)
            guard let mark = end else { return }
            query = percentEncodedQueryLiteral(String(literal[literal.index(after: mark)...]))
        }

        /// One value; a list is joined by commas (style `simple`).
        public mutating func appendInterpolation<T: JSONCodable>(_ value: T) {
            appendInterpolation(value, .simple)
        }

        /// A value in a style of its own.
        ///
        /// - Parameters:
        ///   - name: the parameter's name, which style `matrix` writes.
        ///   - allowReserved: whether reserved characters stay as they are, except those that end a segment.
        public mutating func appendInterpolation<T: JSONCodable>(
            _ value: T,
            _ style: RequestEncoder.Style = .simple,
            explode: Bool = false,
            name: String = "",
            allowReserved: Bool = false
        ) {
            do throws(RequestEncoder.EncodingError) {
                let json = try jsonValue(of: value, parameter: name)
                let flat = try ParameterValue(json, parameter: name, style: style)
                let escape = allowReserved ? percentEncodedKeepingReservedInPath : percentEncoded
                let text = expand(flat, style: style, explode: explode, name: name, escape: escape)
                if query != nil {
                    query?.append(text ?? "")
                } else if let text, !text.isEmpty {
                    path.append(text)
                    template.append("{}")
                } else {
                    throw .emptyPathValue(path: template)
                }
            } catch {
                fault = fault ?? error
            }
        }

        mutating func refuse() { fault = fault ?? .emptyPathValue(path: template) }
    }
}
