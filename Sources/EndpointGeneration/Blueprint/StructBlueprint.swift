package import EndpointDescription

/// An object. For example: `struct Pet: HashedModel { var id: Int64; var tag: String? }`
package struct StructBlueprint {
    package var properties: [PropertyBlueprint] = []
    /// Whether it is a JSON value. A multipart form is not: it is only a collection of parts.
    package var isModel = true
    var conformance = Conformance.hashable
    /// Whether its properties are `var`.
    var isMutable = true

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

    fileprivate var isAlwaysThere: Bool {
        switch presence {
        case .required, .nullable, .inline: true
        case .optional, .threeWay, .constant, .rest: false
        }
    }

    /// Whether the description gives it no default and does not let it be absent.
    fileprivate var isRequiredArgument: Bool {
        isAlwaysThere && defaultValue == nil && schema?.declaredDefault == nil
    }

    package enum Form {
        /// `as: .codable`
        case codable
        /// A date in another form than RFC 3339: `as: UnixSeconds.self`
        case date(StandardType)
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
