public import Foundation

/// How a successful answer's body is handed over. An answer outside 200…299 is always in memory, at most 64 KiB.
public enum Delivery: Sendable {
    /// In memory; a body of more than `limit` bytes is a transport failure.
    case buffered(limit: Int)
    /// The call returns at the head and the body follows as a ``ByteStream``.
    case streamed
    /// Written to a file that appears at the address only when the body is whole.
    case file(URL)

    /// 16 MiB in memory.
    public static var standard: Delivery { .buffered(limit: 16 * 1_048_576) }

    /// What is kept of a body whose status is not a success, in bytes.
    static var errorBodyLimit: Int { 65_536 }
}
