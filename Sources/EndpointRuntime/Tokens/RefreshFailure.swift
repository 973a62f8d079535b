import Foundation

/// The meaning of a refresher's error for the waiting requests.
enum RefreshFailure: Error, Sendable {
    case rejected
    /// A later attempt may succeed.
    case passing(EndpointClientError)

    init(_ error: any Error) {
        if case CredentialError.refreshRejected = error {
            self = .rejected
        } else if let error = error as? any EndpointError {
            self = RefreshFailure.judge(error)
        } else if let failure = error as? TransportError {
            self = .passing(.transport(failure))
        } else if case .transport(let failure)? = error as? EndpointClientError {
            self = .passing(.transport(failure))
        } else if let error = error as? CredentialError {
            self = .passing(.request(.authentication(error)))
        } else if case .request(.authentication(let error), _)? = error as? EndpointClientError {
            self = .passing(.request(.authentication(error)))
        } else {
            self = .passing(.request(.authentication(.refreshFailed(error))))
        }
    }

    private static func judge(_ error: any EndpointError) -> RefreshFailure {
        if let status = error.status, (400..<500).contains(status), ![408, 425, 429].contains(status) {
            return .rejected
        }
        guard let error = error as? any CallFailure else {
            return .passing(.request(.authentication(.refreshFailed(error))))
        }
        if error.isDocumented { return .rejected }
        switch error.fault {
        case .transport(let failure): return .passing(.transport(failure))
        case .request(.authentication(let error), _): return .passing(.request(.authentication(error)))
        default: return .passing(.request(.authentication(.refreshFailed(error))))
        }
    }
}

/// An ``HTTPError`` of any endpoint, with its generic type erased.
private protocol CallFailure: EndpointError {
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
