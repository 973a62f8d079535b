public import Foundation

extension EndpointRequest {
    /// The delivery of a successful response's body. The body of a response outside 200…299 is always in memory, at
    /// most 64 KiB.
    public enum Delivery: Sendable {
        /// In memory; a body of more than `limit` bytes is a transport failure.
        case buffered(limit: Int)
        /// The call returns when the head of the response arrives; the body follows as an ``EndpointResponse/ByteStream``.
        case streamed
        /// Written to a file that appears at the URL only when the body is complete.
        ///
        /// If a GET with `isResumable` fails, the received bytes are kept next to the URL in two hidden files, and the
        /// next such request continues after them, in this process or another. It continues only if the server
        /// confirms, by an ETag or a modification date, that the rest belongs to the same content (RFC 9110 §13.1.5
        /// and §14); otherwise it starts again. The response that completes the file is a plain 200, as if the body
        /// had arrived at once. Such a request does not accept compression.
        case file(URL, isResumable: Bool = false)

        /// 16 MiB in memory.
        public static var `default`: EndpointRequest.Delivery { .buffered(limit: 16 * 1_048_576) }

        /// The maximum size of a kept body whose status is not a success, in bytes.
        static var errorBodyLimit: Int { 65_536 }
    }
}
