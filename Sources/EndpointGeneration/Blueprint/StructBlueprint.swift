package import EndpointDescription

/// An object. For example: `struct Pet: Model, Hashable { var id: Int64; var tag: String? }`
package struct StructBlueprint {
    package var properties: [PropertyBlueprint] = []
    /// Whether it is a JSON value; a multipart form is only a bag of parts.
    package var isModel = true
    var conformance = Conformance.hashable
    /// Whether its properties are `var`.
    var isMutable = true
}

/// One stored property. For example: `var petID: Int64`
package struct PropertyBlueprint {
    /// Ready to print, backticks included.
    package var name: String
    /// The member's name in JSON.
    package var key: String
    package var type: SwiftType
    package var presence: Presence
    package var documentation = Documentation()
    package var isDeprecated = false
    /// The initializer's default argument.
    package var defaultValue: Expression?
    /// How it is read and written where its type alone does not say it.
    package var form: Form?
    /// The schema of its values, where that has a say in its default.
    package var schema: Schema?
    /// Where the description has it.
    package var origin: SourceLocation?
    /// `@Indirect`: the type contains itself through this property, or the value is large.
    package var isBoxed = false

    package enum Form {
        /// `as: .codable`
        case codable
        /// An instant as a number: `as: UnixSeconds.self`
        case unix(StandardType)
    }

    package enum Presence: Equatable {
        case required
        /// Left out when `nil`.
        case optional
        /// Written as `null` when `nil`.
        case nullable
        /// `Presence<T>`: left out, `null` or a value.
        case threeWay
        /// A fixed value: checked, written, never stored. For example: `var object: String { "customer" }`
        case constant(Literal)
        /// `additionalProperties`: every member without a property of its own.
        case rest
        /// A union of members beside the named ones.
        case inline
    }
}
