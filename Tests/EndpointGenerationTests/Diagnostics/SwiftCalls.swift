/// The calls in the text of a Swift file, each with the string literals among its arguments.
///
/// Knows strings, interpolations, comments and brackets, and nothing else of Swift: enough to find messages in sources.
struct SwiftCalls {
    struct Call {
        /// The text before the parenthesis: `log.error`.
        let name: String
        var arguments: [Argument] = [Argument()]
    }

    struct Argument {
        var label = ""
        /// The expression without its literals, which are `"`.
        var code = ""
        /// Each literal with `…` for what is interpolated.
        var literals: [String] = []

        /// The texts that the argument may be: one if literals and values are only joined, else every literal.
        var texts: [String] {
            guard !literals.isEmpty, !code.contains("?") else { return literals }
            let parts = code.split(separator: "+", omittingEmptySubsequences: false)
            var rest = literals[...]
            let text = parts.map { $0.contains("\"") ? rest.popFirst() ?? "" : "…" }.joined()
            return [text.replacing("……", with: "…")]
        }
    }

    private(set) var calls: [Call] = []
    private var rest: Substring
    private var open: [Call?] = []
    /// The name, dots included, that ends here.
    private var word = ""

    init(_ source: String) {
        rest = source[...]
        while let character = rest.first { read(character) }
    }

    private mutating func read(_ character: Character) {
        if character == "/", rest.hasPrefix("//") {
            rest = rest.drop { $0 != "\n" }
            return
        }
        if character == "\"" || character == "#" && rest.hasPrefix("#\"") {
            literal()
            return
        }
        rest.removeFirst()
        switch character {
        case "(":
            note(character)
            open.append(Call(name: word))
        case "[", "{": open.append(nil)
        case ")", "]", "}": if let call = open.popLast() ?? nil { calls.append(call) }
        case "," where !open.isEmpty: open[open.count - 1]?.arguments.append(Argument())
        case ":" where !open.isEmpty: label()
        default: note(character)
        }
        if character.isLetter || character.isNumber || character == "." || character == "_" {
            word.append(character)
        } else {
            word = ""
        }
    }

    /// A colon after a single word is a label's.
    private mutating func label() {
        guard let call = open[open.count - 1], let argument = call.arguments.last else { return }
        let words = argument.code.split(separator: " ")
        let isLabel = words.count == 1 && argument.literals.isEmpty && argument.label.isEmpty
        note(":")
        guard isLabel else { return }
        open[open.count - 1]?.arguments[call.arguments.count - 1] = Argument(label: String(words[0]))
    }

    private mutating func note(_ character: Character) {
        guard let last = open.indices.last, let count = open[last]?.arguments.count else { return }
        open[last]?.arguments[count - 1].code.append(character.isNewline ? " " : character)
    }

    private mutating func literal() {
        let pounds = rest.prefix { $0 == "#" }
        rest = rest.dropFirst(pounds.count)
        let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest = rest.dropFirst(quote.count)
        var text = ""
        while !rest.isEmpty, !rest.hasPrefix(quote + pounds) {
            if rest.hasPrefix("\\" + pounds + "(") {
                rest = rest.dropFirst(2 + pounds.count)
                // A suggestion may be absent: '; did you mean …?'
                text += rest.hasPrefix("suggestion(") ? "" : "…"
                skipInterpolation()
            } else {
                if pounds.isEmpty, rest.hasPrefix("\\") { rest.removeFirst() }
                if let character = rest.popFirst() { text.append(character) }
            }
        }
        rest = rest.dropFirst(quote.count + pounds.count)
        word = ""
        guard let last = open.indices.last, let count = open[last]?.arguments.count else { return }
        open[last]?.arguments[count - 1].literals.append(text)
        note("\"")
    }

    private mutating func skipInterpolation() {
        var depth = 1
        while depth > 0, let character = rest.first {
            if character == "\"" || rest.hasPrefix("#\"") {
                // A literal of the interpolated expression is none of the argument's.
                let outer = open
                open = []
                literal()
                open = outer
                continue
            }
            rest.removeFirst()
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
        }
    }
}
