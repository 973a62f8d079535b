// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    /// No constant tells these apart; their names do.
    public enum Change: Union {
        case ringedBirdEvent(RingedBirdEvent)
        case unringedBirdEvent(UnringedBirdEvent)
        case movedBirdEvent(MovedBirdEvent)
        case birdNoteEvent(BirdNoteEvent)

        public static let alternatives = Alternatives<Self>(
            name: "event",
            .init(Self.ringedBirdEvent, needs: ["id", "event", "ring"], named: "ringed-bird-event"),
            .init(Self.unringedBirdEvent, needs: ["id", "event", "ring"], named: "unringed-bird-event"),
            .init(Self.movedBirdEvent, needs: ["id", "event", "cage"]),
            .init(Self.birdNoteEvent, knows: ["event", "id", "text"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: Alternative {
            switch self {
            case .ringedBirdEvent(let value): Alternative(value)
            case .unringedBirdEvent(let value): Alternative(value)
            case .movedBirdEvent(let value): Alternative(value)
            case .birdNoteEvent(let value): Alternative(value)
            }
        }
    }
}
