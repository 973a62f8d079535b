import EndpointDescription
import Foundation

/// The content of `endpoint-generator.json` or `endpoint-generator.yaml`, the file beside the description. Options on the
/// command line take precedence.
package struct Configuration {
    package static let fileName = "endpoint-generator.json"
    /// The names that the file may have.
    static let fileNames = [fileName, "endpoint-generator.yaml", "endpoint-generator.yml"]

    /// The name of the file, for remedies that say what to write into it.
    var file = fileName
    /// Whether page rules may be missing because the file, or one of the rules, cannot be read.
    var mayLackPageRules = false
    package var name: String?
    package var access: Access?
    /// Whether the valid parts are generated even if the description has errors.
    var isLenient = false
    package var selection = Selection()
    /// For every operation that has no rules of its own.
    var defaults = CallRules()
    /// Rules for the calls of single operations, or of all operations with a tag.
    var calls: [CallChoice] = []

    /// Swift names by target: `schema:simple-user`, `#/components/schemas/Pet/properties/+1`.
    var names: [Choice<String>] = []
    /// Custom types by schema name or JSON Pointer.
    var types: [Choice<CustomType>] = []
    /// Encodings of dates by `format` or JSON Pointer.
    var dates: [Choice<DateForm>] = []
    /// The file of the overlay.
    var overlayFile: RelativePath?
    /// The content of that file, once it is read.
    var overlay: JSON?
    /// The folder of the user's own templates.
    var templateFolder: RelativePath?
    /// The modules that the build plugin generates stubs of, in a test target.
    var stubbedModules: [String] = []
    var conformance = Conformance.hashable
    var isMutable = true
    /// Where it says that `null` in place of a required list or map is read as an empty one.
    var nullAsEmpty: SourceLocation?
    /// Library names that types of the client's module hide.
    var qualifiedNames: Set<String> = []

    /// One choice for one element of the description.
    struct Choice<Value> {
        var target: String
        var value: Value
        var place: SourceLocation
    }

    /// A path relative to the configuration's file.
    struct RelativePath {
        var text: String
        var place: SourceLocation
    }

    /// Pagination by operation.
    var pagination: [Choice<PaginationRule>] = []

    /// One member of `timeout`, `retry`, `cache` or `idempotency`.
    struct CallChoice {
        /// An operationId, method and path, or `tag:` and a tag's name.
        var target: String
        var rules: CallRules
        var place: SourceLocation
    }

    package init() {}
}

// MARK: ClientOptions

/// The options of a generated client.
package struct ClientOptions {
    /// The namespace; `nil` derives it from the file's name, or from the title if that name is generic.
    package var name: String?
    package var access: Access
    package var layout: FileLayout
    package var configuration: Configuration
    /// The module of the client, which stubs import; `nil` generates no stubs.
    package var stubbedModule: String?
    package var templates = TemplateSet()
    /// Whether the client is a package of its own, with a manifest.
    var isPackage = false

    package init(
        name: String? = nil,
        access: Access = .public,
        layout: FileLayout = .separate,
        configuration: Configuration = Configuration(),
        stubbedModule: String? = nil
    ) {
        self.name = name
        self.access = access
        self.layout = layout
        self.configuration = configuration
        self.stubbedModule = stubbedModule
    }
}

/// The protocol that models conform to besides `JSONModel`.
enum Conformance {
    case none, equatable, hashable
}

/// The encoding of a date: RFC 3339 text, or a number since 1970.
enum DateForm: String, CaseIterable {
    case rfc3339, seconds, milliseconds
}

// MARK: ConfigurationText

/// The text of a configuration, for changing one member and keeping the rest as it is written.
struct ConfigurationText {
    private let text: String
    private let isYAML: Bool

    /// - Parameter text: a valid configuration, or an empty text.
    init(_ text: String, isYAML: Bool) {
        self.text = text
        self.isYAML = isYAML
    }

    /// The text with this value of `include`.
    func settingInclude(to selectors: [String]) -> String {
        isYAML ? settingYAML(selectors) : settingJSON(selectors)
    }

