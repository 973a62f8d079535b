import EndpointDescription
import EndpointTemplates

/// The templates of one run: ours, and a user's own in the place of some.
package final class TemplateSet {
    let texts: [String: [UInt8]]
    /// The files of the user's own.
    private let places: [String: SourceLocation]
    /// How many bytes templates of the user's may still print; ours print what the description asks for.
    private var left: Int
    private var overdrawn: String?

    /// The embedded templates alone.
    package init() {
        texts = EndpointTemplates.texts
        places = [:]
        left = .max
    }

    init(replacing own: [String: (text: [UInt8], place: SourceLocation)], byteLimit: Int = 512 << 20) {
        texts = EndpointTemplates.texts.merging(own.mapValues(\.text)) { _, own in own }
        places = own.mapValues(\.place)
        left = byteLimit
    }

    func render(
        _ template: Template,
        named name: String,
        _ context: TemplateContext,
        in node: TypeNode,
        room: Int
    ) -> String {
        var output = TextBuffer(limit: left)
        template.render(context, in: node, room: room, into: &output)
        if left != .max { left -= output.bytes.count }
        if output.isFull, overdrawn == nil { overdrawn = name }
        return output.text
    }

    /// Whether something was cut short; then an error says so.
    func reportOverdraft(to log: DiagnosticLog) -> Bool {
        guard let overdrawn else { return false }
        log.error(
            "with this template the client has no end: too much is printed",
            at: places[overdrawn] ?? places.values.min()
        )
        return true
    }
}
