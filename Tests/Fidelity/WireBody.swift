import Foundation

/// The parts of a `multipart/form-data` body (RFC 7578), or of another multipart body, whose parts may have no names.
struct WireParts {
    struct Part {
        var name: String
        var fileName: String?
        var contentType: String?
        var headers: [String: String]
        var content: Data
    }

    private(set) var parts: [Part] = []

    /// Nil if the body is not what the media type announces.
    init?(_ body: Data, contentType: String, isNamed: Bool = true) {
        guard let start = contentType.range(of: "boundary=") else { return nil }
        let boundary = contentType[start.upperBound...].prefix { $0 != ";" }.trimmingCharacters(in: ["\""])
        let delimiter = Data("\r\n--\(boundary)".utf8)
        // The first delimiter needs no line break in front of it.
        let whole = Data("\r\n".utf8) + body
        var position = whole.startIndex
        var starts: [Range<Data.Index>] = []
        while let found = whole.range(of: delimiter, in: position..<whole.endIndex) {
            starts.append(found)
            position = found.upperBound
        }
        guard let last = starts.last, whole[last.upperBound...].starts(with: Data("--".utf8)) else { return nil }
        for (range, next) in zip(starts, starts.dropFirst()) {
            let part = whole[range.upperBound..<next.lowerBound].dropFirst(2)
            // A part without headers begins with the empty line.
            let head = Data("\r\n".utf8) + part
            guard let end = head.range(of: Data("\r\n\r\n".utf8)) else { return nil }
            var headers: [String: String] = [:]
            for line in String(decoding: head[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
            where !line.isEmpty {
                guard let colon = line.firstIndex(of: ":") else { return nil }
                headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: [" "])
            }
            let disposition = headers.removeValue(forKey: "content-disposition") ?? ""
            guard let name = WireParts.parameter("name", of: disposition) ?? (isNamed ? nil : "") else { return nil }
            parts.append(
                Part(
                    name: name,
                    fileName: WireParts.parameter("filename", of: disposition),
                    contentType: headers.removeValue(forKey: "content-type"),
                    headers: headers,
                    content: Data(head[end.upperBound...])
                )
            )
        }
    }

    mutating func take(_ name: String) -> [Part] {
        let taken = parts.filter { $0.name == name }
        parts.removeAll { $0.name == name }
        return taken
    }

    private static func parameter(_ name: String, of header: String) -> String? {
        guard let start = header.range(of: "; \(name)=\"") else { return nil }
        // WHATWG HTML: a quotation mark in a name is %22.
        let text = String(header[start.upperBound...].prefix { $0 != "\"" })
        return text.replacing("%22", with: "\"").replacing("%0D", with: "\r").replacing("%0A", with: "\n")
    }
}

extension WireParts.Part {
    /// Whether this part is the value that the caller gave.
    func means(_ value: Plain) -> Bool {
        let text = String(decoding: content, as: UTF8.self)
        if contentType?.contains("json") == true { return WireValue.json(text).means(value) }
        return WireValue.text(text).means(value)
    }
}
