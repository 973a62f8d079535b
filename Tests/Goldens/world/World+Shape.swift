// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    /// A union of unions, and of every kind of JSON.
    public enum Shape: Union, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ListLiteral {
        case figure(Figure)
        case integer(Int)
        case number(Double)
        case boolean(Bool)
        case stringArray([String])
        case calendarDate(CalendarDate)
        case string(String)

        public typealias ArrayLiteralElement = String

        public init(_ elements: [String]) { self = .stringArray(elements) }

        public static let alternatives = Alternatives<Self>(
            .init(Self.figure),
            .init(Self.integer, .integer),
            .init(Self.number, .integer, .number),
            .init(Self.boolean, .boolean),
            .init(Self.stringArray, .array),
            .init(Self.calendarDate, .string),
            .init(Self.string, .string)
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: UnionValue {
            switch self {
            case .figure(let value): UnionValue(value)
            case .integer(let value): UnionValue(value)
            case .number(let value): UnionValue(value)
            case .boolean(let value): UnionValue(value)
            case .stringArray(let value): UnionValue(value)
            case .calendarDate(let value): UnionValue(value)
            case .string(let value): UnionValue(value)
            }
        }
    }
}
