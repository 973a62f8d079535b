public import Foundation

/// Stores the cookies that servers set, in memory, and adds the matching ones to each request (RFC 6265 §5).
///
/// ```swift
/// let cookies = CookieStore()
/// let client = transport.keepingCookies(in: cookies)
/// ```
///
/// - A cookie is sent only to the host that set it or, with a `Domain`, to that domain and its subdomains, and only
///   within its `Path`. A `Domain` must be the host itself or a parent domain. A `Secure` cookie is sent over `https`
///   only, and only a response over `https` can set it.
/// - A cookie whose `Domain` has one label, such as `com`, is never sent to other hosts. Longer domains that many sites
///   share, such as `co.uk`, can be recognized only by a list, which this library does not include: pass your own.
/// - Cookies expire as they specify, after 400 days at most, or when the store is released. The store holds 50 cookies
///   per domain and 3,000 in total, of 4,096 bytes at most; beyond that, it first removes those that it has not sent
///   for the longest time.
///
/// Share one store among the clients of a user, and call ``removeAll()`` at sign-out. Its description shows no names
/// and no values.
public final class CookieStore: Sendable {
    fileprivate struct Entry: Sendable {
        var cookie: Cookie
        /// `created` and `used` number all cookies of the store in the order in which they arrived and were last sent.
        let created: Int
        var used: Int
    }

    /// The time between two removals of all cookies, in which the store serves one user. Two sessions are never equal,
    /// even if they have the same cookies or none.
    final class Session: Sendable, Hashable {
        static func == (a: Session, b: Session) -> Bool { a === b }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    fileprivate struct State: Sendable {
        var byDomain: [String: [Entry]] = [:]
        var count = 0
        var moment = 0
        let session = Session()
    }

    fileprivate static let most = (domain: 50, total: 3_000, response: 300)

    private let state = Lock(State())
    private let now: @Sendable () -> Date
    private let isPublicSuffix: @Sendable (String) -> Bool

    /// Creates an empty store.
    ///
    /// - Parameters:
    ///   - now: the current time, with which expiry dates are compared.
    ///   - isPublicSuffix: whether a domain is shared by many sites, as those in the Public Suffix List are. Domains of
    ///     one label always are.
    public init(
        now: @escaping @Sendable () -> Date = { Date() },
        isPublicSuffix: @escaping @Sendable (_ domain: String) -> Bool = { _ in false }
    ) {
        self.now = now
        // The dot at the end of a complete name separates no labels.
        self.isPublicSuffix = { !$0.dropLast().contains(".") || isPublicSuffix($0) }
    }

    /// The cookies that have not expired, in no particular order.
    public var cookies: [Cookie] {
        let now = now()
        return state.withLock { $0.byDomain.values.joined().map(\.cookie) }.filter { !$0.hasExpired(now) }
    }

    /// Inserts a cookie, such as one from another store. It replaces the cookie of the same name, domain and path.
    ///
    /// The domain may be written as in `HTTPCookie`: its case has no meaning, and a leading dot means that the cookie
    /// is also sent to subdomains. Name and value are sent as they are: a semicolon in them begins another cookie, and a
    /// request with a line break in them is not sent.
    public func insert(_ cookie: Cookie) {
        var cookie = cookie
        cookie.normalizeDomain()
        let now = now()
        cookie.limitLifetime(from: now)
        state.withLock { [cookie] in $0.insert(cookie, now) }
    }

    /// Removes all cookies. Call it at sign-out. A response to a request that began before the removal sets no cookies.
    public func removeAll() { state.withLock { $0 = State() } }

    /// Stores the cookies that a response from an address sets: the last 300, if there are more. Each `Set-Cookie` may hold
    /// several, because URLSession joins them.
    public func keep(_ headers: HeaderFields, from url: URL) { keep(headers, from: url, session: nil) }

    /// - Parameter session: the session in which the request was sent; nil for any.
    fileprivate func keep(_ headers: HeaderFields, from url: URL, session: Session?) {
        let texts = headers.values("Set-Cookie")
        guard !texts.isEmpty, let place = Place(url) else { return }
        let now = now()
        for text in texts.flatMap(setCookies).suffix(CookieStore.most.response) {
            guard let cookie = Cookie(text, from: place, now: now, isPublicSuffix: isPublicSuffix) else { continue }
            state.withLock { state in
                guard session == nil || session == state.session else { return }
                if place.isSecure || !state.hasSecureCookie(over: cookie, now) { state.insert(cookie, now) }
            }
        }
    }

