import EndpointDescription

/// Prints the stubs of a client, which tests use, into one file.
///
/// - Parameter module: the client's module; empty if it is named after the namespace.
package func render(
    _ stubs: StubsBlueprint,
    of client: ClientBlueprint,
    in module: String,
    access: Access,
    templates: TemplateSet = TemplateSet()
) throws -> SourceFile {
    // Declarations that a testable import shows count as public, and so does the code that adds conformances to them.
    let needs = TypePrinter()
    let renderer = try Renderer(access: access == .internal ? .public : access, templates: templates)
        .forFile(printedWith: ["Imports", "StubsFile"], needs: needs)
    let namespace = client.namespace.name
    var context = TemplateContext()
    context["namespace"] = namespace
    context["source"] = SwiftText.oneLine(client.source)
    let printer = TypePrinter()
    let index = TypeIndex(client.declarations)
    for stub in stubs.endpoints {
        // The compiler looks through aliases, but neither into an optional nor into the elements of a list.
        if let outer = index.underlying(stub.endpoint.response).outerModule { printer.use(outer) }
    }
    let declarations = renderer.render(stubs, of: client)
    context["declarations"] = declarations
    let clientModule = declarations.isEmpty ? nil : module.isEmpty ? namespace : module
    let imports = renderer.stubImports(of: clientModule, printer, access, needs)
    context["imports"] = renderer.render(imports, in: client.namespace)
    let text = renderer.fill("StubsFile", context, in: client.namespace)
    return SourceFile(name: "\(namespace)Stubs.swift", bytes: CodeLine.breakWideLines(of: Array(text.utf8)))
}

extension SwiftType {
    /// The module of a type that the output does not declare; `nil` if that type is only part of this one.
    fileprivate var outerModule: Module? {
        switch self {
        case .standard(let standard): standard.name.module
        case .presence: LibraryName.presence.module
        case .stream: LibraryName.eventStream.module
        case .custom(let custom) where custom.coding != .wrapped && custom.isOfFoundation: .foundation
        case .array, .dictionary, .optional, .declared, .custom: nil
        }
    }
}

extension Renderer {
    /// The imports of the stubs. A module that signatures mention, even only through the type that `Response` is an
    /// alias of, is imported with the access level of those signatures.
    ///
    /// - Parameters:
    ///   - client: the client's module; `nil` if there are no stubs.
    ///   - needs: the modules that the user's templates need.
    fileprivate func stubImports(
        of client: String?,
        _ printer: TypePrinter,
        _ access: Access,
        _ needs: TypePrinter
    ) -> [Import] {
        let shared = [Module.runtime, .foundation].map(\.rawValue)
        let client = client.map { [$0] } ?? []
        let all = shared + [Module.testing.rawValue]
        let modules = shared.filter(printer.modules.contains)
        let bodies = client.isEmpty ? [] : [Module.runtime.rawValue]
        let testing = client.isEmpty ? [] : [Module.testing.rawValue]
        let own = all.filter(needs.templateModules.contains)
        let (visible, conditional): ([String], [String])
        switch access {
        case .public: (visible, conditional) = (modules + testing, own.filter { !(modules + testing).contains($0) })
        // The compiler considers the type that an alias of the client refers to as used only by public declarations.
        case .package: (visible, conditional) = ([], all.filter((own + testing).contains) + client)
        case .internal: (visible, conditional) = (modules + testing, [])
        }
        let plain = all.filter { (modules + bodies + own).contains($0) && !(visible + conditional).contains($0) }
        let ofClient = access == .package ? [] : client
        return plain.map { Import($0) } + visible.map { Import($0, as: "public") }
            + ofClient.map { Import($0, as: access == .public ? "public" : "@testable public") }
            + (conditional.isEmpty ? [] : [.conditional(access.rawValue, conditional)])
    }

    func render(_ stubs: StubsBlueprint, of client: ClientBlueprint) -> String {
        let deprecated = Set(client.endpoints.map(\.declaration).filter(\.isDeprecated).map(\.node))
        let endpoints = stubs.endpoints.map { stub in
            var context = TemplateContext()
            context.list("endpoints", [self.context(of: stub)])
            return fill("Stubs", context, in: stub.declaration.node, room: Template.widest - 2)
        }
        let failures = stubs.failures.map { stub in
            var context = TemplateContext()
            var failure = self.context(of: stub)
            failure.show("deprecated", if: stub.node.parent.map(deprecated.contains) ?? false)
            context.list("failures", [failure])
            return fill("Stubs", context, in: stub.node)
        }
        return (endpoints + failures).joined(separator: "\n")
    }

    private func context(of stub: EndpointStubBlueprint) -> TemplateContext {
        var context = TemplateContext()
        context.show("deprecated", if: stub.declaration.isDeprecated)
        context["name"] = stub.declaration.node.fullName
        fillExamples(stub.examples, into: &context)
        fillReading(of: stub, into: &context)
        fillResponse(of: stub, into: &context)
        return context
    }

