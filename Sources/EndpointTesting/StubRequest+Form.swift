public import EndpointRuntime
import Foundation

extension StubRequest {
    /// The parts of a multipart body (RFC 7578, RFC 2046 §5.1), from which an endpoint is read back.
    public struct Form: Sendable {
        /// The names, by position, of parts that are sent without names.
        struct Naming {
            var names: [String]
            var rest: String?
        }

        struct Part: Sendable {
            var name: String
            var fileName: String?
            var contentType: String?
            var headers = HeaderFields()
            var content: Data

            /// In the charset of the part's media type.
            func text() throws -> String {
                do { return try EndpointRuntime.text(of: content, contentType: contentType ?? "") } catch {
                    throw StubRequest.ReadError("part '\(name)'", "\(error)")
                }
            }

            /// A value that is not a list of several parts. A part without a media type is a text; one with another
            /// type than JSON may contain JSON.
            func value() throws -> ParameterText {
                let text = try text()
                guard let contentType else { return ParameterText(text) }
                return isJSON(contentType) ? .json(text) : .likelyJSON(text)
            }
        }

        let parts: [Part]
        /// Whether the parts were sent with their own names, so that a file has a name too.
        private let isNamed: Bool

        /// A value from text; each element of a list is a separate part.
        ///
        /// - Parameter separator: the text between the elements of a list that is a single part.
        public func field<T: JSONCodable>(_ name: String, separator: String? = nil, contentType: String? = nil) throws
            -> T
        {
            let found = self[name]
            let value: ParameterText
            if let separator {
                let texts = try found.flatMap { try $0.text().components(separatedBy: separator) }
                value = .combined(texts.map { ParameterText($0) })
            } else if isJSON(contentType), found.count == 1 {
                value = .json(try found[0].text())
            } else {
                value = .combined(try found.map { try $0.value() })
            }
            return try read("part '\(name)'", found.isEmpty ? nil : value)
        }

        /// A value from one JSON part.
        public func json<T: JSONCodable>(_ name: String) throws -> T {
            try readJSON("part '\(name)'", self[name].first.map { String(decoding: $0.content, as: UTF8.self) })
        }

        /// The values of all parts with a name, each read from text or JSON.
        public func items<T: JSONCodable>(_ name: String, contentType: String? = nil) throws -> [T] {
            try self[name].map { part in
                try read("part '\(name)'", isJSON(contentType) ? .json(try part.text()) : part.value())
            }
        }

        /// The values of all parts with a name; nil if there is none.
        public func items<T: JSONCodable>(_ name: String, contentType: String? = nil) throws -> [T]? {
            self[name].isEmpty ? nil : try items(name, contentType: contentType) as [T]
        }

        /// A header of the first part with a name, in style `simple`.
        public func header<T: JSONCodable>(_ header: String, ofPart name: String, explode: Bool = false) throws -> T {
            let text = self[name].first?.headers[header].map { ParameterText.header($0, explode: explode) }
            return try read("header '\(header)' of part '\(name)'", text)
        }

        /// A header, as JSON text, of the first part with a name.
        public func header<T: JSONCodable>(json header: String, ofPart name: String) throws -> T {
            try readJSON("header '\(header)' of part '\(name)'", self[name].first?.headers[header])
        }

        /// The first file with a name. Its media type is the one that was sent.
        ///
        /// - Throws: ``StubRequest/ReadError`` if there is none, or if a field has the name.
        public func file(_ name: String) throws -> FilePart {
            guard let file = try files(name).first else {
                throw StubRequest.ReadError("part '\(name)'", "it is missing")
            }
            return file
        }

        /// The first file with a name; nil if there is none.
        ///
        /// - Throws: ``StubRequest/ReadError`` if a field has the name.
        public func file(_ name: String) throws -> FilePart? { try files(name).first }

