package import EndpointDescription

/// One line of `decode(_:)`. For example: `case 404: .failure(.notFound(try response.json()))`
package struct OutcomeBlueprint {
    package var status: Response.Status
    /// The part of the response that selects this outcome; outcomes of the same status without one come later.
    package var sign: Sign?
    package var result: Result
    /// The statuses of undocumented successes that are read in the same way.
    package var otherStatuses: [Response.Status] = []

    package init(
        status: Response.Status,
        sign: Sign? = nil,
        result: Result
    ) {
        self.status = status
        self.sign = sign
        self.result = result
    }

    package enum Sign: Hashable {
        /// A member of the JSON body that distinguishes a failure from a success.
        case member(key: String, value: String)
        /// A media type without parameters, in lower case.
        case mediaType(String)
    }

    package enum Result: Equatable {
        /// `wrapper` is a case of a nested `Response` enum.
        case success(reading: Reading, wrapper: String?)
        case failure(name: String, carriesStatus: Bool, reading: Reading)
        case undocumented
    }

    package enum Reading: Hashable {
        case json, text, data
        /// A list or a map, for which the server may send `null`.
        case jsonOrNull(EmptyValue)
        /// Numbers that may also be texts, in the type that reads them: `[NumberOrText<Int>]`
        case numbers(SwiftType)
        /// A string that the server sends as text, or as JSON with quotation marks.
        case textOrJSON
        case stream(StreamReading)
        /// `NoContent()`
        case nothing
        /// `nil`, if other statuses carry a body.
        case absent
    }
}

extension [OutcomeBlueprint] {
    /// The lines of `decode(_:)`. One line reads every success if none has content, and successes that are read alike share
    /// a line.
    var lines: [OutcomeBlueprint] {
        if contains(where: \.readsEverySuccess) {
            return filter { !$0.isSuccess || !$0.otherStatuses.isEmpty }
        }
        var lines: [OutcomeBlueprint] = []
        for outcome in self {
            if let last = lines.last, last.isRead(like: outcome) {
                lines[lines.count - 1].otherStatuses += [outcome.status] + outcome.otherStatuses
            } else {
                lines.append(outcome)
            }
        }
        return lines
    }
}

extension OutcomeBlueprint {
    /// The Swift patterns of the statuses that are read in this way; empty for `default`.
    var patterns: [String] {
        let statuses = readsEverySuccess ? otherStatuses : [status] + otherStatuses
        return statuses.compactMap(\.pattern).sorted()
    }

    var readsEverySuccess: Bool { otherStatuses == [.range(2)] }

    var isSuccess: Bool {
        if case .success = result { true } else { false }
    }

    var hasContent: Bool {
        if case .success(let reading, _) = result { reading != .nothing && reading != .absent } else { false }
    }

    /// Whether one line may read this success and the next one.
    fileprivate func isRead(like next: OutcomeBlueprint) -> Bool {
        guard isSuccess, result == next.result, sign == nil, next.sign == nil, case .code = status,
            case .code = next.status
        else { return false }
        return true
    }
}

/// An empty list or map, which `null` is read as. For example: `names = try json.optional("names") ?? []`
package enum EmptyValue: Hashable {
    case list, map
}

/// How a body is read element by element. For example: `try response.events(as: .serverSentEvents)`
package struct StreamReading: Hashable {
    package var format: MediaType.StreamFormat
    /// The form of an event's `data`, if the schema describes the event itself; `nil` if it describes the data.
    package var eventData: EventData?

    package enum EventData {
        case json, text, jsonOrText
    }
}

extension MediaType.StreamFormat {
    /// The media type that the runtime writes if none is given.
    package var usualMediaType: String {
        switch self {
        case .jsonLines: "application/x-ndjson"
        case .jsonSequence: "application/json-seq"
        case .serverSentEvents: "text/event-stream"
        }
    }
}

extension Response.Status {
    /// A Swift pattern that matches the status; `nil` for `default`.
    fileprivate var pattern: String? {
        switch self {
        case .code(let code): String(code)
        case .range(let hundred): "\(hundred)00..<\(hundred + 1)00"
        case .default: nil
        }
    }
}
