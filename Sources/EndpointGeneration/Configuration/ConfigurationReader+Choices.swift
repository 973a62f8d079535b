import EndpointDescription

extension ConfigurationReader {
    mutating func readNames(_ value: JSON) {
        for (target, value) in members(of: value, named: "names") {
            guard ["operation:", "schema:", "tag:", "#/"].contains(where: target.hasPrefix) else {
                log.error(
                    "invalid target '\(target)'",
                    at: value.place,
                    remedy: "write 'operation:', 'schema:' or 'tag:' and a name, or a JSON Pointer such as "
                        + "'#/components/schemas/Pet/properties/name'"
                )
                continue
            }
            guard let name = readSwiftName(value, log: log) else { continue }
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
                remedy: "such as \"Money\", or {\"type\": \"Money\", \"module\": \"Commerce\", \"coding\": \"codable\"}"
            )
            return nil
        }
        guard let spelling = spelling(name) else { return nil }
        var type = CustomType(spelling: spelling, coding: .json)
        for (key, value) in value.members {
            switch key {
            case "type": break
            case "module":
                type.module = value.string.flatMap { SwiftName.verbatim($0) }
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

    /// The type's spelling. It is printed as it is, so it may only contain names and brackets.
    private func spelling(_ value: JSON) -> String? {
        if let text = value.string, let first = text.utf8.first, first != UInt8(ascii: " "),
            text.utf8.allSatisfy(isTypeByte)
        {
            return text
        }
        log.error(
            "this is not the name of a Swift type",
            at: value.place,
            remedy: "write it as Swift does: \"Money\", \"Tagged<Pet, Int>\""
        )
        return nil
    }

    private func isTypeByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_.<>[]:, ?".utf8.contains(byte)
        }
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

    mutating func readConformances(_ value: JSON) {
        if !value.isArray {
            log.error("expected an array for 'conformances', found \(value.kind.rawValue)", at: value.place)
        }
        configuration.conformance = .none
        for element in value.elements {
            switch element.string {
            case "Hashable": configuration.conformance = .hashable
            case "Equatable": if configuration.conformance == .none { configuration.conformance = .equatable }
            default: log.error("expected \"Equatable\" or \"Hashable\" in 'conformances'", at: element.place)
            }
        }
    }
}
