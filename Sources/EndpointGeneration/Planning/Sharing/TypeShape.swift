import EndpointDescription

/// Everything that a declaration prints, apart from its own documentation. Types of equal shapes can be one type.
///
/// The shape is one string, because comparing and hashing it is much faster than comparing its parts.
struct TypeShape: Hashable {
    private let text: String

    /// `nil` for a declaration that is never shared, such as an endpoint.
    ///
    /// - Parameter same: the representative of all types that are equal to this one.
    init?(of declaration: Declaration, sameAs same: (TypeNode) -> TypeNode) {
        var own: [TypeNode: Int] = [:]
        declaration.walk { own[$0.node] = own.count }
        var isSharable = true
        var writer = ShapeWriter()
        declaration.walk { inner in
            func type(_ declared: TypeNode) -> ShapeWriter.Part {
                own[declared].map(ShapeWriter.Part.own) ?? .type(same(declared))
            }
            isSharable = writer.add(inner, in: inner.node, type) && isSharable
        }
        guard isSharable else { return nil }
        text = writer.text
    }
}

/// Writes the parts of a shape so that no two shapes have the same text: each part begins with its kind and states its
/// end.
private struct ShapeWriter: ~Copyable {
    private var output = TextBuffer()

    var text: String { output.text }

    enum Part {
        case type(TypeNode)
        /// The declaration itself, or one inside of it, by position.
        case own(Int)
    }

    mutating func add(_ declaration: Declaration, in node: TypeNode, _ part: (TypeNode) -> Part) -> Bool {
        add(declaration.nameToShare)
        add(declaration.isDeprecated)
        add(declaration.nested.count)
        switch declaration.kind {
        case .structure(let blueprint): add(blueprint, in: node, part)
        case .enumeration(let blueprint):
            add("enum \(blueprint.rawType.text)")
            for item in blueprint.cases {
                add(item.name)
                add(item.rawValue.plainText)
            }
        case .union(let blueprint): add(blueprint, part)
        case .cases(let blueprint):
            add("cases")
            for item in blueprint.cases {
                add(item.name)
                add(item.documentation)
                add(item.hasContentType)
                if let type = item.type { add(type, part) }
            }
        case .failure(let blueprint):
            add("failure")
            for item in blueprint.cases {
                add(item.name)
                add(item.carriesStatus)
                if let type = item.type { add(type, part) }
            }
        case .alias(let type):
            add("alias")
            add(type, part)
        case .endpoint, .webhook, .group: return false
        }
        return true
    }

    private mutating func add(_ blueprint: StructBlueprint, in node: TypeNode, _ part: (TypeNode) -> Part) {
        add("struct")
        add(blueprint.isModel)
        add(blueprint.conformance == .hashable)
        add(blueprint.conformance == .equatable)
        let printer = ExpressionPrinter(in: node)
        for property in blueprint.properties {
            add(property.name)
            add(property.key)
            add(property.type, part)
            add(property.presence.mark)
            add(property.documentation)
            add(property.isDeprecated)
            add(property.schema?.isUndescribed == true)
            add(property.defaultValue.map(printer.text) ?? "")
            // It determines the order of the initializer's arguments, also if the default could not be written.
            add(property.isRequiredArgument)
            add(property.form.map { "\($0)" } ?? "")
            // The rest leaves out these members, although they are not properties.
            add(property.describedElsewhere.count)
            for key in property.describedElsewhere { add(key) }
        }
    }

    private mutating func add(_ blueprint: UnionBlueprint, _ part: (TypeNode) -> Part) {
        add("union")
        add(blueprint.hasUndocumented)
        add(blueprint.tagKey ?? "")
        add(blueprint.nameKey ?? "")
        for alternative in blueprint.alternatives {
            add(alternative.name)
            add(alternative.type, part)
            add(alternative.tag.map { "\($0.key)=\($0.value.plainText)" } ?? "")
            add(alternative.documentation)
        }
        add("\(blueprint.choice)")
        for entry in blueprint.entries { add("\(entry)") }
    }

    private mutating func add(_ type: SwiftType, _ part: (TypeNode) -> Part) {
        switch type {
        case .standard(let standard): add(standard.text)
        case .custom(let custom): add("\(custom.coding) \(custom.spelling)")
        case .declared(let node): add(part(node))
        case .array(let inner): add("array", of: inner, part)
        case .dictionary(let inner): add("dictionary", of: inner, part)
        case .optional(let inner): add("optional", of: inner, part)
        case .presence(let inner): add("presence", of: inner, part)
        case .stream(let inner): add("stream", of: inner, part)
        }
    }

    private mutating func add(_ wrapper: String, of inner: SwiftType, _ part: (TypeNode) -> Part) {
        add(wrapper)
        add(inner, part)
    }

    private mutating func add(_ documentation: Documentation) {
        add(documentation.paragraphs.count)
        for paragraph in documentation.paragraphs { add(paragraph) }
    }

    private mutating func add(_ part: Part) {
        switch part {
        case .type(let node):
            output.append(UInt8(ascii: "t"))
            addDigits(UInt(bitPattern: ObjectIdentifier(node)))
        case .own(let position):
            output.append(UInt8(ascii: "o"))
            addDigits(UInt(position))
        }
    }

    private mutating func add(_ text: String) {
        output.append(UInt8(ascii: "s"))
        addDigits(UInt(text.utf8.count))
        output.append(text)
    }

    private mutating func add(_ flag: Bool) { output.append(UInt8(ascii: flag ? "1" : "0")) }

    private mutating func add(_ number: Int) {
        output.append(UInt8(ascii: "#"))
        addDigits(UInt(number))
    }

    /// Writes six bits at a time, so that each byte is a character. The last byte is less than 64, and all others are not.
    private mutating func addDigits(_ number: UInt) {
        var rest = number
        while rest > 0x3F {
            output.append(UInt8(truncatingIfNeeded: rest & 0x3F | 0x40))
            rest = rest &>> 6
        }
        output.append(UInt8(truncatingIfNeeded: rest))
    }
}

extension Declaration {
    /// The name that equal types have in common. The body of a request and a response can be equal, too.
    var nameToShare: String { node.name == "Body" ? "Response" : node.name }
}

extension PropertyBlueprint.Presence {
    /// A text that only equal shapes have.
    fileprivate var mark: String {
        switch self {
        case .required: "required"
        case .optional: "optional"
        case .nullable: "nullable"
        case .threeWay: "threeWay"
        case .constant(let value): "constant \(SwiftText.literal(value))"
        case .rest: "rest"
        case .inline: "inline"
        }
    }
}
