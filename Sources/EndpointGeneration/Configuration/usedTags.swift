import EndpointDescription

extension Description {
    /// The tags of all operations, each once, in order of appearance.
    var usedTags: [String] {
        var tags: [String] = []
        var seen: Set<String> = []
        for tag in operations.flatMap(\.tags) where seen.insert(tag).inserted { tags.append(tag) }
        return tags
    }
}
