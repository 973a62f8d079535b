import EndpointDescription

/// The successful responses of an operation.
struct ResponsePlan {
    var type: SwiftType
    var isDeclared = false
    var outcomes: [OutcomeBlueprint] = []
    var lastResort: OutcomeBlueprint?
    var accept: String?

    /// Whether the response is read while it arrives.
    var isStreamed: Bool {
        outcomes.contains { outcome in
            if case .success(.stream, _) = outcome.result { true } else { false }
        }
    }

    /// Reads a 200 or 201 that is not documented as the first success that has content, because servers often send one
    /// where the other is documented. If no success has content, every 2xx is one.
    fileprivate mutating func readOtherSuccesses() {
        guard let index = outcomes.firstIndex(where: { $0.result != .success(reading: .absent, wrapper: nil) }) else {
            return
        }
        let hasContent = outcomes[index].result != .success(reading: .nothing, wrapper: nil)
        let others: [Response.Status] = hasContent ? [.code(200), .code(201)] : [.range(2)]
        outcomes[index].otherStatuses = others.filter { other in !outcomes.contains { $0.status == other } }
    }

    /// Reads a part of the content, which a caller requests by `Range` (RFC 9110 §14.2), as the whole.
    fileprivate mutating func readParts() {
        let covering: [Response.Status] = [.code(206), .range(2)]
        guard !outcomes.contains(where: { covering.contains($0.status) || $0.readsEverySuccess }),
            let whole = outcomes.firstIndex(where: { $0.status == .code(200) && $0.hasContent })
        else { return }
        outcomes[whole].otherStatuses.append(.code(206))
    }
}

extension OperationPlanner {
    func planResponse(_ operation: Operation, in scope: DeclarationScope) -> ResponsePlan {
        for response in operation.responses where response.status.isBodiless && !response.content.isEmpty {
            log.note(
                "a response with this status has no body, so the described content is ignored (RFC 9110 §6.4.1)",
                at: response.place
            )
        }
        let responses = operation.receivedResponses
        var successes = responses.filter(\.status.isSuccess)
        if successes.isEmpty, let anything = responses.first(where: { $0.status == .default }) {
            successes = [anything]
        }
        if successes.isEmpty { return planUndescribedResponse(of: operation) }
        var distinct: [(status: Response.Status, content: Content)] = []
        let sorted = successes.sortedByStatus
        let areAlike = sorted.dropFirst().allSatisfy { $0.describesSame(as: sorted[0]) }
        let impliesNoContent = operation.mayChangeWithoutContent && sorted.count == 1 && sorted[0].status == .range(2)
        for (index, success) in sorted.enumerated() {
            if let twin = sorted[..<index].firstIndex(where: { $0.describesSame(as: success) }) {
                distinct.append((success.status, distinct[twin].content))
            } else {
                let isOptional = impliesNoContent || success.content.received?.schema?.admitsNull == true
                let isWhole = areAlike && !isOptional
                let hint = isWhole ? "Response" : StatusName.typeName(of: success.status) + "Body"
                distinct.append((success.status, content(of: success, hint: hint, in: scope)))
            }
            noteOtherMedia(of: success)
        }
        if impliesNoContent {
            distinct.insert((.code(204), Content(type: nil, reading: .nothing)), at: 0)
        }
        return combine(distinct, of: operation, in: scope)
    }

    private func planUndescribedResponse(of operation: Operation) -> ResponsePlan {
        if operation.responses.contains(where: \.status.isRedirect) {
            log.note(
                "this operation describes redirects and no success; they are followed, so callers get the bytes of "
                    + "the target",
                at: operation.place,
                remedy: "to read the 'Location' instead, call it with the option 'redirects: .never'"
            )
        } else if !operation.responses.isEmpty {
            log.warning(
                "this operation describes no success, so callers get the bytes of any success",
                at: operation.place,
                remedy: "describe its response under 'responses', such as \"204\": {\"description\": …}"
            )
        }
        return ResponsePlan(
            type: .standard(.data),
            outcomes: [.init(status: .range(2), result: .success(reading: .data, wrapper: nil))],
            accept: operation.acceptWithoutContent
        )
    }

    /// Notes the other media types of a response, unless they describe the same content.
    func noteOtherMedia(of response: Response, isFailure: Bool = false) {
        guard let chosen = response.content.received else { return }
        let planned = isFailure ? Set(response.content.furtherJSON.map(\.type)) : []
        let unplanned = response.content.filter { !planned.contains($0.type) }
        guard let names = unplanned.names(otherThan: chosen) else { return }
        if isFailure {
            log.note("the failure is read as \(chosen.name) only; also described: \(names)", at: response.place)
        } else {
            log.note("the response is requested as \(chosen.name); also described: \(names)", at: response.place)
        }
    }

    /// A body's type, and how the body is read. The type is `nil` if there is no body.
    struct Content {
        var type: SwiftType?
        var reading: OutcomeBlueprint.Reading
        var mediaType: String?
        var isStream: Bool { if case .stream = reading { true } else { false } }
        /// Whether it need not be JSON.
        var isRaw: Bool { reading == .data || reading == .text }
    }

