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

        public init(from json: inout ValueReader) throws {
            switch json.kind {
            case .boolean: self = .boolean(try json.read())
            case .integer: self = .integer(try json.read())
            case .number: self = .number(try json.read())
            case .string:
                self = try json.firstMatch(
                    { .calendarDate(try $0.read()) },
                    { .string(try $0.read()) }
                )
            case .array: self = .stringArray(try json.read())
            case .object: self = .figure(try json.read())
            default: throw json.noMatch()
            }
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
