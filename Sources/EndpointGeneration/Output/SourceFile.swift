/// One finished file.
package struct SourceFile: Equatable {
    /// The last component only; never a path.
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
