package import EndpointDescription

/// One declaration to print. Everything about it is decided, but nothing is source text yet.
package struct Declaration {
    package var node: TypeNode
    /// The schema that it was made from.
    package var origin: Schema?
    /// Finished prose, without comment markers.
    package var documentation = Documentation()
    package var isDeprecated = false
    package var kind: Kind
    /// Types that only this one uses: `Pet.Category`.
    package var nested: [Declaration] = []

    /// A declaration is copied often, so what it holds is held by reference.
    package indirect enum Kind {
        case structure(StructBlueprint)
        case enumeration(EnumBlueprint)
        case union(UnionBlueprint)
        case alias(SwiftType)
        case endpoint(EndpointBlueprint)
        case failure(FailureBlueprint)
        case cases(CasesBlueprint)
        case webhook(WebhookBlueprint)
        /// A namespace for its nested declarations. For example: `enum Webhooks { struct PetAdopted … }`
        case group
    }

    var isAlias: Bool {
        if case .alias = kind { true } else { false }
    }

    var isGroup: Bool {
        if case .group = kind { true } else { false }
    }

    /// Visits this declaration, then its nested declarations.
    func walk(_ visit: (Declaration) -> Void) {
        visit(self)
        if !nested.isEmpty { nested.walk(visit) }
    }

    /// Changes this declaration, then its nested declarations.
    mutating func mutate(_ change: (inout Declaration) -> Void) {
        change(&self)
        nested.mutate(change)
    }
}

extension [Declaration] {
    func walk(_ visit: (Declaration) -> Void) {
        for declaration in self { declaration.walk(visit) }
    }

    mutating func mutate(_ change: (inout Declaration) -> Void) {
        for index in indices { self[index].mutate(change) }
    }

    /// These declarations and all nested ones, each before its own nested declarations.
    var flattened: [Declaration] {
        var found: [Declaration] = []
        walk { found.append($0) }
        return found
    }
}

/// The text of a doc comment: paragraphs in order.
package struct Documentation: Equatable {
    package var paragraphs: [String] = []
}

// MARK: StructBlueprint

/// An object. For example: `struct Pet: HashedModel { var id: Int64; var tag: String? }`
package struct StructBlueprint {
    package var properties: [PropertyBlueprint] = []
    /// Whether it is a JSON value. A multipart form is not: it is only a collection of parts.
    package var isModel = true
    var conformance = Conformance.hashable

    /// The properties in the order of the initializer: first those that callers must give. The order of the others, and of
    /// the members in JSON, is that of the description.
    var inInitializerOrder: [PropertyBlueprint] { initializerOrder.map { properties[$0] } }

    /// The positions of the properties in the order of the initializer.
    var initializerOrder: [Int] {
        var first: [Int] = []
        var second: [Int] = []
        for index in properties.indices {
            if isModel ? properties[index].isRequiredArgument : properties[index].isAlwaysThere {
                first.append(index)
            } else {
                second.append(index)
            }
        }
        return first + second
    }
}

