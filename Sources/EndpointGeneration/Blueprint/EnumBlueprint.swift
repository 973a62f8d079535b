package import EndpointDescription

/// An open enum. For example: `enum Status: OpenEnum { case available, sold, undocumented(String) }`
package struct EnumBlueprint {
    /// `String` or `Int`.
    package var rawType: StandardType
    package var cases: [Case]

    package struct Case {
        package var name: String
        package var rawValue: Literal
        /// Where the description has it.
        package var origin: SourceLocation
    }

    /// The case of a raw value, as that stands in a URL.
    func caseName(of text: String) -> String? {
        cases.first { $0.rawValue.plainText == text }?.name
    }

    /// Beyond this many cases a dictionary finds a case faster than a walk through all of them.
    static let indexThreshold = 16

    var isIndexed: Bool { cases.count > EnumBlueprint.indexThreshold }
}
