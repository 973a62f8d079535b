import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension TransportError {
    /// The request line of a refresh whose requests are unknown.
    static let refreshLine = "token refresh"
}

/// The meaning of a refresher's error for the waiting requests.
enum RefreshFailure: Error, Sendable {
    case rejected
    /// A later attempt may succeed.
    case passing(EndpointClientError)

    /// Errors without a response. Apps throw others themselves, such as `badServerResponse` for a status.
    private static let connectionCodes: Set<URLError.Code> = [
        .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive, .cannotFindHost,
        .dnsLookupFailed, .cannotConnectToHost, .networkConnectionLost, .timedOut, .secureConnectionFailed,
    ]

    init(_ error: any Error) {
        self =
            switch error {
            case CredentialError.refreshRejected: .rejected
            case let error as any EndpointError: RefreshFailure.judge(error)
            case let failure as TransportError, EndpointClientError.transport(let failure):
                .passing(.transport(failure))
            // A refresher that sends by URLSession itself.
            case let error as URLError where RefreshFailure.connectionCodes.contains(error.code):
                .passing(.transport(classify(error, requestLine: TransportError.refreshLine)))
            case let error as CredentialError, EndpointClientError.request(.authentication(let error), _):
                .passing(.request(.authentication(error)))
            default: .passing(.request(.authentication(.refreshFailed(error))))
            }
    }

    private static func judge(_ error: any EndpointError) -> RefreshFailure {
        let call = error as? any CallFailure
        // Only the token endpoint's own response says anything about the tokens (RFC 6749 §5.2).
        if let response = error.response, response.isFromElsewhere(than: call?.request) {
            return .passing(.request(.authentication(.refreshFailed(error))))
        }
        if let status = error.status, (400..<500).contains(status), ![408, 425, 429].contains(status) {
            return .rejected
        }
        guard let call else {
            return .passing(.request(.authentication(.refreshFailed(error))))
        }
        // A server that is unavailable or busy says nothing about the tokens, whether or not it is documented to be so.
        if call.isDocumented, call.status ?? 0 < 400 { return .rejected }
        switch call.fault {
        case .transport(let failure): return .passing(.transport(failure))
        case .request(.authentication(let error), _): return .passing(.request(.authentication(error)))
        default: return .passing(.request(.authentication(.refreshFailed(error))))
        }
    }
}

/// An ``HTTPError`` of any endpoint, with its generic type erased.
private protocol CallFailure: EndpointError {
    var request: EndpointRequest? { get }
    var isDocumented: Bool { get }
    var fault: EndpointClientError? { get }
}

extension HTTPError: CallFailure {
    fileprivate var isDocumented: Bool {
        failure != nil
    }

    fileprivate var fault: EndpointClientError? {
        switch reason {
        case .transport(let failure): .transport(failure)
        case .request(let error): .request(error)
        case .failure, .undocumented, .decoding, .cancelled: nil
        }
    }
}
