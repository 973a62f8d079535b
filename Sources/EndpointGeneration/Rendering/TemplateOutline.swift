/// Where the tags of a template are in the Swift that it prints.
struct TemplateOutline {
    struct Tag {
        /// The text between the braces.
        var text: String
        /// The offset in the template, in bytes.
        var offset: Int
        var place: Place
    }

    enum Place {
        case signature
        /// The braces of a function or a property, or a string literal.
        case body
        case lineComment, blockComment
    }

    private(set) var tags: [Tag] = []
    /// Whether each open brace is that of a function or a property, or in one.
    private var braces: [Bool] = []
    /// Whether the last declaration that began is a function or a property.
    private var declaresBody = false

    init(_ text: [UInt8]) {
        text.withUnsafeBufferPointer { code in
            let scanner = CodeScanner(code: code)
            var index = 0
            while index < code.count {
                if let end = readTag(at: index, in: code, braces.last == true ? .body : .signature) {
                    index = end
                } else if let part = scanner.part(at: index) {
                    readTags(of: part, from: index, in: code)
                    index = part.end
                } else if isPartOfWord(code[index]) {
                    index = readWord(at: index, in: code)
                } else {
                    readBrace(code[index])
                    index += 1
                }
            }
        }
        // Sections may contain braces without their partners. An import for signatures serves bodies too.
        guard !braces.isEmpty else { return }
        for index in tags.indices where tags[index].place == .body { tags[index].place = .signature }
    }

    private mutating func readTags(of part: CodeScanner.Part, from start: Int, in code: UnsafeBufferPointer<UInt8>) {
        let place: Place =
            switch part {
            case .lineComment: .lineComment
            case .blockComment: .blockComment
            case .literal: .body
            }
        var index = start
        while index < part.end { index = readTag(at: index, in: code, place) ?? index + 1 }
    }

    /// - Returns: the index after the tag that begins at `start`; `nil` if none does.
    private mutating func readTag(at start: Int, in code: UnsafeBufferPointer<UInt8>, _ place: Place) -> Int? {
        guard start + 1 < code.count, code[start] == UInt8(ascii: "{"), code[start + 1] == UInt8(ascii: "{"),
            let end = code[start...].firstIndex(of: UInt8(ascii: "}"))
        else { return nil }
        tags.append(Tag(text: String(decoding: code[(start + 2)..<end], as: UTF8.self), offset: start, place: place))
        return end + 2
    }

    /// - Returns: the index after the word.
    private mutating func readWord(at start: Int, in code: UnsafeBufferPointer<UInt8>) -> Int {
        let end = code[start...].firstIndex { !isPartOfWord($0) } ?? code.count
        switch String(decoding: code[start..<end], as: UTF8.self) {
        case "func", "init", "subscript", "var", "let": declaresBody = true
        case "struct", "enum", "class", "actor", "protocol", "extension": declaresBody = false
        default: break
        }
        return end
    }

    private mutating func readBrace(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "{"):
            braces.append(declaresBody || braces.last == true)
            declaresBody = false
        case UInt8(ascii: "}"): _ = braces.popLast()
        default: break
        }
    }

    private func isPartOfWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") }
}

// MARK: TemplateImports

/// The modules of the types that templates name in tags.
struct TemplateImports {
    private(set) var signatures: Set<Module> = []
    private(set) var bodies: Set<Module> = []

    init() {}

    /// The modules of the types that a user's template names, except where the embedded template names the same types:
    /// whoever fills the template imports the modules of those.
    init(of text: [UInt8], replacing embedded: [UInt8]) {
        let (own, known) = (TemplateImports.names(in: text), TemplateImports.names(in: embedded))
        signatures = Set(own.signatures.subtracting(known.signatures).map(\.module))
        bodies = Set(own.bodies.subtracting(known.signatures).subtracting(known.bodies).map(\.module))
    }

    mutating func formUnion(_ other: TemplateImports) {
        signatures.formUnion(other.signatures)
        bodies.formUnion(other.bodies)
    }

    private static func names(in text: [UInt8]) -> (signatures: Set<LibraryName>, bodies: Set<LibraryName>) {
        var names: (signatures: Set<LibraryName>, bodies: Set<LibraryName>) = ([], [])
        for tag in TemplateOutline(text).tags {
            guard case .library(let name, _)? = Template.library(tag.text) else { continue }
            switch tag.place {
            case .signature: names.signatures.insert(name)
            case .body: names.bodies.insert(name)
            case .lineComment, .blockComment: break
            }
        }
        return names
    }
}

/// Collects the modules that a user's templates need in one file after the other.
final class OwnImports {
    private let needs: [String: TemplateImports]
    private var current = TemplateImports()

    /// - Parameter needs: the modules that each of the user's templates needs, by the template's name.
    init(_ needs: [String: TemplateImports]) { self.needs = needs }

    /// Records that a template is printed.
    func insert(_ template: String) {
        if let needs = needs[template] { current.formUnion(needs) }
    }

    /// The modules that the templates need which were printed since the last call.
    func take() -> TemplateImports {
        defer { current = TemplateImports() }
        return current
    }
}
