import EndpointRuntime
import EndpointTesting
import Foundation

/// Makes requests of random arguments and reads them by the description.
struct RequestCheck {
    let description: PlainDescription
    let client: Client
    let count: Int
    let seed: UInt64

    init(_ description: PlainDescription, _ client: Client, count: Int, seed: UInt64) {
        self.description = description
        self.client = client
        self.count = count
        self.seed = seed
    }

    func check(into report: inout Report) async {
        for operation in PlainOperation.all(of: description) {
            guard let senders = client.senders[operation.key] else {
                report.skipped.append((operation.key, "not in the client"))
                continue
            }
            // A client has a sender for each of several multipart forms.
            var form = -1
            for sender in senders {
                if sender.body == "multipart" { form += 1 }
                let media = media(of: sender, operation)
                if sender.body != nil, media == nil {
                    report.skipped.append((operation.key, "no media type for a body of \(sender.body ?? "")"))
                    continue
                }
                if sender.body == "sequence", media?.essence == "text/event-stream" {
                    // The data of an event is a text on the wire and may be JSON for the caller.
                    report.skipped.append((operation.key, "events are compared by tests of their own"))
                    continue
                }
                var misses = 0
                for number in 0..<count {
                    let seed = self.seed &+ UInt64(number) &* 1_000_003 &+ stableHash(operation.key)
                    var maker = ArgumentMaker(description, seed: seed, number: number, form: max(form, 0))
                    guard let arguments = maker.arguments(of: operation, sender.body, media) else {
                        misses += 1
                        continue
                    }
                    await check(operation, sender, media, arguments, seed, into: &report)
                }
                if sender.body == "form", let media {
                    for field in FormField.choices(in: media, description) {
                        let seed = self.seed &+ stableHash(field.alternative.pointer)
                        var maker = ArgumentMaker(description, seed: seed, number: 0)
                        guard let arguments = maker.arguments(of: operation, media, field) else {
                            let name = "\(operation.key) \(field.alternative.pointer)"
                            report.skipped.append((name, "no valid value of this alternative"))
                            continue
                        }
                        await check(operation, sender, media, arguments, seed, into: &report)
                    }
                }
                if misses > 0 { report.skipped.append((operation.key, "\(misses) times no valid arguments")) }
            }
        }
    }

    private func media(of sender: Client.Sender, _ operation: PlainOperation) -> PlainOperation.Media? {
        let all = operation.bodyMedia
        let named = all.first { media in
            switch sender.body {
            case "json": media.isJSON && (sender.contentType.map { $0 == media.type } ?? true)
            case "form": media.essence == "application/x-www-form-urlencoded"
            case "multipart": media.essence.hasPrefix("multipart/")
            case "text": media.essence.hasPrefix("text/") && (sender.contentType.map { $0 == media.type } ?? true)
            case "positions": media.essence.hasPrefix("multipart/")
            case "sequence": media.type == sender.contentType
            case "octets": media.type == sender.contentType
            default: false
            }
        }
        // Bytes may be sent as any other type, and a range stands for all of its types.
        return named ?? all.first { $0.type.contains("*") } ?? (all.count == 1 && sender.body != "form" ? all[0] : nil)
    }

    private func check(
        _ operation: PlainOperation,
        _ sender: Client.Sender,
        _ media: PlainOperation.Media?,
        _ arguments: Arguments,
        _ seed: UInt64,
        into report: inout Report
    ) async {
        report.requests += 1
        var reader = RequestReader(description, operation, sender.body, media, arguments)
        do {
            let call = try sender.call(arguments)
            reader.read(try await call.request())
            do throws(StubError) {
                if try await call.readBack() { report.requestsReadBack += 1 }
            } catch {
                reader.add(.refused, " request", "a call", "\(error)", cause: "stub of \(operation.key)")
            }
        } catch {
            // The error without the names of members.
            let parts = "\(error)".split(separator: "'", omittingEmptySubsequences: false)
            let kind = parts.enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined(
                separator: "…"
            )
            let cause = error is JSONError ? nil : "request: \(kind)"
            reader.add(.refused, " arguments", "a request", "\(error)", cause: cause)
        }
        for rule in reader.accepted { report.count(rule) }
        let shownArguments = arguments.values.sorted { $0.key < $1.key }.map { "\($0.key): \(excerpt($0.value))" }
        for difference in reader.differences {
            report.add(
                Report.Finding(
                    subject: "request of \(operation.key)",
                    cause: difference.cause ?? "request of \(operation.key) \(difference.path.generalized)",
                    difference: difference,
                    seed: seed,
                    instance: shownArguments.joined(separator: ", ")
                )
            )
        }
    }
}

extension String {
    /// The path without indices.
    fileprivate var generalized: String {
        split(separator: "/", omittingEmptySubsequences: false).map { Int($0) == nil ? String($0) : "*" }
            .joined(separator: "/")
    }
}
