// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    /// No constant tells these apart; their names do.
    public enum Change: Union {
        case ringedBird(RingedBirdEvent)
        case unringedBird(UnringedBirdEvent)
        case movedBird(MovedBirdEvent)
        case birdNote(BirdNoteEvent)

        public static let alternatives = Alternatives<Self>(
            name: "event",
            .init(Self.ringedBird, needs: ["id", "event", "ring"], named: "ringed-bird-event"),
            .init(Self.unringedBird, needs: ["id", "event", "ring"], named: "unringed-bird-event"),
            .init(Self.movedBird, needs: ["id", "event", "cage"]),
            .init(Self.birdNote, knows: ["event", "id", "text"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: Alternative {
            switch self {
            case .ringedBird(let value): Alternative(value)
            case .unringedBird(let value): Alternative(value)
            case .movedBird(let value): Alternative(value)
            case .birdNote(let value): Alternative(value)
            }
        }
    }
}
