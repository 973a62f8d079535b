import EndpointDescription
import Foundation
import Testing

// They run one at a time, because each occupies a core for long, and tests with sockets need one too.
@Suite("Real descriptions", .serialized, .enabled(if: SpecsFolder.isPresent, Comment(rawValue: SpecsFolder.absence)))
struct RealDescriptionsTests {
    static let whole = SpecsFolder.files()
    static let tricky = SpecsFolder.files(in: "tricky/3_0") + SpecsFolder.files(in: "tricky/3_1")

    @Test("every operation is read", arguments: whole)
    func readsEveryOperation(file: URL) throws {
        let bytes = try bytes(of: file)
        let log = DiagnosticLog()
        let description = try #require(readDescription(bytes, path: file.lastPathComponent, into: log))
        #expect(description.operations.count == (try countOperations(Data(bytes))))
        // One of them uses two operationIds twice; nothing else is wrong with any.
        #expect(log.diagnostics.allSatisfy { $0.severity != .error || $0.message.hasPrefix("the operationId") })
    }

    @Test("an odd description is read or reports errors, each with a location", arguments: tricky)
    func survives(file: URL) throws {
        let log = DiagnosticLog()
        let description = readDescription(try bytes(of: file), path: file.lastPathComponent, into: log)
        #expect(description != nil || log.hasErrors)
        #expect(log.diagnostics.allSatisfy { $0.position?.line ?? 0 > 0 && !$0.description.isEmpty })
    }

    /// The methods under `paths`, counted by another reader.
    private func countOperations(_ data: Data) throws -> Int {
        let methods: Set = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let paths = root["paths"] as? [String: Any] ?? [:]
        return paths.values.reduce(0) { count, item in
            count + (item as? [String: Any] ?? [:]).keys.count { methods.contains($0) }
        }
    }
}
