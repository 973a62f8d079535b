public import Foundation

extension RequestEncoder {
    /// The parts of a `multipart/form-data` body (RFC 7578) or of another multipart body (RFC 2046 §5.1), in order. In
    /// a body whose part names are not sent, the names only assign headers to parts.
    public struct MultipartForm: Sendable {
        private var parts: [(head: Data, content: HTTPBody)] = []
        /// The type of the first part.
        private var rootType: String?
        private var headers: [(part: String, field: HeaderFields.Field)] = []
        private var fault: (any Error)?
        private let boundary: String
        private let isNamed: Bool

        init(boundary: String, isNamed: Bool = true) {
            self.boundary = boundary
            self.isNamed = isNamed
        }

        /// The media type of the whole body.
        func contentType(_ type: String) -> String {
            var text = type
            let hasType = listElements(of: type, by: ";").contains { part in
                trimmed(part.prefix { $0 != "=" }).lowercased() == "type"
            }
            if !hasType, type.lowercased().hasPrefix("multipart/related") {
                text += "; type=\"\(rootType ?? "text/plain")\""
            }
            return text + "; boundary=" + (isToken(boundary) ? boundary : "\"\(boundary)\"")
        }

        /// Adds a header, in style `simple`, to the parts of this name that are added later (OpenAPI 3.1 §4.8.15). Nil
        /// adds nothing.
        public mutating func header<T: JSONCodable>(
            _ header: String,
            _ value: T?,
            ofPart name: String,
            explode: Bool = false
        ) {
            guard let value else { return }
            do {
                if let text = try headerText(value, name: header, explode: explode) {
                    headers.append((name, HeaderFields.Field(name: header, value: text)))
                }
            } catch { fault = fault ?? error }
        }

        /// Adds a header, as JSON text, to the parts of this name that are added later. Nil adds nothing.
        public mutating func header<T: JSONCodable>(_ header: String, json value: T?, ofPart name: String) {
            guard let value else { return }
            do {
                headers.append((name, HeaderFields.Field(name: header, value: escapedForHeader(try value.jsonText()))))
            } catch { fault = fault ?? error }
        }

        /// Adds a value as text; a list becomes one part for each element, an object a JSON part. Nil adds nothing.
        ///
        /// - Parameters:
        ///   - separator: makes a list one part, with this text between its elements; an empty list adds nothing.
        ///   - contentType: the content type of the part, in whose charset the text is written; a JSON type encodes the
        ///     value as JSON.
        public mutating func field<T: JSONCodable>(
            _ name: String,
            _ value: T?,
            separator: String? = nil,
            contentType: String? = nil
        ) {
            guard let value else { return }
            do {
                let json = try value.jsonValue()
                if let separator, case .array(let values) = json {
                    let texts = try values.filter { $0 != .null }.map { try $0.scalarText(of: name) ?? $0.jsonText() }
                    guard !texts.isEmpty else { return }
                    try ParameterValue.list(texts).checkTexts(lack: separator, parameter: name)
                    let text = texts.joined(separator: separator)
                    let content = try bytes(of: text, contentType: contentType ?? "", parameter: name)
                    return try add(name, contentType: contentType, content: .data(content))
                }
                let elements: [JSONValue]
                if case .array(let values) = json, !isJSON(contentType) { elements = values } else { elements = [json] }
                for element in elements where element != .null { try add(name, element, contentType) }
            } catch { fault = fault ?? error }
        }

        /// Adds one part for each element: text, numbers and Booleans as text; lists, objects and null as JSON. Nil
        /// adds nothing.
        ///
        /// - Parameter contentType: the content type of each part; a JSON type encodes each element as JSON.
        public mutating func items<T: JSONCodable>(_ name: String, _ values: [T]?, contentType: String? = nil) {
            do {
                for value in values ?? [] { try add(name, try value.jsonValue(), contentType) }
            } catch { fault = fault ?? error }
        }

        /// Adds a value as one JSON part. Nil adds nothing.
        public mutating func json<T: JSONCodable>(
            _ name: String,
            _ value: T?,
            contentType: String = "application/json"
        ) {
            guard let value else { return }
            do {
                try add(name, contentType: contentType, content: .data(try value.jsonData()))
            } catch { fault = fault ?? error }
        }

        /// Adds a file. Nil adds nothing.
        ///
        /// - Parameter contentType: the content type of a file that has none of its own.
        public mutating func file(_ name: String, _ file: FilePart?, contentType: String? = nil) {
            guard let file else { return }
            do {
                let type =
                    file.contentType ?? contentType ?? file.name.flatMap(mediaType(ofFile:))
                    ?? "application/octet-stream"
                let fileName = file.name ?? (isNamed ? name : "")
                try add(
                    name,
                    fileName: fileName.isEmpty ? nil : fileName,
                    contentType: type,
                    content: file.content
                )
            } catch { fault = fault ?? error }
        }

        /// Adds several files, one part for each. Nil adds nothing.
        ///
        /// - Parameters:
        ///   - numbered: whether each part has its own name, `files[0]`, `files[1]` and so on; otherwise all have the
        ///     same name.
        ///   - contentType: the content type of a file that has none of its own.
        public mutating func files(
            _ name: String,
            _ files: [FilePart]?,
            numbered: Bool = false,
            contentType: String? = nil
        ) {
            for (index, file) in (files ?? []).enumerated() {
                self.file(numbered ? "\(name)[\(index)]" : name, file, contentType: contentType)
            }
        }

