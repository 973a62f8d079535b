import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Stream buffer", .timeLimit(.minutes(15)))
struct StreamBufferTests {
    private func read(_ buffer: StreamBuffer) async throws -> [Data] {
        var pieces: [Data] = []
        while let piece = try await buffer.next() { pieces.append(piece) }
        return pieces
    }

    @Test("single bytes are joined into few large pieces, complete and in order")
    func small() async throws {
        let buffer = StreamBuffer(limit: 1_048_576)
        let sent = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 / 251) })
        for byte in sent { #expect(buffer.append(Data([byte]))) }
        buffer.finish(.success(()))
        let pieces = try await read(buffer)
        #expect(pieces.count <= 2 * sent.count / 65_536 + 1)
        #expect(pieces.reduce(Data(), +) == sent)
    }

    @Test("whatever the sizes of the chunks, two consecutive pieces hold more than 64 KiB")
    func alternating() async throws {
        let buffer = StreamBuffer(limit: 16 * 1_048_576)
        var total = 0
        for index in 0..<2_000 {
            let size = [1, 65_535, 3, 40_000, 30_000, 70_000, 1][index % 7]
            if total + size > 16 * 1_048_576 { break }
            total += size
            #expect(buffer.append(Data(repeating: 65, count: size)))
        }
        buffer.finish(.success(()))
        let counts = try await read(buffer).map(\.count)
        #expect(counts.reduce(0, +) == total)
        #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 + $1 > 65_536 })
    }

    @Test("a reader that waits gets each chunk as it comes")
    func prompt() async throws {
        // It has room for no byte that no reader waits for.
        let buffer = StreamBuffer(limit: 0)
        for index in 0..<3 {
            async let piece = buffer.next()
            await until { buffer.append(Data([UInt8(index)])) }
            #expect(try await piece == Data([UInt8(index)]))
        }
    }

    @Test("each byte that was read frees its space in the buffer")
    func limit() async throws {
        let buffer = StreamBuffer(limit: 10)
        #expect(buffer.append(Data(count: 6)))
        #expect(buffer.append(Data(count: 4)))
        #expect(!buffer.append(Data(count: 1)))
        #expect(try await buffer.next()?.count == 10)
        #expect(buffer.append(Data(count: 10)))
        #expect(!buffer.append(Data(count: 1)))
    }

    @Test("buffered bytes are still read after a broken connection, and not after a cancellation")
    func ends() async throws {
        let broken = StreamBuffer(limit: 10)
        #expect(broken.append(Data([1])))
        broken.finish(.failure(.transport(TransportError(.connectionLost, requestLine: "GET /"))))
        #expect(try await broken.next() == Data([1]))
        await #expect(throws: EndpointClientError.self) { try await broken.next() }
        let cancelled = StreamBuffer(limit: 10)
        #expect(cancelled.append(Data([1])))
        cancelled.finish(.failure(.cancelled))
        await #expect(throws: EndpointClientError.self) { try await cancelled.next() }
    }

    @Test("a second concurrent reader fails, and the first one continues")
    func secondReader() async throws {
        let buffer = StreamBuffer(limit: 10)
        let readers = [1, 2].map { _ in Task { try await buffer.next() } }
        let failed = Lock(0)
        await withTaskGroup(of: Void.self) { group in
            for reader in readers {
                group.addTask {
                    switch await reader.result {
                    case .success(let chunk): #expect(chunk == Data([1]))
                    case .failure(let error):
                        failed.withLock { $0 += 1 }
                        #expect(error as? EndpointResponse.BodyError == .alreadyRead, "\(error)")
                        #expect(buffer.append(Data([1])))
                    }
                }
            }
        }
        #expect(failed.withLock { $0 } == 1)
    }
}
