extension DescriptionReader {
    /// Matches the parameters of the path with its placeholders. Placeholders that are not declared become strings.
    ///
    /// - Parameter objects: the operation and its path items.
    func readPathParameters(of operation: inout Operation, declaredIn objects: [JSON]) {
        readRouterPlaceholders(of: &operation)
        let template = readTemplate(operation.path).names
        let names = operation.path.mayHaveQueryOrFragment ? readQuery(of: &operation) : template
        let allNames = Set(template)
        if names.isEmpty, !operation.parameters.contains(where: { $0.location == .path }) { return }
        matchPlaceholders(allNames, of: &operation)
        leaveOutPathParameters(outside: allNames, of: &operation, suggesting: names)
        for index in operation.parameters.indices { operation.parameters[index].readSegments() }
        requirePathParameters(of: &operation)
        assumeParameters(for: names, of: &operation, declaredIn: objects)
    }

    private func requirePathParameters(of operation: inout Operation) {
        for index in operation.parameters.indices {
            let parameter = operation.parameters[index]
            guard parameter.location == .path, !parameter.isRequired else { continue }
            log.warning(
                "the path parameter '\(parameter.name)' cannot be left out, so it is assumed to be required",
                at: parameter.place,
                remedy: "write \"required\": true"
            )
            operation.parameters[index].isRequired = true
        }
    }

    /// Adds a string for each placeholder that is not declared.
    private func assumeParameters(for names: [String], of operation: inout Operation, declaredIn objects: [JSON]) {
        let declared = Set(operation.parameters.filter { $0.location == .path }.map { $0.placeholder ?? $0.name })
        let written = Set(names)
        lazy var unread = unreadPathParameters(objects)
        for text in names where !declared.contains(text) {
            let placeholder = Placeholder(text)
            let isFree = !written.contains(placeholder.name) && !declared.contains(placeholder.name)
            let name = isFree ? placeholder.name : text
            if unread.isDisjoint(with: [nil, text, placeholder.name]) {
                log.warning(
                    "the path parameter '\(name)' is not declared; it is assumed to be a required string",
                    at: operation.place,
                    remedy: "declare it under 'parameters' with \"in\": \"path\""
                )
            }
            var parameter = assumedParameter(name, in: .path, style: .simple, of: operation)
            if name != text { parameter.take(placeholder, written: text) }
            operation.parameters.append(parameter)
        }
    }

    /// The names of the parameters that errors are about and that may declare a placeholder; `nil` stands for any name.
    private func unreadPathParameters(_ objects: [JSON]) -> Set<String?> {
        var names: Set<String?> = []
        for parameter in listedParameters(of: objects) {
            guard let parameter else {
                names.insert(nil)
                continue
            }
            if isBodyParameter(parameter) { continue }
            let location = parameter["in"]?.string.flatMap { ParameterLocation(rawValue: $0.lowercased()) }
            let name = parameter["name"]?.string
            if location == nil || location == .path && name == nil { names.insert(name) }
        }
        return names
    }

    /// Declares the query parameters that the path names, and returns the placeholders that need a path parameter.
    private func readQuery(of operation: inout Operation) -> [String] {
        // Requests never contain the fragment after '#'.
        let sent = operation.path.utf8.prefix { $0 != UInt8(ascii: "#") }
        let namesOfPath = Set(readTemplate(String(Substring(sent.prefix { $0 != UInt8(ascii: "?") }))).names)
        let query = Set(operation.parameters.lazy.filter { $0.location == .query }.map(\.name))
        let pairs = Set(operation.path.split { "?&#".contains($0) })
        let names = readTemplate(String(Substring(sent))).names
        declareQuery(names.flatMap(queryNames), of: &operation)
        return names.filter { name in
            let isRepeated = query.contains(name) && pairs.contains("\(name)={\(name)}")
            return namesOfPath.contains(name) || !isRepeated && queryNames(ofPlaceholder: name).isEmpty
        }
    }

