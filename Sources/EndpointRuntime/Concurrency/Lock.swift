#if canImport(os)
import os
#else
import Glibc
#endif

/// A value that only one thread at a time may touch.
///
/// Critical sections are a few instructions long: never suspend, call out to unknown code or take another lock
/// inside one.
// @unchecked: every access to `state` happens between lock and unlock of the primitive beside it.
package final class Lock<State: Sendable>: @unchecked Sendable {
    private var state: State
    #if canImport(os)
    private let primitive: UnsafeMutablePointer<os_unfair_lock>
    #else
    private let primitive: UnsafeMutablePointer<pthread_mutex_t>
    #endif

    package init(_ state: State) {
        self.state = state
        primitive = .allocate(capacity: 1)
        #if canImport(os)
        primitive.initialize(to: os_unfair_lock())
        #else
        primitive.initialize(to: pthread_mutex_t())
        pthread_mutex_init(primitive, nil)
        #endif
    }

    deinit {
        #if !canImport(os)
        pthread_mutex_destroy(primitive)
        #endif
        primitive.deinitialize(count: 1)
        primitive.deallocate()
    }

    package func withLock<R, E: Error>(_ body: (inout State) throws(E) -> R) throws(E) -> R {
        #if canImport(os)
        os_unfair_lock_lock(primitive)
        defer { os_unfair_lock_unlock(primitive) }
        #else
        pthread_mutex_lock(primitive)
        defer { pthread_mutex_unlock(primitive) }
        #endif
        return try body(&state)
    }
}