    /// The cookies for an address: longer paths first, older cookies first if the lengths are equal (RFC 6265 §5.4).
    public func cookies(for url: URL) -> [Cookie] { cookies(for: url, session: nil).cookies }

    /// - Parameter session: the session in which the request began; nil for the current one. In another one there are none.
    fileprivate func cookies(for url: URL, session: Session?) -> (cookies: [Cookie], session: Session) {
        let place = Place(url)
        let now = now()
        var (found, current) = state.withLock { state in
            let isCurrent = session == nil || session == state.session
            return (isCurrent ? place.map { state.take(for: $0, now) } ?? [] : [], state.session)
        }
        found.sort {
            ($1.cookie.path.utf8.count, $0.created) < ($0.cookie.path.utf8.count, $1.created)
        }
        return (found.map(\.cookie), session ?? current)
    }
}

extension CookieStore.State {
    fileprivate mutating func insert(_ cookie: CookieStore.Cookie, _ now: Date) {
        moment += 1
        var entries = byDomain.removeValue(forKey: cookie.domain) ?? []
        count -= entries.count
        let old = entries.first { $0.cookie.isSame(as: cookie) }
        entries.removeAll { $0.cookie.isSame(as: cookie) || $0.cookie.hasExpired(now) }
        if !cookie.hasExpired(now) {
            entries.append(CookieStore.Entry(cookie: cookie, created: old?.created ?? moment, used: moment))
            if entries.count > CookieStore.most.domain, let place = entries.leastUsed { entries.remove(at: place) }
        }
        count += entries.count
        if !entries.isEmpty { byDomain[cookie.domain] = entries }
        while count > CookieStore.most.total { evict(now) }
    }

    /// Whether a `Secure` cookie of the same name would be sent along with this one. Only a secure connection replaces it
    /// (RFC 6265bis §5.7).
    fileprivate func hasSecureCookie(over cookie: CookieStore.Cookie, _ now: Date) -> Bool {
        let (own, below) = (Set(CookieStore.domains(of: cookie.domain)), "." + cookie.domain)
        return byDomain.contains { domain, entries in
            (own.contains(domain) || domain.hasSuffix(below))
                && entries.contains { entry in
                    entry.cookie.isSecure && haveSameBytes(entry.cookie.name, cookie.name)
                        && !entry.cookie.hasExpired(now)
                        && CookieStore.contains(entry.cookie.path, cookie.path)
                }
        }
    }

    /// Removes all expired cookies, or, if there are none, the cookie that was not used for the longest time.
    private mutating func evict(_ now: Date) {
        let before = count
        byDomain = byDomain.compactMapValues { entries in
            let left = entries.filter { !$0.cookie.hasExpired(now) }
            return left.isEmpty ? nil : left
        }
        count = byDomain.values.reduce(0) { $0 + $1.count }
        guard count == before else { return }
        let oldest = byDomain.min { ($0.value.map(\.used).min() ?? 0) < ($1.value.map(\.used).min() ?? 0) }
        guard let domain = oldest?.key, var entries = byDomain.removeValue(forKey: domain),
            let place = entries.leastUsed
        else { return }
        entries.remove(at: place)
        count -= 1
        if !entries.isEmpty { byDomain[domain] = entries }
    }

    fileprivate mutating func take(for place: CookieStore.Place, _ now: Date) -> [CookieStore.Entry] {
        moment += 1
        var found: [CookieStore.Entry] = []
        for domain in place.domains {
            guard var entries = byDomain[domain] else { continue }
            for index in entries.indices {
                let cookie = entries[index].cookie
                guard !cookie.hasExpired(now), domain == place.host || !cookie.isHostOnly,
                    place.isSecure || !cookie.isSecure, place.isBelow(cookie.path)
                else { continue }
                entries[index].used = moment
                found.append(entries[index])
            }
            byDomain[domain] = entries
        }
        return found
    }
}

extension [CookieStore.Entry] {
    fileprivate var leastUsed: Int? { indices.min { self[$0].used < self[$1].used } }
}

extension CookieStore.Cookie {
    fileprivate func hasExpired(_ now: Date) -> Bool { expiresAt.map { $0 <= now } ?? false }

