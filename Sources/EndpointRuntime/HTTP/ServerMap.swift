public import Foundation

/// The addresses of the servers: a base address, and one for each server that the description defines for single
/// operations.
///
/// A map with a custom base has no overrides by default: an operation with its own server then throws, and a test never
/// reaches a production host.
public struct ServerMap: Sendable {
    private let base: Result<ServerAddress, ServerMap.AddressError>
    private let overrides: [String: Result<ServerAddress, ServerMap.AddressError>]
    private let mapsEverything: Bool

    /// - Parameters:
    ///   - base: an absolute `http` or `https` address. Its path and query precede those of every operation. An invalid
    ///     address is reported when the first request is made.
    ///   - overrides: the address for each server key of ``OperationInfo/server``.
    public init(base: String, overrides: [String: String] = [:]) {
        self.base = ServerAddress.parse(base)
        self.overrides = overrides.mapValues(ServerAddress.parse)
        mapsEverything = false
    }

    /// The same with addresses that are already URLs.
    public init(base: URL, overrides: [String: URL] = [:]) {
        self.init(base: base.absoluteString, overrides: overrides.mapValues(\.absoluteString))
    }

    /// A map that sends every operation to one address, whatever the operation's server. For tests and proxies.
    public init(all address: String) {
        base = ServerAddress.parse(address)
        overrides = [:]
        mapsEverything = true
    }

    /// The same with an address that is already a URL.
    public init(all address: URL) { self.init(all: address.absoluteString) }

    /// The address for a server key; nil is the base.
    func address(for server: String?) throws(ServerMap.AddressError) -> ServerAddress {
        guard let server, !mapsEverything else { return try base.get() }
        guard let address = overrides[server] else { throw .unmapped(server, known: overrides.keys.sorted()) }
        return try address.get()
    }

    /// The origins of all mapped servers: the only origins to which credentials may be sent.
    public var origins: Set<ServerMap.Origin> {
        var origins: Set<ServerMap.Origin> = []
        for case .success(let address) in [base] + overrides.values { origins.insert(address.origin) }
        return origins
    }

    /// Whether an address belongs to one of the mapped servers.
    public func covers(_ url: URL) -> Bool {
        guard let origin = ServerMap.Origin(url) else { return false }
        return origins.contains(origin)
    }
}
