// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    /// Two of the three share most members.
    public enum Script: Union {
        case plain(Plain)
        case spoken(Spoken)
        case timed(Timed)

        public static let alternatives = Alternatives<Self>(
            .init(Self.plain),
            .init(Self.spoken, fixes: ["task": ["listen"]], needs: ["parts"]),
            .init(Self.timed, needs: ["language"], knows: ["words", "parts"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: Alternative {
            switch self {
            case .plain(let value): Alternative(value)
            case .spoken(let value): Alternative(value)
            case .timed(let value): Alternative(value)
            }
        }

        public struct Plain: Model, Hashable {
            public var text: String

            public init(text: String) {
                self.text = text
            }

            public init(from json: inout ObjectReader) throws {
                text = try json.required("text")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("text", text)
            }

            public static func == (a: Plain, b: Plain) -> Bool {
                var same = Equality()
                same.compare(a.text, b.text)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(text)
            }
        }

        public struct Spoken: Model, Hashable {
            public var task: String { "listen" }
            public var length: Double
            public var text: String
            public var parts: [Part]

            public init(length: Double, text: String, parts: [Part]) {
                self.length = length
                self.text = text
                self.parts = parts
            }

            public init(from json: inout ObjectReader) throws {
                try json.constant("task", "listen")
                length = try json.required("length")
                text = try json.required("text")
                parts = try json.required("parts")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.constant("task", "listen")
                try json.required("length", length)
                try json.required("text", text)
                try json.required("parts", parts)
            }

            public static func == (a: Spoken, b: Spoken) -> Bool {
                var same = Equality()
                same.compare(a.length, b.length)
                same.compare(a.text, b.text)
                same.compare(a.parts, b.parts)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(length)
                hasher.combine(text)
                hasher.combine(parts)
            }

            public struct Part: Model, Hashable {
                public var speaker: String
                public var text: String

                public init(speaker: String, text: String) {
                    self.speaker = speaker
                    self.text = text
                }

                public init(from json: inout ObjectReader) throws {
                    speaker = try json.required("speaker")
                    text = try json.required("text")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("speaker", speaker)
                    try json.required("text", text)
                }

                public static func == (a: Part, b: Part) -> Bool {
                    var same = Equality()
                    same.compare(a.speaker, b.speaker)
                    same.compare(a.text, b.text)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(speaker)
                    hasher.combine(text)
                }
            }
        }

        public struct Timed: Model, Hashable {
            public var language: String
            public var length: Double
            public var text: String
            public var words: [String]?
            public var parts: [Part]?

            public init(language: String, length: Double, text: String, words: [String]? = nil, parts: [Part]? = nil) {
                self.language = language
                self.length = length
                self.text = text
                self.words = words
                self.parts = parts
            }

            public init(from json: inout ObjectReader) throws {
                language = try json.required("language")
                length = try json.required("length")
                text = try json.required("text")
                words = try json.optional("words")
                parts = try json.optional("parts")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("language", language)
                try json.required("length", length)
                try json.required("text", text)
                try json.optional("words", words)
                try json.optional("parts", parts)
            }

            public static func == (a: Timed, b: Timed) -> Bool {
                var same = Equality()
                same.compare(a.language, b.language)
                same.compare(a.length, b.length)
                same.compare(a.text, b.text)
                same.compare(a.words, b.words)
                same.compare(a.parts, b.parts)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(language)
                hasher.combine(length)
                hasher.combine(text)
                hasher.combine(words)
                hasher.combine(parts)
            }

            public struct Part: Model, Hashable {
                public var start: Double
                public var text: String

                public init(start: Double, text: String) {
                    self.start = start
                    self.text = text
                }

                public init(from json: inout ObjectReader) throws {
                    start = try json.required("start")
                    text = try json.required("text")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("start", start)
                    try json.required("text", text)
                }

                public static func == (a: Part, b: Part) -> Bool {
                    var same = Equality()
                    same.compare(a.start, b.start)
                    same.compare(a.text, b.text)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(start)
                    hasher.combine(text)
                }
            }
        }
    }
}
