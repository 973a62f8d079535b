import Foundation

#if canImport(FoundationNetworking)
import Dispatch
import FoundationNetworking
#endif

/// One request on the wire, from dispatch to the end of its body.
///
/// An exchange ends exactly once: by completion, failure, deadline or cancellation, whichever takes the state first.
/// Later events have no effect. Cancellation returns to the caller at once and does not wait for the platform.
final class Exchange: Sendable {
    typealias Completion = Result<EndpointResponse, EndpointClientError>

    private struct State: Sendable {
        var continuation: CheckedContinuation<Completion, Never>?
        /// Set when the exchange has ended. If it ends before its start, `run` returns this value.
        var end: Completion?
        var task: URLSessionTask?
        var isResumed = false
        /// Whether the platform was told not to follow a redirect.
        var hasRefusedRedirect = false
        var head: ResponseHead?
        var sink: BodySink?
        /// The bytes of a body that is collected in memory. They are not stored in the sink, where every append would
        /// copy them.
        var bytes = Data()
        /// An `Int` of 32 bits, as on watches, counts to 2 GiB only.
        var received: Int64 = 0
        var activity = 0
        /// Whether bytes of the request body are on their way.
        var isConnected = false
    }

    private let state = Lock(State())
    private let watchdog = CancellableTask()
    private let request: EndpointRequest
    private let streamLimit: Int
    /// The file that earlier resumable downloads have written.
    private let partial: PartialFile?
    private let progress: ProgressReporter?
    private let timer: CallTrace.Timer?
    /// Called once, with the task, when the exchange ends.
    private let onEnd: @Sendable (URLSessionTask) -> Void

    init(
        _ request: EndpointRequest,
        streamLimit: Int,
        partial: PartialFile? = nil,
        timer: CallTrace.Timer? = nil,
        onEnd: @escaping @Sendable (URLSessionTask) -> Void
    ) {
        self.request = request
        self.streamLimit = streamLimit
        self.partial = partial
        self.timer = timer
        progress = ProgressReporter(request)
        self.onEnd = onEnd
    }

    // MARK: Start and end

