/// The media type of a file with this name, by its extension; nil for an extension that is not common.
func mediaType(ofFile name: String) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return mediaTypes[name[name.index(after: dot)...].lowercased()]
}

/// The media type without parameters, in lower case (RFC 9110 §8.3.1). It ends at white space, but white space around `/`
/// and `,` is left out.
package func essence(of mediaType: some StringProtocol) -> String {
    func isSeparator(_ character: Character?) -> Bool { character == "/" || character == "," }
    var essence = ""
    for word in mediaType.prefix(while: { $0 != ";" }).split(whereSeparator: { $0 == " " || $0 == "\t" }) {
        guard essence.isEmpty || isSeparator(essence.last) || isSeparator(word.first) else { break }
        essence += word
    }
    return essence.lowercased()
}

/// Whether a media type is JSON and not a stream: `application/json`, any other `/json` or `+json`, or `application/json`
/// before a sign, as in `application/json-patch`.
package func isJSON(_ mediaType: String?) -> Bool {
    guard let mediaType else { return false }
    let type = essence(of: mediaType)
    if EventFormat(mediaType: type) != nil { return false }
    if type.hasSuffix("/json") || type.hasSuffix("+json") { return true }
    if type == "application/jsonrequest" || type.hasPrefix("application/x-amz-json") { return true }
    guard type.hasPrefix("application/json"), let next = type.dropFirst("application/json".count).first else {
        return false
    }
    return !next.isLetter && !next.isNumber
}

/// The types that IANA registers, or else those in common use, by extension.
private let mediaTypes: [String: String] = [
    "7z": "application/x-7z-compressed", "aac": "audio/aac", "avif": "image/avif", "bmp": "image/bmp",
    "css": "text/css", "csv": "text/csv", "doc": "application/msword",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "epub": "application/epub+zip",
    "flac": "audio/flac", "gif": "image/gif", "gz": "application/gzip", "heic": "image/heic", "heif": "image/heif",
    "htm": "text/html", "html": "text/html", "ics": "text/calendar", "jpeg": "image/jpeg", "jpg": "image/jpeg",
    "js": "text/javascript", "json": "application/json", "jsonl": "application/jsonl", "m4a": "audio/mp4",
    "m4v": "video/mp4", "md": "text/markdown", "mov": "video/quicktime", "mp3": "audio/mpeg", "mp4": "video/mp4",
    "mpeg": "video/mpeg", "mpg": "video/mpeg", "mpga": "audio/mpeg", "oga": "audio/ogg", "ogg": "audio/ogg",
    "opus": "audio/ogg", "pdf": "application/pdf", "png": "image/png", "ppt": "application/vnd.ms-powerpoint",
    "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation", "rtf": "application/rtf",
    "svg": "image/svg+xml", "tar": "application/x-tar", "tif": "image/tiff", "tiff": "image/tiff",
    "txt": "text/plain", "vcf": "text/vcard", "wav": "audio/wav", "webm": "video/webm", "webp": "image/webp",
    "xls": "application/vnd.ms-excel",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xml": "application/xml",
    "yaml": "application/yaml", "yml": "application/yaml", "zip": "application/zip",
]
