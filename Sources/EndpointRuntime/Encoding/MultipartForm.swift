import Foundation

/// The parts of a `multipart/form-data` body (RFC 7578), in order.
public struct MultipartForm: Sendable {
    private var parts: [(head: Data, content: HTTPBody)] = []
    private var headers: [(part: String, field: HTTPHeaders.Field)] = []
    private var fault: (any Error)?
    private let boundary: String

    init(boundary: String) { self.boundary = boundary }

    /// A header of the parts of a name that follow, in style `simple` (OpenAPI 3.1 §4.8.15). Nil adds nothing.
    public mutating func header<T: JSONCodable>(
        _ header: String,
        _ value: T?,
        ofPart name: String,
        explode: Bool = false
    ) {
        guard let value else { return }
        do {
            let flat = try ParameterValue(try value.jsonValue(), parameter: header, style: .simple)
            if let text = expand(flat, style: .simple, explode: explode, name: header, escape: { $0 }) {
                headers.append((name, HTTPHeaders.Field(name: header, value: text)))
            }
        } catch { fault = fault ?? error }
    }

    /// A header of the parts of a name that follow, as JSON text. Nil adds nothing.
    public mutating func header<T: JSONCodable>(_ header: String, json value: T?, ofPart name: String) {
        guard let value else { return }
        do {
            headers.append((name, HTTPHeaders.Field(name: header, value: try value.jsonText())))
        } catch { fault = fault ?? error }
    }

    /// A value as text; a list is one part for each element, an object a JSON part. Nil adds nothing.
    ///
    /// - Parameter contentType: written on the part; a JSON type writes the value as JSON.
    public mutating func field<T: JSONCodable>(_ name: String, _ value: T?, contentType: String? = nil) {
        guard let value else { return }
        do {
            let json = try value.jsonValue()
            let elements: [JSONValue]
            if case .array(let values) = json, !isJSON(contentType) { elements = values } else { elements = [json] }
            for element in elements where element != .null {
                if let text = scalarText(element), !isJSON(contentType) {
                    try add(name, fileName: nil, contentType: contentType, content: .data(Data(text.utf8)))
                } else {
                    let type = contentType ?? "application/json"
                    try add(name, fileName: nil, contentType: type, content: .data(try element.jsonData()))
                }
            }
        } catch { fault = fault ?? error }
    }

    /// A value as one JSON part. Nil adds nothing.
    public mutating func json<T: JSONCodable>(
        _ name: String,
        _ value: T?,
        contentType: String = "application/json"
    ) {
        guard let value else { return }
        do {
            try add(name, fileName: nil, contentType: contentType, content: .data(try value.jsonData()))
        } catch { fault = fault ?? error }
    }

    /// A file. Nil adds nothing.
    ///
    /// - Parameter contentType: written for a file that says only `application/octet-stream` of itself.
    public mutating func file(_ name: String, _ file: FilePart?, contentType: String? = nil) {
        guard let file else { return }
        do {
            let type =
                file.contentType == "application/octet-stream" ? contentType ?? file.contentType : file.contentType
            try add(name, fileName: file.name ?? name, contentType: type, content: file.content)
        } catch { fault = fault ?? error }
    }

    /// Several files, a part for each. Nil adds nothing.
    ///
    /// - Parameters:
    ///   - numbered: whether each part has a name of its own, `files[0]`, `files[1]` and so on; otherwise all have the
    ///     same name.
    ///   - contentType: written for a file that says only `application/octet-stream` of itself.
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

    private mutating func add(
        _ name: String,
        fileName: String?,
        contentType: String?,
        content: HTTPBody
    ) throws(HeaderFault) {
        var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(escaped(name))\""
        if let fileName { head += "; filename=\"\(escaped(fileName))\"" }
        var fields = headers.filter { $0.part == name }.map(\.field)
        if let contentType { fields.insert(HTTPHeaders.Field(name: "Content-Type", value: contentType), at: 0) }
        try HTTPHeaders(fields).validate()
        for field in fields { head += "\r\n\(field.name): \(field.value)" }
        parts.append((Data((head + "\r\n\r\n").utf8), content))
    }

    /// WHATWG HTML §4.10.22.8: quotes and line breaks in names are percent-encoded; other control characters go too,
    /// since no file system or form needs them.
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

    /// The whole body. Parts of files stay where they are until it is sent, and so does what is longer than `memoryLimit`
    /// bytes.
    func body(memoryLimit: Int, directory: URL) throws -> HTTPBody {
        if let fault { throw fault }
        let lineBreak = Data("\r\n".utf8)
        var pieces: [MultipartBody.Piece] = []
        for part in parts {
            pieces.append(.data(part.head))
            switch part.content {
            case .none: break
            case .data(let data): pieces.append(.data(data))
            case .file(let slice): pieces.append(.file(slice))
            case .multipart(let body): pieces += body.pieces
            case .stream: throw BodyFault.isStream
            }
            pieces.append(.data(lineBreak))
        }
        pieces.append(.data(Data("--\(boundary)--\r\n".utf8)))
        let whole = MultipartBody(pieces, memoryLimit: memoryLimit, directory: directory)
        let isInMemory = pieces.allSatisfy { if case .data = $0 { true } else { false } }
        return isInMemory && whole.count <= memoryLimit
            ? .data(try HTTPBody.multipart(whole).data()) : .multipart(whole)
    }
}
