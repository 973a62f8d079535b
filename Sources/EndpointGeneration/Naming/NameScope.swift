/// Assigns unique names. A conflict is resolved deterministically: first by the given alternatives, last by a number.
package struct NameScope {
    private var taken: Set<String>
    /// The first number that may be free, by name. Without it, each of a thousand equal names would be tried from 2.
    private var numbers: [String: Int] = [:]
    private let ignoresCase: Bool
    /// For each name that several members would have, the member that gets it.
    private var owners: [String: String] = [:]

    package init(reserved: Set<String> = [], ignoresCase: Bool = false) {
        self.ignoresCase = ignoresCase
        taken = ignoresCase ? Set(reserved.map { $0.lowercased() }) : reserved
    }

    /// Claims the first free candidate, or else the base, by default the first candidate, with the lowest free number from
    /// 2.
    package mutating func claim(_ candidates: [String], numbered base: String? = nil) -> String {
        for candidate in candidates where take(candidate) { return candidate }
        let base = base ?? candidates.first ?? "value"
        let separator = base.utf8.last.map { $0 >= 0x30 && $0 <= 0x39 } == true ? "_" : ""
        var number = numbers[base] ?? 2
        while !take("\(base)\(separator)\(number)") { number += 1 }
        numbers[base] = number + 1
        return "\(base)\(separator)\(number)"
    }

    /// Claims the name of a member, an argument or a case, with backticks if it needs them.
    package mutating func claimMember(_ text: String, alternatives: @autoclosure () -> [String] = []) -> String {
        let name = SwiftName.member(text)
        if !yields(name, of: text), take(name) { return SwiftName.escaped(name) }
        let own = candidates(name, text)
        let others = alternatives()
        // An alternative is better than a name with spelled-out punctuation, or one that begins like a type.
        let first = own.prefix(others.isEmpty ? own.count : max(1, own.count - 1))
        let isLast = { (name: String) in !others.isEmpty && name.startsUpper }
        return SwiftName.escaped(claim(first.filter { !isLast($0) } + others + own, numbered: name))
    }

    /// Decides which of several members that differ only in punctuation and case gets the name, regardless of their
    /// order: `id` before `@id`, `userId` before `user-id`.
    mutating func keepNames(of members: some Sequence<String>) {
        // Most have no rival, and a hash shows that at little cost.
        var seen: Set<UInt32> = []
        guard !members.allSatisfy({ seen.insert($0.hashOfLettersAndDigits).inserted }) else { return }
        let named = Dictionary(grouping: Set(members), by: SwiftName.member)
        for (name, rivals) in named where rivals.count > 1 {
            func rank(_ text: String) -> (Int, Int, Int, String) {
                (text == name ? 0 : text.signs, text.startsUpper ? 1 : 0, text.capitals, text)
            }
            owners[name] = rivals.min { rank($0) < rank($1) }
        }
    }

    private func yields(_ name: String, of text: String) -> Bool {
        if owners.isEmpty { return false }
        return owners[name].map { $0 != text } ?? false
    }

    /// Claims the name of a case. `none` and `some` get a suffix, because in an optional `.none` means `nil`.
    package mutating func claimCase(_ text: String, alternatives: @autoclosure () -> [String] = []) -> String {
        let isSigned = SignedName(text) != nil
        let name = isSigned ? SwiftName.spelledOut(text, startsUpper: false) : SwiftName.member(text)
        if isSigned { return SwiftName.escaped(claim(candidates(name, text))) }
        guard ReservedWords.optionalCases.contains(name) else {
            return claimMember(text, alternatives: alternatives())
        }
        let verbatim = SwiftName.verbatim(text).flatMap { ReservedWords.optionalCases.contains($0) ? nil : $0 }
        return claim([name + "Value"] + (verbatim.map { [$0] } ?? []))
    }

    /// Takes the name if it is free.
    ///
    /// - Returns: whether it was free.
    package mutating func claim(exactly name: String) -> Bool { take(name) }

    private func candidates(_ idiomatic: String, _ text: String) -> [String] {
        let yields = yields(idiomatic, of: text)
        guard yields || isTaken(idiomatic) else { return [idiomatic] }
        let verbatim = SwiftName.verbatim(text) ?? SwiftName.verbatim("_" + text)
        let others = [verbatim, SwiftName.spelledOut(text, startsUpper: false)]
        // `SwiftName.member` explains why no member is named `self`. The other names mean types in generated code.
        return ((yields ? [] : [idiomatic]) + others.compactMap { $0 })
            .filter { $0 != "self" && $0 != "Self" && LibraryName(rawValue: $0) == nil && !(yields && $0 == idiomatic) }
    }

    private func isTaken(_ name: String) -> Bool {
        taken.contains(ignoresCase ? name.lowercased() : name)
    }

    private mutating func take(_ name: String) -> Bool {
        taken.insert(ignoresCase ? name.lowercased() : name).inserted
    }
}

