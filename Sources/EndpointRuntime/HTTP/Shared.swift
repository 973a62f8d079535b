/// Holds a large value that passes through all decorators and seldom changes, so that a copy costs one reference.
final class Shared<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
