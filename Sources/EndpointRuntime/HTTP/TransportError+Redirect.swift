extension TransportError {
    /// A redirect that is not followed.
    public enum Redirect: Error, Sendable, Hashable {
        /// More redirects in a row than allowed, 20 by default.
        case tooMany
        /// The redirect repeats an earlier request of the same call.
        case loop
        /// From `https` to `http`, or with a body that holds credentials to another origin.
        case downgrade
        /// To another scheme than `http` or `https`, such as `file:`, or to an address with a user name.
        case unsupported
        /// With a body that cannot be sent again.
        case bodyNotReplayable
    }
}