    /// Starts the task and returns at the head of a streamed response, or at the end of any other body.
    ///
    /// - Parameters:
    ///   - register: routes the task's callbacks to this exchange; it runs before the task does.
    func run(
        _ task: @Sendable () -> URLSessionTask,
        register: @Sendable (URLSessionTask) -> Void,
        bounds: ExchangeBounds,
        clock: TransportClock
    ) async -> Completion {
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let early = state.withLock { state in
                    if state.end == nil { state.continuation = continuation }
                    return state.end
                }
                if let early { return continuation.resume(returning: early) }
                start(task(), register: register)
                watch(bounds, clock)
            }
        } onCancel: {
            end(.failure(.cancelled))
        }
        // The code that set the result held the lock at that time. ThreadSanitizer does not see this ordering for a
        // continuation that is resumed before it is awaited (Swift 6.3 on Linux).
        state.withLock { _ in }
        return result
    }

    private func start(_ task: URLSessionTask, register: (URLSessionTask) -> Void) {
        register(task)
        state.withLock { $0.task = task }
        task.resume()
        // Cancel a task only after it was resumed: the platform never releases a task that was cancelled before.
        let hasEnded = state.withLock { state in
            state.isResumed = true
            return state.end != nil
        }
        if hasEnded { release(task) }
    }

    /// Ends the exchange unless it has already ended.
    ///
    /// - Parameter isComplete: whether the platform is done with the task, so that there is nothing to cancel.
    func end(_ result: Completion, isComplete: Bool = false) {
        let taken = state.withLock { state -> State? in
            guard state.end == nil else { return nil }
            state.end = result
            let copy = state
            state.continuation = nil
            state.sink = nil
            return copy
        }
        guard let taken else { return }
        watchdog.cancel()
        if let task = taken.task {
            if isComplete { onEnd(task) } else if taken.isResumed { release(task) }
        }
        switch taken.sink {
        case .stream(let buffer): buffer.finish(result.map { _ in })
        case .file(let sink): sink.abandon()
        case .memory, .excerpt, nil: break
        }
        taken.continuation?.resume(returning: result)
    }

    private func release(_ task: URLSessionTask) {
        onEnd(task)
        #if canImport(FoundationNetworking)
        // The task is about to complete. Foundation stops the process if it is cancelled before.
        if state.withLock({ $0.hasRefusedRedirect }) { return }
        // On Linux, cancelling waits for the session, which may be delivering data and itself wait for the current
        // queue.
        Exchange.cancelling.async { task.cancel() }
        #else
        task.cancel()
        #endif
    }

    #if canImport(FoundationNetworking)
    private static let cancelling = DispatchQueue(label: "EndpointRuntime.cancelling")
    #endif

    func fail(_ reason: TransportError.Reason, detail: String = "", isComplete: Bool = false) {
        let failure = TransportError(reason, requestLine: request.requestLine, detail: detail)
        end(.failure(.transport(failure)), isComplete: isComplete)
    }

    // MARK: Deadline

    private func watch(_ bounds: ExchangeBounds, _ clock: TransportClock) {
        let start = clock.elapsed()
        watchdog.keep(
            Task { [weak self] in
                var seen = ExchangeBounds.Progress()
                var wait = Optional(bounds.next(after: clock.elapsed() - start, seen).wait)
                while let limit = wait {
                    do { try await clock.sleep(limit) } catch { return }
                    wait = self?.nextCheck(bounds, after: clock.elapsed() - start, since: &seen)
                }
            }
        )
    }

    /// The wait until the next check; nil if the exchange is over. Ends the exchange if a bound is exceeded.
    private func nextCheck(
        _ bounds: ExchangeBounds,
        after passed: Duration,
        since seen: inout ExchangeBounds.Progress
    ) -> Duration? {
        let hasEnded = state.withLock { state in
            if state.activity != seen.activity { (seen.activity, seen.changedAt) = (state.activity, passed) }
            seen.hasHead = state.head != nil
            seen.isConnected = state.isConnected
            return state.end != nil
        }
        if hasEnded { return nil }
        let next = bounds.next(after: passed, seen)
        if next.wait <= .zero {
            fail(.timedOut, detail: next.bound)
            return nil
        }
        return next.wait
    }

    // MARK: Platform callbacks, one after the other on the delegate queue

    /// Returns false if the exchange has ended. On Linux, Foundation stops the process if it is told not to follow a redirect
    /// of a task that was cancelled.
    func refusesRedirect() -> Bool {
        state.withLock { state in
            if state.end == nil { state.hasRefusedRedirect = true }
            return state.end == nil
        }
    }

    func sent(_ count: Int) {
        state.withLock { $0.isConnected = true }
        progress?.sent(count)
    }

    func collected(_ metrics: URLSessionTaskMetrics) { timer?.collected(metrics) }

    func received(_ head: ResponseHead) {
        // An interim response (RFC 9110 §15.2) is not the final response.
        if (100..<200).contains(head.status) { return }
        let isIgnored = state.withLock { state in
            // Apple's platforms report a head before each part of multipart/x-mixed-replace. A stream that was returned
            // goes on with the bytes of the next part.
            if case .stream = state.sink { return true }
            return state.end != nil
        }
        if isIgnored { return }
        if head.hasUnclearLength(of: request.method) {
            let lengths = head.headers["Content-Length"] ?? ""
            return fail(.badResponse, detail: "the length is unclear: \(lengths.cut(to: 64))")
        }
        let sink: BodySink
        do throws(BodySink.Refusal) {
            sink = try BodySink(
                for: head,
                of: request,
                streamLimit: streamLimit,
                partial: partial,
                offset: request.rangeStart
            )
        } catch {
            if error.concernsRange { return end(.success(head.response(.data(Data())))) }
            return fail(error.reason, detail: error.detail)
        }
        timer?.headCame()
        if head.isSuccess { progress?.began(head, of: request) }
        var streamed: Completion?
        if case .stream(let buffer) = sink {
            streamed = .success(head.response(.stream(stream(of: buffer))))
        }
        let continuation = state.withLock { state -> CheckedContinuation<Completion, Never>? in
            guard state.end == nil else { return nil }
            state.head = head
            state.sink = sink
            state.bytes = Data()
            state.received = 0
            state.activity += 1
            guard case .stream = sink else { return nil }
            defer { state.continuation = nil }
            return state.continuation
        }
        if let streamed { continuation?.resume(returning: streamed) }
    }

    /// Cancelling the reader closes the connection, even if the stream is still referenced elsewhere.
    private func stream(of buffer: StreamBuffer) -> EndpointResponse.ByteStream {
        EndpointResponse.ByteStream(
            next: {
                do { return try await buffer.next() } catch {
                    if Task.isCancelled { self.end(.failure(.cancelled)) }
                    throw error
                }
            },
            cancel: { self.end(.failure(.cancelled)) }
        )
    }

    func received(_ chunk: Data) {
        enum Next { case nothing, full(ResponseHead, Data), tooLarge(Int), forward(BodySink) }
        var count: Int64 = 0
        let next = state.withLock { state -> Next in
            guard state.end == nil, let head = state.head, let sink = state.sink else { return .nothing }
            state.received += Int64(chunk.count)
            state.activity += 1
            if head.isSuccess, !sink.isExcerpt { count = state.received }
            let limit: Int
            switch sink {
            case .memory(let most), .excerpt(let most): limit = most
            case .stream, .file: return .forward(sink)
            }
            state.bytes.append(chunk.prefix(limit - state.bytes.count))
            guard state.received > limit else { return .nothing }
            return sink.isExcerpt ? .full(head, state.bytes) : .tooLarge(limit)
        }
        switch next {
        case .nothing: if count > 0 { progress?.received(count) }
        case .tooLarge(let limit): fail(.bodyTooLarge(limit: limit))
        case .full(let head, let bytes): end(.success(head.response(.data(bytes))))
        case .forward(.stream(let buffer)):
            guard buffer.append(chunk) else { return fail(.readerTooSlow(limit: streamLimit)) }
            progress?.received(count)
        case .forward(.file(let file)):
            do {
                try file.write(chunk)
                progress?.received(Int64(file.offset) + count)
            } catch { fail(.storage, detail: "\(error)") }
        case .forward(.memory), .forward(.excerpt): break
        }
    }

    func completed(_ error: (any Error)?, response: ResponseHead?) {
        let (head, count) = state.withLock { state in (state.head ?? response, state.received) }
        if let error {
            var failure = classify(error, requestLine: request.requestLine)
            if failure.reason == .other, let head {
                // The response had begun, so the connection broke in the middle of it.
                failure.reason = head.expectedLength(of: request.method) == nil ? .connectionLost : .truncated
            } else if failure.reason == .other, failure.detail.hasPrefix("transfer closed with") {
                // libcurl's text if the connection closes between the head and the first byte of a body.
                failure.reason = .truncated
            }
            return end(.failure(.transport(failure)), isComplete: true)
        }
        if let length = head?.expectedLength(of: request.method), count != length {
            return fail(.truncated, detail: "\(count) of \(length) bytes", isComplete: true)
        }
        finish(response)
    }

    /// Uses the response so far. Also called before its end if the platform would never complete it, as with an
    /// authentication challenge on Linux.
    func finish(_ response: ResponseHead?) {
        let (known, sink, count, bytes) = state.withLock { ($0.head ?? response, $0.sink, $0.received, $0.bytes) }
        guard let head = known else { return fail(.badResponse, detail: "no response", isComplete: true) }
        if case .file(let file) = sink { return finish(head, file, received: count) }
        if let sink, head.isSuccess, !sink.isExcerpt { progress?.completed(count) }
        end(.success(head.response(.data(bytes))), isComplete: true)
    }

    private func finish(_ head: ResponseHead, _ file: FileSink, received: Int64) {
        let length = Int64(file.offset) + received
        if let partial, let whole = head.wholeLength(knowing: partial), whole != length {
            return fail(.truncated, detail: "\(length) of \(whole) bytes", isComplete: true)
        }
        do {
            try file.commit()
            progress?.completed(length)
            let whole = partial != nil && head.status == 206 ? head.completed(length: length) : head
            end(.success(whole.response(.file(file.destination))), isComplete: true)
        } catch { fail(.storage, detail: "\(error)", isComplete: true) }
    }
}
