import EndpointDescription

/// A value that is reachable from a reply, and the Swift expression for it. For example: `value.owner?.id`
struct LinkSource {
    var expression: Expression
    /// The type without its optionality.
    var type: SwiftType
    /// Whether anything on the way to it may be missing.
    var isOptional = false
    /// Whether the value itself may be missing, so that the next step needs a `?`.
    var needsChaining = false
    var isDeprecated = false
    /// Whether it is part of the response's body.
    var isFromBody = false
    /// Whether it can be read as any type, so that a variable needs a type annotation.
    var isOfAnyType = false

    init(_ expression: Expression, _ type: SwiftType) {
        self.expression = expression
        self.type = type
        unwrap()
    }

    mutating func step(to member: String, _ type: SwiftType) {
        move(to: .member(of: expression, member, isChained: needsChaining), type)
    }

    mutating func step(toElement key: String, _ type: SwiftType) {
        move(to: .element(of: expression, key, isChained: needsChaining), type)
    }

    private mutating func move(to expression: Expression, _ type: SwiftType) {
        self.expression = expression
        needsChaining = false
        self.type = type
        unwrap()
    }

    private mutating func unwrap() {
        switch type {
        case .optional(let wrapped):
            type = wrapped
            (isOptional, needsChaining) = (true, true)
        case .presence(let wrapped): step(to: "wrapped", .optional(wrapped))
        case .standard, .array, .dictionary, .stream, .declared, .custom: break
        }
    }

    /// Converts the value to another type: `String(value.id)`, `Int(exactly: value.id)`.
    mutating func convert(to type: StandardType, label: String? = nil, canFail: Bool = false) {
        let given = isOptional ? Expression.variable("$0") : expression
        let made = Expression.make(.standard(type), [.init(label, given)])
        expression = isOptional ? .mapped(expression, by: made, canFail: canFail) : made
        if canFail { (isOptional, needsChaining) = (true, true) }
    }
}

// MARK: MemberPaths

/// Why a path does not lead to a value that Swift can read.
struct UnresolvedPath: Error {
    var reason: String
}

/// Follows a path from a value to a member, as Swift would write it.
struct MemberPaths {
    let index: TypeIndex
    private let namespace: TypeNode

    init(_ index: TypeIndex, _ context: PlanContext) {
        self.index = index
        namespace = context.names.namespace
    }

    /// Follows the steps of a path. A step is the name of a member; in an array, `0` is the first element and `-1` the
    /// last.
    func follow(_ steps: [String], from start: LinkSource) throws(UnresolvedPath) -> LinkSource {
        var source = start
        for step in steps {
            switch index.underlying(source.type) {
            case .declared(let node):
                let property = try member(step, of: node)
                source.step(to: property.name, property.type)
                source.isDeprecated = source.isDeprecated || property.isDeprecated
            case .dictionary(let value) where value.withoutOptional == value:
                source.step(toElement: step, .optional(value))
            case .array(let element) where (step == "0" || step == "-1") && element.withoutOptional == element:
                source.step(to: step == "0" ? "first" : "last", .optional(element))
            default: throw UnresolvedPath(reason: "\(name(of: source.type)) has no member '\(step)'")
            }
        }
        return source
    }

    /// The properties on the path to a settable member: `body.paging.cursor`.
    func writablePath(_ steps: [String], from start: PropertyBlueprint) throws(UnresolvedPath) -> [PropertyBlueprint] {
        var path = [start]
        for step in steps {
            let last = path[path.count - 1]
            guard case .declared(let node) = index.underlying(last.type) else {
                let mayBeMissing = last.type.withoutOptional != last.type
                throw UnresolvedPath(
                    reason: mayBeMissing
                        ? "'\(last.key)' may be left out, so nothing in it can be set"
                        : "\(name(of: last.type)) has no member '\(step)'"
                )
            }
            path.append(try member(step, of: node))
        }
        if let last = path.last, case .constant = last.presence {
            throw UnresolvedPath(reason: "'\(last.key)' always has the same value, so it cannot be set")
        }
        return path
    }

