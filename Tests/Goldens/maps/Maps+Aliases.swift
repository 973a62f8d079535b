// Maps, generated from maps.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Maps {
    public typealias Texts = [String: String]

    /// Says nothing of its members.
    public typealias FreeForm = [String: JSONValue]

    public typealias Anything = [String: JSONValue]

    public typealias AnySchema = [String: JSONValue]

    /// No members at all.
    public typealias Empty = [String: JSONValue]

    public typealias Objects = [String: ObjectsValue]

    public typealias Lists = [String: [Int]]

    public typealias Nested = [String: [String: CalendarDate]]

    public typealias Nullable = [String: Int?]

    /// Two patterns, two types.
    public typealias Patterns = [String: JSONValue]

    /// Keys with a rule of their own.
    ///
    /// Property names fit `{"pattern":"^[a-z]{2}$"}`.
    public typealias ByLanguage = [String: String]
}
