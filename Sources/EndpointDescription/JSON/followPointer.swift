/// Where a JSON Pointer leads.
package enum PointerTarget {
    case found(JSON)
    /// `nearest` is the whole pointer that was probably meant.
    case missing(nearest: String?)
}

extension JSON {
    /// What a JSON Pointer names, written as a URI fragment (`#/components/schemas/Pet`, RFC 6901 §6) or bare (`/items`);
    /// empty is this value itself.
    package func following(_ pointer: String) -> PointerTarget {
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

/// The names of members and the numbers of elements that a JSON Pointer goes through.
package func pointerSteps(_ pointer: String) -> [String] {
    let isFragment = pointer.utf8.first == UInt8(ascii: "#")
    let path = isFragment ? decodePercents(pointer.dropFirst()) : pointer
    return path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
        .map { unescapePointerStep(String(decoding: $0, as: UTF8.self)) }
}
