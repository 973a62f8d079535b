extension CallOptions {
    /// Values that a caller passes to the interceptors of its call: one of each type. They are neither sent nor logged.
    ///
    /// ```swift
    /// enum Screen: Hashable { case home, search }
    ///
    /// let options = CallOptions(context: [Screen.home])
    /// let screen = request.options.context[Screen.self]  // in an interceptor
    /// ```
    ///
    /// Concurrent calls share a response only if their contexts are equal, because an interceptor may depend on them.
    public struct Context: Sendable, Hashable {
        private var values: [ObjectIdentifier: AnySendableHashable] = [:]

        public init() {}

        /// The value of this type; nil if the caller set none. Setting nil removes it.
        public subscript<Value: Sendable & Hashable>(_ type: Value.Type) -> Value? {
            get { values[ObjectIdentifier(type)]?.value as? Value }
            set { values[ObjectIdentifier(type)] = newValue.map(AnySendableHashable.init) }
        }
    }
}

extension CallOptions.Context: ExpressibleByArrayLiteral {
    /// One value of each type; if two have the same type, the last one counts.
    public init(arrayLiteral elements: any Sendable & Hashable...) {
        for element in elements { insert(element) }
    }

    private mutating func insert<Value: Sendable & Hashable>(_ value: Value) { self[Value.self] = value }
}

/// `AnyHashable` is not Sendable, even if its value is.
private struct AnySendableHashable: Sendable, Hashable {
    let value: any Sendable & Hashable

    init(_ value: some Sendable & Hashable) { self.value = value }

    static func == (a: AnySendableHashable, b: AnySendableHashable) -> Bool {
        AnyHashable(a.value) == AnyHashable(b.value)
    }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
