extension CallOptions {
    /// What a caller tells the interceptors of its call: one value of each type. Nothing of it is sent or logged.
    ///
    /// ```swift
    /// enum Screen: Hashable { case home, search }
    ///
    /// let options = CallOptions(context: [Screen.home])
    /// let screen = request.options.context[Screen.self]  // in an interceptor
    /// ```
    ///
    /// Calls share a response under way only if their contexts are equal, because an interceptor may heed them.
    public struct Context: Sendable, Hashable {
        private var values: [ObjectIdentifier: AnySendableHashable] = [:]

        public init() {}

        /// The value of a type; nil if the caller gave none. Setting nil removes it.
        public subscript<Value: Sendable & Hashable>(_ type: Value.Type) -> Value? {
            get { values[ObjectIdentifier(type)]?.value as? Value }
            set { values[ObjectIdentifier(type)] = newValue.map(AnySendableHashable.init) }
        }
    }
}

extension CallOptions.Context: ExpressibleByArrayLiteral {
    /// One value of each type; of two of the same type the last counts.
    public init(arrayLiteral elements: any Sendable & Hashable...) {
        for element in elements { insert(element) }
    }

    private mutating func insert<Value: Sendable & Hashable>(_ value: Value) { self[Value.self] = value }
}

/// `AnyHashable` is not Sendable, whatever it holds.
private struct AnySendableHashable: Sendable, Hashable {
    let value: any Sendable & Hashable

    init(_ value: some Sendable & Hashable) { self.value = value }

    static func == (a: AnySendableHashable, b: AnySendableHashable) -> Bool {
        AnyHashable(a.value) == AnyHashable(b.value)
    }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
