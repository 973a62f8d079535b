/// Access to the files that a description may refer to. It is passed in, so that reading needs no disk.
package struct LocalFiles {
    /// The bytes of a file; `nil` if it does not exist. The path begins with the description's folder and continues as the
    /// reference says, with `.` and `..` resolved.
    package var read: (_ path: String) throws(Refusal) -> [UInt8]?
    /// The names in a folder, for suggestions; the folder is empty where the description's path names none.
    package var names: (_ folder: String) -> [String]
    /// Whether a reference may leave the folder of the description.
    package var allowsReferencesOutside: Bool

    /// Why an existing file is not read.
    package struct Refusal: Error {
        package var reason: String
        package var remedy: String?

        package init(_ reason: String, remedy: String? = nil) {
            self.reason = reason
            self.remedy = remedy
        }
    }

    package init(
        allowsReferencesOutside: Bool = false,
        read: @escaping (_ path: String) throws(Refusal) -> [UInt8]?,
        names: @escaping (_ folder: String) -> [String] = { _ in [] }
    ) {
        self.read = read
        self.names = names
        self.allowsReferencesOutside = allowsReferencesOutside
    }
}
