package import EndpointDescription

/// One of several types. For example: `enum Animal: JSONCodable { case cat(Cat), dog(Dog) }`
package struct UnionBlueprint {
    package var alternatives: [Alternative]
    package var choice: Choice
    /// Adds `case undocumented(JSONValue)` for tags that the description does not name.
    package var hasUndocumented = false
    package var isIndirect = false

    package struct Alternative {
        package var name: String
        package var type: SwiftType
        /// The member that names this alternative, written on encode: `("petType", "cat")`.
        package var tag: (key: String, value: Literal)?
        package var documentation = Documentation()
        /// Its location in the description.
        package var origin: SourceLocation?
    }

    /// How a reader selects the alternative. Alternatives are identified by position.
    package indirect enum Choice {
        case alternative(Int)
        /// By the value of one member. A listed tag selects its branch, a missing tag selects `absent`, and any other
        /// tag selects `otherwise`.
        case tag(key: String, cases: [Branch<String>], absent: Choice?, otherwise: Choice)
        /// By the kind of JSON value.
        case kind([Branch<JSONKind>])
        /// By members that only one alternative requires; the first match wins.
        case keys([Branch<String>], otherwise: Choice)
        /// By trial in this order, until one can be read. If `knowing` lists members for each alternative, those that
        /// know more of the present members are tried first.
        case firstMatch([Int], knowing: [[String]])
        case undocumented
        case noMatch
    }

    /// The choice that any of several tags, kinds or members leads to. It is a separate type, because the compiler has
    /// trouble with an enum that contains itself in tuples.
    package struct Branch<Key> {
        package var keys: [Key]
        package var choice: Choice
    }

    package enum JSONKind: String, CaseIterable {
        case null, boolean, integer, number, string, array, object
    }
}
