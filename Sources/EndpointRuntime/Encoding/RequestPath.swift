/// The path of a call, safe by construction: each interpolated value is one opaque part of it.
///
/// `"/pets/\(petID)"` percent-encodes all but unreserved characters, so a slash in a value is `%2F` and never starts
/// another segment. An empty value, and a whole segment that is `.` or `..`, are errors that resolving throws. Text
/// after a literal `?` is a query, for endpoints made at run time.
public struct RequestPath: Sendable {
    /// Percent-encoded, with a leading slash.
    let path: String
    /// The path with `{}` in place of each value, or `{+}` if that may be several segments, for errors and logs.
    let template: String
    /// Percent-encoded; nil if there is none.
    let query: String?
    let fault: RequestEncoder.EncodingError?

    /// A path made at run time, such as a link in a response, with a query after `?`. Characters that a URL may not
    /// contain are percent-encoded. Slashes, plus and percent signs keep their meaning, so never build the text from
    /// untrusted values: interpolate them instead. Errors and logs do not show the path.
    public init(verbatim text: String) {
        let address = text.unicodeScalars.prefix { $0 != "#" }
        let path = address.prefix { $0 != "?" }
        self.init(
            path: percentEncodedPathLiteral(String(path)),
            template: OperationInfo.hiddenPath,
            query: percentEncodedQueryLiteral(String(address[path.endIndex...].dropFirst())),
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

    /// A dot segment leaves the path even if its dots are percent-encoded (WHATWG URL §4.4).
    static func hasDotSegment(_ path: String) -> Bool {
        for segment in path.parts(between: "/") {
            // Servlet containers ignore a semicolon and what follows it.
            let name = segment.utf8.prefix { $0 != UInt8(ascii: ";") }
            let plain = String(Substring(name)).lowercased().replacing("%2e", with: ".")
            if plain == "." || plain == ".." { return true }
        }
        return false
    }
}

extension RequestPath: CustomStringConvertible, Opaque {
    /// The path with `{}` in place of each value, because values may be secret.
    public var description: String { template }
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
            let end = literal.unicodeScalars.firstIndex(of: "?")
            let text = percentEncodedPathLiteral(end.map { String(literal[..<$0]) } ?? literal)
            path.append(text)
            template.append(text)
            guard let mark = end else { return }
            query = percentEncodedQueryLiteral(String(literal.unicodeScalars[mark...].dropFirst()))
        }

        /// One value; a list is joined by commas (style `simple`).
        public mutating func appendInterpolation<T: JSONCodable>(_ value: T) {
            appendInterpolation(value, .simple)
        }

        /// A value in the given style.
        ///
        /// - Parameters:
        ///   - name: the parameter's name, which style `matrix` writes.
        ///   - allowReserved: whether reserved characters are kept, except those that end a segment and, in style `matrix`, the
        ///     semicolon.
        public mutating func appendInterpolation<T: JSONCodable>(
            _ value: T,
            _ style: RequestEncoder.Style = .simple,
            explode: Bool = false,
            name: String = "",
            allowReserved: Bool = false
        ) {
            let keepingReserved =
                style == .matrix ? percentEncodedKeepingReservedInMatrix : percentEncodedKeepingReservedInPath
            append(value, style, explode: explode, name: name, escape: allowReserved ? keepingReserved : percentEncoded)
        }

        /// A value that may be several segments, such as `a/b`: its slashes separate them. An empty value, and a segment
        /// that is `.` or `..`, are errors.
        public mutating func appendInterpolation<T: JSONCodable>(segments value: T) {
            append(value, .simple, explode: false, name: "", as: "{+}", escape: percentEncodedKeepingSlashes)
        }

        /// A value as JSON text (OpenAPI `content`); nil is `null`.
        public mutating func appendInterpolation<T: JSONCodable>(json value: T) {
            do {
                try append(percentEncoded(try value.jsonText()))
            } catch {
                fault = fault ?? .invalidValue(parameter: template + "{}", reason: "\(error)")
            }
        }

        private mutating func append<T: JSONCodable>(
            _ value: T,
            _ style: RequestEncoder.Style,
            explode: Bool,
            name: String,
            as placeholder: String = "{}",
            escape: (String) -> String
        ) {
            let parameter = name.isEmpty ? template + placeholder : name
            do throws(RequestEncoder.EncodingError) {
                let json = try jsonValue(of: value, parameter: parameter)
                let flat = try ParameterValue(json, parameter: parameter, style: style)
                // No escape hides a dot: servers treat `%2E` as one (RFC 3986 §6.2.2.2).
                if style == .label, explode { try flat.checkTexts(lack: ".", parameter: parameter) }
                let isText = if case .text = flat { true } else { false }
                let text = expand(flat, style: style, explode: explode, name: name) {
                    isText ? escape($0) : encodingCommas(escape($0))
                }
                try append(text ?? "", as: placeholder)
            } catch {
                fault = fault ?? error
            }
        }

        private mutating func append(
            _ text: String,
            as placeholder: String = "{}"
        ) throws(RequestEncoder.EncodingError) {
            if query != nil {
                query?.append(text)
            } else if text.isEmpty {
                throw .emptyPathValue(path: template)
            } else {
                path.append(text)
                template.append(placeholder)
            }
        }

        mutating func refuse() { fault = fault ?? .emptyPathValue(path: template) }
    }
}

