import Foundation

/// Texts of the formats that change a Swift type or that have a strict syntax.
enum FormatText {
    static func isValid(_ text: String, _ format: String) -> Bool {
        guard let expression = expressions[format] else { return true }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private static let expressions: [String: NSRegularExpression] = [
        "date-time": #"^\d{4}-\d\d-\d\d[Tt ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$"#,
        "date": #"^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$"#,
        "time": #"^\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)?$"#,
        "uuid": "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$",
        "ipv4": #"^\d{1,3}(\.\d{1,3}){3}$"#,
        "ipv6": "^[0-9a-fA-F:.]+$",
        "email": #"^[^@\s]+@[^@\s]+$"#,
        "uri": #"^[A-Za-z][A-Za-z0-9+.-]*:\S*$"#,
        "url": #"^[A-Za-z][A-Za-z0-9+.-]*:\S*$"#,
        "byte": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$",
    ].compactMapValues { try? NSRegularExpression(pattern: $0) }

    /// A random text of a format; `nil` if the format restricts no text.
    static func make(_ format: String, _ random: inout some RandomNumberGenerator) -> String? {
        switch format {
        case "date-time": instant(&random)
        case "date-time-rfc-2822":
            ["Mon, 22 Nov 2010 20:58:45 +0000", "Sun, 01 Mar 2026 00:00:00 +0000"].randomElement(using: &random)
        case "date": date(&random)
        case "time": clock(&random) + "Z"
        case "uuid", "uuid1", "uuid3", "uuid4", "uuid5", "guid": uuid(&random)
        case "ipv4": (0..<4).map { _ in String(Int.random(in: 0...255, using: &random)) }.joined(separator: ".")
        case "ipv6": "2001:db8::" + String(Int.random(in: 1...65535, using: &random), radix: 16)
        case "email": "mia.\(Int.random(in: 1...999, using: &random))@example.com"
        case "hostname": "host-\(Int.random(in: 1...999, using: &random)).example.com"
        case "uri", "url": uri(&random)
        case "uri-reference", "iri", "uri-template": uri(&random)
        case "byte", "base64": base64(&random)
        case "base64url": base64(&random).replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        case "duration": ["P1D", "PT36H", "P1Y2M3DT4H5M6S", "P2W", "PT0.5S"].randomElement(using: &random)
        case "decimal": ["0", "12.50", "-3.1415926535897932384", "1000000"].randomElement(using: &random)
        case "int64", "int32": String(Int32.random(in: .min ... .max, using: &random))
        case "uint64": String(UInt32.random(in: 0 ... .max, using: &random))
        default: nil
        }
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func date(_ random: inout some RandomNumberGenerator) -> String {
        let year = Int.random(in: 1900...2150, using: &random)
        let month = Int.random(in: 1...12, using: &random)
        return "\(year)-\(two(month))-\(two(Int.random(in: 1...28, using: &random)))"
    }

    private static func clock(_ random: inout some RandomNumberGenerator) -> String {
        let hour = two(Int.random(in: 0...23, using: &random))
        return "\(hour):\(two(Int.random(in: 0...59, using: &random))):\(two(Int.random(in: 0...59, using: &random)))"
    }

    private static func instant(_ random: inout some RandomNumberGenerator) -> String {
        let fraction =
            ["", "", ".5", ".120", ".123", ".000", ".123456", ".123456789"].randomElement(using: &random) ?? ""
        let offset = ["Z", "Z", "+00:00", "-00:00", "+02:00", "-11:30"].randomElement(using: &random) ?? "Z"
        return date(&random) + "T" + clock(&random) + fraction + offset
    }

    private static func uuid(_ random: inout some RandomNumberGenerator) -> String {
        let text = [8, 4, 4, 4, 12].map { count in
            (0..<count).map { _ in String(Int.random(in: 0...15, using: &random), radix: 16) }.joined()
        }.joined(separator: "-")
        return Bool.random(using: &random) ? text : text.uppercased()
    }

    private static func uri(_ random: inout some RandomNumberGenerator) -> String {
        let texts = [
            "https://example.com", "https://example.com/", "https://example.com/a%20b/c?d=e%2Ff&g=%7Bh%7D#i",
            "http://user@127.0.0.1:8080/path", "https://example.com/?q=a+b&r=%C3%A9", "mailto:mia@example.com",
            "https://example.com/a,b;c=d/(e)", "urn:isbn:0451450523", "https://[2001:db8::1]/x",
            "HTTPS://Example.COM/A",
        ]
        return texts.randomElement(using: &random) ?? "https://example.com"
    }

    private static func base64(_ random: inout some RandomNumberGenerator) -> String {
        let bytes = (0..<Int.random(in: 0...9, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
        return Data(bytes).base64EncodedString()
    }
}
