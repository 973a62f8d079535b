// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Collisions {
    public indirect enum UnionModel: Union {
        case modelModel(ModelModel)
        case openEnumModel(OpenEnumModel)
        case integer(Swift.Int)
        case booleanArray([Swift.Bool])

        public static let alternatives = EndpointRuntime.Alternatives<Self>(
            .init(Self.modelModel),
            .init(Self.openEnumModel, .string),
            .init(Self.integer, .integer),
            .init(Self.booleanArray, .array)
        )

        public var alternative: EndpointRuntime.Alternative {
            switch self {
            case .modelModel(let value): EndpointRuntime.Alternative(value)
            case .openEnumModel(let value): EndpointRuntime.Alternative(value)
            case .integer(let value): EndpointRuntime.Alternative(value)
            case .booleanArray(let value): EndpointRuntime.Alternative(value)
            }
        }
    }
}
