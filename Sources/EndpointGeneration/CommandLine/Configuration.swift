import EndpointDescription

/// What `endpoint-generator.json` says, which stands beside the description. The command line wins over it.
struct Configuration {
    static let fileName = "endpoint-generator.json"

    var name: String?
    var access: Access?

    /// Members of the schema that mean nothing yet.
    private static let ignored = [
        "include", "exclude", "names", "types", "dates", "conformances", "mutable", "defaults", "pagination", "cache",
        "idempotency", "overlay",
    ]

    init() {}

    /// - Parameters:
    ///   - bytes: the file.
    ///   - path: how diagnostics name it.
    ///   - log: hears of faults, all of them in one run.
    init(_ bytes: [UInt8], path: String, into log: DiagnosticLog) {
        guard let root = readJSON(bytes, path: path, into: log) else { return }
        guard root.isObject else {
            log.error("a configuration is a JSON object, not this \(root.kind.rawValue)", at: root.place)
            return
        }
        for (key, value) in root.members {
            switch key {
            case "$schema": break
            case "name": readName(value, into: log)
            case "access": readAccess(value, into: log)
            case _ where Configuration.ignored.contains(key):
                log.warning("'\(key)' is not supported yet and changes nothing", at: value.place)
            default:
                let known = ["$schema", "name", "access"] + Configuration.ignored
                let suggestion = nearestName(to: key, among: known).map { "; did you mean '\($0)'?" } ?? ""
                log.error("'\(key)' is no member of a configuration\(suggestion)", at: value.place)
            }
        }
    }

    private mutating func readName(_ value: JSON, into log: DiagnosticLog) {
        guard let name = value.string else {
            log.error("'name' is a string, not this \(value.kind.rawValue)", at: value.place)
            return
        }
        if let valid = validName(insteadOf: name) {
            log.error("'\(name)' cannot name a Swift type", at: value.place, remedy: "'\(valid)' can")
        }
        self.name = name
    }

    private mutating func readAccess(_ value: JSON, into log: DiagnosticLog) {
        if let access = value.string.flatMap(Access.init) {
            self.access = access
        } else {
            let suggestion = value.string.flatMap { nearestName(to: $0, among: Access.allCases.map(\.rawValue)) }
            log.error(
                "'access' is \"public\", \"package\" or \"internal\""
                    + (suggestion.map { "; did you mean '\($0)'?" } ?? ""),
                at: value.place
            )
        }
    }
}