// MARK: UnwrapTheValueFirst

extension RequestPath {
    /// The return type of the overloads that reject optionals interpolated into a ``RequestPath`` at compile time.
    ///
    /// A path cannot omit a value. An overload that is merely unavailable would lose to the overload for any value,
    /// because optionals are `JSONCodable` too. Two overloads that differ only in this return type are ambiguous, which
    /// is a compile-time error.
    public struct UnwrapTheValueFirst: Sendable {}
}

extension RequestPath.StringInterpolation {
    /// Rejects an optional at compile time, because a path cannot omit a value. Unwrap it first.
    public mutating func appendInterpolation<T: JSONCodable>(_ value: T?) {
        refuse()
    }

    /// Rejects an optional at compile time, because a path cannot omit a value. Unwrap it first.
    @discardableResult
    public mutating func appendInterpolation<T: JSONCodable>(_ value: T?) -> RequestPath.UnwrapTheValueFirst {
        refuse()
        return RequestPath.UnwrapTheValueFirst()
    }

    /// Rejects an optional at compile time, because a path cannot omit a value. Unwrap it first.
    public mutating func appendInterpolation<T: JSONCodable>(
        _ value: T?,
        _ style: RequestEncoder.Style,
        explode: Bool = false,
        name: String = "",
        allowReserved: Bool = false
    ) {
        refuse()
    }

    /// Rejects an optional at compile time, because a path cannot omit a value. Unwrap it first.
    @discardableResult
    public mutating func appendInterpolation<T: JSONCodable>(
        _ value: T?,
        _ style: RequestEncoder.Style,
        explode: Bool = false,
        name: String = "",
        allowReserved: Bool = false
    ) -> RequestPath.UnwrapTheValueFirst {
        refuse()
        return RequestPath.UnwrapTheValueFirst()
    }

    /// Rejects an optional at compile time, because a path cannot omit a value. Unwrap it first.
    public mutating func appendInterpolation<T: JSONCodable>(segments value: T?) {
        refuse()
    }

    /// Rejects an optional at compile time, because a path cannot omit a value. Unwrap it first.
    @discardableResult
    public mutating func appendInterpolation<T: JSONCodable>(segments value: T?) -> RequestPath.UnwrapTheValueFirst {
        refuse()
        return RequestPath.UnwrapTheValueFirst()
    }

    /// States which values a path takes; without this overload, the compiler would blame another parameter of the call.
    @available(*, unavailable, message: "a path takes JSONCodable values; write the 'rawValue' of an enum, or a String")
    public mutating func appendInterpolation<T>(_ value: T) { refuse() }
}
