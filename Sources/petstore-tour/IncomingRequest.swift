import Foundation
import Loopback

/// A request that the server received.
struct IncomingRequest {
    let operation: String
    /// The number in the path, if there is one.
    let number: Int
    let query: [String: String]
    /// The length of the body.
    let length: Int
    private let headers: [String: String]

    init(_ text: String) {
        let head = text.components(separatedBy: "\r\n\r\n")[0].components(separatedBy: "\r\n")
        let words = head[0].split(separator: " ").map(String.init) + ["", ""]
        let parts = URLComponents(string: words[1])
        let path = (parts?.path ?? "").split(separator: "/")
        number = path.compactMap { Int($0) }.first ?? 0
        let name = path.last.map(String.init) ?? ""
        operation = "\(words[0]) \(Int(name) == nil ? name : "pet")"
        query = Dictionary((parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { first, _ in first }
        headers = Dictionary(
            head.dropFirst().map { line in
                let pair = line.split(separator: ":", maxSplits: 1)
                return (pair[0].lowercased(), pair.count == 2 ? pair[1].trimmingCharacters(in: .whitespaces) : "")
            }
        ) { first, _ in first }
        length = headers["content-length"].flatMap { Int($0) } ?? 0
    }

    subscript(_ header: String) -> String? { headers[header.lowercased()] }

    var needsToken: Bool { !["GET categories", "GET inventory", "POST token"].contains(operation) }
}

extension LoopbackConnection {
    /// - Returns: `false` if the other side closed the connection.
    func respond(_ status: Int, _ header: String = "X-Shop: 1", json: String) -> Bool {
        send(
            "HTTP/1.1 \(status) Whatever\r\nContent-Type: application/json\r\n\(header)\r\n"
                + "Content-Length: \(json.utf8.count)\r\n\r\n\(json)"
        )
    }
}
