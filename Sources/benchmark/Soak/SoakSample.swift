import Foundation

/// The resources of the process at one moment.
struct SoakSample: CustomStringConvertible {
    let calls: Int
    let seconds: Double
    let residentBytes = heldBytes()
    let descriptors = entries("/dev/fd")
    let threads = entries("/proc/self/task")

    var description: String {
        let columns = [
            ("\(calls)", 9), ("\(Double(residentBytes / 104_858) / 10)", 12), ("\(descriptors)", 12),
            (threads > 0 ? "\(threads)" : "-", 8), ("\(Int(seconds))", 8),
        ]
        return columns.map { String(repeating: " ", count: max(0, $1 - $0.count)) + $0 }.joined(separator: " ")
    }
}

private func entries(_ folder: String) -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
}
