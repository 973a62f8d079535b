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
    case expressibleByBooleanLiteral = "ExpressibleByBooleanLiteral"
    case expressibleByFloatLiteral = "ExpressibleByFloatLiteral"
    case expressibleByIntegerLiteral = "ExpressibleByIntegerLiteral"
    case expressibleByStringInterpolation = "ExpressibleByStringInterpolation"
    case expressibleByStringLiteral = "ExpressibleByStringLiteral"
    case float = "Float"
    case hashable = "Hashable"
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
    case alternatives = "Alternatives"
    case base64Data = "Base64Data"
    case calendarDate = "CalendarDate"
    case clientDecorators = "ClientDecorators"
    case clientFactory = "ClientFactory"
    case codableBox = "CodableBox"
    case credential = "Credential"
    case decoratedClient = "DecoratedClient"
    case endpoint = "Endpoint"
    case endpointResponse = "EndpointResponse"
    case eventStream = "EventStream"
    case filePart = "FilePart"
    case formField = "FormField"
    case hashedModel = "HashedModel"
    case headerFields = "HeaderFields"
    case httpBody = "HTTPBody"
    case indirect = "Indirect"
    case jsonCodable = "JSONCodable"
    case jsonModel = "JSONModel"
    case jsonValue = "JSONValue"
    case listLiteral = "ListLiteral"
    case memberPairs = "MemberPairs"
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
    case tokenSession = "TokenSession"
    case union = "Union"
    case unionValue = "UnionValue"
    case unixMilliseconds = "UnixMilliseconds"
    case unixSeconds = "UnixSeconds"
    case unixTime = "UnixTime"
    case urlText = "URLText"
    case valueReader = "ValueReader"
    case webhook = "Webhook"

    // EndpointTesting
    case stubbedEndpoint = "StubbedEndpoint"
    case stubbedFailure = "StubbedFailure"
    case stubRequest = "StubRequest"
    case stubResponse = "StubResponse"

    package var module: Module {
        switch self {
        case .bool, .codable, .double, .duration, .equatable, .expressibleByBooleanLiteral,
            .expressibleByFloatLiteral, .expressibleByIntegerLiteral, .expressibleByStringInterpolation,
            .expressibleByStringLiteral, .float, .hashable, .int, .int32, .int64, .never,
            .sendable, .set, .string, .uInt32, .uInt64:
            .swift
        case .data, .date, .decimal, .uuid: .foundation
        case .stubbedEndpoint, .stubbedFailure, .stubRequest, .stubResponse: .testing
        case .alternatives, .base64Data, .calendarDate, .clientDecorators, .clientFactory, .codableBox, .credential,
            .decoratedClient, .endpoint, .endpointResponse, .eventStream, .filePart, .formField,
            .hashedModel, .headerFields, .httpBody, .indirect, .jsonCodable, .jsonModel, .jsonValue, .listLiteral,
            .memberPairs, .noContent, .oAuthFlow, .objectReader, .objectWriter, .openEnum, .openEnumIndex,
            .operationInfo, .outcome, .paginatedEndpoint, .pagination, .presence, .reply, .requestEncoder, .retryRules,
            .rfc2822Date, .securityRequirement, .securitySchemeInfo, .serverMap, .serverSentEvent, .tokenSession,
            .union, .unionValue, .unixMilliseconds, .unixSeconds, .unixTime, .urlText, .valueReader, .webhook:
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

    /// The qualifier of a name in templates: `{{Testing.StubResponse}}`.
    var tag: String { SwiftName.type("\(self)") }
}
