import Foundation

/// A line on a terminal with the current step and its duration, shown after the first second.
struct ProgressLine {
    private let timer: any DispatchSourceTimer
    private let queue: DispatchQueue
    private let write: @Sendable (String) -> Void

    init(_ activity: String, write: @escaping @Sendable (String) -> Void) {
        let start = DispatchTime.now()
        queue = DispatchQueue(label: "progress")
        timer = DispatchSource.makeTimerSource(queue: queue)
        self.write = write
        timer.schedule(deadline: start + .seconds(1), repeating: .seconds(1))
        timer.setEventHandler {
            let elapsed = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
            write("\r\(activity) … \(elapsed / 1_000_000_000) s")
        }
        timer.resume()
    }

    /// Erases the line.
    func end() {
        timer.cancel()
        queue.sync { write("\r\u{1B}[K") }
    }
}
