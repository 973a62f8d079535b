extension Operation {
    /// A request method (RFC 9110 §9), spelled as it is sent: `GET`.
    package struct Method: Hashable, Sendable {
        package let token: String

        package static let get = Method(token: "GET")
        package static let put = Method(token: "PUT")
        package static let post = Method(token: "POST")
        package static let delete = Method(token: "DELETE")
        package static let options = Method(token: "OPTIONS")
        package static let head = Method(token: "HEAD")
        package static let patch = Method(token: "PATCH")
        package static let trace = Method(token: "TRACE")
        /// OpenAPI 3.2 §4.9.
        package static let query = Method(token: "QUERY")

        /// The methods that are members of a path item. The others are members of its `additionalOperations`.
        private static let members = Dictionary(
            uniqueKeysWithValues: [get, put, post, delete, options, head, patch, trace, query].map {
                ($0.token.lowercased(), $0)
            }
        )

        private init(token: String) {
            self.token = token
        }

        /// The method of this member of a path item; `nil` for any other member.
        package init?(member name: String) {
            guard let method = Method.members[name] else { return nil }
            self = method
        }

        /// A method of `additionalOperations`; `nil` if it is not a token (RFC 9110 §5.6.2).
        package init?(additional name: String) {
            guard !name.isEmpty, name.utf8.allSatisfy(\.isTokenByte) else { return nil }
            token = name
        }

        /// The member of a path item that describes it; `nil` for a method of `additionalOperations`.
        package var member: String? {
            let name = token.lowercased()
            return Method.members[name] == self ? name : nil
        }
    }
}

extension UInt8 {
    /// RFC 9110 §5.6.2.
    fileprivate var isTokenByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(self)
        }
    }
}
