#if canImport(FoundationNetworking)
import Dispatch
import Foundation

/// The session's delegate queue on Linux, where URLSession applies no back pressure: data that arrives faster than it
/// is written piles up in front of the delegate (1 GiB over loopback: 420 MB).
///
/// If 512 callbacks are waiting, the session is blocked until one of them is done, but for 20 ms at most. A callback
/// that itself waits for the session therefore costs time but can never deadlock the process.
// @unchecked: both stored properties are constant and thread-safe; the superclass declares itself Sendable.
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
