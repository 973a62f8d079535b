import EndpointDescription

/// Plans the Swift type of each schema once, no matter how many places use it.
final class TypePlanner {
    let context: PlanContext
    /// Declarations of the namespace itself.
    let topLevel: DeclarationScope
    /// The planned type of each schema.
    var plannedTypes: [Schema: SwiftType] = [:]
    /// The declarations of components.
    var plannedComponents: [TypeNode: Declaration] = [:]
    /// The components that are being planned.
    var openComponents: Set<TypeNode> = []
    /// The standalone types of bases that have subtypes, such as `Pet.Base`.
    var standaloneNodes: [Schema: TypeNode] = [:]
    /// The type that each alias refers to.
    var aliases: [TypeNode: SwiftType] = [:]
    /// The types of the components that are primitives.
    var primitives: [Schema: SwiftType?] = [:]
    private lazy var componentSchemas = Dictionary(context.names.components.map { ($1, $0) }) { first, _ in first }

    let description: Description
    let log: DiagnosticLog
    let choices: PlanChoices
    let hierarchies: DiscriminatorHierarchies
    let namespace: TypeNode

    init(_ context: PlanContext) {
        self.context = context
        description = context.description
        log = context.log
        choices = context.choices
        hierarchies = context.hierarchies
        namespace = context.names.namespace
        topLevel = DeclarationScope(context.names.namespace)
    }

    /// The type at the end of a chain of aliases, whether or not they are planned yet.
    func underlying(_ type: SwiftType) -> SwiftType {
        type.resolved { node in
            if let schema = componentSchemas[node], mayBeAlias(schema) { plan(schema) }
            return aliases[node]
        }
    }

    private func mayBeAlias(_ schema: Schema) -> Bool {
        schema.target !== schema || hierarchies[schema] == nil && !FlatSchema(schema).kind.needsDeclaration
    }
}
