/// The positions of members by name, even after members before them were removed.
///
/// Each member has a number, and numbers ascend in the order of positions. A removal changes no number, so no name is
/// hashed again; from then on a position is found by binary search among the numbers.
package struct MemberIndex<Name: Hashable & Sendable>: Sendable {
    private var numbers: [Name: Int] = [:]
    /// The numbers in the members' order; empty while each number equals the member's position.
    private var order: [Int] = []

    /// - Parameter names: the names, without duplicates, in the members' order.
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

    /// Adds a member after the last one. The name must not exist yet.
    package mutating func append(_ name: Name) {
        guard let last = order.last else {
            numbers[name] = numbers.count
            return
        }
        numbers[name] = last + 1
        order.append(last + 1)
    }

    /// - Parameter place: the position of the member with this name.
    package mutating func remove(_ name: Name, at place: Int) {
        if order.isEmpty { order = Array(0..<numbers.count) }
        numbers[name] = nil
        order.remove(at: place)
    }
}