extension String {
    var startsUpper: Bool { utf8.first.map { $0 &- UInt8(ascii: "A") < 26 } ?? false }

    /// A hash of the letters and digits without regard to case. Texts that differ only in punctuation and case have the
    /// same hash.
    fileprivate var hashOfLettersAndDigits: UInt32 {
        var text = self
        return text.withUTF8 { bytes in
            var hash: UInt32 = 2_166_136_261
            for byte in bytes {
                let lower = byte | 0x20
                if byte < 0x80, byte &- 0x30 > 9, lower &- 0x61 > 25 { continue }
                hash = (hash ^ UInt32(lower)) &* 16_777_619
            }
            return hash
        }
    }

    fileprivate var capitals: Int { utf8.count { $0 &- UInt8(ascii: "A") < 26 } }

    /// The number of punctuation characters, plus one.
    fileprivate var signs: Int {
        1 + utf8.count { byte in byte < 0x80 && byte &- 0x30 > 9 && (byte | 0x20) &- 0x61 > 25 }
    }
}

/// Names that Swift or the runtime reserves.
enum ReservedWords {
    /// Whether the name needs backticks as the name of a member, an argument or a case.
    static func needsBackticks(_ name: String) -> Bool {
        keywords.contains(name)
    }

    /// Cases of `Optional`, with which a case of the wrapped enum would be confused.
    static let optionalCases: Set<String> = ["none", "some"]

    /// Names that a generated type cannot have, and their replacements.
    static let renamedTypes: [String: String] = {
        var names = ["Type": "Kind", "Protocol": "ProtocolKind", "Self": "SelfModel", "Any": "AnyModel"]
        // The name of a module qualifies library names that generated types hide.
        for module in Module.allCases { names[module.rawValue] = module.rawValue + "Model" }
        return names
    }()

    /// Kinds of JSON values, which are meaningless as the names of nested types and hide those of Swift.
    static let kindsOfJSON: Set<String> = ["String", "Object", "Array"]

    /// Protocols that generated code conforms to. A generated type of the same name would hide them.
    static let protocols = Set(conformances.map(\.rawValue))

    /// Names that no namespace can have. Some mean something else where generated code refers to its namespace: generic
    /// parameters of the library types that it extends, associated types of endpoints, and `Reply`, which it extends by
    /// this name. The others are types of Swift or Foundation, or protocols that generated code conforms to, which a
    /// namespace of that name would hide in its module and in apps that import it.
    static let exceptForNamespaces: Set<String> = {
        let hiding: Set<String> = ["E", "TheAPI", "Item", "Response", "Failure", "Reply"]
        let hidden: Set<String> = ["Array", "Dictionary", "Error", "Optional", "Result", "Task", "URL"]
        let others = LibraryName.allCases.filter { $0.module != .runtime }.map(\.rawValue)
        return protocols.union(hiding).union(hidden).union(others)
    }()

    private static let conformances: [LibraryName] = [
        .codable, .endpoint, .paginatedEndpoint, .hashable, .hashedModel, .jsonCodable, .jsonModel, .openEnum,
        .sendable, .equatable, .union,
    ]

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows",
        "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer",
        "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where",
        "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type",
        "Protocol",
    ]
}

/// A name after a sign: `-created` in a list of orders, `!ready` in a list of filters.
struct SignedName {
    /// The text after the sign.
    let name: String
    /// The word for the sign, before the name or after it.
    let before: String?
    let after: String?

    /// `nil` if no letter follows a sign. `-1` is a number.
    init?(_ text: String) {
        guard let sign = text.first, let next = text.dropFirst().first, next.isLetter else { return nil }
        switch sign {
        case "-" where ["inf", "infinity"].contains(text.dropFirst().lowercased()): (before, after) = ("minus", nil)
        case "-": (before, after) = (nil, "descending")
        case "+": (before, after) = (nil, "ascending")
        case "!": (before, after) = ("not", nil)
        default: return nil
        }
        name = String(text.dropFirst())
    }
}
