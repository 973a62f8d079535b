// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    /// Truly anything.
    public typealias AnyModel = [Swift.String: EndpointRuntime.JSONValue]
}