    /// Puts parameters that are written as routers write them in braces.
    private func readRouterPlaceholders(of operation: inout Operation) {
        guard RouterPath.hasMarks(operation.path) else { return }
        let declared = Set(operation.parameters.lazy.filter { $0.location == .path }.map(\.name))
        let path = RouterPath(operation.path, declaring: declared)
        let pathInBraces = path.inBraces
        if pathInBraces != operation.path {
            log.warning(
                "the path '\(operation.path.cut(to: Diagnostic.longestText))' is read as "
                    + "'\(pathInBraces.cut(to: Diagnostic.longestText))'",
                at: operation.place,
                remedy: "write parameters of a path in braces"
            )
            operation.path = pathInBraces
        }
        warnOfAngleBrackets(in: operation)
        if let text = path.textLikeParameter { warn(ofPlaceholder: text, in: operation) }
    }

    private func warnOfAngleBrackets(in operation: Operation) {
        guard operation.path.contains(byte: ASCII.lessThan) || operation.path.contains(byte: ASCII.greaterThan) else {
            return
        }
        log.warning(
            "the path '\(operation.path.cut(to: Diagnostic.longestText))' is sent with '<' or '>' as text",
            at: operation.place,
            remedy: "write parameters of a path in braces"
        )
    }

    private func warn(ofPlaceholder text: Substring, in operation: Operation) {
        let path = operation.path.cut(to: Diagnostic.longestText)
        log.warning(
            "the path '\(path)' is sent with '\(String(text).cut(to: Diagnostic.longestText))' as text",
            at: operation.place,
            remedy: "write parameters of a path in braces"
        )
    }

    /// Declares the query parameters that only a placeholder such as `{?sort,limit}` names, except those of API keys and
    /// those that the parameter for the whole query contains.
    private func declareQuery(_ names: [String], of operation: inout Operation) {
        if operation.parameters.contains(where: { $0.location == .querystring }) { return }
        var declared = Set(operation.parameters.lazy.filter { $0.location == .query }.map(\.name))
        for name in names where !placesOfCredentials.contains(.query(name)) && declared.insert(name).inserted {
            log.warning(
                "the query parameter '\(name)' is not declared; it is assumed to be an optional string",
                at: operation.place,
                remedy: "declare it under 'parameters' with \"in\": \"query\""
            )
            operation.parameters.append(assumedParameter(name, in: .query, style: .form, of: operation))
        }
    }

    private func assumedParameter(
        _ name: String,
        in location: ParameterLocation,
        style: Parameter.Style,
        of operation: Operation
    ) -> Parameter {
        var parameter = Parameter(
            name: name,
            location: location,
            isRequired: location == .path,
            style: style,
            explode: style == .form,
            place: operation.place
        )
        parameter.schema = assumedString(at: operation.place)
        return parameter
    }

    /// Connects parameters with placeholders that contain more than a name.
    private func matchPlaceholders(_ texts: Set<String>, of operation: inout Operation) {
        var positions: [String: Int] = [:]
        for (index, parameter) in operation.parameters.enumerated() where parameter.location == .path {
            positions[parameter.name] = index
        }
        guard positions.keys.contains(where: { !texts.contains($0) }) else { return }
        for text in texts.sorted() where positions[text] == nil {
            let placeholder = Placeholder(text)
            guard !texts.contains(placeholder.name), let index = positions[placeholder.name],
                operation.parameters[index].placeholder == nil
            else { continue }
            operation.parameters[index].take(placeholder, written: text)
        }
    }

    /// Leaves out path parameters without a placeholder.
    private func leaveOutPathParameters(
        outside placeholders: Set<String>,
        of operation: inout Operation,
        suggesting names: [String]
    ) {
        func isOutside(_ parameter: Parameter) -> Bool {
            parameter.location == .path && !parameter.stands(in: placeholders)
        }
        guard operation.parameters.contains(where: isOutside) else { return }
        let path = operation.path.cut(to: Diagnostic.longestText)
        for parameter in operation.parameters where isOutside(parameter) {
            let near = nearest(to: parameter.name, among: names)
            log.warning(
                "the path '\(path)' has no '{\(parameter.name)}', so this parameter is left out\(suggestion(near))",
                at: parameter.place
            )
        }
        operation.parameters.removeAll(where: isOutside)
    }
}

