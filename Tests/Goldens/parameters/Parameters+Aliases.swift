// Parameters, generated from parameters.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Parameters {
    public typealias Colors = [Color]
}
