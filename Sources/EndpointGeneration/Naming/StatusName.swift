import EndpointDescription

/// The name of a status as a case and as a type (RFC 9110 §15 and the IANA registry).
enum StatusName {
    static func caseName(of status: Response.Status) -> String {
        switch status {
        case .code(let code): names[code] ?? "status\(code)"
        case .range(2): "success"
        case .range(3): "redirection"
        case .range(4): "clientError"
        case .range(5): "serverError"
        case .range(let hundred): "status\(hundred)xx"
        case .default: "other"
        }
    }

    /// The name for a response in one of its media types: `badRequestProblem`.
    static func caseName(of status: Response.Status, in mediaType: MediaType) -> String {
        caseName(of: status) + SwiftName.type(MediaName.caseName(of: mediaType))
    }

    static func typeName(of status: Response.Status) -> String {
        SwiftName.type(caseName(of: status))
    }

    private static let names: [Int: String] = [
        200: "ok", 201: "created", 202: "accepted", 203: "nonAuthoritative", 204: "noContent", 205: "resetContent",
        206: "partialContent", 207: "multiStatus", 208: "alreadyReported", 226: "imUsed",
        300: "multipleChoices", 301: "movedPermanently", 302: "found", 303: "seeOther", 304: "notModified",
        305: "useProxy", 307: "temporaryRedirect", 308: "permanentRedirect",
        400: "badRequest", 401: "unauthorized", 402: "paymentRequired", 403: "forbidden", 404: "notFound",
        405: "methodNotAllowed", 406: "notAcceptable", 407: "proxyAuthenticationRequired", 408: "requestTimeout",
        409: "conflict", 410: "gone", 411: "lengthRequired", 412: "preconditionFailed", 413: "contentTooLarge",
        414: "uriTooLong", 415: "unsupportedMediaType", 416: "rangeNotSatisfiable", 417: "expectationFailed",
        418: "teapot", 421: "misdirectedRequest", 422: "invalid", 423: "locked", 424: "failedDependency",
        425: "tooEarly", 426: "upgradeRequired", 428: "preconditionRequired", 429: "tooManyRequests",
        431: "headersTooLarge", 451: "unavailableForLegalReasons",
        500: "serverFault", 501: "notImplemented", 502: "badGateway", 503: "unavailable", 504: "gatewayTimeout",
        505: "versionNotSupported", 506: "variantAlsoNegotiates", 507: "insufficientStorage", 508: "loopDetected",
        510: "notExtended", 511: "networkAuthenticationRequired",
    ]
}