/// One stored property. For example: `var petID: Int64`
package struct PropertyBlueprint {
    /// The name as it is printed, including backticks.
    package var name: String
    /// The member's name in JSON.
    package var key: String
    package var type: SwiftType
    package var presence: Presence
    package var documentation = Documentation()
    package var isDeprecated = false
    /// Whether it is `var`, and not `let`.
    var isMutable = true
    /// The initializer's default argument.
    package var defaultValue: Expression?
    /// How it is read and written, if its type alone does not determine that.
    package var form: Form?
    /// The schema of its values, if it affects the default.
    package var schema: Schema?
    /// Its location in the description.
    package var origin: SourceLocation?
    /// `@Indirect`: the type contains itself through this property, or the value is large.
    package var isBoxed = false
    /// The stored variable, if the property itself is computed: generated code uses that of a deprecated property without
    /// a warning.
    var storageName: String?
    /// Further members to leave out of the rest, besides the properties. For an inline union, the members to leave out of
    /// the rest of its alternatives.
    var describedElsewhere: [String] = []
    /// The meaning of `null` in JSON, if it is not an error for this required property.
    package var emptyValue: EmptyValue?

    /// Whether it represents one named member.
    var isMember: Bool {
        switch presence {
        case .rest, .inline: false
        case .required, .optional, .nullable, .threeWay, .constant: true
        }
    }

    var isAlwaysThere: Bool {
        switch presence {
        case .required, .nullable, .inline: true
        case .optional, .threeWay, .constant, .rest: false
        }
    }

    /// Whether the description gives it no default and does not let it be absent.
    var isRequiredArgument: Bool {
        isAlwaysThere && defaultValue == nil && schema?.declaredDefault == nil
    }

    /// How it is written, if not as its type is.
    var writtenForm: Form? {
        if case .numbers = form { nil } else { form }
    }

    package enum Form: Equatable {
        /// `as: .codable`
        case codable
        /// A date in another form than RFC 3339: `as: UnixSeconds.self`
        case date(StandardType)
        /// Numbers that may also be texts when they are read: `as: [NumberOrText<Int>].self`
        case numbers(SwiftType)
    }

    package enum Presence: Equatable {
        case required
        /// Omitted when `nil`.
        case optional
        /// Written as `null` when `nil`.
        case nullable
        /// `Presence<T>`: absent, `null` or a value.
        case threeWay
        /// A fixed value: checked, written, never stored. For example: `var object: String { "customer" }`
        case constant(Literal)
        /// `additionalProperties`: every member without a property of its own.
        case rest
        /// A union whose members are in the same object as the named ones.
        case inline
    }
}

/// A property of a declared type.
package struct PropertyReference: Hashable {
    var owner: TypeNode
    var name: String
}

// MARK: EnumBlueprint

/// An open enum. For example: `enum Status: OpenEnum { case available, sold, undocumented(String) }`
package struct EnumBlueprint {
    /// `String` or `Int`.
    package var rawType: StandardType
    package var cases: [Case]
    /// Whether the description allows every text besides the cases.
    package var isAmongTexts = false

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

/// One of several bodies, in a request or in a response. For example: `enum Response { case ok(Pet), accepted(Job) }`,
/// `enum Body { case json(Pet), form(Pet) }`
package struct CasesBlueprint {
    package var cases: [Case] = []
    package var isIndirect = false

    package struct Case {
        package var name: String
        package var type: SwiftType?
        /// Whether the case also holds the media type: `case image(HTTPBody, contentType: String)`
        package var hasContentType = false
        package var documentation = Documentation()
    }
}

// MARK: UnionBlueprint

/// One of several types. For example: `enum Animal: JSONCodable { case cat(Cat), dog(Dog) }`
package struct UnionBlueprint {
    package var alternatives: [Alternative]
    package var choice = Choice.noMatch
    /// The members and values by which a trial ranks the alternatives, the most important first.
    package var entries: [Entry] = []
    /// The member whose value decides.
    package var tagKey: String?
    /// Whether tags are numbers, which may have several spellings.
    package var hasNumericTags = false
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

    /// A kind of literal. For a list or a dictionary, the case that holds it and the type of its elements or values.
    package enum Literals {
        case string, float, boolean
        /// - Parameter type: the integer type of the literals, or `nil` for `Int64`.
        case integer(type: StandardType?)
        case array(alternative: String, element: SwiftType)
        case dictionary(alternative: String, value: SwiftType)
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
        /// Whether values of the alternative may be something else than objects. Those are written without the tag.
        package var tagsOnlyObjects = false
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

    /// How a reader recognizes one alternative: `.init(Animal.cat, for: "cat")`.
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
        /// Whether it keeps members that it does not describe.
        package var keepsOthers = false
        /// Whether no object with other members is valid, and another alternative may have any.
        package var isClosed = false
        /// The schema's name, if only that name distinguishes the alternative from another.
        package var name: String?
    }

    package enum JSONKind: String, CaseIterable {
        case null, boolean, integer, number, string, array, object
    }
}