    fileprivate func isSame(as other: CookieStore.Cookie) -> Bool {
        haveSameBytes(name, other.name) && domain == other.domain && haveSameBytes(path, other.path)
    }
}

extension CookieStore: CustomStringConvertible, Opaque {
    public var description: String { "\(state.withLock { $0.count }) cookies" }
}

/// Splits a joined `Set-Cookie`. A comma starts another cookie if a name and an equals sign follow, which is not the
/// case in a date. A name need not be a token (RFC 6265bis §5.6), but one with a quotation mark is more likely a part of
/// a value in JSON.
private func setCookies(_ text: String) -> [Substring] {
    var found: [Substring] = []
    var (start, place) = (text.startIndex, text.startIndex)
    let bytes = text.utf8
    while let comma = bytes[place...].firstIndex(of: UInt8(ascii: ",")) {
        place = bytes.index(after: comma)
        let next = bytes[place...].drop { $0 == 0x20 }
        let name = next.prefix { !"=;,".utf8.contains($0) }
        guard !name.isEmpty, !name.contains(where: " \t\"".utf8.contains),
            bytes[name.endIndex...].first == UInt8(ascii: "=")
        else { continue }
        found.append(text[start..<comma])
        start = next.startIndex
    }
    return found + [text[start...]]
}

// MARK: RequestCookies

/// The cookies of a request in progress. Redirects get the cookies that match their target, and may set cookies.
struct RequestCookies: Sendable {
    private let store: CookieStore
    /// The names of the cookies that come from the store; the others come from the caller. As bytes, because Swift
    /// considers some names equal that are different cookies.
    private let names: Set<[UInt8]>
    /// The session of the store in which the request began.
    let session: CookieStore.Session

    var isEmpty: Bool { names.isEmpty }

    /// Adds the cookies of the store to the request. Cookies that the caller or another decorator set are kept.
    static func add(_ store: CookieStore, to request: inout EndpointRequest) {
        add(store, to: &request, beside: request.cookiePairs, session: nil)
    }

    /// Stores the cookies that a response sets.
    func keep(_ response: EndpointResponse, to request: EndpointRequest) {
        store.keep(response.headers, from: response.url ?? request.url, session: session)
    }

    /// Stores the cookies that a redirect sets, and adds the matching cookies to the next request.
    func follow(_ response: EndpointResponse, of request: EndpointRequest, to next: inout EndpointRequest) {
        keep(response, to: request)
        let own = next.cookiePairs.filter { !names.contains(Array($0.name.utf8)) }
        RequestCookies.add(store, to: &next, beside: own, session: session)
    }

    private static func add(
        _ store: CookieStore,
        to request: inout EndpointRequest,
        beside own: [(name: String, text: String)],
        session: CookieStore.Session?
    ) {
        let taken = Set(own.map { Array($0.name.utf8) })
        let (matching, session) = store.cookies(for: request.url, session: session)
        let cookies = matching.filter { !taken.contains(Array($0.name.utf8)) }
        let text = (own.map(\.text) + cookies.map { "\($0.name)=\($0.value)" }).joined(separator: "; ")
        request.headers["Cookie"] = text.isEmpty ? nil : text
        let names = Set(cookies.map { Array($0.name.utf8) })
        request.cookies = RequestCookies(store: store, names: names, session: session)
    }
}

extension RequestCookies: Equatable {
    /// Whether redirects get the same cookies.
    static func == (a: RequestCookies, b: RequestCookies) -> Bool { a.session == b.session && a.names == b.names }
}

extension EndpointRequest {
    /// The names of the cookies in the `Cookie` header, each with its whole pair.
    var cookiePairs: [(name: String, text: String)] { EndpointRuntime.cookiePairs(in: headers["Cookie"] ?? "") }
}

/// The names of the cookies in the value of a `Cookie` header, each with its whole pair.
func cookiePairs(in value: String) -> [(name: String, text: String)] {
    value.parts(between: ";").map { pair in
        let text = trimmed(pair)
        return (trimmed(text.before("=")), text)
    }
}
