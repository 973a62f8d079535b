import EndpointTesting

/// A change that may make a valid value invalid: a member is missing, or a scalar is of another kind.
struct Mutation {
    var steps: [String]
    /// The value instead; nil removes the member.
    var replacement: Plain?

    var path: String { steps.pointer }
    var isMissing: Bool { replacement == nil }

    /// The changed value; nil if it has no such place.
    func applied(to value: Plain) -> Plain? {
        guard value.places.contains(where: { $0.steps == steps }) else { return nil }
        return value.replacing(steps, with: replacement)
    }

    /// A random member is missing.
    static func withoutMember(_ value: Plain, _ random: inout SeededGenerator) -> Mutation? {
        let objects = value.places.filter { $0.value.object.map { $0.count > 0 } ?? false }
        guard let place = objects.randomElement(using: &random),
            let key = place.value.object?.keys.randomElement(using: &random)
        else { return nil }
        return Mutation(steps: place.steps + [key], replacement: nil)
    }

    /// A random scalar is of another kind.
    static func withOtherKind(_ value: Plain, _ random: inout SeededGenerator) -> Mutation? {
        let scalars = value.places.filter { [.boolean, .number, .string].contains($0.value.kind) }
        let others: [Plain] = [.boolean(true), .number("7"), .string("text"), .array([]), .object(PlainObject())]
        guard let place = scalars.randomElement(using: &random),
            let other = others.filter({ $0.kind != place.value.kind }).randomElement(using: &random)
        else { return nil }
        return Mutation(steps: place.steps, replacement: other)
    }
}

extension [String] {
    /// The JSON Pointer of these steps.
    var pointer: String { map { "/" + PlainDescription.escaped($0) }.joined() }
}

extension Plain {
    /// Every value inside this one, with the steps to it.
    var places: [(steps: [String], value: Plain)] {
        var found: [(steps: [String], value: Plain)] = []
        func visit(_ value: Plain, _ steps: [String]) {
            found.append((steps, value))
            for (index, element) in value.elements.enumerated() { visit(element, steps + [String(index)]) }
            for (key, member) in value.members { visit(member, steps + [key]) }
        }
        visit(self, [])
        return found
    }

    /// A copy with another value in one place; without it if the value is nil.
    func replacing(_ steps: [String], with value: Plain?) -> Plain { replacing(steps[...], with: value) ?? .null }

    private func replacing(_ steps: ArraySlice<String>, with value: Plain?) -> Plain? {
        guard let step = steps.first else { return value }
        switch self {
        case .object(var object):
            guard let member = object[step] else { return self }
            object[step] = member.replacing(steps.dropFirst(), with: value)
            return .object(object)
        case .array(var elements):
            guard let index = Int(step), elements.indices.contains(index) else { return self }
            if let element = elements[index].replacing(steps.dropFirst(), with: value) {
                elements[index] = element
            } else {
                elements.remove(at: index)
            }
            return .array(elements)
        default: return self
        }
    }

    /// The smallest value found by leaving parts out for which `fails` still holds.
    ///
    /// - Parameter keeping: the names of members that stay.
    func shrunk(keeping: Set<String> = [], while fails: (Plain) -> Bool) -> Plain {
        var current = self
        var tries = 0
        var hasChanged = true
        while hasChanged, tries < 150 {
            hasChanged = false
            for place in current.places.dropFirst() where !keeping.contains(place.steps.last ?? "") {
                tries += 1
                let smaller = current.replacing(place.steps, with: nil)
                if tries < 150, smaller != current, fails(smaller) {
                    current = smaller
                    hasChanged = true
                    break
                }
            }
        }
        return current
    }
}
