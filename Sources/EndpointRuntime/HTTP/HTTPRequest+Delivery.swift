public import Foundation

extension HTTPRequest {
    /// How a successful answer's body is handed over. An answer outside 200…299 is always in memory, at most 64 KiB.
    public enum Delivery: Sendable {
        /// In memory; a body of more than `limit` bytes is a transport failure.
        case buffered(limit: Int)
        /// The call returns at the head and the body follows as a ``HTTPResponse/ByteStream``.
        case streamed
        /// Written to a file that appears at the address only when the body is whole.
        ///
        /// Of a GET that is `isResumable`, what has arrived is kept beside the address when the request fails, in two
        /// hidden files, and the next such request goes on behind it, in this process or another. It does so only if
        /// the server vouches, by an ETag or a modification date, that the rest belongs to the same content (RFC 9110
        /// §13.1.5 and §14); else it starts anew. The answer that completes the file is a plain 200, as if it had come
        /// at once. Such a request asks for no compression.
        case file(URL, isResumable: Bool = false)

        /// 16 MiB in memory.
        public static var `default`: HTTPRequest.Delivery { .buffered(limit: 16 * 1_048_576) }

        /// What is kept of a body whose status is not a success, in bytes.
        static var errorBodyLimit: Int { 65_536 }
    }
}
