/// One operation. For example: `struct GetPet: Endpoint { var petID: Int64 }`
package struct EndpointBlueprint {
    package var id: String
    package var method: String
    /// The path template as written.
    package var path: String
    package var tags: [String]
    /// The override's key in the server map.
    package var server: String?
    package var security: SecurityBlueprint
    package var call = CallBlueprint()
    /// Text and parameters of the path, in order.
    package var pathPieces: [PathPiece]
    package var properties: [PropertyBlueprint]
    /// The statements of `encode(into:)` after the path.
    package var calls: [RequestCall]
    package var response: SwiftType
    /// Whether `Response` is a nested type of that very name, so that no alias is needed.
    package var declaresResponse = false
    package var failure: TypeNode?
    package var outcomes: [OutcomeBlueprint]
    package var accept: String?
    /// Whether its answer is read while it arrives.
    package var isStreamed = false
    /// Documented headers of its answers that no other operation has.
    package var headers: [HeaderBlueprint] = []
    /// What its answers lead to.
    package var links: [LinkBlueprint] = []
    package var pagination: PaginationBlueprint?
    /// Protocols beside `Endpoint`.
    package var conformances: [TypeNode] = []

    package enum PathPiece {
        case text(String)
        case value(property: String, name: String, style: String, explode: Bool)
    }
}

package enum SecurityBlueprint {
    /// What the description requires of every operation.
    case inherited
    case unspecified
    /// Alternatives of schemes that go together.
    case own([[(scheme: String, scopes: [String])]])
}

/// One line of `encode(into:)`. For example: `request.query("limit", limit)`
package enum RequestCall {
    case query(name: String, property: String, style: String, explode: Bool, allowReserved: Bool)
    case header(name: String, property: String, explode: Bool)
    case cookie(name: String, property: String, explode: Bool)
    /// A parameter that is a JSON document.
    case jsonParameter(location: String, name: String, property: String)
    case json(property: String, contentType: String?)
    case form(property: String, fields: [FormFieldBlueprint])
    case text(property: String, contentType: String?)
    /// `openType` is the property that holds the media type, where the description leaves it open: `image/*`.
    case octets(property: String, contentType: String, openType: String?)
    case multipart(property: String, isOptional: Bool, parts: [PartBlueprint])
    /// A member of the body that this operation sets by itself.
    case set(property: String, isOptional: Bool, member: String, value: String)
    /// Of several media types the one that the caller chose; each call writes `value`.
    indirect case choice(property: String, isOptional: Bool, cases: [(name: String, call: RequestCall)])
}

package struct FormFieldBlueprint {
    package var name: String
    package var style: String?
    package var explode: Bool?
    package var allowReserved: Bool
    package var contentType: String?
}

package struct PartBlueprint {
    package enum Kind: String { case field, file, files, json }
    package var kind: Kind
    package var name: String
    package var property: String
    package var contentType: String?
    package var headers: [Header] = []

    /// One line before the part's. For example: `form.header("X-Camera", body.photoCamera, ofPart: "photo")`
    package struct Header {
        package var name: String
        package var property: String
        package var explode: Bool
        package var isJSON: Bool
    }
}

/// One line of `decode(_:)`. For example: `case 404: .failure(.notFound(try response.json()))`
package struct OutcomeBlueprint {
    /// A Swift pattern, `nil` for `default`.
    package var pattern: String?
    package var result: Result

    package enum Result {
        /// `wrapper` is a case of a nested `Response` enum.
        case success(reading: Reading, wrapper: String?)
        case failure(name: String, carriesStatus: Bool, reading: Reading)
        case undocumented
    }

    package enum Reading: Equatable {
        case json, text, data
        /// `.serverSentEvents` and such, and what of an event an element is read from.
        case events(format: String, content: String?)
        /// `NoContent()`
        case nothing
        /// `nil`, where other statuses carry a body.
        case absent
    }
}

/// The documented failures of one or more operations. For example: `enum NotFound { case notFound(Problem) }`
package struct FailureBlueprint {
    package var cases: [Case]
    package var isIndirect = false

    package struct Case {
        package var name: String
        /// Ranges and `default` say which status it was.
        package var carriesStatus: Bool
        package var type: SwiftType?
        package var documentation = Documentation()
    }
}

/// One of several bodies, whichever way they travel. For example: `enum Response { case ok(Pet), accepted(Job) }`,
/// `enum Body { case json(Pet), form(Pet) }`
package struct CasesBlueprint {
    package var cases: [Case] = []
    package var isIndirect = false

    package struct Case {
        package var name: String
        package var type: SwiftType?
        /// Whether the media type travels along: `case image(HTTPBody, contentType: String)`
        package var hasContentType = false
        package var documentation = Documentation()
    }
}
