/// The protocol that models conform to besides `Model`.
enum Conformance {
    case none, equatable, hashable
}
