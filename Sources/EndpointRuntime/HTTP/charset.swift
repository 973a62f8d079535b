package import Foundation

/// The charset that a media type names, in lower case; nil if it names none.
func statedCharset(of mediaType: String) -> String? {
    // The platform joins several Content-Type headers with commas.
    guard let type = listElements(of: mediaType).first else { return nil }
    for parameter in listElements(of: String(type), by: ";").dropFirst().compactMap({ String($0).ifASCII }) {
        let pair = parameter.split(separator: "=", maxSplits: 1)
        guard pair.count == 2, trimmed(pair[0]).lowercased() == "charset" else { continue }
        let name = pair[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
        if !name.isEmpty { return name.lowercased() }
    }
    return nil
}

extension String.Encoding {
    /// The encoding of a charset that every platform can read and write; nil for another one.
    init?(charset: String) {
        switch charset {
        case "utf-8", "utf8": self = .utf8
        case "us-ascii", "ascii": self = .ascii
        case "iso-8859-1", "latin1": self = .isoLatin1
        case "windows-1252", "cp1252": self = .windowsCP1252
        case "utf-16": self = .utf16
        case "utf-16be": self = .utf16BigEndian
        case "utf-16le": self = .utf16LittleEndian
        default: return nil
        }
    }
}

/// Bytes as text in the charset of their media type, or in UTF-8 if it names none.
package func text(of bytes: Data, contentType: String) throws(EndpointResponse.BodyError) -> String {
    let charset = statedCharset(of: contentType) ?? "utf-8"
    guard let encoding = String.Encoding(charset: charset) else { throw .unknownCharset(charset) }
    // ASCII is a subset of UTF-8, and servers often label UTF-8 as ASCII.
    guard let text = String(data: bytes, encoding: encoding == .ascii ? .utf8 : encoding) else {
        throw .notText(charset: charset)
    }
    return text
}

/// Text in the charset of its media type, or in UTF-8 if it names none. ASCII is the same in most charsets, so ASCII
/// text is also written if the charset is not known.
package func bytes(of text: String, contentType: String, parameter: String) throws(RequestEncoder.EncodingError) -> Data
{
    let charset = statedCharset(of: contentType) ?? "utf-8"
    let encoding = String.Encoding(charset: charset)
    if let data = text.data(using: encoding ?? .ascii) { return data }
    let reason =
        encoding == nil
        ? "the charset '\(charset)' is not supported; use ASCII"
        : "the charset '\(charset)' lacks a character of the text; leave it out"
    throw .invalidValue(parameter: parameter, reason: reason)
}
