import EndpointDescription

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

    /// RFC 6901 §3 and §6.
    private static func steps(of text: Substring) -> [String] {
        guard let hash = text.firstIndex(of: "#") else { return [] }
        return text[text.index(after: hash)...].split(separator: "/", omittingEmptySubsequences: false).dropFirst().map
        {
            String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
        }
    }
}
