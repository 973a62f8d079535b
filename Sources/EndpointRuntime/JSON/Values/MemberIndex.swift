/// Where members stand, by name, also after some before them were removed.
///
/// A member has a number, and numbers ascend as places do. A removal changes no number, so no name is hashed anew: from
/// then on a place is found among the numbers, by halving.
package struct MemberIndex<Name: Hashable & Sendable>: Sendable {
    private var numbers: [Name: Int] = [:]
    /// The numbers in the members' order; empty while each is its member's place.
    private var order: [Int] = []

    /// - Parameter names: each once, in the members' order.
    package init(_ names: some Collection<Name>) {
        numbers.reserveCapacity(names.count * 2)
        for (place, name) in names.enumerated() { numbers[name] = place }
    }

    package func place(of name: Name) -> Int? {
        guard let number = numbers[name], !order.isEmpty else { return numbers[name] }
        var (low, high) = (0, order.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if order[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Adds a member behind the last. There must be none of this name.
    package mutating func append(_ name: Name) {
        guard let last = order.last else {
            numbers[name] = numbers.count
            return
        }
        numbers[name] = last + 1
        order.append(last + 1)
    }

    /// - Parameter place: where the member of this name stands.
    package mutating func remove(_ name: Name, at place: Int) {
        if order.isEmpty { order = Array(0..<numbers.count) }
        numbers[name] = nil
        order.remove(at: place)
    }
}
