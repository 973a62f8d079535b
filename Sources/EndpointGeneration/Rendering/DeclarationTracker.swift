/// Follows the declarations of a template, to decide which types other modules see.
///
/// It errs toward signatures: an import that is too public gives a warning, one that is not public enough an error.
struct DeclarationTracker {
    private struct Declaration {
        enum Kind { case type, `protocol`, `extension`, member }

        /// `nil` before its keyword.
        var kind: Kind?
        /// Whether it has the access of the client.
        var isAccessible = false
        var isInlined = false
        var hasType = false
        var hasValue = false
        /// How many parentheses and brackets are open.
        var depth = 0

        /// Whether other modules see the types of its value.
        var showsValue: Bool { hasValue ? !hasType : depth > 0 }
    }

    /// The code in braces, or outside of all braces.
    private struct Scope {
        var isBody = false
        /// Whether other modules see the accessible declarations in it, or inline the body.
        var isVisible = true
        /// Whether the declarations in it have its access.
        var sharesAccess = false
        /// The declaration that the braces belong to.
        var owner = Declaration()
    }

    private var outer: [Scope] = []
    private var scope = Scope()
    private var declaration = Declaration()
    /// The last byte of code that is not blank.
    private var last: UInt8 = 0
    /// Stands for a comma tag whose section ends on its line.
    private static let separator = UInt8(ascii: "|")

    var isInBraces: Bool { !outer.isEmpty }

    /// The place of the next tag.
    var place: TemplateOutline.Place {
        guard scope.isVisible else { return .body }
        if scope.isBody || last == UInt8(ascii: "@") || declaration.kind == .extension { return .signature }
        return declaration.isAccessible && (!declaration.hasValue || declaration.showsValue) ? .signature : .body
    }

    mutating func readTag(_ text: String) {
        switch text {
        case "access": makeAccessible()
        case "keyword": begin(.member)
        case "brace": openBraces()
        default: break
        }
        if text.hasPrefix(",") {
            last = DeclarationTracker.separator
        } else if isLetter(text.utf8.first ?? 0) || text.hasPrefix("/") && last == DeclarationTracker.separator {
            readOperand()
        }
    }

    mutating func readWord(_ word: String, isCall: Bool) {
        let isMember = last == UInt8(ascii: ".")
        readOperand()
        if isMember { return }
        switch word {
        case "public", "package", "open", "usableFromInline": makeAccessible()
        case "private", "fileprivate", "internal":
            if declaration.kind == nil, !isCall { declaration.isAccessible = false }
        case "inlinable": declaration.isInlined = true
        case "func", "init", "subscript", "var", "let", "typealias", "associatedtype", "import":
            begin(.member)
        case "case":
            if !scope.isBody { declaration.isAccessible = true }
            begin(.member)
        case "struct", "enum", "class", "actor": begin(.type)
        case "protocol": begin(.protocol)
        case "extension": begin(.extension)
        default: break
        }
    }

    /// Reads a name, a literal or a number.
    mutating func readOperand() { last = UInt8(ascii: "a") }

    mutating func read(_ byte: UInt8, at index: Int, in code: UnsafeBufferPointer<UInt8>) {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return
        case UInt8(ascii: "\n"):
            if last == DeclarationTracker.separator { last = UInt8(ascii: ",") }
            if declaration.kind != nil, declaration.depth == 0, !continues(after: index, in: code) {
                endDeclaration()
            }
            return
        case UInt8(ascii: ";"): endDeclaration()
        case UInt8(ascii: "{"): openBraces()
        case UInt8(ascii: "}"): closeBraces()
        case UInt8(ascii: "("), UInt8(ascii: "["): declaration.depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): declaration.depth = max(0, declaration.depth - 1)
        case UInt8(ascii: ":") where declaration.depth == 0 && !declaration.hasValue:
            declaration.hasType = true
        case UInt8(ascii: "=") where declaration.depth == 0:
            let isSign = !isOperator(last) && !(index + 1 < code.count && isOperator(code[index + 1]))
            if isSign { declaration.hasValue = true }
        default: break
        }
        // The arrow before a type.
        last = byte == UInt8(ascii: ">") && last == UInt8(ascii: "-") ? UInt8(ascii: ":") : byte
    }

    private mutating func makeAccessible() {
        if declaration.kind == nil { declaration.isAccessible = true }
    }

    private mutating func begin(_ kind: Declaration.Kind) {
        guard declaration.depth == 0, !declaration.hasValue else { return }
        declaration.kind = kind
    }

    private mutating func endDeclaration() {
        declaration = Declaration(isAccessible: scope.sharesAccess)
    }

    private mutating func openBraces() {
        outer.append(scope)
        let isAccessible = scope.isVisible && declaration.isAccessible
        var inner = Scope(isVisible: scope.isVisible, owner: declaration)
        if scope.isBody {
            inner.isBody = true
            inner.isVisible = scope.isVisible || declaration.isInlined
        } else {
            switch declaration.kind {
            case .type: inner.isVisible = isAccessible
            case .protocol:
                inner.isVisible = isAccessible
                inner.sharesAccess = true
            case .extension: inner.sharesAccess = declaration.isAccessible
            case .member:
                inner.isBody = true
                inner.isVisible = isAccessible && (declaration.isInlined || declaration.showsValue)
            case nil: break
            }
        }
        scope = inner
        endDeclaration()
    }

    private mutating func closeBraces() {
        let owner = scope.owner
        scope = outer.popLast() ?? Scope()
        endDeclaration()
        // A closure is a part of its declaration.
        if owner.hasValue || owner.depth > 0 { declaration = owner }
    }

    /// Whether the declaration goes on after the line break.
    private func continues(after lineBreak: Int, in code: UnsafeBufferPointer<UInt8>) -> Bool {
        if ",:=&".utf8.contains(last) { return true }
        var rest = code[lineBreak...]
        while let first = rest.first {
            if " \t\r\n".utf8.contains(first) {
                rest = rest.dropFirst()
            } else if rest.starts(with: "{{#".utf8) || rest.starts(with: "{{/".utf8) {
                rest = rest.drop { $0 != UInt8(ascii: "}") }.dropFirst(2)
            } else {
                break
            }
        }
        if rest.first == UInt8(ascii: "{") {
            return !rest.starts(with: "{{".utf8) || rest.starts(with: "{{brace}".utf8)
        }
        return rest.first.map("-.,:=&?+|>".utf8.contains) == true || rest.starts(with: "where ".utf8)
            || rest.starts(with: "throws ".utf8) || rest.starts(with: "async ".utf8)
    }

    private func isOperator(_ byte: UInt8) -> Bool { "=!<>+-*/&|^%~".utf8.contains(byte) }
}
