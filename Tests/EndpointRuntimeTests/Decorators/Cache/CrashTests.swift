import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@testable import CacheVictim

@Suite("Disk cache and other processes", .enabled(if: VictimProcess.url != nil, "CacheVictim was not built"))
struct CrashTests {
    enum Before: CaseIterable {
        /// The folder does not exist.
        case nothing
        /// Another response is stored for the address.
        case old
        /// A response in another language is stored for the address.
        case sibling
        /// The cache has no room for another response.
        case full
    }

    private let limit = 40_000
    /// As many other paths as the cache has room for.
    private let others = (1...7).map { "/\($0)" }

    @Test("a kill at any moment of storing leaves the old response, the new one or none", arguments: Before.allCases)
    func keep(before: Before) async throws {
        var moments: Set<String> = []
        var outcomes: Set<String> = []
        let start = try CacheFolder()
        switch before {
        case .nothing: break
        case .old: try await start.fill(["/target"])
        case .sibling: try await start.fill(["/target"], language: "de")
        case .full: try await start.fill(others)
        }
        for moment in 0..<100 {
            let folder = try CacheFolder(copyOf: start)
            let victim = try await VictimProcess("keep", folder.path, "\(limit)", "\(moment)")
            outcomes.formUnion([try await folder.look(at: "/target")])
            for path in others { _ = try await folder.look(at: path) }
            if before == .sibling { #expect(try await folder.look(at: "/target", language: "de") == "old") }
            try await folder.checkCleanUp(limit: limit)
            guard victim.end == .killed else {
                #expect(victim.end == .exit(0))
                break
            }
            moments.insert(victim.output)
        }
        #expect(
            moments.isSuperset(of: [
                "before makeFolder", "empty file", "half of the file", "whole file", "before rename",
                "after rename",
            ])
        )
        #expect(moments.contains("before remove") == (before == .full))
        #expect(outcomes == (before == .old ? ["old", "new"] : ["none", "new"]))
    }

    @Test("after a kill at any moment of a removal, the remaining files are intact, and the next one removes them")
    func removal() async throws {
        let start = try CacheFolder()
        try await start.fill(Array(others.prefix(3)))
        for moment in 0..<100 {
            let folder = try CacheFolder(copyOf: start)
            let victim = try await VictimProcess("remove", folder.path, "\(limit)", "\(moment)")
            for path in others { _ = try await folder.look(at: path) }
            await (try folder.client()).removeAll(of: Parcel.owner)
            #expect(try folder.files.isEmpty)
            guard victim.end == .killed else {
                #expect(victim.end == .exit(0))
                #expect(moment > 3)
                break
            }
        }
    }

    @Test("two processes in one folder never see a broken response, and stay within the limit")
    func twoProcesses() async throws {
        let folder = try CacheFolder()
        async let first = VictimProcess("hammer", folder.path, "\(limit)", "1")
        async let second = VictimProcess("hammer", folder.path, "\(limit)", "2")
        let (one, two) = try await (first, second)
        #expect(one.end == .exit(0), "\(one.output)")
        #expect(two.end == .exit(0), "\(two.output)")
        // At least one process found responses of the other one.
        let found = [one, two].map { Int($0.output.dropLast()) ?? 0 }
        #expect(found.contains { $0 > 0 })
        for index in 0..<12 { _ = try await folder.look(at: "/\(index)") }
        try await folder.checkCleanUp(limit: limit)
    }
}
