import EndpointDescription

/// Prints blueprints through templates. Each file has a renderer of its own.
struct Renderer {
    let access: Access
    private let templates: [String: Template]
    private let set: TemplateSet
    /// The values that every template can print.
    private let common: TemplateContext
    /// Collects the modules that the user's templates need in one file.
    private var needs = TypePrinter()

    init(access: Access, templates set: TemplateSet = TemplateSet()) throws {
        self.access = access
        self.set = set
        common = TemplateContext(["access": .text(access.modifier)])
        var templates: [String: Template] = [:]
        for (name, text) in set.texts { templates[name] = try Template(name: name, text) }
        self.templates = templates
    }

    /// The renderer of a file.
    ///
    /// - Parameters:
    ///   - templates: the templates that are printed after the imports are determined.
    ///   - needs: collects the modules that the user's templates need.
    func forFile(printedWith templates: [String], needs: TypePrinter) -> Renderer {
        var renderer = self
        renderer.needs = needs
        for name in templates { renderer.recordNeeds(of: name) }
        return renderer
    }

    private func recordNeeds(of template: String) {
        if let imports = set.imports[template] { needs.use(ofTemplate: imports) }
    }

    /// - Parameter room: the maximum line width; by default the width that the indentation of `node` leaves.
    func fill(_ name: String, _ context: TemplateContext, in node: TypeNode, room: Int? = nil) -> String {
        guard let template = templates[name] else { return "" }
        recordNeeds(of: name)
        return set.render(template, named: name, context, within: common, in: node, room: room ?? self.room(in: node))
    }

    /// The maximum line width that the indentation of a type leaves.
    func room(in node: TypeNode) -> Int { Template.widest - 4 * node.depth }

    /// Fills a template whose text continues a line, so the last line break is left out.
    func fillInline(_ name: String, _ context: TemplateContext, in node: TypeNode, room: Int? = nil) -> String {
        let text = fill(name, context, in: node, room: room)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    func render(_ declaration: Declaration, with printer: TypePrinter) -> String {
        switch declaration.kind {
        case .structure(let blueprint):
            printer.use(.runtime)
            return render(blueprint, declaration, printer)
        case .enumeration(let blueprint):
            if blueprint.isIndexed { printer.use(.runtime) } else { printer.useToConform(.runtime) }
            return render(blueprint, declaration, printer)
        case .union(let blueprint):
            printer.use(.runtime)
            return render(blueprint, declaration, printer)
        case .alias(let type):
            var context = heading(declaration)
            let text = printer.text(type, in: declaration.node.parent ?? declaration.node)
            context["type"] = text == declaration.node.name ? type.node?.fullName ?? text : text
            return fill("Alias", context, in: declaration.node)
        case .endpoint(let blueprint):
            printer.use(.runtime)
            return render(blueprint, declaration, printer)
        case .failure(let blueprint):
            return render(blueprint, declaration, printer)
        case .cases(let blueprint):
            return render(blueprint, declaration, printer)
        case .webhook(let blueprint):
            printer.use(.runtime)
            return render(blueprint, declaration, printer)
        case .group:
            var context = heading(declaration)
            context["declarations"] = declaration.nested.map { render($0, with: printer) }.joined(separator: "\n")
            return fill("Group", context, in: declaration.node)
        }
    }

    /// Renders nested declarations, each after an empty line.
    func renderNested(_ declarations: [Declaration], with printer: TypePrinter) -> String {
        declarations.map { "\n" + render($0, with: printer) }.joined()
    }

    func heading(_ declaration: Declaration) -> TemplateContext {
        var context = TemplateContext()
        context["documentation"] = SwiftText.comment(declaration.documentation)
        context["name"] = declaration.node.name
        return context
    }
}

/// The access level of the generated declarations.
package enum Access: String, CaseIterable {
    case `public`, package, `internal`

    var modifier: String { self == .internal ? "" : rawValue + " " }
}

// MARK: Import

/// One import, or imports that share the `#if` in which they are printed.
struct Import {
    fileprivate var modifier: String
    fileprivate var modules: [String]
    /// Whether the modifier counts only in files whose imports are internal by default.
    fileprivate var isConditional = false

    init(_ module: String, as modifier: String? = nil) {
        self.modifier = modifier.map { $0 + " " } ?? ""
        modules = [module]
    }

