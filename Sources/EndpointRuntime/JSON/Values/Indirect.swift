/// A value in a box, for a type that contains itself: `var parent: Indirect<Node>?`, or `@Indirect var next: Node`.
@propertyWrapper
public struct Indirect<Wrapped> {
    private final class Box {
        let value: Wrapped

        init(_ value: Wrapped) {
            self.value = value
        }
    }

    private var box: Box

    /// Boxes the value.
    public init(_ value: Wrapped) {
        box = Box(value)
    }

    /// Boxes the value.
    public init(wrappedValue: Wrapped) {
        self.init(wrappedValue)
    }

    /// The value in the box. Copies do not share it.
    public var value: Wrapped {
        get { box.value }
        set { box = Box(newValue) }
    }

    /// The value in the box.
    public var wrappedValue: Wrapped {
        get { value }
        set { value = newValue }
    }
}

extension Indirect: CustomReflectable, CustomDebugStringConvertible {
    public var customMirror: Mirror { Mirror(reflecting: value) }
    public var debugDescription: String { String(reflecting: value) }
}

// A box is never changed after it is made; setting the value makes another box.
extension Indirect: @unchecked Sendable where Wrapped: Sendable {}

extension Indirect: Equatable where Wrapped: Equatable {
    public static func == (a: Indirect, b: Indirect) -> Bool {
        a.box === b.box || a.value == b.value
    }
}

extension Indirect: Hashable where Wrapped: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

extension Indirect: Codable where Wrapped: JSONCodable {}

extension Indirect: JSONCodable where Wrapped: JSONCodable {
    public init(from json: inout ValueReader) throws {
        self.init(try Wrapped(from: &json))
    }

    public func encode(to json: inout ValueWriter) throws {
        try value.encode(to: &json)
    }
}