    private func context(of stub: FailureStubBlueprint) -> TemplateContext {
        var context = TemplateContext()
        context["name"] = stub.node.fullName
        fillExamples(stub.examples, into: &context)
        context.list("cases", stub.responses) { item, line in
            let bound = (item.carriesStatus ? ["status"] : []) + (item.response.form == .empty ? [] : ["value"])
            let status = item.carriesStatus ? "status" : String(item.response.status)
            line["name"] = item.name
            line.show("payload", if: !bound.isEmpty)
            line.list("values", bound.map { TemplateContext(["name": .text($0)]) })
            line["stub"] = expression(item.response, value: "value", status: status)
        }
        return context
    }

    private func fillExamples(_ examples: [StubResponseBlueprint], into context: inout TemplateContext) {
        context.list("examples", examples.map { TemplateContext(["stub": .text(example($0))]) })
    }

    /// A response with the description's example. For example: `.json(#"{"id": 7}"#, status: 201)`
    private func example(_ response: StubResponseBlueprint) -> String {
        if response.isVerbatim {
            return ".text(\(arguments(response, SwiftText.rawLiteral(response.content ?? ""), usualType: nil)))"
        }
        switch response.form {
        case .empty: return ".status(\(response.status))"
        case .json: return ".json(\(arguments(response, SwiftText.rawLiteral(response.content ?? "{}"))))"
        case .text, .data: return ".text(\(arguments(response, SwiftText.rawLiteral(response.content ?? ""))))"
        case .stream(let reading) where reading.format == .serverSentEvents:
            let event = response.event.map { "event: \(SwiftText.literal($0)), " } ?? ""
            let data = ".init(\(event)data: \(SwiftText.rawLiteral(response.content ?? "")))"
            return ".events(\(data)\(response.status == 200 ? "" : ", status: \(response.status)"))"
        case .stream(let reading):
            let content = response.content ?? "{}"
            let text = reading.format == .jsonSequence ? "\u{1E}\(content)\n" : content
            return ".text(\(arguments(response, SwiftText.rawLiteral(text), usualType: nil)))"
        }
    }

    /// A response with a value from the test. For example: `try .json(value: response, status: 201)`
    private func expression(_ response: StubResponseBlueprint, value: String, status: String? = nil) -> String {
        switch response.form {
        case .empty: ".status(\(status ?? String(response.status)))"
        case .json: "try .json(\(arguments(response, "value: \(value)", status: status)))"
        case .text: ".text(\(arguments(response, value, status: status)))"
        case .data: ".data(\(arguments(response, value, status: status)))"
        case .stream(let reading):
            "try .events(\(arguments(response, "\(value), \(arguments(of: reading))", status: status)))"
        }
    }

    private func arguments(_ response: StubResponseBlueprint, _ value: String, status: String? = nil) -> String {
        arguments(response, value, status: status, usualType: response.form.usualType)
    }

    private func arguments(
        _ response: StubResponseBlueprint,
        _ value: String,
        status: String? = nil,
        usualType: String?
    )
        -> String
    {
        var arguments = [value]
        let type =
            response.mediaType.map { $0.contains("*") ? response.form.concreteType : $0 } ?? response.form.concreteType
        if type != usualType { arguments.append("contentType: \(SwiftText.literal(type))") }
        let status = status ?? String(response.status)
        if status != "200" { arguments.append("status: \(status)") }
        return arguments.joined(separator: ", ")
    }

    private func fillResponse(of stub: EndpointStubBlueprint, into context: inout TemplateContext) {
        let isChoice = stub.responses.contains { $0.wrapper != nil }
        context.show(isChoice ? "several" : "single")
        guard !isChoice else {
            context.list(
                "cases",
                stub.responses.compactMap { item in
                    item.wrapper.map { name in
                        var line = TemplateContext()
                        line["name"] = name
                        line.show("payload", if: item.response.form != .empty)
                        line["stub"] = expression(item.response, value: "value")
                        return line
                    }
                }
            )
            return
        }
        let full = stub.responses.first { $0.response.form != .empty }?.response
        let empty = stub.responses.first { $0.response.form == .empty }?.response
        context.show("optional", if: full != nil && empty != nil)
        context["absent"] = empty.map { expression($0, value: "") } ?? ""
        context["stub"] =
            full.map { expression($0, value: "response") } ?? empty.map { expression($0, value: "") } ?? ".status(200)"
    }
}

extension StubResponseBlueprint.Form {
    /// The media type to send if the description names none, or only a range.
    fileprivate var concreteType: String {
        switch self {
        case .json: "application/json"
        case .text: "text/plain; charset=utf-8"
        case .data, .empty: "application/octet-stream"
        case .stream: usualType ?? "text/event-stream"
        }
    }

    /// The media type that the runtime assumes if none is given.
    fileprivate var usualType: String? {
        switch self {
        case .json: "application/json"
        case .text, .data, .empty: nil
        case .stream(let reading): reading.format.usualMediaType
        }
    }
}