        private mutating func add(_ name: String, _ value: JSONValue, _ contentType: String?) throws {
            if !isJSON(contentType), let text = try value.scalarText(of: name) {
                let content = try bytes(of: text, contentType: contentType ?? "", parameter: name)
                try add(name, contentType: contentType, content: .data(content))
            } else {
                try add(name, contentType: contentType ?? "application/json", content: .data(try value.jsonData()))
            }
        }

        private mutating func add(
            _ name: String,
            fileName: String? = nil,
            contentType: String?,
            content: HTTPBody
        ) throws(HeaderFields.FieldError) {
            var fields = headers.filter { $0.part == name }.map(\.field)
            if let contentType { fields.insert(HeaderFields.Field(name: "Content-Type", value: contentType), at: 0) }
            try HeaderFields(fields).validate()
            if isNamed { fields.removeAll { HeaderFields.matches($0.name, "Content-Disposition") } }
            // Without the parameters of the part's own type (RFC 2387 §3.1).
            if parts.isEmpty { rootType = contentType.map { trimmed($0.prefix { $0 != ";" }) } }
            let lines = disposition(name, fileName, beside: fields) + fields.map { "\($0.name): \($0.value)" }
            let head = "--\(boundary)\r\n" + lines.map { $0 + "\r\n" }.joined() + "\r\n"
            parts.append((Data(head.utf8), content))
        }

        /// The `Content-Disposition` header that names a part and its file. In a body without part names, a
        /// `Content-Disposition` header of the part replaces it.
        private func disposition(_ name: String, _ fileName: String?, beside fields: [HeaderFields.Field]) -> [String] {
            let file = fileName.map { "; filename=\"\(escaped($0))\"" } ?? ""
            if isNamed { return ["Content-Disposition: form-data; name=\"\(escaped(name))\"" + file] }
            let isGiven = fields.contains { HeaderFields.matches($0.name, "Content-Disposition") }
            return file.isEmpty || isGiven ? [] : ["Content-Disposition: attachment" + file]
        }

        /// WHATWG HTML §4.10.22.8: quotes and line breaks in names are percent-encoded; other control characters are
        /// removed, because no file system or form needs them.
        private func escaped(_ text: String) -> String {
            var output = ""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\"": output += "%22"
                case "\r": output += "%0D"
                case "\n": output += "%0A"
                case "\0"..."\u{1F}", "\u{7F}": continue
                default: output.unicodeScalars.append(scalar)
                }
            }
            return output
        }

        /// The whole body. Parts that are files are read when the body is sent, and a body of more than `memoryLimit`
        /// bytes is assembled only then.
        func body(memoryLimit: Int, directory: URL) throws -> HTTPBody {
            if let fault { throw fault }
            let lineBreak = Data("\r\n".utf8)
            var pieces: [HTTPBody] = []
            for part in parts {
                pieces.append(.data(part.head))
                switch part.content {
                case .absent: break
                case .data, .file: pieces.append(part.content)
                case .multipart(let body): pieces += body.pieces
                case .stream: throw HTTPBody.StreamError.isStream
                }
                pieces.append(.data(lineBreak))
            }
            pieces.append(.data(Data("--\(boundary)--\r\n".utf8)))
            let whole = HTTPBody.Multipart(pieces, memoryLimit: memoryLimit, directory: directory)
            let isInMemory = pieces.allSatisfy { if case .data = $0 { true } else { false } }
            return isInMemory && whole.count <= memoryLimit
                ? .data(try HTTPBody.multipart(whole).data()) : .multipart(whole)
        }
    }
}

extension RequestEncoder.MultipartForm: CustomStringConvertible, Opaque {
    /// The number of parts, because values may be secret.
    public var description: String { "a form of \(parts.count) parts" }
}

// MARK: FilePart

/// A file in a multipart body (RFC 7578).
public struct FilePart: Sendable, Hashable {
    /// The file name sent to the server; nil sends the name of the part. An empty name sends none, so that servers read
    /// the part as text.
    public var name: String?
    /// The media type. If it is nil, the one that the description names is sent, else the one of the name's extension,
    /// such as `image/png`, else `application/octet-stream`.
    public var contentType: String?
    /// The bytes of the file.
    public var content: HTTPBody

    /// Creates a file whose content is bytes, a file or a slice of one. A stream cannot be part of a form; sending one
    /// throws ``HTTPBody/StreamError/isStream``.
    public init(name: String? = nil, contentType: String? = nil, content: HTTPBody) {
        self.name = name
        self.contentType = contentType
        self.content = content
    }

    /// A file from memory.
    public init(_ data: Data, name: String, contentType: String? = nil) {
        self.init(name: name, contentType: contentType, content: .data(data))
    }

    /// A file on disk, by default under its own name. It is read when the request is sent; if it cannot be read, the
    /// call ends in ``RequestError/other(_:)`` with the ``HTTPBody/FileError``.
    public init(file url: URL, name: String? = nil, contentType: String? = nil) {
        self.init(name: name ?? url.lastPathComponent, contentType: contentType, content: .file(at: url))
    }
}

/// Whether a text may separate the parts of a multipart body (RFC 2046 §5.1.1).
func isBoundary(_ text: String) -> Bool {
    let isAllowed = text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "'()+_,-./:=? ".utf8.contains(byte)
        }
    }
    return isAllowed && 1...70 ~= text.utf8.count && text.utf8.last != UInt8(ascii: " ")
}
