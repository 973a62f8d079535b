/// A generated file.
package struct SourceFile: Equatable {
    /// The file's name, without a folder.
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
