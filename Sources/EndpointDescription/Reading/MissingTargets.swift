/// Collects references without a target and reports one error for all references to the same target. A description whose
/// neighbor files are absent may have hundreds.
struct MissingTargets {
    private struct Target {
        var message: String
        var remedy: String?
        var places: [SourceLocation] = []
    }

    /// Errors in an overlay are reported apart, because `--lenient` tolerates none of them.
    private struct Key: Hashable {
        var message: String
        var overlay: String?
        /// The file or folder to which the reference is relative.
        var base: Substring
    }

    private var targets: [Target] = []
    private var positions: [Key: Int] = [:]
    private var met: Set<SourceLocation.ID> = []

    /// - Parameter isLocal: whether the reference is one within its own file.
    mutating func add(_ message: String, remedy: String?, at place: SourceLocation, isLocal: Bool) {
        guard met.insert(place.id).inserted else { return }
        let file = place.file
        let folder = place.path[..<(place.path.lastIndex(of: "/") ?? place.path.startIndex)]
        let base = isLocal ? place.path[...] : folder
        let key = Key(message: message, overlay: file == place.path ? nil : file, base: base)
        let position = positions[key] ?? targets.count
        if position == targets.count {
            positions[key] = position
            targets.append(Target(message: message, remedy: remedy))
        }
        targets[position].places.append(place)
    }

    func report(into log: DiagnosticLog) {
        for target in targets {
            let places = target.places.sorted(by: <)
            let message = target.message + MissingTargets.count(of: places)
            log.error(message, at: places[0], remedy: target.remedy)
        }
    }

    /// For example: ` (82 references; the next at 14:30, 20:31 and 25:9)`
    private static func count(of places: [SourceLocation]) -> String {
        guard places.count > 1 else { return "" }
        let first = places[0].position
        let shown = places.dropFirst().prefix(3).map { place in
            let position = place.position
            let lineAndColumn = "\(position.line):\(position.column)"
            return position.path == first.path ? lineAndColumn : "\(position.path):\(lineAndColumn)"
        }
        let list = (shown.count > 1 ? shown.dropLast().joined(separator: ", ") + " and " : "") + shown[shown.count - 1]
        let which = places.count == 2 ? "other" : shown.count == places.count - 1 ? "others" : "next"
        return " (\(places.count) references; the \(which) at \(list))"
    }
}
