package import EndpointDescription

/// One line of `decode(_:)`. For example: `case 404: .failure(.notFound(try response.json()))`
package struct OutcomeBlueprint {
    package var status: Response.Status
    package var result: Result

    package enum Result {
        /// `wrapper` is a case of a nested `Response` enum.
        case success(reading: Reading, wrapper: String?)
        case failure(name: String, carriesStatus: Bool, reading: Reading)
        case undocumented
    }

    package enum Reading: Hashable {
        case json, text, data
        case stream(StreamReading)
        /// `NoContent()`
        case nothing
        /// `nil`, where other statuses carry a body.
        case absent
    }
}

/// How a body is read one element after the other. For example: `try response.events(as: .serverSentEvents)`
package struct StreamReading: Hashable {
    package var format: MediaType.StreamFormat
    /// What of an event its `data` is, where the schema describes the event itself; `nil` where it describes the data.
    package var eventData: EventData?

    package enum EventData {
        case json, text, jsonOrText
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
