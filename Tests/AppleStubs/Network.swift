// swift-format-ignore-file
// The parts of Network that the runtime uses, as the SDK declares them; the paths are those that a test pushes.
public import Dispatch

public struct NWPath: Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public let status: Status
    public let isExpensive: Bool
    public let isConstrained: Bool

    public init(_ status: Status, isExpensive: Bool = false) {
        self.status = status
        self.isExpensive = isExpensive
        isConstrained = false
    }
}

public final class NWPathMonitor {
    public init() {}
    @preconcurrency public final var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
    public final func start(queue: DispatchQueue) { NWPathMonitor.started = self }
    public final func cancel() { isCancelled = true }

    nonisolated(unsafe) public static var started: NWPathMonitor?
    public var isCancelled = false
}
