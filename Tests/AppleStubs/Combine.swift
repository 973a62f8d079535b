// swift-format-ignore-file
// The parts of Combine that the runtime uses, as the SDK declares them.
public struct CombineIdentifier: Hashable, Sendable {
    public init() {}
    public init(_ obj: AnyObject) {}
}

public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

public protocol Cancellable {
    func cancel()
}

public enum Subscribers {
    public struct Demand: Equatable, Comparable, Hashable, Sendable {
        private let max: Int
        public static var none: Demand { Demand(max: 0) }
        public static var unlimited: Demand { Demand(max: .max) }
        public static func max(_ value: Int) -> Demand { Demand(max: value) }
        public static func < (a: Demand, b: Demand) -> Bool { a.max < b.max }
    }

    @frozen public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}
