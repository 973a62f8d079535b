// The driver of streams.json for the fidelity checks. Do not edit.
// swift-format-ignore-file
import EndpointRuntime
import Fidelity
import Foundation
import StreamsClient

enum StreamsDriver: Fidelity.Driver {
    @available(*, deprecated)
    static func fill(_ client: inout Fidelity.Client) {
        fill0(&client)
        fill1(&client)
    }

    @available(*, deprecated)
    private static func fill0(_ client: inout Fidelity.Client) {
        client.model("#/components/schemas/Tick", Streams.Tick.self)
        client.model("#/components/schemas/ChatEvent", Streams.ChatEvent.self)
        client.model("#/components/schemas/ChatDelta", Streams.ChatDelta.self)
        client.model("#/components/schemas/ChatUsage", Streams.ChatUsage.self)
        client.model("#/components/schemas/TickEvent", Streams.TickEvent.self)
        client.model("#/components/schemas/NoticeEvent", Streams.NoticeEvent.self)
        client.model("#/components/schemas/Fault", Streams.Fault.self)
    }

    @available(*, deprecated)
    private static func fill1(_ client: inout Fidelity.Client) {
        client.operation(Streams.StreamTicks.self) { _ in
            return Streams.StreamTicks()
        }
        client.operation(Streams.StreamRows.self) { _ in
            return Streams.StreamRows()
        }
        client.operation(Streams.StreamRowsByOtherName.self) { _ in
            return Streams.StreamRowsByOtherName()
        }
        client.operation(Streams.StreamText.self) { _ in
            return Streams.StreamText()
        }
        client.operation(Streams.StreamSequence.self) { _ in
            return Streams.StreamSequence()
        }
        client.operation(Streams.StreamChat.self, body: "json") { arguments in
            return Streams.StreamChat(body: try arguments.value("body", Streams.StreamChat.Body.self))
        }
        client.operation(Streams.StreamEvents.self) { _ in
            return Streams.StreamEvents()
        }
        client.operation(Streams.StreamOrWait.self, body: "json") { arguments in
            return Streams.StreamOrWait(body: try arguments.value("body", Streams.StreamOrWait.Body.self))
        }
    }
}
