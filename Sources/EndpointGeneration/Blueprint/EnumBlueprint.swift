package import EndpointDescription

/// An open enum. For example: `enum Status: OpenEnum { case available, sold, undocumented(String) }`
package struct EnumBlueprint {
    /// `String` or `Int`.
    package var rawType: StandardType
    package var cases: [Case]

    package struct Case {
        package var name: String
        package var rawValue: Literal
        /// Its location in the description.
        package var origin: SourceLocation
    }

    /// The name of the case for a raw value, which is given as it appears in a URL.
    func caseName(of text: String) -> String? {
        cases.first { $0.rawValue.plainText == text }?.name
    }

    /// Above this number of cases, a dictionary lookup is faster than a linear search.
    static let indexThreshold = 16

    var isIndexed: Bool { cases.count > EnumBlueprint.indexThreshold }
}
