// Fidelity, generated from fidelity.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Fidelity {
    /// Members by pattern, and others.
    public typealias Labels = [String: JSONValue]
}
