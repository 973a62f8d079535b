#if canImport(FoundationNetworking)
import Dispatch
import Foundation

/// The session's delegate queue on Linux, where nothing slows a sender down: data that arrives faster than it is
/// written piles up in front of the delegate (1 GiB over loopback: 420 MB).
///
/// When 512 callbacks wait, the session is held back until one is done. It is held for 20 ms at most, so that a
/// callback that itself waits for the session costs time but can never lock up the process.
// @unchecked: both stored properties are constant and thread-safe; the superclass is Sendable by its own word.
final class DelegateQueue: OperationQueue, @unchecked Sendable {
    private let queue = DispatchQueue(label: "EndpointRuntime.delegate")
    private let room = DispatchSemaphore(value: 512)

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        let hasRoom = room.wait(timeout: .now() + .milliseconds(20)) == .success
        queue.async {
            block()
            if hasRoom { self.room.signal() }
        }
    }
}
#endif
