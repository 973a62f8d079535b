import Foundation

/// The reason why a JSON text could not be read or a value could not be written: the location, the expected and the
/// actual value.
///
/// Its size is bounded regardless of the text: excerpts, names and lists are truncated.
public struct JSONError: Error, Equatable {
    /// The kind of error.
    public enum Reason: Sendable, Equatable {
        /// The text is not JSON (RFC 8259).
        case syntax(String)
        /// A required member is missing.
        case missing
        /// The value is of another kind, or is of the right kind but not acceptable.
        case mismatch(expected: String, found: String)
        /// No alternative of a union accepts this kind of value.
        case noMatch(found: String)
        /// A limit that guards against hostile input was reached.
        case limit(String)
        /// JSON cannot represent this value.
        case unwritable(String)
        /// A type's own error, as text.
        case other(String)
    }

    /// One step of the path from the whole text to the value.
    public enum PathComponent: Sendable, Hashable {
        /// The member of an object.
        case key(String)
        /// The element of an array, from 0.
        case index(Int)
    }

    /// The kind of error.
    public let reason: Reason
    /// The offset of the byte where the error was detected, from 0; `nil` if there are no bytes (writing, property
    /// lists).
    public let offset: Int?
    /// Innermost first: the path is built while the error propagates outwards.
    var trail: [PathComponent] = []

    init(_ reason: Reason, at offset: Int? = nil) {
        self.reason = reason
        self.offset = offset
    }

    private init(_ reason: Reason, at offset: Int?, beneath trail: [PathComponent]) {
        self.init(reason, at: offset)
        self.trail = trail
    }

    /// The error without its excerpt if the excerpt shows the whole text, which may be a secret.
    var withoutWholeValue: JSONError {
        switch reason {
        case .mismatch(_, let found) where trail.isEmpty, .noMatch(let found) where trail.isEmpty:
            found.hasPrefix("the ") ? JSONError(reason.concealed, at: offset) : self
        default: self
        }
    }

    /// A custom error, for a hand-written `init(from:)` or `encode(to:)`.
    public init(_ message: String) {
        self.init(.other(message.cut(to: 200)))
    }

    /// The path from the whole text to the value; empty for the whole text.
    public var path: [PathComponent] { trail.reversed() }

    /// The error as seen from the enclosing container.
    func beneath(_ component: PathComponent) -> JSONError {
        var error = self
        if case .key(let name) = component {
            if Redaction().hides(name) { error = JSONError(reason.concealed, at: offset, beneath: trail) }
            error.trail.append(.key(name.cut(to: 64)))
        } else {
            error.trail.append(component)
        }
        return error
    }
}

extension JSONError: CustomStringConvertible, UserTextError {
    /// `pets[3].name: expected a string, found the number 12 (byte 431)`
    public var description: String {
        var text = pathText
        if !text.isEmpty { text += ": " }
        text += reasonText
        if let offset { text += " (byte \(offset))" }
        return text
    }

    var userText: EndpointClientError.UserText { .dataNotUnderstood }

    /// The path as text, such as `pets[3].name`; in a path of more than 32 steps the middle is left out.
    public var pathText: String {
        let steps = path
        var text = ""
        for (index, step) in steps.enumerated() {
            if steps.count > 32, index >= 24, index < steps.count - 8 {
                if index == 24 { text += "…" }
                continue
            }
            switch step {
            case .index(let number): text += "[\(number)]"
            case .key(let name):
                let isPlain =
                    !name.isEmpty && name.utf8.allSatisfy { $0 != 0x2E && $0 != 0x5B && $0 != 0x22 && $0 > 0x20 }
                if !isPlain {
                    text += "[\"\(name.printable.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"]"
                } else {
                    text += text.isEmpty || text.hasSuffix("…") ? name : ".\(name)"
                }
            }
        }
        return text
    }

    private var reasonText: String {
        switch reason {
        case .syntax(let text): "not valid JSON: \(text)"
        case .missing: "required, but not there"
        case .mismatch(let expected, let found): "expected \(expected), found \(found)"
        case .noMatch(let found): "\(found) is none of the documented alternatives"
        case .limit(let text), .unwritable(let text), .other(let text): text
        }
    }
}
