/// A type or protocol that the output uses but does not declare.
///
/// The raw value is the name that its module publishes. The generator spells that name nowhere else. Templates refer to
/// the case: `{{HTTPBody}}` prints the name of ``httpBody``.
package enum LibraryName: String, CaseIterable {
    // Swift
    case bool = "Bool"
    case codable = "Codable"
    case double = "Double"
    case duration = "Duration"
    case equatable = "Equatable"
    case float = "Float"
    case hashable = "Hashable"
    case hasher = "Hasher"
    case int = "Int"
    case int32 = "Int32"
    case int64 = "Int64"
    case never = "Never"
    case sendable = "Sendable"
    case set = "Set"
    case string = "String"
    case uInt32 = "UInt32"
    case uInt64 = "UInt64"

    // Foundation
    case data = "Data"
    case date = "Date"
    case decimal = "Decimal"
    case uuid = "UUID"

    // EndpointRuntime
    case alternative = "Alternative"
    case alternatives = "Alternatives"
    case base64Data = "Base64Data"
    case calendarDate = "CalendarDate"
    case endpoint = "Endpoint"
    case equality = "Equality"
    case eventStream = "EventStream"
    case filePart = "FilePart"
    case foreign = "Foreign"
    case formField = "FormField"
    case httpBody = "HTTPBody"
    case httpHeaders = "HTTPHeaders"
    case httpResponse = "HTTPResponse"
    case indirect = "Indirect"
    case jsonCodable = "JSONCodable"
    case jsonValue = "JSONValue"
    case model = "Model"
    case noContent = "NoContent"
    case oAuthFlow = "OAuthFlow"
    case objectReader = "ObjectReader"
    case objectWriter = "ObjectWriter"
    case openEnum = "OpenEnum"
    case openEnumIndex = "OpenEnumIndex"
    case operationInfo = "OperationInfo"
    case outcome = "Outcome"
    case paginatedEndpoint = "PaginatedEndpoint"
    case pagination = "Pagination"
    case presence = "Presence"
    case reply = "Reply"
    case requestEncoder = "RequestEncoder"
    case retryRules = "RetryRules"
    case rfc2822Date = "RFC2822Date"
    case securityRequirement = "SecurityRequirement"
    case securitySchemeInfo = "SecuritySchemeInfo"
    case serverMap = "ServerMap"
    case serverSentEvent = "ServerSentEvent"
    case union = "Union"
    case unixMilliseconds = "UnixMilliseconds"
    case unixSeconds = "UnixSeconds"
    case unixTime = "UnixTime"
    case urlText = "URLText"
    case valueReader = "ValueReader"
    case webhook = "Webhook"

    // EndpointTesting
    case stubAnswer = "StubAnswer"
    case stubRequest = "StubRequest"
    case stubbedEndpoint = "StubbedEndpoint"
    case stubbedFailure = "StubbedFailure"

    package var module: Module {
        switch self {
        case .bool, .codable, .double, .duration, .equatable, .float, .hashable, .hasher, .int, .int32, .int64, .never,
            .sendable, .set, .string, .uInt32, .uInt64:
            .swift
        case .data, .date, .decimal, .uuid: .foundation
        case .stubAnswer, .stubRequest, .stubbedEndpoint, .stubbedFailure: .testing
        case .alternative, .alternatives, .base64Data, .calendarDate, .endpoint, .equality, .eventStream, .filePart,
            .foreign,
            .formField, .httpBody, .httpHeaders, .httpResponse, .indirect, .jsonCodable, .jsonValue, .model, .noContent,
            .oAuthFlow, .objectReader, .objectWriter, .openEnum, .openEnumIndex, .operationInfo, .outcome,
            .paginatedEndpoint, .pagination, .presence, .reply, .requestEncoder, .retryRules, .rfc2822Date,
            .securityRequirement, .securitySchemeInfo, .serverMap, .serverSentEvent, .union, .unixMilliseconds,
            .unixSeconds, .unixTime, .urlText, .valueReader, .webhook:
            .runtime
        }
    }

    /// The name in templates: the capitalised name of the case.
    package var tag: String { SwiftName.type("\(self)") }

    /// Every case by its ``tag``.
    static let byTag = Dictionary(allCases.map { ($0.tag, $0) }) { first, _ in first }
}

/// A module that generated files import, or `Swift`, which needs no import.
package enum Module: String, CaseIterable {
    case swift = "Swift"
    case foundation = "Foundation"
    case runtime = "EndpointRuntime"
    case testing = "EndpointTesting"

    /// The qualifier of a name in templates: `{{Testing.StubAnswer}}`.
    var tag: String { SwiftName.type("\(self)") }
}
