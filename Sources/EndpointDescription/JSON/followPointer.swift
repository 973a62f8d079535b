extension JSON {
    /// The value that a JSON Pointer names. The pointer may be a URI fragment (`#/components/schemas/Pet`, RFC 6901 §6)
    /// or plain (`/items`). The empty pointer names this value.
    ///
    /// - Parameter log: the log that bounds the cost of suggestions.
    package func followPointer(_ pointer: String, log: DiagnosticLog) -> PointerTarget {
        var json = self
        var steps: [String] = []
        for step in pointerSteps(pointer) {
            guard let next = json.child(step) else {
                let near = log.nearest(to: step, among: json.members.map(\.name))
                let prefix = pointer.utf8.first == UInt8(ascii: "#") ? "#" : ""
                return .missing(
                    nearest: near.map { prefix + (steps + [$0]).map { "/" + escapePointerStep($0) }.joined() }
                )
            }
            steps.append(step)
            json = next
        }
        return .found(json)
    }

    /// The member of this name or the element at this position, which has neither a sign nor leading zeros (RFC 6901 §4).
    func child(_ step: String) -> JSON? {
        if isObject { return self[step] }
        let elements = elements
        guard let index = Int(step), String(index) == step, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}

/// The result of following a JSON Pointer.
package enum PointerTarget {
    case found(JSON)
    /// `nearest` is the complete pointer that was probably intended.
    case missing(nearest: String?)
}

/// The steps of a JSON Pointer: names of members and indices of elements.
package func pointerSteps(_ pointer: String) -> [String] {
    let isFragment = pointer.utf8.first == UInt8(ascii: "#")
    let path = isFragment ? decodePercents(pointer.dropFirst()) : pointer
    return path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
        .map { unescapePointerStep(String(decoding: $0, as: UTF8.self)) }
}

/// Escapes a step of a JSON Pointer (RFC 6901 §3).
package func escapePointerStep(_ name: String) -> String {
    guard name.contains(byte: UInt8(ascii: "~")) || name.contains(byte: UInt8(ascii: "/")) else { return name }
    var escaped: [UInt8] = []
    for byte in name.utf8 {
        switch byte {
        case UInt8(ascii: "~"): escaped += [UInt8(ascii: "~"), UInt8(ascii: "0")]
        case UInt8(ascii: "/"): escaped += [UInt8(ascii: "~"), UInt8(ascii: "1")]
        default: escaped.append(byte)
        }
    }
    return String(decoding: escaped, as: UTF8.self)
}

/// Removes the escapes from a step of a JSON Pointer (RFC 6901 §4).
package func unescapePointerStep(_ step: String) -> String {
    guard step.contains(byte: UInt8(ascii: "~")) else { return step }
    var bytes: [UInt8] = []
    var pendingTilde = false
    for byte in step.utf8 {
        switch (pendingTilde, byte) {
        case (true, UInt8(ascii: "0")): bytes.append(UInt8(ascii: "~"))
        case (true, UInt8(ascii: "1")): bytes.append(UInt8(ascii: "/"))
        case (true, _): bytes += [UInt8(ascii: "~"), byte]
        case (false, UInt8(ascii: "~")): break
        case (false, _): bytes.append(byte)
        }
        pendingTilde = !pendingTilde && byte == UInt8(ascii: "~")
    }
    if pendingTilde { bytes.append(UInt8(ascii: "~")) }
    return String(decoding: bytes, as: UTF8.self)
}

/// Decodes percent-encoding (RFC 3986 §2.1). A `%` that begins no escape is kept, because authors write pointers by
/// hand. A text that no description may contain stays encoded.
package func decodePercents(_ text: Substring) -> String {
    let text = String(text)
    guard text.contains(byte: ASCII.percent) else { return text }
    let encoded = Array(text.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < encoded.count {
        if encoded[index] == UInt8(ascii: "%"), index + 2 < encoded.count,
            let high = hexadecimalDigit(encoded[index + 1]), let low = hexadecimalDigit(encoded[index + 2])
        {
            bytes.append(high << 4 | low)
            index += 3
        } else {
            bytes.append(encoded[index])
            index += 1
        }
    }
    return hasTooManyMarks(bytes) ? text : String(decoding: bytes, as: UTF8.self)
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}
