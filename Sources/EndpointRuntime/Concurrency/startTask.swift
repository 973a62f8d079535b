/// Starts work that its starter may leave behind. Where the platform can, it runs on the starter's thread until it first
/// suspends, so that work which needs no waiting costs no switch.
@discardableResult
func startTask<T: Sendable>(_ work: @escaping @Sendable () async -> T) -> Task<T, Never> {
    #if compiler(>=6.2)
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, *) { return Task.immediate { await work() } }
    #endif
    return Task { await work() }
}
