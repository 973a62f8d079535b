extension DescriptionReader {
    /// The link to external documentation, as a sentence for a comment (OpenAPI 3.1 §4.8.11).
    func externalDocs(of json: JSON) -> String? {
        json["externalDocs"].flatMap { readExternalDocs($0) }
    }

    func readExternalDocs(_ docs: JSON) -> String? {
        guard let url = docs["url"]?.string, !url.isEmpty else {
            log.warning("'externalDocs' must be an object with a 'url', so this one is left out", at: docs.place)
            return nil
        }
        guard let text = docs["description"]?.string, text.contains(where: { !$0.isWhitespace }) else {
            return "See <\(url)>."
        }
        return text.hasSuffix(".") ? "\(text) <\(url)>" : "\(text): <\(url)>"
    }
}
