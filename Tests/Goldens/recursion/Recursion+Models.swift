// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    /// By value: `parent` needs a box, `children` does not.
    public struct Node: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(parent, other.parent)
            pairs.add(children, other.children)
            pairs.add(named, other.named)
        }
    }

    /// Two types around each other: one box is enough.
    public struct Chicken: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(egg, other.egg)
        }
    }

    public struct Egg: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(chicken, other.chicken)
            pairs.add(weight, other.weight)
        }
    }

    /// A longer way round.
    public struct A: HashedModel {
        public var b: B?

        public init(b: B? = nil) {
            self.b = b
        }

        public init(from json: inout ObjectReader) throws {
            b = try json.optional("b")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("b", b)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(b, other.b)
        }
    }

    public struct B: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(c, other.c)
        }
    }

    public struct C: HashedModel {
        @Indirect public var a: A?
        @Indirect public var b: B?

        public init(a: A? = nil, b: B? = nil) {
            self.a = a
            self.b = b
        }

        public init(from json: inout ObjectReader) throws {
            a = try json.optional("a")
            b = try json.optional("b")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("a", a)
            try json.optional("b", b)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(a, other.a)
            pairs.add(b, other.b)
        }
    }

    /// A union that contains itself.
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

    public struct Sum: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(left, other.left)
            pairs.add(right, other.right)
        }
    }

    public struct Negation: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(of, other.of)
        }
    }

    /// Through an allOf.
    public struct Inherited: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(next, other.next)
        }
    }

    /// A reference into the middle of its own schema.
    public struct Inner: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(link, other.link)
        }

        public struct Link: HashedModel {
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

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(label, other.label)
                pairs.add(again, other.again)
            }
        }
    }

    /// Requires itself: sound to describe, impossible to send.
    public struct Endless: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(next, other.next)
        }
    }

    public struct Underscores: HashedModel {
        @available(*, deprecated)
        public var id: String? {
            get { __id }
            set { __id = newValue }
        }
        private var __id: String?
        public var _id: Int?
        public var parent: Underscores? {
            get { __parent }
            set { __parent = newValue }
        }
        @Indirect private var __parent: Underscores?
        public var _parent: String?
        @available(*, deprecated)
        public var next: Underscores? {
            get { __next }
            set { __next = newValue }
        }
        @Indirect private var __next: Underscores?
        public var _next: String?

        public init(
            id: String? = nil,
            _id: Int? = nil,
            parent: Underscores? = nil,
            _parent: String? = nil,
            next: Underscores? = nil,
            _next: String? = nil
        ) {
            self.__id = id
            self._id = _id
            self.__parent = parent
            self._parent = _parent
            self.__next = next
            self._next = _next
        }

        public init(from json: inout ObjectReader) throws {
            __id = try json.optional("id")
            _id = try json.optional("_id")
            __parent = try json.optional("parent")
            _parent = try json.optional("_parent")
            __next = try json.optional("next")
            _next = try json.optional("_next")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("id", __id)
            try json.optional("_id", _id)
            try json.optional("parent", __parent)
            try json.optional("_parent", _parent)
            try json.optional("next", __next)
            try json.optional("_next", _next)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(__id, other.__id)
            pairs.add(_id, other._id)
            pairs.add(__parent, other.__parent)
            pairs.add(_parent, other._parent)
            pairs.add(__next, other.__next)
            pairs.add(_next, other._next)
        }
    }
}
