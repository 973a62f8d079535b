/// An open enum. For example: `enum Status: OpenEnum { case available, sold, undocumented(String) }`
package struct EnumBlueprint {
    /// `String` or `Int`.
    package var rawType: StandardType
    package var cases: [Case]

    package struct Case {
        package var name: String
        package var rawValue: Literal
    }

    /// Beyond this many cases a dictionary finds a case faster than a walk through all of them.
    static let indexThreshold = 16

    var isIndexed: Bool { cases.count > EnumBlueprint.indexThreshold }
}
