import Foundation

extension CachingClient {
    /// The requests for an address that a response matches: those with equal values of the headers that its Vary names
    /// (RFC 9111 §4.1).
    public struct Variant: Sendable, Hashable {
        /// The number of variants of one address that a store keeps: 8. The least recently used are removed first.
        public static var limit: Int { 8 }

        /// Represents all headers of a request. No header can have this name.
        private static let allHeaders = ":headers"

        /// The values of the request's headers, by lower-case name; nil if the request did not have the header.
        let choices: [String: String?]

        /// Creates the variant that requests with these headers match; nil means a request without the header. Without
        /// names, every request matches.
        public init(headers: [String: String?]) {
            choices = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
        }

        /// Nil for `*`, which no request matches, and for an element that is not a name, which may mean any header.
        ///
        /// Credentials are left out: the key distinguishes them, and they must not be persisted.
        ///
        /// - Parameter untimed: whether a response that specifies no lifetime is treated as fresh for a while. A server
        ///   that specifies none does not expect caches, so its Vary may omit headers, and the response matches only
        ///   requests with equal headers.
        init?(of response: HeaderFields, to selectors: Selectors, untimed: Bool) {
            var selectors = selectors
            var choices: [String: String?] = [:]
            if untimed, !response.contains("Expires"), CacheControl(response).seconds("max-age") == nil {
                choices[CachingClient.Variant.allHeaders] = selectors.digest
            }
            for element in listElements(of: response["Vary"] ?? "").map(trimmed) where !element.isEmpty {
                guard isToken(element), element != "*" else { return nil }
                let name = element.lowercased()
                if CachingClient.Key.partitions(name, selectors.request) { continue }
                choices.updateValue(selectors[name], forKey: name)
            }
            self.choices = choices
        }

        /// Whether the response matches every request.
        var isGeneral: Bool { choices.isEmpty }

        /// Whether the response matches a request for its address.
        public func covers(_ request: EndpointRequest) -> Bool {
            var selectors = Selectors(request)
            return covers(&selectors)
        }

        func covers(_ selectors: inout Selectors) -> Bool {
            for (name, value) in choices {
                let own = name == CachingClient.Variant.allHeaders ? selectors.digest : selectors[name]
                guard let own, let value else {
                    if own == value { continue }
                    return false
                }
                guard own.utf8.elementsEqual(value.utf8) else { return false }
            }
            return true
        }

        /// 64 hexadecimal digits that identify the variant among those of its address.
        public var digest: String {
            let parts = choices.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.map { "=" + $0 } ?? ""] }
            return EndpointRequest.Principal(parts: parts).digest
        }
    }
}

// MARK: Selectors

extension CachingClient.Variant {
    /// The headers with which the transport sends a request, for comparison with those of other requests.
    struct Selectors {
        let request: EndpointRequest
        private let languages: () -> [String]

        /// The digest of all headers except credentials, which the partition distinguishes, and directives to caches.
        private(set) lazy var digest: String = {
            let fields = request.headers.filter { field in
                !CachingClient.Key.partitions(field.name, request) && !HeaderFields.matches(field.name, "Cache-Control")
                    && !HeaderFields.matches(field.name, "Pragma")
            }
            var all = fields.map { ($0.name.lowercased(), $0.value) }
            if !request.headers.contains("Accept-Language"), let added { all.append(("accept-language", added)) }
            return EndpointRequest.Principal(parts: all.sorted { $0 < $1 }.flatMap { [$0.0, $0.1] }).digest
        }()

        /// - Parameter languages: those of the `Accept-Language` that the transport adds, in the user's order.
        init(_ request: EndpointRequest, languages: @escaping () -> [String] = { addedLanguages }) {
            self.request = request
            self.languages = languages
        }

        subscript(name: String) -> String? {
            mutating get {
                request.headers[name] ?? (HeaderFields.matches(name, "Accept-Language") ? added : nil)
            }
        }

        /// Represents the value that the transport adds. The colon distinguishes it from every valid `Accept-Language`.
        private lazy var added: String? = {
            let languages = languages()
            return languages.isEmpty ? nil : "preferred: " + languages.joined(separator: ", ")
        }()
    }
}

/// URLSession on Apple platforms adds an `Accept-Language` of the user's languages to requests without one.
private var addedLanguages: [String] {
    #if canImport(FoundationNetworking)
    []
    #else
    Locale.preferredLanguages
    #endif
}
