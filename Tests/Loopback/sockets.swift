#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// These functions are at file scope, where no method hides the system's functions of the same names.

func openSocket() -> Int32 {
    #if canImport(Glibc)
    return socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    return socket(AF_INET, SOCK_STREAM, 0)
    #endif
}

func closeSocket(_ descriptor: Int32) { _ = close(descriptor) }

/// Writes without the signal that a closed connection would raise.
func sendBytes(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
        return send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
        #else
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        return send(descriptor, buffer.baseAddress, buffer.count, 0)
        #endif
    }
}
