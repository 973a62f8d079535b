/// What Swagger 2.0 says in another way about a parameter or header: it is its own schema.
extension DescriptionReader {
    /// Whether this is one of the parameters that make up the request's body.
    func isBodyParameter(_ parameter: JSON) -> Bool {
        guard version == .v20, let location = parameter["in"]?.string else { return false }
        return location == "body" || location == "formData"
    }

    func readFormerShape(of json: JSON, what: String) -> Schema {
        if json["type"] != nil || json["$ref"] != nil || json["enum"] != nil { return schema(at: json) }
        log.warning("\(what) has no 'type'; it is taken to be a string", at: json.place)
        return assumedString(at: json.place)
    }

    /// `collectionFormat`, which only an array has.
    func readCollectionFormat(of json: JSON, _ location: ParameterLocation) -> (Parameter.Style, explode: Bool) {
        switch location {
        case .query:
            guard json["type"]?.string == "array" else { return (.form, true) }
            return readCollectionFormat(of: json, what: "the query parameter '\(json["name"]?.string ?? "")'")
        case .cookie: return (.form, true)
        case .path, .header:
            let format = string("collectionFormat", in: json) ?? "csv"
            if format != "csv", json["type"]?.string == "array" {
                log.warning(
                    "'\(format)' is not supported in a \(location.rawValue) parameter; its values are sent with commas",
                    at: (json["collectionFormat"] ?? json).place
                )
            }
            return (.simple, false)
        }
    }

    /// How the values of an array stand in a query or in a form.
    func readCollectionFormat(of json: JSON, what: String) -> (Parameter.Style, explode: Bool) {
        let format = string("collectionFormat", in: json) ?? "csv"
        let place = (json["collectionFormat"] ?? json).place
        switch format {
        case "csv": return (.form, false)
        case "ssv": return (.spaceDelimited, false)
        case "pipes": return (.pipeDelimited, false)
        case "multi": return (.form, true)
        case "tsv":
            log.warning("tabs ('tsv') are not supported; the values of \(what) are sent with commas", at: place)
        default:
            let near = nearestName(to: format, among: ["csv", "ssv", "tsv", "pipes", "multi"])
            log.warning("'\(format)' is no 'collectionFormat'\(suggestion(near)); 'csv' is taken", at: place)
        }
        return (.form, false)
    }
}
