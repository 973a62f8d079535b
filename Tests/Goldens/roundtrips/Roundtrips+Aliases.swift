// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    /// Members by pattern, and others.
    public typealias Labels = [String: JSONValue]
}
