extension DescriptionReader {
    func readLinks(of response: JSON) -> [Link] {
        members("links", in: response).compactMap { name, json in
            if name.hasPrefix("x-"), !json.isObject { return nil }
            guard let object = object(json, named: name), let resolved = resolve(object) else { return nil }
            var link = Link(name: name, place: resolved.place)
            link.description = string("description", in: object) ?? string("description", in: resolved)
            link.parameters = members("parameters", in: resolved)
            link.requestBody = resolved["requestBody"]
            link.server = resolved["server"]?.place
            if let id = resolved["operationId"], let text = string(id, named: "operationId") {
                link.operationID = text
                linkedOperationIDs.append(id)
            } else if let reference = resolved["operationRef"], let text = string(reference, named: "operationRef") {
                guard let operation = operation(named: text, by: reference, of: link) else { return nil }
                link.operation = operation.place
                link.target = pathAndMember(named: text, by: reference)
            } else {
                log.warning("the link '\(name)' names no operation, so it is left out", at: resolved.place)
                return nil
            }
            return link
        }
    }

    /// For example: `/pets` and `get` for `#/paths/~1pets/get`
    private func pathAndMember(named text: String, by reference: JSON) -> (path: String, member: String)? {
        guard text.utf8.first == UInt8(ascii: "#"), file(of: reference) === main else { return nil }
        let steps = pointerSteps(text)
        return steps.count == 3 && steps[0] == "paths" ? (steps[1], steps[2]) : nil
    }

    private func operation(named text: String, by reference: JSON, of link: Link) -> JSON? {
        switch target(named: text, from: file(of: reference)) {
        case .found(let operation): return operation
        case .missing where leadsElsewhere(text):
            log.note(
                "no code is generated for the link '\(link.name)': '\(text)' is the operation of another description",
                at: reference.place
            )
        case .missing(let message, _):
            log.warning("the link '\(link.name)' is left out: \(message)", at: reference.place)
        }
        return nil
    }
}
