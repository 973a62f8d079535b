extension DescriptionReader {
    func readTags() -> [Tag] {
        var hasNoted = false
        return elements("tags", in: root).compactMap { tag in
            guard let tag = object(tag, named: "an element of tags"), let name = string("name", in: tag) else {
                return nil
            }
            var read = Tag(name: name, place: tag.place)
            read.summary = string("summary", in: tag)
            read.description = string("description", in: tag)
            read.parent = string("parent", in: tag)
            if !hasNoted, version >= .v32, let label = tag["summary"] ?? tag["kind"] {
                log.note("the 'summary' and 'kind' of tags do not change the client", at: label.place)
                hasNoted = true
            }
            return read
        }
    }

    /// Gives each operation the tags that contain its own (OpenAPI 3.2 §4.22).
    func nameGroups(of description: inout Description) {
        let parents = Dictionary(description.tags.map { ($0.name, $0.parent) }) { first, _ in first }
        checkParents(description.tags, parents)
        guard parents.values.contains(where: { $0 != nil }) else { return }
        for index in description.operations.indices {
            var groups = description.operations[index].tags
            var met = Set(groups)
            var next = 0
            while next < groups.count {
                if let parent = parents[groups[next]] ?? nil, met.insert(parent).inserted { groups.append(parent) }
                next += 1
            }
            description.operations[index].groups = Array(groups.dropFirst(description.operations[index].tags.count))
        }
    }

    private func checkParents(_ tags: [Tag], _ parents: [String: String?]) {
        for tag in tags {
            guard let parent = tag.parent, parents[parent] == nil else { continue }
            let near = nearest(to: parent, among: tags.map(\.name))
            log.warning(
                "there is no tag '\(parent)'\(suggestion(near))",
                at: (tag.place.json?["parent"]?.place ?? tag.place)
            )
        }
    }
}
