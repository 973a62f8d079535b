import Foundation

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
            request.headers[name] ?? (HeaderFields.matches(name, "Accept-Language") ? added : nil)
        }

        /// Stands for the value that the transport adds. The colon distinguishes it from every value that a request has.
        private var added: String? {
            let languages = languages()
            return languages.isEmpty ? nil : "preferred: " + languages.joined(separator: ", ")
        }
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
