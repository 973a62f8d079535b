/// When to stop asking a server that keeps failing.
public struct CircuitPolicy: Sendable, Hashable {
    /// How many of the last answers of an origin are looked at: 2…1,000, by default 20. Before that many came, the
    /// circuit stays closed.
    public let window: Int
    /// The part of them that failed and opens the circuit: 0.01…1, by default 0.5.
    public let failureRatio: Double
    /// How long nothing is sent before one request may try again: 0.1 s…1 h, by default 30 s.
    public let pause: Duration

    /// - Throws: ``PolicyFault`` naming the field, if a value is outside its range.
    public init(window: Int = 20, failureRatio: Double = 0.5, pause: Duration = .seconds(30)) throws(PolicyFault) {
        try PolicyFault.check("CircuitPolicy.window", window, in: 2...1_000)
        try PolicyFault.check("CircuitPolicy.failureRatio", failureRatio, in: 0.01...1)
        try PolicyFault.check("CircuitPolicy.pause", pause, in: .milliseconds(100) ... .seconds(3_600))
        self.window = window
        self.failureRatio = failureRatio
        self.pause = pause
    }

    private init() {
        window = 20
        failureRatio = 0.5
        pause = .seconds(30)
    }

    /// Opens when half of the last 20 answers failed, for 30 s.
    public static var `default`: CircuitPolicy { CircuitPolicy() }
}