    /// The properties of such a path, which begins in `node`.
    func references(to path: [PropertyBlueprint], of node: TypeNode) -> [PropertyReference] {
        var owner = node
        return path.map { property in
            defer { if case .declared(let next) = index.underlying(property.type) { owner = next } }
            return PropertyReference(owner: owner, name: property.name)
        }
    }

    /// The payload type of a case of a nested `Response`.
    func payload(of name: String, in node: TypeNode) -> SwiftType? {
        index.cases(node)?.cases.first { $0.name == name }?.type
    }

    func name(of type: SwiftType) -> String {
        TypePrinter().text(type, in: namespace)
    }

    private func member(_ key: String, of node: TypeNode) throws(UnresolvedPath) -> PropertyBlueprint {
        let members = index.structure(node)?.properties.filter(\.isMember) ?? []
        if let member = members.first(where: { $0.key == key }) { return member }
        let near = nearestName(to: key, among: members.map(\.key))
        throw UnresolvedPath(reason: "'\(node.name)' has no member '\(key)'\(suggestion(near))")
    }
}

// MARK: RuntimeExpression

/// The source of a value in a link (OpenAPI 3.1 §4.8.20.3). For example: `$response.body#/id`
enum RuntimeExpression {
    /// The steps of the JSON Pointer after `#`.
    case responseBody([String])
    case responseHeader(String)
    case requestBody([String])
    case requestParameter(ParameterLocation, String)
    case status
    case constant(JSON)

    /// `nil` for an invalid expression, and for text that embeds expressions.
    init?(_ json: JSON) {
        guard let written = json.string else {
            self = .constant(json)
            return
        }
        var text = Substring(written)
        if text.hasPrefix("{$"), text.hasSuffix("}") { text = text.dropFirst().dropLast() }
        guard text.hasPrefix("$") else {
            if text.contains("{$") { return nil }
            self = .constant(json)
            return
        }
        if text.contains("{") { return nil }
        let parts = text.prefix { $0 != "#" }.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        let name = parts.count > 2 ? String(parts[2]) : ""
        switch (parts[0], parts.count > 1 ? parts[1] : "") {
        case ("$statusCode", ""): self = .status
        case ("$response", "body"): self = .responseBody(RuntimeExpression.steps(of: text))
        case ("$request", "body"): self = .requestBody(RuntimeExpression.steps(of: text))
        case ("$response", "header") where !name.isEmpty: self = .responseHeader(name)
        case ("$request", let location) where !name.isEmpty:
            guard let location = ParameterLocation(rawValue: String(location)) else { return nil }
            self = .requestParameter(location, name)
        default: return nil
        }
    }

    /// The pointer after `#` is a plain one (RFC 6901 §3), not a fragment of a URI.
    private static func steps(of text: Substring) -> [String] {
        text.firstIndex(of: "#").map { pointerSteps(String(text[text.index(after: $0)...])) } ?? []
    }
}

// MARK: Properties

extension EndpointBlueprint {
    /// The property for a parameter. The name may be prefixed with the parameter's location: `path.id`.
    func property(forParameter name: String) -> PropertyBlueprint? {
        if let dot = name.firstIndex(of: "."), let location = ParameterLocation(rawValue: String(name[..<dot])),
            let property = property(forParameter: String(name[name.index(after: dot)...]), in: location)
        {
            return property
        }
        return property(forParameter: name, in: nil)
    }

    func property(forParameter name: String, in location: ParameterLocation?) -> PropertyBlueprint? {
        sentParameters.first { $0.name == name && (location == nil || $0.location == location) }
            .flatMap { found in properties.first { $0.name == found.property } }
    }

    var parameterNames: [String] { sentParameters.map(\.name) }

    var bodyProperty: PropertyBlueprint? {
        body.flatMap { body in properties.first { $0.name == body.property } }
    }

    /// The path parameters in the order of the path, then the other parameters in their own order.
    private var sentParameters: [ParameterBlueprint] {
        pathPieces.compactMap { piece in
            guard case .parameter(let parameter) = piece else { return nil }
            return parameter
        } + parameters.filter { $0.location != .path }
    }
}
