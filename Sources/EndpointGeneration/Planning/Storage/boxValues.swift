/// Boxes values that would contain themselves, and large values: a union becomes `indirect`, otherwise the property is
/// boxed.
func boxValues(in client: ClientBlueprint) -> ClientBlueprint {
    let index = TypeIndex(client.declarations)
    var finder = CycleFinder(index: index)
    client.typeDeclarations.walk { finder.enter($0) }
    return client.boxing(boxLargeValues(in: client, index, besides: finder.boxes()))
}

/// Finds the types that would hold themselves by value, and what breaks each cycle.
private struct CycleFinder {
    let index: TypeIndex
    private var edges: [TypeNode: [(slot: Boxes.Slot, target: TypeNode)]] = [:]
    private var order: [TypeNode] = []
    private var unions: Set<TypeNode> = []

    init(index: TypeIndex) {
        self.index = index
    }

    mutating func enter(_ declaration: Declaration) {
        let node = declaration.node
        switch declaration.kind {
        case .structure(let blueprint):
            order.append(node)
            for property in blueprint.properties {
                if let target = index.heldByValue(property.type) {
                    edges[node, default: []].append((Boxes.Slot(owner: node, property: property.name), target))
                }
            }
        case .union(let blueprint):
            order.append(node)
            unions.insert(node)
            for alternative in blueprint.alternatives {
                if let target = index.heldByValue(alternative.type) {
                    edges[node, default: []].append((Boxes.Slot(owner: node, property: alternative.name), target))
                }
            }
        case .enumeration, .alias, .endpoint, .failure, .cases, .webhook, .group: break
        }
    }

    /// Traverses depth first. The stack is explicit, because descriptions may chain thousands of types.
    func boxes() -> Boxes {
        var boxes = Boxes()
        var done: Set<TypeNode> = []
        var onPath: Set<TypeNode> = []
        // By name, so that the order of components does not decide where a cycle is cut.
        let roots = order.map { (name: $0.dottedName, node: $0) }.sorted { $0.name < $1.name }.map(\.node)
        for root in roots where !done.contains(root) {
            var stack: [(node: TypeNode, next: Int)] = [(root, 0)]
            onPath.insert(root)
            while let top = stack.last {
                let targets = edges[top.node] ?? []
                guard top.next < targets.count else {
                    done.insert(top.node)
                    onPath.remove(top.node)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let edge = targets[top.next]
                if boxes.enums.contains(top.node) || done.contains(edge.target) { continue }
                if onPath.contains(edge.target) {
                    if unions.contains(top.node) {
                        boxes.enums.insert(top.node)
                    } else if unions.contains(edge.target) {
                        boxes.enums.insert(edge.target)
                    } else {
                        boxes.slots.insert(edge.slot)
                    }
                } else {
                    onPath.insert(edge.target)
                    stack.append((edge.target, 0))
                }
            }
        }
        return boxes
    }
}

// MARK: Boxes

/// The values that are held by reference: properties through `@Indirect`, payloads of enums through `indirect`.
struct Boxes {
    var slots: Set<Slot> = []
    var enums: Set<TypeNode> = []

    struct Slot: Hashable {
        var owner: TypeNode
        var property: String
    }
}

extension ClientBlueprint {
    /// Models, failures and the nested declarations of endpoints.
    var typeDeclarations: [Declaration] { models + failures + endpoints.flatMap(\.declaration.nested) }

    /// A copy in which everything that `boxes` lists is boxed, and the same in types that are equal.
    func boxing(_ boxes: Boxes) -> ClientBlueprint {
        let enums = Set(boxes.enums.map(equalTypes.representative))
        let slots = Set(
            boxes.slots.map { Boxes.Slot(owner: equalTypes.representative(of: $0.owner), property: $0.property) }
        )
        let owners = Set(slots.map(\.owner))
        var client = self
        client.mutate { declaration in
            let node = equalTypes.representative(of: declaration.node)
            let isIndirect = enums.contains(node)
            switch declaration.kind {
            case .structure(var blueprint) where owners.contains(node):
                for index in blueprint.properties.indices {
                    let slot = Boxes.Slot(owner: node, property: blueprint.properties[index].name)
                    blueprint.properties[index].isBoxed = slots.contains(slot)
                }
                declaration.kind = .structure(blueprint)
            case .union(var blueprint) where isIndirect:
                blueprint.isIndirect = true
                declaration.kind = .union(blueprint)
            case .cases(var blueprint) where isIndirect:
                blueprint.isIndirect = true
                declaration.kind = .cases(blueprint)
            case .failure(var blueprint) where isIndirect:
                blueprint.isIndirect = true
                declaration.kind = .failure(blueprint)
            case .structure, .enumeration, .union, .alias, .endpoint, .failure, .cases, .webhook, .group: break
            }
        }
        return client
    }
}

// MARK: boxLargeValues

/// Holds large values by reference. Values that nest each other inline soon exhaust the stack, and compile time grows
/// with the square of an enum's payload size.
func boxLargeValues(in client: ClientBlueprint, _ index: TypeIndex, besides boxes: Boxes) -> Boxes {
    var sizes = ValueSizes(index: index, boxes: boxes)
    client.typeDeclarations.walk { sizes.enter($0) }
    return sizes.measure()
}

/// The approximate inline size of each type in bytes, and the boxes that keep it small.
private struct ValueSizes {
    /// The limit for the value of a property.
    private static let largestProperty = 1_024
    /// The limit for the payload of an enum.
    private static let largestPayload = 256
    /// The limit for structs inside of structs. The compiler's work grows with the square of that depth.
    private static let deepestProperty = 32

