package import EndpointDescription

/// One of several types. For example: `enum Animal: JSONCodable { case cat(Cat), dog(Dog) }`
package struct UnionBlueprint {
    package var alternatives: [Alternative]
    package var choice = Choice.noMatch
    /// The members and values by which a trial ranks the alternatives, the most important first.
    package var entries: [Entry] = []
    /// The member whose value decides.
    package var tagKey: String?
    /// The member that may hold the names of schemas.
    package var nameKey: String?
    /// Whether a reader finds the alternative without trial.
    package var isCertain = true
    /// Adds `case undocumented(JSONValue)` for tags that the description does not name.
    package var hasUndocumented = false
    /// The alternative that reads values whose tag is missing or names none.
    package var fallback: Fallback?
    package var isIndirect = false
    /// The cases of the alternative that is an open enum, as values of the union: `.oneOff` for `.choice(.oneOff)`.
    package var constants: [Constant] = []
    /// The literals that callers may write instead of a case.
    package var literals: [Literals] = []

    /// A kind of literal. For a list, the case that holds it and the type of its elements.
    package enum Literals {
        case string, integer, float, boolean
        case array(alternative: String, element: SwiftType)
    }

    package struct Constant {
        package var name: String
        /// The alternative's case.
        package var alternative: String
    }

    package struct Alternative {
        package var name: String
        package var type: SwiftType
        /// The member that names this alternative, written on encode: `("petType", "cat")`.
        package var tag: (key: String, value: Literal)?
        package var documentation = Documentation()
        /// Its location in the description.
        package var origin: SourceLocation?
    }

    package struct Fallback: Equatable {
        package var key: String
        /// The name of the alternative.
        package var alternative: String
    }

    /// How a reader selects the alternative. Alternatives are identified by position.
    package indirect enum Choice {
        case alternative(Int)
        /// By the value of one member. A listed tag selects its branch, a missing tag selects `absent`, and any other
        /// tag selects `otherwise`.
        case tag(key: String, cases: [Branch<String>], absent: Choice?, otherwise: Choice)
        /// By the kind of JSON value.
        case kind([Branch<JSONKind>])
        /// By rank and trial, as `entries` say.
        case trial
        case undocumented
        case noMatch
    }

    /// The choice for several tags or kinds. It is a separate type, because the compiler has trouble with
    /// an enum that contains itself in tuples.
    package struct Branch<Key> {
        package var keys: [Key]
        package var choice: Choice
    }

    /// How a reader recognises one alternative: `.init(Animal.cat, for: "cat")`.
    package struct Entry {
        /// The position of the alternative.
        package var alternative: Int
        /// The kinds of value that it accepts.
        package var kinds: [JSONKind]
        /// The values of the tag that select it; `nil` for a missing tag.
        package var tags: [String?] = []
        /// Members that can have no other values.
        package var fixed: [(key: String, values: [String])] = []
        /// Other required members.
        package var needed: [String] = []
        /// Other members.
        package var known: [String] = []
        /// Whether it keeps members that it does not know.
        package var keepsOthers = false
        /// The name of its schema, if it distinguishes it from another alternative.
        package var name: String?
    }

    package enum JSONKind: String, CaseIterable {
        case null, boolean, integer, number, string, array, object
    }
}
