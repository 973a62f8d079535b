/// Access to the files that a description may refer to. It is a parameter, so that reading does not require a disk.
package struct LocalFiles {
    /// The bytes of a file; `nil` if it does not exist. The path is the description's folder followed by the reference,
    /// with `.` and `..` resolved.
    package var read: (_ path: String) throws(Refusal) -> [UInt8]?
    /// The file names in a folder, for suggestions. The folder is empty if the description's path has none.
    package var names: (_ folder: String) -> [String]
    /// Whether a reference may leave the folder of the description.
    package var allowsReferencesOutside: Bool
    /// How to allow a file outside that folder.
    package var remedyForOutside: String?

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
        remedyForOutside: String? = nil,
        read: @escaping (_ path: String) throws(Refusal) -> [UInt8]?,
        names: @escaping (_ folder: String) -> [String] = { _ in [] }
    ) {
        self.read = read
        self.names = names
        self.allowsReferencesOutside = allowsReferencesOutside
        self.remedyForOutside = remedyForOutside
    }
}
