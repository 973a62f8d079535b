/// The files that a description may refer to. Passed in, so that reading a description needs no disk.
package struct LocalFiles {
    /// The bytes of a file; `nil` where there is none. A path is that of the description up to its folder, then as the
    /// reference says, with `.` and `..` worked out.
    package var read: (_ path: String) throws(Refusal) -> [UInt8]?
    /// The names in a folder, for suggestions; the folder is empty where the description's path names none.
    package var names: (_ folder: String) -> [String]
    /// Whether a reference may leave the folder of the description.
    package var allowsReferencesOutside: Bool

    /// Why a file that is there is not read.
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
