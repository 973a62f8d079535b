public import Foundation

/// A file in a multipart body (RFC 7578).
public struct FilePart: Sendable, Hashable {
    /// The file name sent to the server; nil sends none.
    public var name: String?
    /// The media type. `application/octet-stream` is replaced by the type in the description, if it names one.
    public var contentType: String
    public var content: HTTPBody

    public init(name: String? = nil, contentType: String = "application/octet-stream", content: HTTPBody) {
        self.name = name
        self.contentType = contentType
        self.content = content
    }

    /// A file from memory.
    public init(_ data: Data, name: String, contentType: String = "application/octet-stream") {
        self.init(name: name, contentType: contentType, content: .data(data))
    }

    /// A file on disk under its own name. It is read when the request is sent; if it cannot be read, the call ends in
    /// ``RequestError/other(_:)`` with the ``HTTPBody/FileError``.
    public init(file url: URL, contentType: String = "application/octet-stream") {
        self.init(name: url.lastPathComponent, contentType: contentType, content: .file(at: url))
    }
}
