/// A link from a reply to a following call. For example:
/// `extension Reply where E == Petstore.CreatePet { func getPet() -> Petstore.GetPet { … } }`
package struct LinkBlueprint {
    package var name: String
    package var target: TypeNode
    /// The parameters of the target that the response does not supply.
    package var parameters: [PropertyBlueprint] = []
    /// One argument for each property of the target, in the order of its initializer.
    package var arguments: [Expression.Argument] = []
    /// The bindings that must succeed before the call can be made.
    package var conditions: [Condition] = []
    package var documentation = Documentation()
    package var isDeprecated = false

    package enum Condition {
        /// `let petID = value.id`, or `let petID: Int64 = header("X-Pet")`
        case value(String, SwiftType?, Expression)
        /// `case .created(let body) = value`
        case pattern(name: String, binding: String?, of: Expression)
    }
}
