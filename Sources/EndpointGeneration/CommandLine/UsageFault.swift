/// A command line that cannot be parsed, or whose options contradict each other.
struct UsageFault: Error {
    var message: String

    init(_ message: String) {
        self.message = message
    }
}
