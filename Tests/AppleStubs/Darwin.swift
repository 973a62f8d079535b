// swift-format-ignore-file
// The parts of Darwin that the runtime uses, as the SDK declares them.
@_exported import Glibc

public typealias OSStatus = Int32

public func pthread_get_stackaddr_np(_: pthread_t) -> UnsafeMutableRawPointer { fatalError() }
public func pthread_get_stacksize_np(_: pthread_t) -> Int { fatalError() }
