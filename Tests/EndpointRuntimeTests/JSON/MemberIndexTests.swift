import EndpointRuntime
import Testing

@Suite("Places of members")
struct MemberIndexTests {
    /// A name that counts how often it is hashed.
    private struct Name: Hashable, Sendable {
        let text: Int
        let hashings: Lock<Int>

        static func == (a: Name, b: Name) -> Bool { a.text == b.text }

        func hash(into hasher: inout Hasher) {
            hashings.withLock { $0 += 1 }
            hasher.combine(text)
        }
    }

    @Test("removing a member hashes no other name")
    func removal() {
        let hashings = Lock(0)
        var names = (0..<1_000).map { Name(text: $0, hashings: hashings) }
        var index = MemberIndex(names)
        hashings.withLock { $0 = 0 }
        for _ in 0..<300 {
            index.remove(names[500], at: 500)
            names.remove(at: 500)
        }
        #expect(hashings.withLock { $0 } <= 600)
        for (place, name) in names.enumerated() { #expect(index.place(of: name) == place) }
    }

    @Test("names are found wherever members were removed and added")
    func anyOrder() {
        var generator = JSONTestGenerator(seed: 7)
        var names = Array(0..<50)
        var index = MemberIndex(names)
        for next in 50..<2_000 {
            if Bool.random(using: &generator), let name = names.randomElement(using: &generator) {
                let place = names.firstIndex(of: name) ?? -1
                #expect(index.place(of: name) == place)
                names.remove(at: place)
                index.remove(name, at: place)
                #expect(index.place(of: name) == nil)
            } else {
                names.append(next)
                index.append(next)
            }
            if next % 50 == 0 { #expect(names.indices.allSatisfy { index.place(of: names[$0]) == $0 }) }
        }
        for name in names { index.remove(name, at: 0) }
        index.append(1)
        #expect(index.place(of: 1) == 0)
    }
}
