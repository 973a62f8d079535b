/// The words about a change, with the names and values in them that are code.
///
///     "the type of \(subject: "ListPets", "limit") is now \(code: "Int") instead of \(code: "String")"
struct ChangeText: Hashable {
    enum Part: Hashable {
        case words(String)
        /// In quotation marks, or in the form of code in Markdown.
        case code(String)
    }

    private(set) var parts: [Part] = []
    private(set) var subject: Subject?

    /// The declaration or part that changes.
    struct Subject: Hashable {
        /// Its position among the parts.
        var part: Int
        /// The type that it is in; for a type, or for a part of the client that is in none, the whole name.
        var type: String
        /// The name in the type.
        var member: String?

        var name: String { member.map { "\(type).\($0)" } ?? type }
    }

    init(_ parts: [Part] = []) { self.parts = parts }

    /// The text with the type that its subject is in left out; `nil` without a subject.
    var withoutType: [Part]? {
        guard let subject else { return nil }
        var parts = parts
        parts[subject.part] = .code(subject.member ?? "")
        return parts
    }

    /// Appends a text, of which the subject counts if there is none before it.
    mutating func append(_ other: ChangeText) {
        if subject == nil, var next = other.subject {
            next.part += parts.count
            subject = next
        }
        parts += other.parts
    }

    static func + (first: ChangeText, second: ChangeText) -> ChangeText {
        var text = first
        text.append(second)
        return text
    }
}

extension ChangeText: CustomStringConvertible {
    /// For example: `the type of 'ListPets.limit' is now 'Int' instead of 'String'`
    var description: String {
        parts.map { part in
            switch part {
            case .words(let words): words
            case .code(let code): "'\(code)'"
            }
        }.joined()
    }
}

extension ChangeText: ExpressibleByStringInterpolation {
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ChangeText()

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { text.parts.append(.words(literal)) }
        }

        mutating func appendInterpolation(_ words: String) { appendLiteral(words) }

        mutating func appendInterpolation(_ other: ChangeText) { text.append(other) }

        mutating func appendInterpolation(code: String) { text.parts.append(.code(code)) }

        mutating func appendInterpolation(subject type: String, _ member: String? = nil) {
            let subject = Subject(part: 0, type: type, member: member)
            var code = ChangeText([.code(subject.name)])
            code.subject = subject
            text.append(code)
        }
    }

    init(stringLiteral words: String) { self.init([.words(words)]) }

    init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
}

extension [ChangeText] {
    func joined(separator: String) -> ChangeText {
        var joined = ChangeText()
        for (index, text) in enumerated() {
            if index > 0 { joined.append(ChangeText(stringLiteral: separator)) }
            joined.append(text)
        }
        return joined
    }
}
