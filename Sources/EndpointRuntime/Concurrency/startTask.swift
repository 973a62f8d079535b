/// Starts work that the caller need not await. On platforms that support it, the work runs on the caller's thread until
/// it first suspends, so that work which never suspends needs no thread switch.
@discardableResult
func startTask<T: Sendable>(_ work: @escaping @Sendable () async -> T) -> Task<T, Never> {
    #if compiler(>=6.2)
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, *) { return Task.immediate { await work() } }
    #endif
    return Task { await work() }
}
