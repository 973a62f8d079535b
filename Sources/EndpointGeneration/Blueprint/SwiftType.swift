/// A type as generated code spells it. For example: `[String: Pet?]`.
package indirect enum SwiftType: Hashable {
    case standard(StandardType)
    case array(SwiftType)
    /// `[String: Value]`
    case dictionary(SwiftType)
    case optional(SwiftType)
    /// `Presence<Value>`: absent, null or a value.
    case presence(SwiftType)
    /// `EventStream<Element>`
    case stream(SwiftType)
    case declared(TypeNode)
    case foreign(ForeignType)

    /// The type with exactly one level of optionality.
    var asOptional: SwiftType {
        if case .optional = self { return self }
        return .optional(self)
    }

    var withoutOptional: SwiftType {
        if case .optional(let wrapped) = self { return wrapped }
        return self
    }

    static var string: SwiftType { .standard(.string) }
    static var json: SwiftType { .standard(.json) }
}

/// What Swift, Foundation and the runtime bring along.
package enum StandardType: String, Hashable {
    case string = "String"
    case bool = "Bool"
    case int = "Int"
    case int32 = "Int32"
    case int64 = "Int64"
    case uint32 = "UInt32"
    case uint64 = "UInt64"
    case double = "Double"
    case float = "Float"
    case date = "Date"
    case uuid = "UUID"
    case url = "URL"
    case data = "Data"
    case decimal = "Decimal"
    case calendarDate = "CalendarDate"
    case json = "JSONValue"
    case noContent = "NoContent"
    case body = "HTTPBody"
    case filePart = "FilePart"
    case event = "ServerSentEvent"
    case unixSeconds = "UnixSeconds"
    case unixMilliseconds = "UnixMilliseconds"
    case unixTime = "UnixTime"

    var module: Module {
        switch self {
        case .string, .bool, .int, .int32, .int64, .uint32, .uint64, .double, .float: .swift
        case .date, .uuid, .url, .data, .decimal: .foundation
        case .calendarDate, .json, .noContent, .body, .filePart, .event, .unixSeconds, .unixMilliseconds, .unixTime:
            .runtime
        }
    }
}

package enum Module: String {
    case swift = "Swift"
    case foundation = "Foundation"
    case runtime = "EndpointRuntime"
}
