/// Swagger 2.0: reads how the values of an array are joined.
extension DescriptionReader {
    /// Reads `collectionFormat`, which only applies to arrays.
    func readCollectionFormat(of json: JSON, _ location: ParameterLocation) -> (Parameter.Style, explode: Bool) {
        switch location {
        case .query:
            guard json["type"]?.string == "array" else { return (.form, true) }
            return readCollectionFormat(of: json, what: "the query parameter '\(json["name"]?.string ?? "")'")
        case .cookie, .querystring: return (.form, true)
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

    /// How the values of an array are joined in a query or in a form.
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
            log.warning("'\(format)' is not a 'collectionFormat'\(suggestion(near)); 'csv' is used", at: place)
        }
        return (.form, false)
    }
}
