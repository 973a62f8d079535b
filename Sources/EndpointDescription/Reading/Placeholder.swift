/// A placeholder of a path, as routers and gateways write it: the name of a parameter, and what its value may be.
///
/// OpenAPI knows only `{name}`. API Gateway writes `{name+}`, ASP.NET `{*name}` and `{name:int}`, Google
/// `{name=projects/*}`, URI templates `{+name}`, `{.name}` and `{;name}` (RFC 6570 §3.2).
struct Placeholder {
    var name: String
    /// Whether the value may hold slashes.
    var spansSegments = false
    /// The style that an operator before the name stands for.
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
        name = rest.isEmpty ? text : String(rest)
    }
}