extension Operation {
    /// Leaves out the parameters whose only value is already in the query of the path, as Azure declares them:
    /// `/a?comp=list`, and flags with one value whose name is in it, as S3 declares them: `/a?acl`. All schemas must be read.
    mutating func leaveOutFixedParameters() {
        guard path.contains(byte: UInt8(ascii: "?")) else { return }
        let query = path.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst().split(separator: "&")
        var fixed: [String: String?] = [:]
        for pair in query where !pair.contains("{") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            fixed[decodePercents(parts[0])] = .some(parts.dropFirst().first.map(decodePercents))
        }
        parameters.removeAll { parameter in
            guard parameter.location == .query, let value = fixed[parameter.name],
                let only = parameter.schema?.target.onlyText
            else { return false }
            return value == nil || value == only
        }
    }
}

extension Schema {
    /// The text of the only value that it lists.
    fileprivate var onlyText: String? {
        guard let value = constant ?? (allowedValues?.count == 1 ? allowedValues?.first : nil) else { return nil }
        return value.string ?? value.text
    }
}

extension Parameter {
    /// Whether the path has a placeholder for it.
    fileprivate func stands(in placeholders: Set<String>) -> Bool {
        placeholders.contains(placeholder ?? name)
    }

    fileprivate mutating func take(_ placeholder: Placeholder, written text: String) {
        self.placeholder = text
        spansSegments = placeholder.spansSegments && schema?.target.types != .array
        if style == .simple { style = placeholder.style }
    }

    /// Reads the extension with which AutoRest says that a value holds slashes.
    fileprivate mutating func readSegments() {
        guard location == .path, schema?.target.types != .array,
            extensions.contains(where: { $0.name == "x-ms-skip-url-encoding" && $0.value.meansTrue })
        else { return }
        spansSegments = true
        placeholder = placeholder ?? name
    }
}

// MARK: Placeholder

/// A placeholder of a path, as routers and gateways write it: the name of a parameter, and what its value may be.
///
/// OpenAPI defines only `{name}`. API Gateway writes `{name+}`, ASP.NET `{*name}`, `{name:int}` and `{name?}`, Google
/// `{name=projects/*}`, URI templates `{+name}`, `{.name}` and `{;name}` (RFC 6570 §3.2).
struct Placeholder {
    var name: String
    /// Whether the value may hold slashes.
    var spansSegments = false
    /// The style that an operator before the name selects.
    var style = Parameter.Style.simple

    init(_ text: String) {
        var rest = text[...]
        if let end = rest.firstIndex(where: { $0 == "=" || $0 == ":" }) {
            let rule = rest[rest.index(after: end)...]
            spansSegments = rule.contains("*") || rule.contains(".+") || rule == "path"
            rest = rest[..<end]
        }
        switch rest.first {
        case "*", "+":
            spansSegments = true
            rest = rest.drop { $0 == "*" || $0 == "+" }
        case ".": (style, rest) = (.label, rest.dropFirst())
        case ";": (style, rest) = (.matrix, rest.dropFirst())
        default: break
        }
        if rest.last == "+" || rest.last == "*" {
            spansSegments = true
            rest = rest.dropLast()
        }
        if rest.last == "?" { rest = rest.dropLast() }
        name = rest.isEmpty ? text : String(rest)
    }
}

extension String {
    /// Whether a path may have a query, a fragment or placeholders for the query such as `{?sort}` and `{&limit}`.
    package var mayHaveQueryOrFragment: Bool {
        contains(byte: UInt8(ascii: "?")) || contains(byte: UInt8(ascii: "#")) || contains(byte: UInt8(ascii: "&"))
    }
}

/// The query parameters of a placeholder such as `{?sort,limit}` (RFC 6570 §3.2.8); empty for any other.
package func queryNames(ofPlaceholder text: String) -> [String] {
    guard text.hasPrefix("?") || text.hasPrefix("&") else { return [] }
    return text.dropFirst().split(separator: ",").map { String($0.prefix { $0 != "*" && $0 != ":" }) }
        .filter { !$0.isEmpty }
}