    private let index: TypeIndex
    private var boxes: Boxes
    private var order: [TypeNode] = []
    private var declarations: [TypeNode: Declaration] = [:]
    private var sizes: [TypeNode: Int] = [:]
    private var depths: [TypeNode: Int] = [:]

    init(index: TypeIndex, boxes: Boxes) {
        self.index = index
        self.boxes = boxes
    }

    mutating func enter(_ declaration: Declaration) {
        order.append(declaration.node)
        declarations[declaration.node] = declaration
    }

    /// Measures held types before their holders. The stack is explicit, because descriptions may chain thousands of
    /// types.
    mutating func measure() -> Boxes {
        var entered: Set<TypeNode> = []
        for root in order {
            var stack = [root]
            while let node = stack.last {
                if entered.insert(node).inserted {
                    stack += payloads(of: node).compactMap { index.heldByValue($0.type) }
                        .filter { !entered.contains($0) }
                } else {
                    stack.removeLast()
                    if sizes[node] == nil { sizes[node] = measure(node) }
                }
            }
        }
        return boxes
    }

    private mutating func measure(_ node: TypeNode) -> Int {
        let payloads = payloads(of: node)
        switch declarations[node]?.kind {
        case .structure:
            var (sum, depth) = (0, 0)
            for (name, type) in payloads {
                let slot = Boxes.Slot(owner: node, property: name)
                let size = size(of: type)
                let held = index.heldByValue(type)
                let inner = held.flatMap { depths[$0] } ?? 0
                if held != nil, size > ValueSizes.largestProperty || inner == ValueSizes.deepestProperty {
                    boxes.slots.insert(slot)
                }
                if boxes.slots.contains(slot) {
                    sum += 8
                } else {
                    sum += (size + 7) / 8 * 8
                    depth = max(depth, inner)
                }
            }
            depths[node] = depth + 1
            return sum
        case .union, .cases, .failure:
            let largest = payloads.map { size(of: $0.type) }.max() ?? 0
            if largest > ValueSizes.largestPayload { boxes.enums.insert(node) }
            return boxes.enums.contains(node) ? 8 : largest + 1
        case .enumeration: return 17
        case .alias(let type): return size(of: type)
        case .endpoint, .webhook, .group, nil: return 0
        }
    }

    private func payloads(of node: TypeNode) -> [(name: String, type: SwiftType)] {
        switch declarations[node]?.kind {
        case .structure(let blueprint): blueprint.properties.map { ($0.name, $0.type) }
        case .union(let blueprint): blueprint.alternatives.map { ($0.name, $0.type) }
        case .cases(let blueprint): blueprint.cases.compactMap { item in item.type.map { (item.name, $0) } }
        case .failure(let blueprint): blueprint.cases.compactMap { item in item.type.map { (item.name, $0) } }
        case .enumeration, .alias, .endpoint, .webhook, .group, nil: []
        }
    }

    private func size(of type: SwiftType) -> Int {
        switch type {
        case .standard(let standard): standard.size
        case .array, .dictionary: 8
        case .stream, .custom: 16
        case .optional(let inner), .presence(let inner): size(of: inner) + 1
        case .declared: index.heldByValue(type).flatMap { sizes[$0] } ?? 8
        }
    }
}

extension StandardType {
    fileprivate var size: Int {
        switch self {
        case .bool, .noContent: 1
        case .int32, .uint32, .float: 4
        case .int, .int64, .uint64, .double, .date, .unixSeconds, .unixMilliseconds, .unixTime, .rfc2822Date: 8
        case .decimal, .json: 24
        case .base64: 32
        case .body, .filePart, .event: 64
        case .string, .uuid, .data, .url, .calendarDate: 16
        case .numberOrText(let number): number.size
        }
    }
}
