/// A type as generated code spells it. For example: `[String: Pet?]`.
package indirect enum SwiftType: Hashable {
    case standard(StandardType)
    case array(SwiftType)
    /// `[String: Value]`
    case dictionary(SwiftType)
    case optional(SwiftType)
    /// `Presence<Value>`: absent, null or a value.
    case presence(SwiftType)
    /// `EventStream<Element>`
    case stream(SwiftType)
    case declared(TypeNode)
    case custom(CustomType)

    /// The type with exactly one level of optionality.
    var asOptional: SwiftType {
        if case .optional = self { return self }
        return .optional(self)
    }

    var withoutOptional: SwiftType {
        if case .optional(let wrapped) = self { return wrapped }
        return self
    }

    /// The levels of the deepest type expression that is printed. Swift parses deeper ones in exponential time.
    static let deepestNesting = 32
    /// The levels of declared types inside each other: 14 compile in 0.5 s, 18 in 2.6 s, and 24 in more than 24 s.
    static let deepestDeclaration = 16

    /// The type with plain numbers in place of those that may also be texts.
    var withPlainNumbers: SwiftType {
        switch self {
        case .standard(.numberOrText(let number)): .standard(number)
        case .array(let element): .array(element.withPlainNumbers)
        case .dictionary(let value): .dictionary(value.withPlainNumbers)
        case .optional(let wrapped): .optional(wrapped.withPlainNumbers)
        case .presence(let wrapped): .presence(wrapped.withPlainNumbers)
        case .standard, .stream, .declared, .custom: self
        }
    }

    /// The number of types that this one wraps around another.
    var nesting: Int {
        switch self {
        case .standard, .declared, .custom: 0
        case .array(let inner), .dictionary(let inner), .optional(let inner), .presence(let inner),
            .stream(let inner):
            inner.nesting + 1
        }
    }

    /// The type of a value that is present and not null.
    var withoutPresence: SwiftType {
        switch self {
        case .optional(let wrapped), .presence(let wrapped): wrapped
        case .standard, .array, .dictionary, .stream, .declared, .custom: self
        }
    }

    static var string: SwiftType { .standard(.string) }
    static var json: SwiftType { .standard(.json) }
}

/// A library type that a schema can map to.
package enum StandardType: Hashable, Sendable {
    case string, bool, int, int32, int64, uint32, uint64, double, float
    case date, uuid, data, decimal
    case url, base64, calendarDate, json, noContent, body, filePart, event
    case unixSeconds, unixMilliseconds, unixTime, rfc2822Date
    /// `NumberOrText<Int32>`: a number that may also be written as a text. Where values are not read from JSON, and as a
    /// member, it is the plain number.
    indirect case numberOrText(StandardType)

    package var name: LibraryName {
        switch self {
        case .string: .string
        case .bool: .bool
        case .int: .int
        case .int32: .int32
        case .int64: .int64
        case .uint32: .uInt32
        case .uint64: .uInt64
        case .double: .double
        case .float: .float
        case .date: .date
        case .uuid: .uuid
        case .data: .data
        case .decimal: .decimal
        case .url: .urlText
        case .base64: .base64Data
        case .calendarDate: .calendarDate
        case .json: .jsonValue
        case .noContent: .noContent
        case .body: .httpBody
        case .filePart: .filePart
        case .event: .serverSentEvent
        case .unixSeconds: .unixSeconds
        case .unixMilliseconds: .unixMilliseconds
        case .unixTime: .unixTime
        case .rfc2822Date: .rfc2822Date
        case .numberOrText: .numberOrText
        }
    }

    /// Whether it is a date that is read and written in another form than RFC 3339. As a member it is a `Date`.
    var isDateForm: Bool { [.unixSeconds, .unixMilliseconds, .unixTime, .rfc2822Date].contains(self) }

    /// Its bare name, for messages.
    package var text: String {
        if case .numberOrText(let number) = self { "\(name.rawValue)<\(number.text)>" } else { name.rawValue }
    }
}

// MARK: CustomType

/// A type that the user provides. For example: `Commerce.Money`
package struct CustomType: Hashable {
    /// The type as it is spelled in Swift.
    package var spelling: String
    package var module: String?
    package var coding: Coding

    package enum Coding {
        /// It is `JSONCodable`.
        case json
        /// It is only `Codable`, in a position that needs no wrapper: `try json.required("price", as: .codable)`.
        case member
        /// It is only `Codable`, in a position that needs a wrapper: `CodableBox<Money>`.
        case wrapped
    }

    /// The first name of the spelling. It must keep its meaning wherever the type is written.
    var head: String { String(spelling.prefix { $0 != "." && $0 != "<" }) }

    /// Whether it is itself a type of Foundation.
    var isOfFoundation: Bool {
        module == nil && (head == Module.foundation.rawValue || CustomType.ofFoundation.contains(spelling))
    }

    /// Whether the spelling names a type of Foundation. The head means the type of the module, if there is one.
    var usesFoundation: Bool {
        let names = spelling.split { !($0 == "_" || $0 == "." || $0.isLetter || $0.isNumber) }
            .map { $0.prefix { $0 != "." } }
        return (module == nil ? names[...] : names.dropFirst()).contains {
            $0 == Module.foundation.rawValue || CustomType.ofFoundation.contains(String($0))
        }
    }

    /// The types of Foundation that are values in JSON, or `Codable`.
    private static let ofFoundation: Set<String> = [
        "AttributedString", "CharacterSet", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "IndexPath",
        "IndexSet", "Locale", "PersonNameComponents", "TimeZone", "URL", "URLComponents", "UUID",
    ]
}

// MARK: LibraryName

/// A type or protocol that the output uses but does not declare.
///
/// The raw value is the name that its module publishes. The generator spells that name nowhere else, except that templates
/// refer to it: `{{HTTPBody}}`.
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
    case endpointClient = "EndpointClient"
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
    case mapLiteral = "MapLiteral"
    case memberPairs = "MemberPairs"
    case noContent = "NoContent"
    case numberOrText = "NumberOrText"
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
            .decoratedClient, .endpoint, .endpointClient, .endpointResponse, .eventStream, .filePart, .formField,
            .hashedModel, .headerFields, .httpBody, .indirect, .jsonCodable, .jsonModel, .jsonValue, .listLiteral,
            .mapLiteral, .memberPairs, .noContent, .numberOrText, .oAuthFlow, .objectReader, .objectWriter, .openEnum,
            .openEnumIndex, .operationInfo, .outcome, .paginatedEndpoint, .pagination, .presence, .reply,
            .requestEncoder, .retryRules,
            .rfc2822Date, .securityRequirement, .securitySchemeInfo, .serverMap, .serverSentEvent, .tokenSession,
            .union, .unionValue, .unixMilliseconds, .unixSeconds, .unixTime, .urlText, .valueReader, .webhook:
            .runtime
        }
    }
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
