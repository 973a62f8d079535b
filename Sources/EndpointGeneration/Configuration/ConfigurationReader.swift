package import EndpointDescription

extension Configuration {
    /// - Parameters:
    ///   - bytes: the content of the file.
    ///   - path: the file's path, for diagnostics.
    ///   - log: receives all errors of the file.
    package init(_ bytes: [UInt8], path: String, into log: DiagnosticLog) {
        guard let root = readDocument(bytes, path: path, into: log) else {
            mayLackPageRules = true
            return
        }
        guard root.isObject else {
            mayLackPageRules = true
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
        "names", "types", "dates", "conformances", "mutable", "nullAsEmpty", "qualify",
        "defaults", "timeout", "retry", "cache", "idempotency", "pagination", "stubs", "overlay",
        "templates",
    ]

    mutating func read(_ key: String, _ value: JSON) {
        switch key {
        case "$schema":
            guard !value.isString else { break }
            log.error("expected a string for '$schema', found \(value.kind.rawValue)", at: value.place)
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
        case "nullAsEmpty":
            if RuleReader(key, log: log).flag(value) == true { configuration.nullAsEmpty = value.place }
        case "qualify": readQualifiedNames(value)
        case "defaults": readDefaults(value)
        case "timeout":
            readCalls(key, value) { rules, value, reader in
                rules.timeout = reader.seconds(value, in: CallRules.timeouts, above: true)
            }
        case "retry": readCalls(key, value) { rules, value, reader in rules.retry = reader.readRetryRule(value) }
        case "cache":
            readCalls(key, value) { rules, value, reader in
                rules.cacheTimeToLive = reader.seconds(value, in: CallRules.cacheLifetimes)
            }
        case "idempotency": readCalls(key, value) { rules, value, reader in rules.isIdempotent = reader.flag(value) }
        case "pagination":
            for (target, value) in members(of: value, named: key) {
                guard let rule = RuleReader(target, in: key, log: log).readPagination(value) else {
                    configuration.mayLackPageRules = true
                    continue
                }
                configuration.pagination.append(.init(target: target, value: rule, place: value.place))
            }
        case "stubs": readStubs(value)
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

    private mutating func readStubs(_ value: JSON) {
        if !value.isArray {
            log.error(
                "expected an array of modules for 'stubs', found \(value.kind.rawValue)",
                at: value.place,
                remedy: example(of: "stubs")
            )
        }
        for name in value.elements {
            if let module = name.string, !module.isEmpty {
                configuration.stubbedModules.append(module)
            } else {
                let found = name.isString ? "an empty string" : name.kind.rawValue
                log.error("expected a module's name in 'stubs', found \(found)", at: name.place)
            }
        }
    }

    private func relativePath(_ value: JSON, of what: String, named name: String) -> Configuration.RelativePath? {
        guard let path = value.string, !path.isEmpty else {
            log.error("expected the path of \(what), relative to this file, for '\(name)'", at: value.place)
            return nil
        }
        if let name = nameInFileURL(path) {
            log.error(
                "'\(path)' is a URL; only paths are read",
                at: value.place,
                remedy: "write the path from the folder of this file, such as '\(name)'"
            )
            return nil
        }
        guard !leadsElsewhere(path) else {
            log.error(
                "'\(path)' is not a local file; the network is never used",
                at: value.place,
                remedy: "download it next to this file, and write its relative path"
            )
            return nil
        }
        return .init(text: path, place: value.place)
    }

    private mutating func readAccess(_ value: JSON) {
        if let access = value.string.flatMap(Access.init) {
            configuration.access = access
            configuration.accessPlace = value.place
        } else {
            let near = value.string.flatMap { nearestName(to: $0, among: Access.allCases.map(\.rawValue)) }
            log.error(
                "expected \"public\", \"package\" or \"internal\" for 'access'\(suggestion(near))",
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
            read(&rules, value, RuleReader(target, in: key, log: log))
            configuration.calls.append(.init(target: target, value: rules, place: value.place))
        }
    }

    private func selectors(_ value: JSON, named name: String) -> [Selector] {
        elements(of: value, named: name).compactMap { element in
            guard let text = element.string else {
                log.error(
                    "expected a string in '\(name)', found \(element.kind.rawValue)",
                    at: element.place,
                    remedy: Selector.remedy
                )
                return nil
            }
            let selector = Selector(text, at: element.place)
            if selector == nil {
                log.error("invalid selector '\(text)'", at: element.place, remedy: Selector.remedy)
            }
            return selector
        }
    }

    private func elements(of value: JSON, named name: String) -> [JSON] {
        if !value.isArray {
            log.error(
                "expected an array for '\(name)', found \(value.kind.rawValue)",
                at: value.place,
                remedy: example(of: name)
            )
        }
        return value.elements
    }

    func members(of value: JSON, named name: String) -> [(name: String, value: JSON)] {
        if !value.isObject {
            log.error(
                "expected an object for '\(name)', found \(value.kind.rawValue)",
                at: value.place,
                remedy: example(of: name)
            )
        }
        return value.members
    }

    /// The remedy for a member that should be an array or an object and is not.
    private func example(of key: String) -> String? {
        let value: String
        switch key {
        case "include": value = #"["tag:pets"]"#
        case "exclude": value = #"["path:/internal/*"]"#
        case "names": value = #"{"schema:simple-user": "User"}"#
        case "types": value = #"{"Money": "Money"}"#
        case "dates": value = #"{"unix-time": "seconds"}"#
        case "conformances": value = #"["Equatable"]"#
        case "qualify": value = #"["Endpoint"]"#
        case "defaults": value = #"{"timeout": 20}"#
        case "timeout": value = #"{"listPets": 20}"#
        case "retry": value = #"{"listPets": false}"#
        case "cache": value = #"{"listPets": 3600}"#
        case "idempotency": value = #"{"placeOrder": true}"#
        case "pagination":
            value = #"{"listPets": {"type": "cursor", "parameter": "cursor", "next": "/next", "items": "/items"}}"#
        case "stubs": value = #"["Petstore"]"#
        default: return nil
        }
        return "write a value such as \(value)"
    }

    func reportUnknown(_ key: String, _ value: JSON, of whole: String, known: [String]) {
        let near = nearestName(to: key, among: known)
        log.error("unknown member '\(key)' in \(whole)\(suggestion(near))", at: value.place)
    }
}

// MARK: Choices

extension ConfigurationReader {
    mutating func readNames(_ value: JSON) {
        for (target, value) in members(of: value, named: "names") {
            let isSelector = ["operation:", "schema:", "tag:"].contains(where: target.hasPrefix)
            guard isSelector || target.isPointer && target != "#" else {
                log.error(
                    "invalid target '\(target)'",
                    at: value.place,
                    remedy: "write 'operation:', 'schema:' or 'tag:' and a name, or a JSON Pointer such as "
                        + "'#/components/schemas/Pet/properties/name'"
                )
                continue
            }
            let isType = target.hasPrefix("operation:") || target.hasPrefix("schema:")
            guard let name = readSwiftName(value, isType: isType, log: log) else { continue }
            configuration.names.append(.init(target: target, value: name, place: value.place))
        }
    }

    mutating func readTypes(_ value: JSON) {
        for (target, value) in members(of: value, named: "types") {
            guard let type = readType(value) else { continue }
            configuration.types.append(.init(target: target, value: type, place: value.place))
        }
    }

    private func readType(_ value: JSON) -> CustomType? {
        if value.isString { return spelling(value).map { CustomType(spelling: $0, coding: .json) } }
        guard value.isObject, let name = value["type"] else {
            log.error(
                "expected a string, or an object with 'type', as a custom type",
                at: value.place,
                remedy:
                    "write a type, such as \"Money\", or {\"type\": \"Money\", \"module\": \"Commerce\", \"coding\": \"codable\"}"
            )
            return nil
        }
        guard let spelling = spelling(name) else { return nil }
        var type = CustomType(spelling: spelling, coding: .json)
        for (key, value) in value.members {
            switch key {
            case "type": break
            case "module":
                type.module = value.string.flatMap { SwiftName.isIdentifier($0) ? $0 : nil }
                if type.module == nil {
                    log.error("expected the name of a module to import for 'module'", at: value.place)
                }
            case "coding":
                switch value.string {
                case "json": type.coding = .json
                case "codable": type.coding = .wrapped
                default: log.error("expected \"json\" or \"codable\" for 'coding'", at: value.place)
                }
            default: reportUnknown(key, value, of: "a type", known: ["type", "module", "coding"])
            }
        }
        return type
    }

    /// The type's spelling, which is printed as it is.
    private func spelling(_ value: JSON) -> String? {
        if let text = value.string, TypeSpelling.isType(text) { return text }
        log.error(
            "this is not the name of a Swift type",
            at: value.place,
            remedy: "write it as Swift does: \"Money\", \"Tagged<Pet, Int>\""
        )
        return nil
    }

    mutating func readDates(_ value: JSON) {
        for (target, value) in members(of: value, named: "dates") {
            guard let form = value.string.flatMap(DateForm.init) else {
                let known = DateForm.allCases.map(\.rawValue)
                let near = value.string.flatMap { nearestName(to: $0, among: known) }
                log.error(
                    "expected \"rfc3339\", \"seconds\" or \"milliseconds\" as the encoding of a date\(suggestion(near))",
                    at: value.place
                )
                continue
            }
            configuration.dates.append(.init(target: target, value: form, place: value.place))
        }
    }

    mutating func readQualifiedNames(_ value: JSON) {
        let known = LibraryName.allCases.map(\.rawValue)
        for element in elements(of: value, named: "qualify") {
            guard let name = element.string else {
                log.error("expected a type's name in 'qualify', found \(element.kind.rawValue)", at: element.place)
                continue
            }
            if known.contains(name) {
                configuration.qualifiedNames.insert(name)
            } else {
                let near = nearestName(to: name, among: known)
                log.warning("generated code uses no library type '\(name)'\(suggestion(near))", at: element.place)
            }
        }
    }

    mutating func readConformances(_ value: JSON) {
        configuration.conformance = .none
        for element in elements(of: value, named: "conformances") {
            switch element.string {
            case "Hashable": configuration.conformance = .hashable
            case "Equatable": if configuration.conformance == .none { configuration.conformance = .equatable }
            default: log.error("expected \"Equatable\" or \"Hashable\" in 'conformances'", at: element.place)
            }
        }
    }
}

/// A name that the user chose.
///
/// - Parameter isType: whether it can only be the name of a type. Otherwise, a capital begins the name of a type.
/// - Returns: `nil` with an error if the name is not valid in Swift.
func readSwiftName(_ value: JSON, isType: Bool, log: DiagnosticLog) -> String? {
    guard let name = value.string else {
        log.error("expected a string as the name, found \(value.kind.rawValue)", at: value.place)
        return nil
    }
    if SwiftName.isIdentifier(name), ReservedWords.renamedTypes[name] == nil, name != "self" { return name }
    let type = SwiftName.typeName(ofMember: SwiftName.type(name))
    let valid =
        isType || SwiftName.startsWithCapital(name) ? ReservedWords.renamedTypes[type] ?? type : SwiftName.member(name)
    log.error("'\(name)' is not a valid Swift name", at: value.place, remedy: "use '\(valid)'")
    return nil
}
