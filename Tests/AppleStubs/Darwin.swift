// swift-format-ignore-file
// What the runtime uses of Darwin, as the SDK declares it.
@_exported import Glibc

public typealias OSStatus = Int32

public func pthread_get_stackaddr_np(_: pthread_t) -> UnsafeMutableRawPointer { fatalError() }
public func pthread_get_stacksize_np(_: pthread_t) -> Int { fatalError() }
