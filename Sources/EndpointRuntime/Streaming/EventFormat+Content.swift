extension EventFormat {
    /// What of a server-sent event an element is read from. The formats made of JSON texts know no difference.
    public enum Content: Sendable, Hashable {
        /// The event's data, as JSON; a `String` is the data as it stands, a ``ServerSentEvent`` the whole event.
        case data
        /// An object made of the event: its `event`, `id`, `retry` (milliseconds) and `data`, those that it has
        /// (OpenAPI 3.2 §4.14.5). So a union can be told apart by its `event` and still read its `data`.
        case event(data: DataForm)

        /// What becomes of the `data` in such an object.
        public enum DataForm: Sendable, Hashable {
            /// A JSON value.
            case json
            /// A text, whatever it holds.
            case text
            /// A JSON value if it is an object or a list, else a text.
            case jsonOrText
        }

        /// The event as an object, its data a JSON value.
        public static var event: EventFormat.Content { .event(data: .json) }
    }
}