    private func settingJSON(_ selectors: [String]) -> String {
        let elements = selectors.map { "    \(jsonString($0))" }.joined(separator: ",\n")
        let value = selectors.isEmpty ? "[]" : "[\n\(elements)\n  ]"
        let bytes = Array(text.utf8)
        if let old = jsonValue(of: "include", in: bytes) {
            let replaced: [UInt8] = bytes[..<old.lowerBound] + Array(value.utf8) + bytes[old.upperBound...]
            return String(decoding: replaced, as: UTF8.self)
        }
        guard let open = bytes.firstIndex(of: UInt8(ascii: "{")) else { return "{\n  \"include\": \(value)\n}\n" }
        let rest = bytes[(open + 1)...]
        let isEmpty = rest.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "}")
        let member = "\n  \"include\": \(value)\(isEmpty ? "\n" : ",")"
        let following = isEmpty ? rest.drop { $0 <= UInt8(ascii: " ") } : rest
        let added: [UInt8] = bytes[...open] + Array(member.utf8) + following
        return String(decoding: added, as: UTF8.self)
    }

    /// The bytes of the value of a member of the outermost object.
    private func jsonValue(of name: String, in bytes: [UInt8]) -> Range<Int>? {
        var depth = 0
        var index = 0
        var start: Int?
        var last: Range<Int>?
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                let end = endOfString(in: bytes, from: index)
                last = depth == 1 && start == nil ? index..<end : nil
                index = end
                continue
            case UInt8(ascii: ":") where depth == 1:
                if let last, bytes[last].elementsEqual("\"\(name)\"".utf8) {
                    start = bytes[(index + 1)...].firstIndex { $0 > UInt8(ascii: " ") }
                }
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 1, let start { return start..<(index + 1) }
            default: break
            }
            index += 1
        }
        return nil
    }

    private func endOfString(in bytes: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    private func settingYAML(_ selectors: [String]) -> String {
        if text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) == "{" { return settingJSON(selectors) }
        var lines = text.yamlLines
        let end = lines.first.map { String($0.reversed().prefix { $0.isNewline }) } ?? ""
        let newline = end.isEmpty ? "\n" : end
        let items = selectors.map { "  - \(jsonString($0))\(newline)" }
        guard let key = lines.firstIndex(where: { ConfigurationText.key(of: $0) == "include" }) else {
            let isOpen = lines.last?.last?.isNewline == false
            return text + (isOpen ? newline : "") + "include:\(newline)" + items.joined()
        }
        var old = lines[(key + 1)...].prefix { $0.isBlank || " -]#".contains($0.prefix(1)) }
        // Below the list, these belong to what follows.
        while let last = old.last, last.isBlank || last.hasPrefix("#") { old.removeLast() }
        let comments = lines[key..<old.endIndex].compactMap { ConfigurationText.comment(of: $0, newline) }
        lines.replaceSubrange(key..<old.endIndex, with: ["include:\(newline)"] + comments + items)
        return lines.joined()
    }

    /// The key that a line of the outermost mapping begins with, with or without quotation marks.
    private static func key(of line: String) -> String? {
        guard let colon = line.firstIndex(of: ":"), line.first != " " else { return nil }
        return line[..<colon].trimmingCharacters(in: CharacterSet(charactersIn: "\u{FEFF}\"' "))
    }

    /// The comment of a line, as a line of its own.
    private static func comment(of line: String, _ newline: String) -> String? {
        let text = line.filter { !$0.isNewline }
        if text.drop(while: { $0 == " " }).hasPrefix("#") { return text + newline }
        var quote: Character?
        var isEscaped = false
        var previous: Character = " "
        for (index, character) in zip(text.indices, text) {
            if let open = quote {
                if character == open, !isEscaped { quote = nil }
                isEscaped = open == "\"" && character == "\\" && !isEscaped
            } else if "\"'".contains(character), " \t[,:-".contains(previous) {
                quote = character
            } else if character == "#", " \t".contains(previous) {
                return "  " + text[index...] + newline
            }
            previous = character
        }
        return nil
    }
}

extension String {
    /// The lines with their ends, which are those of YAML: LF, CR or both.
    fileprivate var yamlLines: [String] {
        var lines: [String] = []
        var line = ""
        for character in self {
            line.append(character)
            if ["\n", "\r", "\r\n"].contains(character) {
                lines.append(line)
                line = ""
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
