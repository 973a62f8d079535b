/// Swagger 2.0: a parameter or a header is its own schema.
extension DescriptionReader {
    func readSwagger2Schema(of json: JSON, what: String) -> Schema {
        if json["type"] != nil || json["$ref"] != nil || json["enum"] != nil { return schema(at: json) }
        log.warning("\(what) has no 'type'; it is assumed to be a string", at: json.place)
        return assumedString(at: json.place)
    }
}
