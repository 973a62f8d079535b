import Foundation

/// What a refresher's error means for those who wait.
enum RefreshFailure: Error, Sendable {
    case rejected
    /// Trying again later may help.
    case passing(HTTPFault)

    init(_ error: any Error) {
        if error is RefreshRejected {
            self = .rejected
        } else if let error = error as? any EndpointError {
            self = RefreshFailure.judge(error)
        } else if let failure = error as? TransportFailure {
            self = .passing(.transport(failure))
        } else if case .transport(let failure)? = error as? HTTPFault {
            self = .passing(.transport(failure))
        } else if let fault = error as? AuthenticationFault {
            self = .passing(.request(fault))
        } else if case .request(let fault as AuthenticationFault)? = error as? HTTPFault {
            self = .passing(.request(fault))
        } else {
            self = .passing(.request(AuthenticationFault.refreshFailed(error)))
        }
    }

    private static func judge(_ error: any EndpointError) -> RefreshFailure {
        if let status = error.status, (400..<500).contains(status), ![408, 425, 429].contains(status) {
            return .rejected
        }
        guard let error = error as? any CallFailure else {
            return .passing(.request(AuthenticationFault.refreshFailed(error)))
        }
        if error.isDocumented { return .rejected }
        switch error.fault {
        case .transport(let failure): return .passing(.transport(failure))
        case .request(let fault as AuthenticationFault): return .passing(.request(fault))
        default: return .passing(.request(AuthenticationFault.refreshFailed(error)))
        }
    }
}

/// An ``HTTPError`` of any endpoint, without its type.
private protocol CallFailure: EndpointError {
    var isDocumented: Bool { get }
    var fault: HTTPFault? { get }
}

extension HTTPError: CallFailure {
    fileprivate var isDocumented: Bool {
        if case .failure = self { true } else { false }
    }

    fileprivate var fault: HTTPFault? {
        switch self {
        case .transport(let failure): .transport(failure)
        case .request(let error): .request(error)
        case .failure, .server, .decoding, .cancelled: nil
        }
    }
}
