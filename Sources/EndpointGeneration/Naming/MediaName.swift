import EndpointDescription

/// The name of an enum case for a media type: `application/x-www-form-urlencoded` → `form`, `text/csv` → `csv`.
enum MediaName {
    static func caseName(of mediaType: MediaType) -> String {
        if let name = names[mediaType.essence] { return name }
        let type = mediaType.type
        guard var subtype = mediaType.subtype, !type.isEmpty, !subtype.isEmpty else { return "content" }
        if subtype == "*" { return type == "*" ? "content" : SwiftName.member(String(type)) }
        for suffix in ["+json", "+xml", "+yaml"] where subtype.hasSuffix(suffix) {
            subtype = subtype.dropLast(suffix.utf8.count)
            if subtype == "*" { return String(suffix.dropFirst()) }
        }
        return SwiftName.member(withoutTree(subtype))
    }

    /// Longer names, for a media type whose usual name another one has: `text/xml` → `textXML`.
    static func fullCaseNames(of mediaType: MediaType) -> [String] {
        [mediaType.subtype.map(withoutTree), mediaType.essence].compactMap { $0.map(SwiftName.member) }
    }

    private static func withoutTree(_ subtype: Substring) -> String {
        var subtype = subtype
        for prefix in ["x-", "vnd."] where subtype.hasPrefix(prefix) { subtype = subtype.dropFirst(prefix.utf8.count) }
        return String(subtype)
    }

    private static let names = [
        "application/octet-stream": "octets", "application/x-www-form-urlencoded": "form",
        "multipart/form-data": "multipart", "text/plain": "text", "application/x-ndjson": "jsonLines",
        "application/ndjson": "jsonLines", "application/jsonl": "jsonLines", "text/event-stream": "events",
    ]
}
