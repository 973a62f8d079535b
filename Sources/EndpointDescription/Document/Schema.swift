/// A schema (OpenAPI 3.1 §4.8.24, OpenAPI 3.0 §4.7.24) in a common form for all dialects.
///
/// This is a class because schemas have identity: each place in the file has one object, so a recursive schema is a
/// cycle of references. It is changed only while a description is read. It is never freed, because a recursive schema
/// is a cycle anyway, and freeing a chain of a hundred thousand references would overflow the stack.
// Unchecked because its members are variables: nothing changes them after `readDescription` has returned.
package final class Schema: @unchecked Sendable {
    package let place: SourceLocation
    /// The target of the `$ref`. The other members of this object are then the siblings of the `$ref`.
    package internal(set) var reference: Schema?
    /// Whether the `$ref` of another schema leads to it.
    var isReferenceTarget = false
    /// The name under `components.schemas`; `nil` for an inline schema.
    package internal(set) var componentName: String?

    /// The types as written; without `type`, the types that `enum`, `const`, `properties` or `items` imply.
    package internal(set) var types: Types = []
    /// Whether the schema itself says that `null` is valid: `nullable: true`, `"null"` among the types, `null` among
    /// the enum's values, or an alternative that is only `null`. `admitsNull` also considers the schemas that it is
    /// composed of.
    package internal(set) var isNullable = false
    /// Whether only `null` is valid: `type: "null"` or an equivalent.
    package internal(set) var acceptsOnlyNull = false
    /// Whether any value is valid: `true`, `{}`, or only annotations.
    package internal(set) var acceptsAnything = false
    /// Whether no value is valid: `false` or `not: {}`.
    package internal(set) var acceptsNothing = false
    /// Whether its numbers may also be written as texts: `"type": ["integer", "string"]` with the pattern of a number.
    package internal(set) var numbersMayBeText = false
    package internal(set) var format: String?
    package internal(set) var title: String?
    package internal(set) var description: String?
    /// A sentence that links to the author's documentation.
    package internal(set) var externalDocs: String?
    package internal(set) var isDeprecated = false
    package internal(set) var isReadOnly = false
    package internal(set) var isWriteOnly = false
    package internal(set) var defaultValue: JSON?
    package internal(set) var example: JSON?

    /// The values of `enum` without `null`.
    package internal(set) var allowedValues: [JSON]?
    /// The author's names of `allowedValues` (`x-enum-varnames`, `x-enumNames`, or `title` if the values are written as
    /// a `oneOf` of constants), by position. There are as many as values, or none.
    package internal(set) var allowedValueNames: [String] = []
    /// The descriptions of `allowedValues`, by position. There are as many as values, or none. If only some values have
    /// a description, the others have an empty one.
    package internal(set) var allowedValueDescriptions: [String] = []
    package internal(set) var constant: JSON?

    package internal(set) var properties: [Property] = []
    /// In the author's order, without duplicates.
    package internal(set) var required: [String] = []
    package internal(set) var additionalProperties: AdditionalProperties = .unspecified
    package internal(set) var patternProperties: [Property] = []
    package internal(set) var items: Schema?
    package internal(set) var prefixItems: [Schema] = []

    package internal(set) var allOf: [Schema] = []
    /// Without alternatives that are only `null`; such an alternative sets `isNullable`.
    package internal(set) var oneOf: [Schema] = []
    /// Without alternatives that are only `null`; such an alternative sets `isNullable`.
    package internal(set) var anyOf: [Schema] = []
    /// Schemas that apply under a condition: `then`, `else` and the values of `dependentSchemas`.
    package internal(set) var conditional: [Schema] = []
    /// The members that the `if` of a condition describes, and those on whose presence others depend.
    package internal(set) var testedMembers: [String] = []
    /// The types that the `if` of a condition names.
    package internal(set) var testedTypes: Types = []
    package internal(set) var discriminator: Discriminator?
    /// The components that extend this one directly through `allOf`, if its own or inherited discriminator chooses
    /// among them. In the author's order.
    package internal(set) var subtypes: [Schema] = []
    /// Whether it is one of another schema's `subtypes`.
    package internal(set) var isSubtype = false

    /// Validation rules for the documentation, one phrase each: `at most 64 characters`.
    package internal(set) var constraints: [String] = []
    /// The media type of a string's content (`contentMediaType`) and its encoding (`contentEncoding`), OpenAPI 3.1.
    package internal(set) var contentMediaType: MediaType?
    package internal(set) var contentEncoding: String?
    /// The schema of the JSON that a string holds (`contentSchema`), OpenAPI 3.1.
    package internal(set) var contentSchema: Schema?
    /// The members whose names start with `x-`.
    package internal(set) var extensions: [(name: String, value: JSON)] = []

    /// The members that several of the schemas that it is composed of describe, each as one schema.
    package internal(set) var mergedMembers: [Property] = []
    /// The items, if several of the schemas that it is composed of describe them.
    package internal(set) var mergedItems: Schema?
    /// The values of `additionalProperties`, if several of the schemas that it is composed of describe them.
    package internal(set) var mergedValues: Schema?
    /// All positions of the tuple, if several of the schemas describe the same one.
    package internal(set) var mergedPrefixItems: [Schema] = []
    /// Whether it was not read from a file, but made from the two schemas in `allOf`, which describe the same member.
    package internal(set) var isMerged = false
    /// Whether it was made by a merge and accepts anything, because no Swift type combines the schemas of the member.
    package internal(set) var isUncombined = false
    /// Whether `null` is not valid, although it is in the schema in `allOf`, if this one was made by a merge: another schema
    /// of the same member does not admit it.
    package internal(set) var excludesNull = false
    /// The schema that this one only annotates, if this one was not read from a file, but made by a merge.
    package internal(set) var annotated: Schema?
    /// A stand-in for the members in `required` and `testedMembers` that it does not describe itself.
    package internal(set) var undescribed: Schema?
    /// Whether it is such a stand-in.
    package internal(set) var isUndescribed = false
    /// If this schema is an alternative, the members that the schema around it describes.
    package internal(set) var describedOutside: Set<String> = []

    /// The `target`, once the description has been read. It is used about a dozen times.
    var settledTarget: Schema?
    /// Whether it `refersToNull`, once all schemas are read. Large choices ask each alternative many times.
    var settledReferenceToNull: Bool?
    /// Whether it `hasTagOfItsOwn`, once its members are complete.
    var settledOwnTag: Bool?
    /// Whether it `describesKind`, once its members are complete. Branches may be nested deep.
    var settledKind: Bool?
    /// The `onlyDescribingMember`, once the target is settled.
    var settledMember: Schema??
    /// Whether it `admitsNull`, once the targets of all schemas are settled.
    var settledNull: Bool?

    /// The state of `breakEmptyCycles`.
    var cycleSearch: CycleSearch = .unseen

    enum CycleSearch {
        case unseen, open, done
        /// The `$ref` of this schema leads back to `to`, which was being searched. The `allOf` of this schema is not searched
        /// yet.
        case returning(to: Schema)
    }

    init(place: SourceLocation) {
        self.place = place
        _ = Unmanaged.passRetained(self)
    }

    package struct Types: OptionSet, Sendable {
        package let rawValue: UInt8
        package static let boolean = Types(rawValue: 1)
        package static let integer = Types(rawValue: 2)
        package static let number = Types(rawValue: 4)
        package static let string = Types(rawValue: 8)
        package static let array = Types(rawValue: 16)
        package static let object = Types(rawValue: 32)

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        // Unoptimized code takes long for the comparison of all option sets.
        package static func == (a: Types, b: Types) -> Bool { a.rawValue == b.rawValue }

        /// Whether they are a single type of values without parts, whose bits are below those of the others.
        var areOneScalar: Bool { rawValue < Types.array.rawValue && rawValue.nonzeroBitCount == 1 }
    }

    package struct Property: Sendable {
        package var name: String
        package var schema: Schema
        /// Whether only `additionalProperties` describes it, in the schema that requires it.
        let isFromValues: Bool

        package init(name: String, schema: Schema, isFromValues: Bool = false) {
            self.name = name
            self.schema = schema
            self.isFromValues = isFromValues
        }

        /// Whether the description of the same member in another schema takes precedence, because
        /// `additionalProperties` is not meant for it.
        func yields(to other: Property) -> Bool {
            isFromValues && !other.isFromValues && other.schema.describesKind
        }
    }

    package enum AdditionalProperties: Sendable {
        case unspecified
        case forbidden
        case anything
        case schema(Schema)
    }

    package struct Discriminator: Sendable {
        package var propertyName: String
        /// The tags and schemas from `mapping`, in the author's order.
        package var mapping: [(tag: String, schema: Schema)]
        /// The schema of values without the property, or with one that names no schema (OpenAPI 3.2 §4.25).
        package var fallback: Schema?

        package init(propertyName: String, mapping: [(tag: String, schema: Schema)] = []) {
            self.propertyName = propertyName
            self.mapping = mapping
        }

        /// The schemas that it names, each with a tag that selects it. The tag of the fallback is its name.
        package var named: [(tag: String, schema: Schema)] {
            guard let fallback, let name = fallback.target.componentName else { return mapping }
            return mapping + [(name, fallback)]
        }

        /// The schemas that it names.
        var targets: [Schema] { mapping.map(\.schema) + (fallback.map { [$0] } ?? []) }
    }
}

extension Schema {
    /// Whether texts of this format are UUIDs. Pydantic adds the version, and NSwag writes `guid`.
    package static func isUUID(_ format: String) -> Bool {
        ["uuid", "uuid1", "uuid3", "uuid4", "uuid5", "guid"].contains(format)
    }
}

/// Compares schemas by identity: they are equal only if they are the same place in the same file.
extension Schema: Hashable {
    // The address, because debug builds take twice as long for `===` and `ObjectIdentifier`.
    package static func == (a: Schema, b: Schema) -> Bool {
        unsafeBitCast(a, to: Int.self) == unsafeBitCast(b, to: Int.self)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(unsafeBitCast(self, to: Int.self)) }
}
