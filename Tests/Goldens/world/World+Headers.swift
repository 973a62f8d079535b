// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension World {
    /// Operations whose replies have `X-RateLimit-Limit`, `X-RateLimit-Reset`.
    public protocol RateLimitHeaders: Endpoint {}
}

nonisolated extension Reply where E: World.RateLimitHeaders {
    /// Calls in a minute.
    public var rateLimitLimit: Int? { header("X-RateLimit-Limit") }

    /// When it begins anew.
    public var rateLimitReset: Date? { header("X-RateLimit-Reset") }
}
