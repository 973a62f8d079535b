#if canImport(os)
import os
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A value that only one thread at a time may access. Copies guard the same value.
///
/// Critical sections are short: never suspend, take another lock or run an app's code inside one. An app's random number
/// generator is the exception, because its state is what the lock guards.
// @unchecked: every access to the state happens between lock and unlock of the primitive next to it.
package struct Lock<State: Sendable>: @unchecked Sendable {
    #if canImport(os)
    private typealias Primitive = os_unfair_lock
    #else
    private typealias Primitive = pthread_mutex_t
    #endif

    /// The state and, at an address that never changes, the primitive that guards it.
    private final class Storage: ManagedBuffer<State, Primitive> {
        deinit {
            withUnsafeMutablePointerToElements { primitive in
                #if !canImport(os)
                pthread_mutex_destroy(primitive)
                #endif
                _ = primitive.deinitialize(count: 1)
            }
        }
    }

    private let storage: ManagedBuffer<State, Primitive>

    package init(_ state: State) {
        storage = Storage.create(minimumCapacity: 1) { storage in
            storage.withUnsafeMutablePointerToElements { primitive in
                #if canImport(os)
                primitive.initialize(to: os_unfair_lock())
                #else
                primitive.initialize(to: pthread_mutex_t())
                pthread_mutex_init(primitive, nil)
                #endif
            }
            return state
        }
    }

    package func withLock<R, E: Error>(_ body: (inout State) throws(E) -> R) throws(E) -> R {
        try storage.withUnsafeMutablePointers { state, primitive throws(E) in
            #if canImport(os)
            os_unfair_lock_lock(primitive)
            defer { os_unfair_lock_unlock(primitive) }
            #else
            pthread_mutex_lock(primitive)
            defer { pthread_mutex_unlock(primitive) }
            #endif
            return try body(&state.pointee)
        }
    }
}
