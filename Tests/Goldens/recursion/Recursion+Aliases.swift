// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    /// An array of itself, with no struct between.
    public typealias Matrix = JSONValue

    /// A map of itself, with no struct between.
    public typealias Tree = JSONValue
}