    func content(of response: Response, hint: String, in scope: DeclarationScope, isFailure: Bool = false) -> Content {
        guard let media = response.content.received else { return Content(type: nil, reading: .nothing) }
        if isFailure, let schema = media.schema, isObject(schema, in: media) {
            // `produces` of Swagger 2.0 describes successes, and failures share it.
            return Content(type: types.type(of: schema, hint: hint, in: scope), reading: .json, mediaType: media.name)
        }
        if media.isFile, media.type.kind == .json || media.type.kind == .text {
            let files = response.content.filter(\.isFile)
            let names = (files.filter { $0.type.kind != .json } + files.filter { $0.type.kind == .json }).map(\.name)
            return Content(type: .standard(.data), reading: .data, mediaType: names.joined(separator: ", "))
        }
        switch media.type.kind {
        case .json:
            let type = media.schema.map { types.type(of: $0, hint: hint, in: scope) } ?? .json
            // Nothing says that it is JSON, and bytes in any media type are sent as such, although JSON would need Base64.
            if media.type.essence == "*/*", media.schema == nil || type == .standard(.base64) {
                return Content(type: .standard(.data), reading: .data, mediaType: media.name)
            }
            // If any media type is possible, a string arrives as plain text, without quotation marks.
            if media.type.essence == "*/*", type == .string {
                return Content(type: type, reading: .text, mediaType: media.name)
            }
            if let value = media.schema.flatMap({ types.emptyValue(of: $0, as: type) }) {
                return Content(type: type, reading: .jsonOrNull(value), mediaType: media.name)
            }
            if type.withPlainNumbers != type {
                return Content(type: type.withPlainNumbers, reading: .numbers(type), mediaType: media.name)
            }
            let isAlsoText = type == .string && response.content.contains { $0.type.essence == "text/plain" }
            return Content(type: type, reading: isAlsoText ? .textOrJSON : .json, mediaType: media.name)
        case .text:
            if media.describesMoreThanText { log.note("\(media.name) is received as text", at: media.place) }
            return Content(type: .string, reading: .text, mediaType: media.name)
        case .stream:
            // A failure is small and arrives as a whole.
            if isFailure {
                log.note("\(media.name) is received as bytes", at: media.place)
                return Content(type: .standard(.data), reading: .data, mediaType: media.name)
            }
            return planStream(of: media, hint: hint == "Response" ? "Event" : hint, in: scope)
        case .unsupported, .multipart, .form:
            log.note("\(media.name) is received as bytes", at: media.place)
            return Content(type: .standard(.data), reading: .data, mediaType: media.name)
        case .octets:
            if media.describesMoreThanText { log.note("\(media.name) is received as bytes", at: media.place) }
            let names = response.content.octets.map(\.name).joined(separator: ", ")
            return Content(type: .standard(.data), reading: .data, mediaType: names)
        }
    }

    /// Whether text or bytes are described as an object with members, which only JSON has.
    private func isObject(_ schema: Schema, in media: MediaTypeObject) -> Bool {
        guard media.type.kind == .text || media.type.kind == .octets else { return false }
        if case .structure = FlatSchema(schema.target).kind { return true }
        return false
    }

    private func combine(
        _ successes: [(status: Response.Status, content: Content)],
        of operation: Operation,
        in scope: DeclarationScope
    ) -> ResponsePlan {
        var bodies: [SwiftType] = []
        for (_, content) in successes {
            if let type = content.type, !bodies.contains(where: { types.underlying($0) == types.underlying(type) }) {
                bodies.append(type)
            }
        }
        let hasEmpty = successes.contains { $0.content.type == nil }
        var plan = ResponsePlan(type: .standard(.noContent))
        plan.accept = accept(successes.map(\.content))
        switch bodies.count {
        case 0:
            plan.accept = operation.acceptWithoutContent
            add(successes, to: &plan) { _ in (.nothing, nil) }
            if !operation.coversEverySuccess { plan.readOtherSuccesses() }
        case 1:
            plan.type = hasEmpty ? bodies[0].asOptional : bodies[0]
            add(successes, to: &plan) { ($0.content.type == nil ? .absent : $0.content.reading, nil) }
            if !operation.coversEverySuccess { plan.readOtherSuccesses() }
        default:
            plan.type = planResponses(successes, into: &plan, in: scope)
        }
        if operation.mayRequestPart { plan.readParts() }
        if case .declared(let node) = plan.type, node.parent === scope.node, node.name == "Response" {
            plan.isDeclared = true
        }
        return plan
    }

    private func planResponses(
        _ successes: [(status: Response.Status, content: Content)],
        into plan: inout ResponsePlan,
        in scope: DeclarationScope
    ) -> SwiftType {
        let node = scope.node.declare("Response", alternatives: ["AnyResponse"])
        var names = NameScope()
        var blueprint = CasesBlueprint()
        var wrappers: [Response.Status: String] = [:]
        for (status, content) in successes {
            let name = names.claimCase(StatusName.caseName(of: status))
            wrappers[status] = name
            blueprint.cases.append(.init(name: name, type: content.type))
        }
        scope.declarations.append(Declaration(node: node, kind: .cases(blueprint)))
        add(successes, to: &plan) { ($0.content.type == nil ? .absent : $0.content.reading, wrappers[$0.status]) }
        return .declared(node)
    }