    static func conditional(_ modifier: String, _ modules: [String]) -> Import {
        var item = Import("", as: modifier)
        item.modules = modules
        item.isConditional = true
        return item
    }
}

extension Renderer {
    func render(_ imports: [Import], in namespace: TypeNode) -> String {
        var context = TemplateContext()
        context.list("imports", imports) { item, line in
            line["modifier"] = item.modifier
            if item.isConditional {
                line.list("modules", item.modules.map { TemplateContext(["module": .text($0)]) })
                line.show("conditional")
            } else {
                line["module"] = item.modules.first ?? ""
                line.show("plain")
            }
        }
        return fillInline("Imports", context, in: namespace)
    }
}

// MARK: Call

extension Renderer {
    /// The arguments of `OperationInfo` that decorators follow.
    func arguments(of call: CallBlueprint, in node: TypeNode) -> [(label: String, value: String)] {
        var items: [(label: String, value: String)] = []
        if let isIdempotent = call.isIdempotent { items.append(("isIdempotent", String(isIdempotent))) }
        switch call.timeout {
        case .own(let timeout): items.append(("timeout", duration(timeout)))
        case .shared: items.append(("timeout", "\(node.root.name).timeout"))
        case nil: break
        }
        switch call.retry {
        case .own(let rule): items.append(("retry", retry(rule, in: node)))
        case .shared: items.append(("retry", "\(node.root.name).retry"))
        case nil: break
        }
        if let cacheTimeToLive = call.cacheTimeToLive { items.append(("cacheTimeToLive", duration(cacheTimeToLive))) }
        return items
    }

    /// Adds the defaults of the namespace, which apply to every operation without its own rules.
    func fillDefaults(of client: ClientBlueprint, into context: inout TemplateContext) {
        context.show("timeout", "value", client.rules.timeout.map(duration))
        context.show("retry", "value", client.rules.retry.map { retry($0, in: client.namespace) })
    }

    private func duration(_ milliseconds: Int) -> String {
        milliseconds % 1_000 == 0 ? ".seconds(\(milliseconds / 1_000))" : ".milliseconds(\(milliseconds))"
    }

    private func retry(_ rule: RetryRule, in node: TypeNode) -> String {
        guard case .schedule(let schedule) = rule else { return ".never" }
        var items: [String] = []
        if let attempts = schedule.attempts { items.append("attempts: \(attempts)") }
        if let delay = schedule.baseDelay { items.append("baseDelay: \(duration(delay))") }
        if let delay = schedule.maximumDelay { items.append("maximumDelay: \(duration(delay))") }
        if let multiplier = schedule.multiplier {
            items.append("multiplier: \(Int(exactly: multiplier).map(String.init) ?? String(multiplier))")
        }
        if let statuses = schedule.statuses { items.append("statuses: \(set(statuses, in: node))") }
        return "\(node.spelling(of: .retryRules))(\(items.joined(separator: ", ")))"
    }

    /// A set of statuses. For example: `[429, 503]`, or with ranges `Set(500...599).union([429])`
    private func set(_ statuses: [ClosedRange<Int>], in node: TypeNode) -> String {
        let codes = statuses.filter { $0.count == 1 }.map { String($0.lowerBound) }
        let ranges = statuses.filter { $0.count > 1 }.map { "\($0.lowerBound)...\($0.upperBound)" }
        let list = "[\(codes.joined(separator: ", "))]"
        guard let first = ranges.first else { return list }
        let others = ranges.dropFirst().map { ".union(\($0))" } + (codes.isEmpty ? [] : [".union(\(list))"])
        return "\(node.spelling(of: .set))(\(first))\(others.joined())"
    }
}

extension Renderer {
    /// The context for the pagination property. For example: `static var pagination: Pagination<Self, Pet>`
    func pagination(_ blueprint: PaginationBlueprint, in node: TypeNode, _ printer: TypePrinter) -> TemplateContext {
        let expressions = ExpressionPrinter(in: node)
        var context = TemplateContext()
        context.show("deprecatedPages", if: blueprint.isDeprecated)
        context["item"] = printer.text(blueprint.item, in: node)
        context["form"] = blueprint.style.function
        context.list("arguments", blueprint.arguments.map { argument($0, expressions) })
        return context
    }
}
