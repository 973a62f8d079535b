/// One of several shapes. For example: `enum Animal: JSONCodable { case cat(Cat), dog(Dog) }`
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
    }

    /// How a reader finds the alternative; alternatives are given by position.
    package indirect enum Choice {
        case alternative(Int)
        /// By the value of one member: each tag leads on, no tag to `absent`, the rest to `otherwise`.
        case tag(key: String, cases: [Branch<String>], absent: Choice?, otherwise: Choice)
        /// By the kind of JSON value.
        case kind([Branch<JSONKind>])
        /// By members that only one alternative requires, first match first.
        case keys([Branch<String>], otherwise: Choice)
        /// In this order, until one reads; where `knowing` lists members for each, those that know more of them first.
        case firstMatch([Int], knowing: [[String]])
        case undocumented
        case noMatch
    }

    /// Where any of some tags, kinds or members leads. A type of its own, because the compiler loses its way in an enum that
    /// holds itself in tuples.
    package struct Branch<Key> {
        package var keys: [Key]
        package var choice: Choice
    }

    package enum JSONKind: String, CaseIterable {
        case null, boolean, integer, number, string, array, object
    }
}
