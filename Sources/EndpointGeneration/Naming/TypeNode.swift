/// A generated type in the tree of types: `Petstore` → `Pet` → `Category`. Resolves unqualified names at each position.
package final class TypeNode: Hashable {
    package private(set) var name: String
    package private(set) var parent: TypeNode?
    private var children: [String: TypeNode?] = [:]
    private var scope: NameScope
    /// The type that this is another name of.
    private var original: TypeNode?
    /// Whether it is an operation's type. Types that operations share are not declared in one of them.
    package var isEndpointScope = false
    /// Whether it is an operation's type, or is declared in one.
    var isInEndpoint: Bool { isEndpointScope || parent?.isInEndpoint == true }
    /// Whether it is extended by its full name, `extension Petstore.Failures`. Its members then cannot use unqualified
    /// names of the namespace.
    package var isExtendedByFullName = false
    /// The library names that types of the client's module hide; empty unless this is the namespace.
    var hiddenNames: Set<String> = []
    /// Whether some of its nested types are printed in other files, in extensions by its full name.
    var isInSeveralFiles = false

    /// The namespace itself.
    package init(namespace name: String) {
        self.name = name
        parent = nil
        scope = NameScope(reserved: ReservedWords.protocols.union([name]))
    }

    private init(name: String, parent: TypeNode) {
        self.name = name
        self.parent = parent
        scope = NameScope(reserved: [name])
    }

    /// The number of enclosing types, including the namespace.
    var depth: Int {
        var depth = 0
        var node = parent
        while let current = node {
            depth += 1
            node = current.parent
        }
        return depth
    }

    /// Declares a nested type under the best free name for `text`.
    package func declare(_ text: String, alternatives: @autoclosure () -> [String] = []) -> TypeNode {
        declareWithReason(text, alternatives: alternatives()).node
    }

    /// Declares a nested type under the best free name for `text`.
    ///
    /// - Returns: the type, and why it does not have the usual name; `nil` if it does.
    func declareWithReason(_ text: String, alternatives: @autoclosure () -> [String] = [])
        -> (node: TypeNode, reason: NameConflict?)
    {
        let (best, conflict) = bestName(for: text)
        if mayDeclare(best), scope.claim(exactly: best) { return (add(best), conflict) }
        var candidates = [best] + alternatives()
        if let verbatim = SwiftName.verbatim(text), verbatim.utf8.first.map({ $0 < 0x61 }) == true {
            candidates.append(verbatim)
        }
        candidates.append(SwiftName.spelledOut(text, startsUpper: true))
        let usable = candidates.filter(mayDeclare)
        return (add(scope.claim(usable.isEmpty ? [best + "Model"] : usable)), conflict ?? .taken)
    }

    /// The usual name for `text`, or the one in place of it where that has another meaning.
    private func bestName(for text: String) -> (name: String, conflict: NameConflict?) {
        let usual = SwiftName.type(text)
        let renamed = ReservedWords.renamedTypes[usual] ?? usual
        if parent == nil {
            let name = ReservedWords.protocols.contains(renamed) ? renamed + "Model" : renamed
            return (name, name == usual ? nil : .reserved)
        }
        var name = renamed
        if ReservedWords.kindsOfJSON.contains(name) { name += "Value" }
        let conflict = name == usual ? nil : NameConflict.reserved
        // With digits, or a script without capital letters, the type and the member would have the same name.
        return name == SwiftName.member(text) ? (name + "Model", conflict ?? .memberName) : (name, conflict)
    }

    private func mayDeclare(_ name: String) -> Bool {
        ReservedWords.renamedTypes[name] == nil && !isShadowingAncestor(name)
    }

    private func add(_ name: String) -> TypeNode {
        let child = TypeNode(name: name, parent: self)
        children[name] = child
        return child
    }

    /// Declares a nested type of exactly this name; `nil` if that is taken or would hide an enclosing type.
    package func declare(exactly name: String) -> TypeNode? {
        guard !isShadowingAncestor(name), scope.claim(exactly: name) else { return nil }
        return add(name)
    }

    /// Claims the name for a type that moves here.
    ///
    /// - Returns: whether it was free and does not hide an enclosing type.
    func claim(_ name: String) -> Bool { !isShadowingAncestor(name) && scope.claim(exactly: name) }

    /// Moves it into another type or the namespace, where the name is claimed, and leaves another name for it where it was.
    ///
    /// - Returns: the node of that other name.
    func move(to home: TypeNode, as newName: String) -> TypeNode? {
        guard let owner = parent else { return nil }
        let alias = TypeNode(name: name, parent: owner)
        alias.original = self
        owner.children[name] = alias
        home.children[newName] = self
        (name, parent) = (newName, home)
        return alias
    }

    /// Gives it another free name, which no member of the type around it has either.
    func rename(avoiding members: Set<String>) {
        guard let parent else { return }
        let claims = { [children] (candidate: String) in
            !members.contains(candidate) && children[candidate] == nil && parent.claim(candidate)
        }
        let best = ["Model", "Value", "Kind"].map { [name] in name + $0 }.first(where: claims)
        let numbered = (2...).lazy.map { [name] in "\(name)Model\($0)" }
        guard let free = best ?? numbered.first(where: claims) else { return }
        parent.children[name] = nil
        name = free
        parent.children[name] = self
    }

    /// Removes it from the types that code refers to. Its name stays claimed.
    func leaveUndeclared() {
        guard parent?.children[name] == .some(self) else { return }
        parent?.children[name] = nil
    }

    /// The type itself, where it is another name.
    private var target: TypeNode { original?.target ?? self }

    /// Makes it another name of a type.
    func becomeAlias(of other: TypeNode) { original = other }

    /// Prevents nested types from having a name that means a type elsewhere.
    package func keepFree(_ name: String) {
        _ = scope.claim(exactly: name)
    }

    /// Reserves a name that has a different meaning here than outside, such as an associated type.
    package func reserve(_ name: String) {
        guard !children.keys.contains(name) else { return }
        _ = scope.claim([name])
        children[name] = .some(nil)
    }

    /// Reserves names, unless it or a nested type has one of them.
    ///
    /// - Returns: whether they are reserved.
    func reserve(allOf names: [String]) -> Bool {
        guard names.allSatisfy({ name != $0 && !children.keys.contains($0) }) else { return false }
        for name in names { reserve(name) }
        return true
    }

    /// The shortest name of this type for code inside `place`.
    package func reference(from place: TypeNode) -> String {
        var chain: [TypeNode] = [self]
        while let parent = chain[0].parent { chain.insert(parent, at: 0) }
        for start in stride(from: chain.count - 1, through: 0, by: -1)
        where place.lookUp(chain[start].name) === chain[start].target {
            return chain[start...].map(\.name).joined(separator: ".")
        }
        return chain.map(\.name).joined(separator: ".")
    }

    /// Whether a generated type, or one of the client's module, hides an imported type of this name here, or would if
    /// the scope were in one file. Qualifying a name without need does no harm.
    package func shadows(_ name: String) -> Bool {
        var node: TypeNode? = self
        while let current = node {
            if current.children[name] != nil || current.name == name { return true }
            node = current.isExtendedByFullName ? nil : current.parent
        }
        let root = root
        return name == root.name || root.hiddenNames.contains(name)
    }

    /// The scope of code outside the namespace, in which the namespace is the only generated type.
    var fileScope: TypeNode {
        let scope = TypeNode(namespace: "")
        scope.children[root.name] = .some(root)
        scope.hiddenNames = root.hiddenNames
        return scope
    }

    /// The next scope in which an unqualified name is looked up.
    private var surroundings: TypeNode? { isExtendedByFullName || isInSeveralFiles ? nil : parent }

    private func lookUp(_ name: String) -> TypeNode? {
        var node: TypeNode? = self
        while let current = node {
            if let child = current.children[name] { return child?.target }
            // An extension by the full name does not find the type by its own name.
            if current.name == name, current.surroundings != nil || current.parent == nil { return current }
            node = current.surroundings
        }
        return name == root.name ? root : nil
    }

    /// The full name, which is valid everywhere outside the client. For example: `Petstore.Failures.NotFound`
    var fullName: String { parent.map { "\($0.fullName).\(name)" } ?? name }

    /// The top-level type of the namespace that contains it, or itself.
    var outermost: TypeNode {
        var node = self
        while let parent = node.parent, parent.parent != nil { node = parent }
        return node
    }

    /// The namespace.
    var root: TypeNode {
        var node = self
        while let parent = node.parent { node = parent }
        return node
    }

    /// Whether an enclosing type has this name. A nested type with the same name would hide it from its members.
    private func isShadowingAncestor(_ name: String) -> Bool {
        var node: TypeNode? = self
        while let current = node {
            if current.name == name { return true }
            node = current.parent
        }
        return false
    }

    // The address, because debug builds take twice as long for `===` and `ObjectIdentifier`.
    package static func == (a: TypeNode, b: TypeNode) -> Bool {
        unsafeBitCast(a, to: Int.self) == unsafeBitCast(b, to: Int.self)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(unsafeBitCast(self, to: Int.self)) }
}

/// Why a type does not have the usual name.
enum NameConflict {
    case reserved, taken
    /// A member of the type may have the name.
    case memberName
}
