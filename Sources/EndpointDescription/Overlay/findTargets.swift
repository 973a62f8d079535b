extension JSONPath {
    /// The values that the path selects, without duplicates, in document order.
    func findTargets(in root: OverlaidValue, _ work: OverlayWork) throws(OverlayWork.Exhausted) -> [OverlayTarget] {
        var targets = [OverlayTarget(value: root, parent: nil, depth: 0)]
        for step in steps {
            var found: [OverlayTarget] = []
            var seen: Set<ObjectIdentifier> = []
            for target in targets {
                for place in step.isRecursive ? try JSONPath.everything(in: target, work) : [target] {
                    for selector in step.selectors {
                        for next in try JSONPath.select(selector, in: place, work)
                        where seen.insert(ObjectIdentifier(next.value)).inserted {
                            found.append(next)
                        }
                    }
                }
            }
            targets = found
        }
        return targets
    }

    private static func everything(in target: OverlayTarget, _ work: OverlayWork) throws(OverlayWork.Exhausted)
        -> [OverlayTarget]
    {
        var found: [OverlayTarget] = []
        var waiting = [target]
        while let next = waiting.popLast() {
            found.append(next)
            waiting += try select(.all, in: next, work).reversed()
        }
        return found
    }

    private static func select(_ selector: Selector, in place: OverlayTarget, _ work: OverlayWork)
        throws(OverlayWork.Exhausted) -> [OverlayTarget]
    {
        let value = place.value
        func target(_ child: OverlaidValue) -> OverlayTarget {
            OverlayTarget(value: child, parent: value, depth: place.depth + 1)
        }
        try work.spend(steps: 1)
        guard value.isObject || value.isArray else { return [] }
        let members = value.members
        let elements = value.elements
        switch selector {
        case .name(let name):
            try work.spend(steps: members.count / 16)
            return members.first { $0.name == name }.map { [target($0.value)] } ?? []
        case .index(let index):
            let position = index < 0 ? elements.count + index : index
            return elements.indices.contains(position) ? [target(elements[position])] : []
        case .all:
            try work.spend(steps: members.count + elements.count)
            return members.map { target($0.value) } + elements.map(target)
        case .filter(let alternatives):
            var found: [OverlayTarget] = []
            for child in members.map(\.value) + elements {
                for conditions in alternatives where try holds(conditions, for: child, work) {
                    found.append(target(child))
                    break
                }
            }
            return found
        }
    }

    private static func holds(_ conditions: [Condition], for value: OverlaidValue, _ work: OverlayWork)
        throws(OverlayWork.Exhausted) -> Bool
    {
        for condition in conditions {
            var place: OverlayTarget? = OverlayTarget(value: value, parent: nil, depth: 0)
            for selector in condition.path {
                guard let current = place else { break }
                place = try select(selector, in: current, work).first
            }
            try work.spend(steps: 1)
            let literal = place.flatMap { Literal($0.value) }
            switch condition.test {
            case .exists: if place == nil { return false }
            case .equals(let wanted): if literal != wanted { return false }
            case .differs(let unwanted): if literal == unwanted { return false }
            }
        }
        return true
    }
}

extension JSONPath.Literal {
    /// `nil` for arrays and objects.
    fileprivate init?(_ value: OverlaidValue) {
        let json = value.source
        switch json.kind {
        case .null: self = .null
        case .boolean: self = .bool(json.bool ?? false)
        case .number: self = .number(json.double ?? .infinity)
        case .string: self = .string(json.string ?? "")
        case .array, .object: return nil
        }
    }
}

/// A value that a path selects.
struct OverlayTarget {
    var value: OverlaidValue
    /// The value that contains it; `nil` for the root.
    var parent: OverlaidValue?
    /// How many arrays and objects contain it.
    var depth: Int
}

/// Bounds the cost of an overlay.
final class OverlayWork {
    /// How many values may be visited, copied or merged.
    let stepLimit: Int
    /// How many bytes of text may be added.
    let byteLimit: Int
    private var steps = 0
    private var bytes = 0

    struct Exhausted: Error {}

    init(stepLimit: Int = 10_000_000, byteLimit: Int = 256 << 20) {
        self.stepLimit = stepLimit
        self.byteLimit = byteLimit
    }

    func spend(steps more: Int, bytes moreBytes: Int = 0) throws(Exhausted) {
        steps += more
        bytes += moreBytes
        guard steps <= stepLimit, bytes <= byteLimit else { throw Exhausted() }
    }
}