    private func add(
        _ successes: [(status: Response.Status, content: Content)],
        to plan: inout ResponsePlan,
        reading: ((status: Response.Status, content: Content)) -> (OutcomeBlueprint.Reading, String?)
    ) {
        for success in successes {
            let (read, wrapper) = reading(success)
            let result = OutcomeBlueprint.Result.success(reading: read, wrapper: wrapper)
            let status = success.status == .default ? .range(2) : success.status
            plan.outcomes.append(.init(status: status, result: result))
        }
    }

    /// The media types to request, if they are not just plain JSON.
    private func accept(_ contents: [Content]) -> String? {
        var names: [String] = []
        for content in contents {
            guard let name = content.mediaType, !names.contains(name) else { continue }
            if !name.contains("*/*") || content.isRaw { names.append(name) }
        }
        let joined = names.joined(separator: ", ")
        let isPlain = joined == "application/json" && !contents.contains(where: \.isStream)
        guard !joined.isEmpty, !isPlain else { return nil }
        let isAnythingReadable = contents.allSatisfy { $0.isRaw || $0.type == nil }
        return isAnythingReadable && !joined.contains("*/*") ? joined + EndpointBlueprint.acceptsOthers : joined
    }
}

extension [Response] {
    /// The responses in lookup order: exact codes, then ranges, then `default`, each in ascending order.
    var sortedByStatus: [Response] {
        func rank(_ status: Response.Status) -> Int {
            switch status {
            case .code(let code): code
            case .range(let hundred): 1_000_000 + hundred
            case .default: 2_000_000
            }
        }
        return enumerated().sorted { (rank($0.element.status), $0.offset) < (rank($1.element.status), $1.offset) }
            .map(\.element)
    }
}

extension MediaType {
    /// Whether it has a type and a subtype that a header can contain (RFC 9110 §8.3.1).
    fileprivate var isWellFormed: Bool {
        let parts = essence.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isTokenByte) }
    }
}

extension Response {
    /// Whether both have the same content, of the same media types.
    fileprivate func describesSame(as other: Response) -> Bool {
        content.count == other.content.count
            && zip(content, other.content).allSatisfy { $0.type == $1.type && $0.describesSame(as: $1) }
    }
}

extension Response.Status {
    var isSuccess: Bool {
        switch self {
        case .code(let code): (200..<300).contains(code)
        case .range(let hundred): hundred == 2
        case .default: false
        }
    }

    /// RFC 9110 §6.4.1, and §15.3.6 for 205.
    var isBodiless: Bool {
        switch self {
        case .code(let code): code < 200 || [204, 205, 304].contains(code)
        case .range(let hundred): hundred == 1
        case .default: false
        }
    }

    var isRedirect: Bool {
        switch self {
        case .code(let code): (300..<400).contains(code) && code != 304
        case .range(let hundred): hundred == 3
        case .default: false
        }
    }
}

extension Operation {
    /// Whether a success that is documented as `2XX` may be a 204, as it often is after a change.
    fileprivate var mayChangeWithoutContent: Bool { [.put, .patch, .delete].contains(method) }

    /// Whether the description says how every success is read, or that a success which it does not name is a failure.
    fileprivate var coversEverySuccess: Bool {
        responses.contains { $0.status == .range(2) || $0.status == .default }
    }

    /// Whether callers can request a part of the content (RFC 9110 §14.2).
    fileprivate var mayRequestPart: Bool {
        method == .get && parameters.contains { $0.location == .header && $0.name.lowercased() == "range" }
    }

    /// The media types to request if no success has described content: those that the operation lists in Swagger 2.0, else
    /// JSON, in which many servers send failures only if it is requested. The success may have any other media type, and
    /// a server that has none of the accepted ones would refuse the request (RFC 9110 §12.5.1).
    fileprivate var acceptWithoutContent: String? {
        let successes = responses.filter(\.status.isSuccess)
        if !successes.isEmpty, successes.allSatisfy(\.status.isBodiless) { return nil }
        let produced = (successes.first?.produced ?? []).map { MediaType($0) }
        // HEAD has content that it describes and does not receive.
        let described = produced + successes.flatMap(\.content).map(\.type)
        if described.contains(where: \.isPlainJSON) { return nil }
        let isStated = !produced.isEmpty && produced.allSatisfy { $0.isWellFormed && $0.essence != "*/*" }
        let types = isStated ? produced.map(\.essence).joined(separator: ", ") : "application/json"
        return types + EndpointBlueprint.acceptsOthers
    }

    /// The responses as they arrive. Some never have a body, even if the description declares one.
    var receivedResponses: [Response] {
        responses.map { response in
            guard method == .head || response.status.isBodiless else { return response }
            var bare = response
            bare.content = []
            return bare
        }
    }
}
