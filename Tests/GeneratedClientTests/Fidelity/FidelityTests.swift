import Fidelity
import Foundation
import Testing

@Suite("Fidelity of generated clients")
struct FidelityTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let drivers: [String: any Driver.Type] = [
        "defaults": DefaultsDriver.self, "library": LibraryDriver.self, "pagination": PaginationDriver.self,
        "parameters": ParametersDriver.self,
        "petstore": PetstoreDriver.self, "security": SecurityDriver.self, "sequences": SequencesDriver.self,
        "servers": ServersDriver.self,
        "streams": StreamsDriver.self, "world": WorldDriver.self,
    ]

    private static let withStubs: Set = ["library", "petstore", "sequences", "streams", "world"]

    private func report<D: Driver>(_ name: String, _ driver: D.Type) async throws -> Report {
        let value = try PlainParser.parse(
            [UInt8](try Data(contentsOf: Self.root.appendingPathComponent("Specs/\(name).json")))
        )
        return await Report.check(PlainDescription(value), named: name, driver, count: 8, seed: 1)
    }

    @Test(
        "random valid values and calls come through unchanged, and invalid values are refused",
        arguments: drivers.keys.sorted()
    )
    func check(name: String) async throws {
        let driver: any Driver.Type = try #require(Self.drivers[name])
        let report = try await report(name, driver)
        #expect(report.requests > 0)
        #expect(report.requestsReadBack == (Self.withStubs.contains(name) ? report.requests : 0))
        let list = try String(contentsOf: Self.root.appendingPathComponent(".ci/open-differences"), encoding: .utf8)
        #expect(report.new(beside: list).isEmpty, "\(report.text(limit: 20))")
    }
}
