// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    /// By value: `parent` needs a box, `children` does not.
    public struct Node: JSONModel, Hashable {
        public var name: String
        @Indirect public var parent: Node?
        public var children: [Node]?
        public var named: [String: Node]?

        public init(name: String, parent: Node? = nil, children: [Node]? = nil, named: [String: Node]? = nil) {
            self.name = name
            self.parent = parent
            self.children = children
            self.named = named
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
            parent = try json.optional("parent")
            children = try json.optional("children")
            named = try json.optional("named")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
            try json.optional("parent", parent)
            try json.optional("children", children)
            try json.optional("named", named)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.parent, b.parent)
            same.compare(a.children, b.children)
            same.compare(a.named, b.named)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(parent)
            hasher.combine(children)
            hasher.combine(named)
        }
    }

    /// Two types around each other: one box is enough.
    public struct Chicken: JSONModel, Hashable {
        public var egg: Egg?

        public init(egg: Egg? = nil) {
            self.egg = egg
        }

        public init(from json: inout ObjectReader) throws {
            egg = try json.optional("egg")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("egg", egg)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.egg, b.egg)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(egg)
        }
    }

    public struct Egg: JSONModel, Hashable {
        @Indirect public var chicken: Chicken?
        public var weight: Double?

        public init(chicken: Chicken? = nil, weight: Double? = nil) {
            self.chicken = chicken
            self.weight = weight
        }

        public init(from json: inout ObjectReader) throws {
            chicken = try json.optional("chicken")
            weight = try json.optional("weight")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("chicken", chicken)
            try json.optional("weight", weight)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.chicken, b.chicken)
            same.compare(a.weight, b.weight)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(chicken)
            hasher.combine(weight)
        }
    }

    /// A longer way round.
    public struct A: JSONModel, Hashable {
        public var b: B?

        public init(b: B? = nil) {
            self.b = b
        }

        public init(from json: inout ObjectReader) throws {
            self.b = try json.optional("b")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("b", self.b)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.b, b.b)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(self.b)
        }
    }

    public struct B: JSONModel, Hashable {
        public var c: C?

        public init(c: C? = nil) {
            self.c = c
        }

        public init(from json: inout ObjectReader) throws {
            c = try json.optional("c")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("c", c)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.c, b.c)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(c)
        }
    }

    public struct C: JSONModel, Hashable {
        @Indirect public var a: A?
        @Indirect public var b: B?

        public init(a: A? = nil, b: B? = nil) {
            self.a = a
            self.b = b
        }

        public init(from json: inout ObjectReader) throws {
            self.a = try json.optional("a")
            self.b = try json.optional("b")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("a", self.a)
            try json.optional("b", self.b)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.a, b.a)
            same.compare(a.b, b.b)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(self.a)
            hasher.combine(self.b)
        }
    }

    /// A union that holds itself.
    public indirect enum Expression: Union, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        case number(Double)
        case sum(Sum)
        case negation(Negation)

        public static let alternatives = Alternatives<Self>(
            .init(Self.number, .integer, .number),
            .init(Self.sum, needs: ["left"]),
            .init(Self.negation, needs: ["of"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: UnionValue {
            switch self {
            case .number(let value): UnionValue(value)
            case .sum(let value): UnionValue(value)
            case .negation(let value): UnionValue(value)
            }
        }
    }

    public struct Sum: JSONModel, Hashable {
        public var left: Expression
        public var right: Expression

        public init(left: Expression, right: Expression) {
            self.left = left
            self.right = right
        }

        public init(from json: inout ObjectReader) throws {
            left = try json.required("left")
            right = try json.required("right")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("left", left)
            try json.required("right", right)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.left, b.left)
            same.compare(a.right, b.right)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(left)
            hasher.combine(right)
        }
    }

    public struct Negation: JSONModel, Hashable {
        public var of: Expression

        public init(of: Expression) {
            self.of = of
        }

        public init(from json: inout ObjectReader) throws {
            of = try json.required("of")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("of", of)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.of, b.of)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(of)
        }
    }

    /// Through an allOf.
    public struct Inherited: JSONModel, Hashable {
        public var name: String?
        @Indirect public var next: Inherited?

        public init(name: String? = nil, next: Inherited? = nil) {
            self.name = name
            self.next = next
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.optional("name")
            next = try json.optional("next")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("name", name)
            try json.optional("next", next)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.next, b.next)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(next)
        }
    }

    /// A reference into the middle of its own schema.
    public struct Inner: JSONModel, Hashable {
        public var link: Link?

        public init(link: Link? = nil) {
            self.link = link
        }

        public init(from json: inout ObjectReader) throws {
            link = try json.optional("link")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("link", link)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.link, b.link)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(link)
        }

        public struct Link: JSONModel, Hashable {
            public var label: String?
            @Indirect public var again: Link?

            public init(label: String? = nil, again: Link? = nil) {
                self.label = label
                self.again = again
            }

            public init(from json: inout ObjectReader) throws {
                label = try json.optional("label")
                again = try json.optional("again")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("label", label)
                try json.optional("again", again)
            }

            public static func == (a: Self, b: Self) -> Bool {
                var same = Equality()
                same.compare(a.label, b.label)
                same.compare(a.again, b.again)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(label)
                hasher.combine(again)
            }
        }
    }

    /// Requires itself: sound to describe, impossible to send.
    public struct Endless: JSONModel, Hashable {
        @Indirect public var next: Endless

        public init(next: Endless) {
            self.next = next
        }

        public init(from json: inout ObjectReader) throws {
            next = try json.required("next")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("next", next)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.next, b.next)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(next)
        }
    }
}
