/// The meaning of a response according to the description.
public enum Outcome<Response: Sendable, Failure: Sendable>: Sendable {
    case success(Response)
    /// A documented failure.
    case failure(Failure)
    /// A status that the description does not mention.
    case undocumented
}
