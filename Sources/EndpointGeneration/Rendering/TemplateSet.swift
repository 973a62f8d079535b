import EndpointDescription
import EndpointTemplates

/// The templates of one run: the embedded ones, some of them replaced by the user's.
package final class TemplateSet {
    let texts: [String: [UInt8]]
    /// The files of the user's templates, by name.
    private let places: [String: SourceLocation]
    /// How many more bytes a run with user templates may print. A run with only embedded templates has no limit.
    private var left: Int
    private var overdrawn: String?

    /// Uses only the embedded templates.
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
        within outer: TemplateContext,
        in node: TypeNode,
        room: Int
    ) -> String {
        var output = TextBuffer(limit: left)
        template.render(context, within: outer, in: node, room: room, into: &output)
        if left != .max { left -= output.count }
        if output.isFull, overdrawn == nil { overdrawn = name }
        return output.text
    }

    /// Reports an error if the output exceeded the limit.
    ///
    /// - Returns: whether it did.
    func reportOverdraft(to log: DiagnosticLog) -> Bool {
        guard let overdrawn else { return false }
        log.error(
            "with this template the client has no end: too much is printed",
            at: places[overdrawn] ?? places.values.min()
        )
        return true
    }
}
