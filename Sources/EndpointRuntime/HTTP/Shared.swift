/// Holds what is large, goes through every layer and is seldom changed, so that a copy costs one reference.
final class Shared<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