        /// All files with a name, in order.
        ///
        /// - Parameter numbered: whether the parts are named `name[0]`, `name[1]` and so on.
        /// - Throws: ``StubRequest/ReadError`` for a part that is a field, since files have file names.
        public func files(_ name: String, numbered: Bool = false) throws -> [FilePart] {
            let found =
                numbered
                ? parts.indices.prefix { !self["\(name)[\($0)]"].isEmpty }.flatMap { self["\(name)[\($0)]"] }
                : self[name]
            return try found.map { part in
                // A file with an empty name is sent without a name, as text is, but with a type.
                guard part.fileName != nil || part.contentType != nil || !isNamed else {
                    throw StubRequest.ReadError("part '\(name)'", "it is not a file")
                }
                return FilePart(
                    name: part.fileName ?? (isNamed ? "" : nil),
                    contentType: part.contentType,
                    content: .data(part.content)
                )
            }
        }

        /// All files with a name; nil if there is none.
        ///
        /// - Parameter numbered: whether the parts are named `name[0]`, `name[1]` and so on.
        /// - Throws: ``StubRequest/ReadError`` if a field has the name.
        public func files(_ name: String, numbered: Bool = false) throws -> [FilePart]? {
            let files: [FilePart] = try files(name, numbered: numbered)
            return files.isEmpty ? nil : files
        }

        private subscript(_ name: String) -> [Part] { parts.filter { $0.name == name } }
    }
}

extension StubRequest.Form {
    /// - Throws: ``StubRequest/ReadError`` if the media type names no boundary, or if the body has no such parts.
    init(body: Data, contentType: String, naming: Naming? = nil) throws {
        guard let boundary = StubRequest.Form.parameter("boundary", of: contentType) else {
            throw StubRequest.ReadError("body", "the media type '\(contentType)' names no boundary")
        }
        let delimiter = Data("\r\n--\(boundary)".utf8)
        // The first delimiter is not preceded by a line break, so one is added.
        let bytes = Data("\r\n".utf8) + body
        var parts: [Part] = []
        var start = bytes.range(of: delimiter)?.upperBound
        while let from = start, let end = bytes.range(of: delimiter, in: from..<bytes.endIndex) {
            let index = parts.count
            let name = naming.flatMap { index < $0.names.count ? $0.names[index] : $0.rest }
            guard let part = StubRequest.Form.part(bytes[from..<end.lowerBound], named: name) else {
                throw StubRequest.ReadError("body", "part \(index + 1) has no name")
            }
            parts.append(part)
            start = end.upperBound
        }
        guard start != nil else { throw StubRequest.ReadError("body", "it has no part after '--\(boundary)'") }
        self.parts = parts
        isNamed = naming == nil
    }

    private static func part(_ bytes: Data, named known: String?) -> Part? {
        guard let gap = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        var part = Part(name: "", content: Data(bytes[gap.upperBound...]))
        var name = known
        for line in String(decoding: bytes[..<gap.lowerBound], as: UTF8.self).components(separatedBy: "\r\n") {
            let halves = line.split(separator: ":", maxSplits: 1)
            guard halves.count == 2 else { continue }
            let value = trimmed(halves[1])
            switch halves[0].lowercased() {
            case "content-disposition":
                name = known ?? parameter("name", of: value).map(unescaped)
                part.fileName = parameter("filename", of: value).map(unescaped)
            case "content-type": part.contentType = value
            default: part.headers.add(String(halves[0]), value)
            }
        }
        guard let name else { return nil }
        part.name = name
        return part
    }

    /// `form-data; name="title"` → `title`. A semicolon in quotes separates nothing.
    private static func parameter(_ name: String, of field: String) -> String? {
        var pieces = [""]
        var isQuoted = false
        for scalar in field.unicodeScalars {
            if scalar == "\"" { isQuoted.toggle() }
            if scalar == ";" && !isQuoted {
                pieces.append("")
            } else {
                pieces[pieces.count - 1].unicodeScalars.append(scalar)
            }
        }
        for piece in pieces.dropFirst().map({ trimmed($0) })
        where piece.hasPrefix(name + "=") {
            return piece.dropFirst(name.count + 1).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        }
        return nil
    }

    /// WHATWG HTML §4.10.22.8.
    private static func unescaped(_ text: String) -> String {
        text.replacing("%22", with: "\"").replacing("%0D", with: "\r").replacing("%0A", with: "\n")
    }
}
