package import EndpointDescription

extension Configuration {
    /// - Parameters:
    ///   - bytes: the content of the file.
    ///   - path: the file's path, for diagnostics.
    ///   - log: receives all errors of the file.
    package init(_ bytes: [UInt8], path: String, into log: DiagnosticLog) {
        guard let root = readDocument(bytes, path: path, into: log) else { return }
        guard root.isObject else {
            log.error("expected an object as configuration, found \(root.kind.rawValue)", at: root.place)
            return
        }
        var reader = ConfigurationReader(configuration: self, log: log)
        for (key, value) in root.members { reader.read(key, value) }
        self = reader.configuration
    }
}

/// Reads the members of a configuration, one at a time.
struct ConfigurationReader {
    var configuration: Configuration
    let log: DiagnosticLog

    private static let known = [
        "$schema", "name", "access", "lenient", "include", "exclude",
        "names", "types", "dates", "conformances", "mutable",
        "defaults", "timeout", "retry", "cache", "idempotency", "pagination", "stubs", "overlay",
        "templates",
    ]

    mutating func read(_ key: String, _ value: JSON) {
        switch key {
        case "$schema": break
        case "name": readName(value)
        case "access": readAccess(value)
        case "lenient": configuration.isLenient = RuleReader(key, log: log).flag(value) ?? false
        case "include": configuration.selection.include = selectors(value, named: key)
        case "exclude": configuration.selection.exclude = selectors(value, named: key)
        case "names": readNames(value)
        case "types": readTypes(value)
        case "dates": readDates(value)
        case "conformances": readConformances(value)
        case "mutable": configuration.isMutable = RuleReader(key, log: log).flag(value) ?? true
        case "defaults": readDefaults(value)
        case "timeout":
            readCalls(key, value) { rules, value, reader in
                rules.timeout = reader.seconds(value, in: CallRules.timeouts, above: true)
            }
        case "retry": readCalls(key, value) { rules, value, reader in rules.retry = reader.readRetryRule(value) }
        case "cache":
            readCalls(key, value) { rules, value, reader in
                rules.cacheTTL = reader.seconds(value, in: CallRules.cacheTTLs)
            }
        case "idempotency": readCalls(key, value) { rules, value, reader in rules.isIdempotent = reader.flag(value) }
        case "pagination":
            for (target, value) in members(of: value, named: key) {
                guard let rule = RuleReader(target, log: log).readPagination(value) else { continue }
                configuration.pagination.append(.init(target: target, value: rule, place: value.place))
            }
        // The build plugin reads this member.
        case "stubs":
            if !value.isArray {
                log.error("expected an array of modules for 'stubs', found \(value.kind.rawValue)", at: value.place)
            }
            for name in value.elements where name.string == nil {
                log.error("expected a module's name in 'stubs', found \(name.kind.rawValue)", at: name.place)
            }
        case "overlay": configuration.overlayFile = relativePath(value, of: "a file", named: key)
        case "templates": configuration.templateFolder = relativePath(value, of: "a folder", named: key)
        default:
            reportUnknown(key, value, of: "a configuration", known: ConfigurationReader.known)
        }
    }

    private mutating func readName(_ value: JSON) {
        guard let name = value.string else {
            log.error("expected a string for 'name', found \(value.kind.rawValue)", at: value.place)
            return
        }
        if let valid = validName(insteadOf: name) {
            log.error("'\(name)' is not a valid name for a Swift type", at: value.place, remedy: "use '\(valid)'")
        }
        configuration.name = name
    }

    private func relativePath(_ value: JSON, of what: String, named name: String) -> Configuration.RelativePath? {
        guard let path = value.string, !path.isEmpty else {
            log.error("expected the path of \(what), relative to this file, for '\(name)'", at: value.place)
            return nil
        }
        return .init(text: path, place: value.place)
    }

    private mutating func readAccess(_ value: JSON) {
        if let access = value.string.flatMap(Access.init) {
            configuration.access = access
        } else {
            let suggestion = value.string.flatMap { nearestName(to: $0, among: Access.allCases.map(\.rawValue)) }
            log.error(
                "expected \"public\", \"package\" or \"internal\" for 'access'"
                    + (suggestion.map { "; did you mean '\($0)'?" } ?? ""),
                at: value.place
            )
        }
    }

    private mutating func readDefaults(_ value: JSON) {
        for (key, value) in members(of: value, named: "defaults") {
            let reader = RuleReader(key, log: log)
            switch key {
            case "timeout": configuration.defaults.timeout = reader.seconds(value, in: CallRules.timeouts, above: true)
            case "retry": configuration.defaults.retry = reader.readRetryRule(value)
            default: reportUnknown(key, value, of: "'defaults'", known: ["timeout", "retry"])
            }
        }
    }

    private mutating func readCalls(
        _ key: String,
        _ value: JSON,
        read: (inout CallRules, JSON, RuleReader) -> Void
    ) {
        for (target, value) in members(of: value, named: key) {
            var rules = CallRules()
            read(&rules, value, RuleReader(target, log: log))
            configuration.calls.append(.init(target: target, rules: rules, place: value.place))
        }
    }

    private func selectors(_ value: JSON, named name: String) -> [Selector] {
        if !value.isArray {
            log.error("expected an array for '\(name)', found \(value.kind.rawValue)", at: value.place)
        }
        return value.elements.compactMap { element in
            let selector = element.string.flatMap { Selector($0, at: element.place) }
            if selector == nil {
                let problem = element.string.map { "invalid selector '\($0)'" }
                log.error(
                    problem ?? "expected a string in '\(name)', found \(element.kind.rawValue)",
                    at: element.place,
                    remedy: Selector.remedy
                )
            }
            return selector
        }
    }

    func members(of value: JSON, named name: String) -> [(name: String, value: JSON)] {
        if !value.isObject {
            log.error("expected an object for '\(name)', found \(value.kind.rawValue)", at: value.place)
        }
        return value.members
    }

    func reportUnknown(_ key: String, _ value: JSON, of whole: String, known: [String]) {
        let suggestion = nearestName(to: key, among: known).map { "; did you mean '\($0)'?" } ?? ""
        log.error("unknown member '\(key)' in \(whole)\(suggestion)", at: value.place)
    }
}
