// Links, generated from links.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Links {
    /// `POST /shelves/{shelfId}/books`
    public struct AddBook: Endpoint {
        public static var operation: OperationInfo {
            OperationInfo(id: "addBook", method: .post, path: "/shelves/{shelfId}/books")
        }

        public var shelfID: Int
        public var body: Book
        public var lang: String?
        @available(*, deprecated)
        public var mood: String? {
            get { _mood }
            set { _mood = newValue }
        }
        private var _mood: String?

        public init(shelfID: Int, body: Book, lang: String? = nil, mood: String? = nil) {
            self.shelfID = shelfID
            self.body = body
            self.lang = lang
            self._mood = mood
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/shelves/\(shelfID)/books"
            request.query("lang", lang)
            request.query("mood", _mood)
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Failure> {
            switch response.status {
            case 201: .success(.created(try response.json()))
            case 202: .success(.accepted(try response.json()))
            case 404: .failure(.notFound)
            default: .undocumented
            }
        }

        public struct AcceptedBody: HashedModel {
            public var bookID: String?

            public init(bookID: String? = nil) {
                self.bookID = bookID
            }

            public init(from json: inout ObjectReader) throws {
                bookID = try json.optional("bookId")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("bookId", bookID)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(bookID, other.bookID)
            }
        }

        public enum Response: Sendable {
            case created(Book)
            case accepted(AcceptedBody)
        }

        public enum Failure: Sendable {
            /// No such shelf.
            case notFound
        }
    }

    /// `GET /shelves/{shelfId}/books/{id}`
    public struct GetBook: Endpoint {
        public typealias Response = Book

        public static var operation: OperationInfo {
            OperationInfo(id: "getBook", method: .get, path: "/shelves/{shelfId}/books/{id}")
        }

        public var shelfID: Int64
        public var id: Int64

        /// Default: `7`.
        public var value: Int?

        public init(shelfID: Int64, id: Int64, value: Int? = nil) {
            self.shelfID = shelfID
            self.id = id
            self.value = value
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/shelves/\(shelfID)/books/\(id)"
            request.query("value", value)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Book, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `DELETE /shelves/{shelfId}/books/{id}`
    @available(*, deprecated)
    public struct BurnBook: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "burnBook", method: .delete, path: "/shelves/{shelfId}/books/{id}")
        }

        public var shelfID: Int64
        public var id: Int64

        public init(shelfID: Int64, id: Int64) {
            self.shelfID = shelfID
            self.id = id
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/shelves/\(shelfID)/books/\(id)"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}

nonisolated extension Reply where E == Links.AddBook {
    /// The header `X-Next`.
    public var next: String? { header("X-Next") }
}

nonisolated extension Reply where E == Links.AddBook {
    /// The book itself.
    ///
    /// Links to `GET /shelves/{shelfId}/books/{id}`.
    public func selfValue(value: Int? = nil) -> Links.GetBook? {
        guard case .created(let body) = self.value else { return nil }
        return Links.GetBook(shelfID: Int64(self.endpoint.shelfID), id: body.id, value: value)
    }

    /// Links to `GET /authors/{id}`.
    public func author() -> Links.GetAuthor? {
        guard case .created(let body) = value, let id = (body.author?.id).map({ String($0) }) else { return nil }
        return Links.GetAuthor(id: id)
    }

    /// Links to `GET /tags/{name}`.
    public func firstTag(lang: String? = nil) -> Links.GetTag? {
        guard case .created(let body) = value, let name = body.tags?.first else { return nil }
        return Links.GetTag(name: name, kind: .short, lang: lang)
    }

    /// Links to `GET /tags/{name}`.
    public func byReference(kind: Links.GetTag.Kind? = nil) -> Links.GetTag? {
        guard case .created(let body) = value, let name = body.names?["plain"] else { return nil }
        return Links.GetTag(name: name, kind: kind, lang: endpoint.lang)
    }

    /// Links to `POST /shelves/{shelfId}/books`.
    @available(*, deprecated)
    public func again(lang: String? = nil) -> Links.AddBook? {
        guard case .created = value else { return nil }
        return Links.AddBook(shelfID: endpoint.shelfID, body: endpoint.body, lang: lang, mood: endpoint.mood)
    }

    /// Links to `GET /shelves/{shelfId}/books/{id}`.
    public func moved(value: Int? = nil) -> Links.GetBook? {
        guard case .created = self.value, let shelfID: Int64 = self.header("X-Shelf") else { return nil }
        return Links.GetBook(shelfID: shelfID, id: self.endpoint.body.id, value: value)
    }

    /// Links to `GET /shelves/{shelfId}/books/{id}`.
    public func nextLink(value: Int? = nil) -> Links.GetBook? {
        guard case .created(let body) = self.value, let id = body.next else { return nil }
        return Links.GetBook(shelfID: Int64(self.endpoint.shelfID), id: id, value: value)
    }

    /// Links to `DELETE /shelves/{shelfId}/books/{id}`.
    @available(*, deprecated)
    public func gone(id: Int64) -> Links.BurnBook? {
        guard case .created = value else { return nil }
        return Links.BurnBook(shelfID: 451, id: id)
    }

    /// Links to `GET /shelves/{shelfId}/books/{id}`.
    public func later(value: Int? = nil) -> Links.GetBook? {
        guard case .accepted(let body) = self.value, let id = body.bookID.flatMap({ Int64($0) }) else { return nil }
        return Links.GetBook(shelfID: Int64(self.endpoint.shelfID), id: id, value: value)
    }
}

nonisolated extension Reply where E == Links.GetBook {
    /// Links to `GET /shelves/{shelfId}/books/{id}`.
    public func nextLink(value: Int? = nil) -> Links.GetBook? {
        guard let id = self.value.next else { return nil }
        return Links.GetBook(shelfID: self.endpoint.shelfID, id: id, value: value)
    }
}
