extension JSON {
    /// The value that a JSON Pointer names. The pointer may be a URI fragment (`#/components/schemas/Pet`, RFC 6901 §6)
    /// or plain (`/items`). The empty pointer names this value.
    package func followPointer(_ pointer: String) -> PointerTarget {
        var json = self
        var steps: [String] = []
        for step in pointerSteps(pointer) {
            guard let next = json.child(step) else {
                let near = nearestName(to: step, among: json.members.map(\.name))
                let prefix = pointer.utf8.first == UInt8(ascii: "#") ? "#" : ""
                return .missing(
                    nearest: near.map { prefix + (steps + [$0]).map { "/" + escapePointerStep($0) }.joined() }
                )
            }
            steps.append(step)
            json = next
        }
        return .found(json)
    }

    private func child(_ step: String) -> JSON? {
        if isObject { return self[step] }
        let elements = elements
        guard let index = Int(step), elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}
