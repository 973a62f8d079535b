// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    /// A union of unions, and of every kind of JSON.
    public enum Shape: Union {
        case figure(Figure)
        case integer(Int)
        case number(Double)
        case boolean(Bool)
        case stringArray([String])
        case calendarDate(CalendarDate)
        case string(String)

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

        public var alternative: Alternative {
            switch self {
            case .figure(let value): Alternative(value)
            case .integer(let value): Alternative(value)
            case .number(let value): Alternative(value)
            case .boolean(let value): Alternative(value)
            case .stringArray(let value): Alternative(value)
            case .calendarDate(let value): Alternative(value)
            case .string(let value): Alternative(value)
            }
        }
    }
}
