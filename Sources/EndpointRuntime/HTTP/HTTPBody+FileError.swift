public import Foundation

extension HTTPBody {
    /// An error of a file that is a request body or the destination of a response body.
    public enum FileError: Error, Sendable, Hashable {
        case cannotCreate(URL)
        case cannotRead(URL)
        case cannotWrite(URL)
        /// Another download to the same file is in progress.
        case inUse(URL)
        /// The requested range is not inside the file.
        case outOfRange(URL)
        /// The file's size changed after the body was made and before it was sent.
        case changedSize(URL, expected: Int, found: Int)
    }
}

extension HTTPBody.FileError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .cannotCreate(let url): "cannot create a file at \(url.path); check that the folder exists and is writable"
        case .cannotRead(let url): "cannot read the file at \(url.path); check that it exists and is readable"
        case .cannotWrite(let url): "cannot write to the file at \(url.path); check that there is enough space"
        case .inUse(let url): "another download to \(url.path) is in progress; wait for it or choose another file"
        case .outOfRange(let url): "the range lies outside the file at \(url.path)"
        case .changedSize(let url, let expected, let found):
            "the file at \(url.path) has \(found) bytes, it had \(expected) when the body was made; send a finished file"
        }
    }
}
