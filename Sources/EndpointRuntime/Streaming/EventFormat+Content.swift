extension EventFormat {
    /// The part of a server-sent event that an element is read from. It makes no difference in the formats made of JSON
    /// texts.
    public enum Content: Sendable, Hashable {
        /// The event's data, as JSON. A `String` receives the data unchanged, a ``ServerSentEvent`` the whole event.
        case data
        /// An object built from those of the event's `event`, `id`, `retry` (milliseconds) and `data` that are present
        /// (OpenAPI 3.2 §4.14.5). A union can then be selected by `event` and still read `data`.
        case event(data: DataForm)

        /// How the `data` member of that object is represented.
        public enum DataForm: Sendable, Hashable {
            /// A JSON value.
            case json
            /// A string, whatever its content.
            case text
            /// A JSON value if it is an object or an array, otherwise a string.
            case jsonOrText
        }

        /// The event as an object whose data is a JSON value.
        public static var event: EventFormat.Content { .event(data: .json) }
    }
}
