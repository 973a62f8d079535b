extension TransportError {
    /// A redirect that is not followed.
    public enum Redirect: Error, Sendable, Hashable {
        /// More than 20 in a row.
        case tooMany
        /// The same request again.
        case loop
        /// From `https` to `http`, or with a body that holds credentials to another origin.
        case downgrade
        /// To something that is not plain `http` or `https`, such as `file:`, or an address with a user name in it.
        case unsupported
        /// With a body that cannot be sent again.
        case bodyNotReplayable
    }
}
