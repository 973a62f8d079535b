#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The offsets of the second and further lines, as memory that the caller owns.
func findLineStarts(in text: [UInt8]) -> (starts: UnsafePointer<UInt32>, count: Int) {
    var capacity = text.count / 32 + 16
    var starts = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    var count = 0
    text.withUnsafeBytes { buffer in
        guard let base = buffer.baseAddress else { return }
        var offset = 0
        while let found = memchr(base + offset, Int32(ASCII.lineFeed), buffer.count - offset) {
            offset = UnsafeRawPointer(found) - base + 1
            if count == capacity {
                let grown = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
                grown.moveInitialize(from: starts, count: count)
                starts.deallocate()
                starts = grown
                capacity *= 2
            }
            starts[count] = UInt32(truncatingIfNeeded: offset)
            count += 1
        }
    }
    return (UnsafePointer(starts), count)
}
