/// The pause that an origin requests: `RateLimit: "default";r=0;t=30`, or `RateLimit-Remaining: 0` with
/// `RateLimit-Reset: 30`. Nil if the quota is not exhausted; at most a minute.
func serverPause(_ headers: HeaderFields) -> Duration? {
    if let combined = headers["RateLimit"] {
        var longest: Duration?
        for limit in combined.split(separator: ",") {
            var remaining: Int?
            var reset: Int?
            for part in limit.split(separator: ";") {
                let pair = part.split(separator: "=", maxSplits: 1)
                guard pair.count == 2 else { continue }
                switch pair[0].drop(while: { $0 == " " }) {
                case "r": remaining = count(pair[1])
                case "t": reset = count(pair[1])
                default: continue
                }
            }
            if remaining == 0, let reset { longest = max(longest ?? .zero, .seconds(min(reset, 60))) }
        }
        return longest
    }
    guard let remaining = headers.first("RateLimit-Remaining"), count(Substring(remaining)) == 0,
        let reset = headers.first("RateLimit-Reset"), let seconds = count(Substring(reset))
    else { return nil }
    return .seconds(min(seconds, 60))
}

private func count(_ text: Substring) -> Int? {
    let text = text.drop { $0 == " " }
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    return Int(text) ?? .max
}
