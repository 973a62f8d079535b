// Nullable3, generated from nullable-3.1.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Nullable3 {
    public struct Note: HashedModel {
        public var id: String
        public var text: String?
        public var title: String?
        public var subtitle: String?
        public var author: Author?
        public var editor: Author?

        /// The old keyword, beside a reference.
        public var proofreader: Author?
        public var reviewer: MaybeAuthor?
        public var lines: [String?]
        public var scores: [String: Double?]?
        public var color: Color?
        public var nothing: JSONValue
        public var attachment: Attachment?

        public init(
            id: String,
            text: String?,
            author: Author?,
            lines: [String?],
            nothing: JSONValue,
            title: String? = nil,
            subtitle: String? = nil,
            editor: Author? = nil,
            proofreader: Author? = nil,
            reviewer: MaybeAuthor? = nil,
            scores: [String: Double?]? = nil,
            color: Color? = nil,
            attachment: Attachment? = nil
        ) {
            self.id = id
            self.text = text
            self.author = author
            self.lines = lines
            self.nothing = nothing
            self.title = title
            self.subtitle = subtitle
            self.editor = editor
            self.proofreader = proofreader
            self.reviewer = reviewer
            self.scores = scores
            self.color = color
            self.attachment = attachment
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            text = try json.optional("text")
            title = try json.optional("title")
            subtitle = try json.optional("subtitle")
            author = try json.optional("author")
            editor = try json.optional("editor")
            proofreader = try json.optional("proofreader")
            reviewer = try json.optional("reviewer")
            lines = try json.required("lines")
            scores = try json.optional("scores")
            color = try json.optional("color")
            nothing = try json.required("nothing")
            attachment = try json.optional("attachment")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.nullable("text", text)
            try json.optional("title", title)
            try json.optional("subtitle", subtitle)
            try json.nullable("author", author)
            try json.optional("editor", editor)
            try json.optional("proofreader", proofreader)
            try json.optional("reviewer", reviewer)
            try json.required("lines", lines)
            try json.optional("scores", scores)
            try json.optional("color", color)
            try json.required("nothing", nothing)
            try json.optional("attachment", attachment)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(text, other.text)
            pairs.add(author, other.author)
            pairs.add(lines, other.lines)
            pairs.add(nothing, other.nothing)
            pairs.add(title, other.title)
            pairs.add(subtitle, other.subtitle)
            pairs.add(editor, other.editor)
            pairs.add(proofreader, other.proofreader)
            pairs.add(reviewer, other.reviewer)
            pairs.add(scores, other.scores)
            pairs.add(color, other.color)
            pairs.add(attachment, other.attachment)
        }

        public enum Color: OpenEnum, ExpressibleByStringLiteral {
            case red, blue
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Color] = [.red, .blue]

            public var rawValue: String {
                switch self {
                case .red: "red"
                case .blue: "blue"
                case .undocumented(let value): value
                }
            }
        }

        public enum Attachment: Union, ExpressibleByStringInterpolation {
            case author(Author)
            case string(String)

            public init(from json: inout ValueReader) throws {
                switch json.kind {
                case .string: self = .string(try json.read())
                case .object: self = .author(try json.read())
                default: throw json.noMatch()
                }
            }

            public var alternative: UnionValue {
                switch self {
                case .author(let value): UnionValue(value)
                case .string(let value): UnionValue(value)
                }
            }
        }
    }

    /// Absent, null and a value are three different wishes.
    public struct NotePatch: HashedModel {
        public var text: Presence<String>
        public var title: String?
        public var author: Presence<Author>
        public var lines: Presence<[String]>

        public init(
            text: Presence<String> = .absent,
            title: String? = nil,
            author: Presence<Author> = .absent,
            lines: Presence<[String]> = .absent
        ) {
            self.text = text
            self.title = title
            self.author = author
            self.lines = lines
        }

        public init(from json: inout ObjectReader) throws {
            text = try json.presence("text")
            title = try json.optional("title")
            author = try json.presence("author")
            lines = try json.presence("lines")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.presence("text", text)
            try json.optional("title", title)
            try json.presence("author", author)
            try json.presence("lines", lines)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(text, other.text)
            pairs.add(title, other.title)
            pairs.add(author, other.author)
            pairs.add(lines, other.lines)
        }
    }

    public struct Author: HashedModel {
        public var name: String

        public init(name: String) {
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
        }
    }

    public struct MaybeAuthor: HashedModel {
        public var name: String

        public init(name: String) {
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
        }
    }
}
