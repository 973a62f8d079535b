// The driver of sequences.json for the fidelity checks. Do not edit.
// swift-format-ignore-file
import EndpointRuntime
import Fidelity
import Foundation
import SequencesClient

enum SequencesDriver: Fidelity.Driver {
    @available(*, deprecated)
    static func fill(_ client: inout Fidelity.Client) {
        fill0(&client)
        fill1(&client)
    }

    @available(*, deprecated)
    private static func fill0(_ client: inout Fidelity.Client) {
        client.model("#/components/schemas/Row", Sequences.Row.self)
        client.model("#/components/schemas/RowEvent", Sequences.RowEvent.self)
    }

    @available(*, deprecated)
    private static func fill1(_ client: inout Fidelity.Client) {
        client.operation(Sequences.ReadLines.self) { _ in
            return Sequences.ReadLines()
        }
        client.operation(Sequences.WriteLines.self, body: "sequence", contentType: "application/jsonl") { arguments in
            return Sequences.WriteLines(body: try arguments.value("body", [Sequences.Row].self))
        }
        client.operation(Sequences.ReplaceLines.self, body: "sequence", contentType: "application/x-ndjson") { arguments in
            var endpoint = Sequences.ReplaceLines()
            if arguments.has("body") { endpoint.body = try arguments.value("body", [Sequences.Row]?.self) }
            return endpoint
        }
        client.operation(Sequences.ReadRecords.self) { _ in
            return Sequences.ReadRecords()
        }
        client.operation(Sequences.WriteRecords.self, body: "sequence", contentType: "application/json-seq") { arguments in
            return Sequences.WriteRecords(body: Sequences.WriteRecords.Body.jsonSeq(try arguments.value("body", [Sequences.WriteRecords.Body.JSONSeq].self)))
        }
        client.operation(Sequences.WriteRecords.self, body: "json") { arguments in
            return Sequences.WriteRecords(body: Sequences.WriteRecords.Body.json(try arguments.value("body", Sequences.Row.self)))
        }
        client.operation(Sequences.ReadEvents.self) { _ in
            return Sequences.ReadEvents()
        }
        client.operation(Sequences.WriteEvents.self, body: "sequence", contentType: "text/event-stream") { arguments in
            return Sequences.WriteEvents(body: try arguments.value("body", [Sequences.RowEvent].self))
        }
        client.operation(Sequences.SendMixed.self, body: "positions") { arguments in
            var form = Sequences.SendMixed.Body(row: try arguments.value("body.0", Sequences.Row.self), part2: try arguments.value("body.1", [Swift.Int].self), picture: try arguments.file("body.2"))
            if arguments.has("header.0.X-Origin") { form.rowOrigin = try arguments.value("header.0.X-Origin", Swift.Int?.self) }
            if arguments.has("body.rest") { form.items = try arguments.value("body.rest", [Swift.String]?.self) }
            return Sequences.SendMixed(body: form)
        }
        client.operation(Sequences.SendRows.self, body: "positions") { arguments in
            let form = Sequences.SendRows.Body(items: try arguments.value("body.rest", [Sequences.Row].self))
            var endpoint = Sequences.SendRows()
            if arguments.has("body") { endpoint.body = form }
            return endpoint
        }
        client.operation(Sequences.SendRelated.self, body: "positions") { arguments in
            let form = Sequences.SendRelated.Body(row: try arguments.value("body.0", Sequences.Row.self), media: try arguments.file("body.1"))
            return Sequences.SendRelated(body: form)
        }
        client.operation(Sequences.SendNamed.self, body: "multipart") { arguments in
            var form = Sequences.SendNamed.Body(row: try arguments.value("body.row", Sequences.Row.self))
            if arguments.has("body.file") { form.file = try arguments.file("body.file") }
            return Sequences.SendNamed(body: form)
        }
    }
}
