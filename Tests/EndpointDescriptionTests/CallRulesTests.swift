import Testing

@testable import EndpointDescription

@Suite("Call rules in descriptions")
struct CallRulesTests {
    /// The rules of an operation with these members, and the diagnostics without their places.
    private func read(_ members: String) -> (rules: CallRules, reported: [String]) {
        let log = DiagnosticLog()
        let text = #"""
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"},
             "paths": {"/a": {"get": {"responses": {"204": {"description": "-"}}, \#(members)}}}}
            """#
        let description = readDescription(Array(text.utf8), path: "a.json", into: log)
        return (
            description?.operations.first?.rules ?? CallRules(),
            log.diagnostics.map { "\($0.severity.rawValue): \($0.message)" }
        )
    }

    private func schedule(_ change: (inout RetryRule.Schedule) -> Void) -> RetryRule {
        var schedule = RetryRule.Schedule()
        change(&schedule)
        return .schedule(schedule)
    }

    @Test("durations are read in seconds, in steps of a millisecond")
    func durations() {
        let (rules, reported) = read(#""x-endpoint-timeout": 0.25, "x-endpoint-cache-ttl": 0"#)
        #expect(rules.timeout == 250)
        #expect(rules.cacheTimeToLive == 0)
        #expect(read(#""x-endpoint-timeout": 0.0001"#).rules.timeout == 1)
        #expect(reported.isEmpty)
    }

    @Test("every member of a retry rule is read")
    func retry() {
        let (rules, reported) = read(
            #""x-endpoint-retry": {"attempts": 4, "baseDelay": 0.1, "maximumDelay": 2, "multiplier": 1.5, "statuses": [503, "429", "5XX", 500]}"#
        )
        #expect(
            rules.retry
                == schedule {
                    $0.attempts = 4
                    $0.baseDelay = 100
                    $0.maximumDelay = 2_000
                    $0.multiplier = 1.5
                    $0.statuses = [429...429, 500...599]
                }
        )
        #expect(reported.isEmpty)
        #expect(read(#""x-endpoint-retry": false"#).rules.retry == .never)
        #expect(read(#""x-endpoint-retry": null"#).rules.retry == nil)
    }

    @Test("other tools' extensions are read")
    func vendors() {
        let speakeasy = read(
            #""x-speakeasy-retries": {"strategy": "backoff", "backoff": {"initialInterval": 500, "maxInterval": 60000, "exponent": 1.5}, "statusCodes": ["5XX", 408]}"#
        )
        #expect(
            speakeasy.rules.retry
                == schedule {
                    $0.baseDelay = 500
                    $0.maximumDelay = 60_000
                    $0.multiplier = 1.5
                    $0.statuses = [408...408, 500...599]
                }
        )
        #expect(speakeasy.reported.isEmpty)
        #expect(read(#""x-speakeasy-retries": {"strategy": "none"}"#).rules.retry == .never)
        #expect(read(#""x-fern-retries": {"disabled": true}"#).rules.retry == .never)
        #expect(read(#""x-fern-retries": {"disabled": false}"#).rules.retry == nil)
        #expect(read(#""x-fern-idempotent": true"#).rules.isIdempotent == true)
    }

    @Test("our extensions take precedence over other tools', in any order")
    func precedence() {
        let rules = read(
            #""x-fern-idempotent": true, "x-endpoint-idempotent": false, "x-endpoint-retry": {}, "x-fern-retries": {"disabled": true}"#
        ).rules
        #expect(rules.isIdempotent == false)
        #expect(rules.retry == schedule { _ in })
    }

    @Test(
        "a malformed extension is an error, another tool's a warning, and both name the correct form",
        arguments: [
            (#""x-endpoint-retry": "often""#, "error: 'x-endpoint-retry' must be false or an object"),
            (#""x-endpoint-retry": {"attempts": 0}"#, "error: 'attempts' must be a whole number from 1 to 5"),
            (#""x-endpoint-retry": {"attempts": 2.5}"#, "error: 'attempts' must be a whole number from 1 to 5"),
            (#""x-endpoint-retry": {"multiplier": 11}"#, "error: 'multiplier' must be a number from 1 to 10"),
            (
                #""x-endpoint-retry": {"baseDelay": -1}"#,
                "error: 'baseDelay' must be a number of seconds, from 0 to 3600"
            ),
            (
                #""x-endpoint-retry": {"baseDelay": 9, "maximumDelay": 3}"#,
                "error: 'baseDelay' is longer than 'maximumDelay'"
            ),
            (
                #""x-endpoint-retry": {"statuses": 503}"#,
                "error: 'statuses' must be an array of statuses, such as [429, \"5XX\"]"
            ),
            (
                #""x-endpoint-retry": {"statuses": [200]}"#,
                "error: a status to retry is from 400 to 599, \"4XX\" or \"5XX\""
            ),
            (
                #""x-endpoint-retry": {"atempts": 2}"#,
                "error: 'atempts' is not a member of 'x-endpoint-retry'; did you mean 'attempts'?"
            ),
            (
                #""x-endpoint-timeout": 0"#,
                "error: 'x-endpoint-timeout' must be a number of seconds, over 0 and at most 86400"
            ),
            (
                #""x-endpoint-timeout": 1e400"#,
                "error: 'x-endpoint-timeout' must be a number of seconds, over 0 and at most 86400"
            ),
            (
                #""x-endpoint-cache-ttl": "1h""#,
                "error: 'x-endpoint-cache-ttl' must be a number of seconds, from 0 to 2147483647"
            ),
            (#""x-endpoint-idempotent": "yes""#, "error: 'x-endpoint-idempotent' must be true or false"),
            (
                #""x-endpoint-retires": false"#,
                "warning: there is no extension 'x-endpoint-retires', so it is ignored; did you mean 'x-endpoint-retry'?"
            ),
            (
                #""x-endpoint-Timeout": 5"#,
                "warning: there is no extension 'x-endpoint-Timeout', so it is ignored; did you mean 'x-endpoint-timeout'?"
            ),
            (
                #""x-endpoint-rtry": false"#,
                "warning: there is no extension 'x-endpoint-rtry', so it is ignored; did you mean 'x-endpoint-retry'?"
            ),
            (#""x-speakeasy-retries": true"#, "warning: 'x-speakeasy-retries' must be an object"),
            (
                #""x-speakeasy-retries": {"strategy": "hope"}"#,
                "warning: the 'strategy' of 'x-speakeasy-retries' must be \"backoff\" or \"none\"; the client's own retries apply"
            ),
            (
                #""x-speakeasy-retries": {"strategy": "backoff", "backoff": {"initialInterval": 500, "maxInterval": 50}}"#,
                "warning: 'initialInterval' is longer than 'maxInterval'"
            ),
            (
                #""x-speakeasy-retries": {"strategy": "backoff", "backoff": {"initialInterval": "1s"}}"#,
                "warning: 'initialInterval' must be a number of milliseconds, from 0 to 3600000"
            ),
            (#""x-fern-retries": false"#, "warning: 'x-fern-retries' must be an object with 'disabled'"),
            (#""x-fern-idempotent": 1"#, "warning: 'x-fern-idempotent' must be true or false"),
        ] as [(String, String)]
    )
    func wrongShapes(members: String, message: String) {
        #expect(read(members).reported == [message])
    }

    @Test("an extension whose name only begins like ours belongs to another tool and is not reported")
    func otherTools() {
        #expect(read(#""x-endpoint-cost": "light", "x-endpoint-owner": "billing""#).reported == [])
    }

    @Test(
        "extensions of the whole description are defaults; one that belongs to an operation is a warning there"
    )
    func whole() {
        let log = DiagnosticLog()
        let text = #"""
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {},
             "x-endpoint-timeout": 9, "x-endpoint-retry": {"attempts": 2}, "x-endpoint-idempotent": true, "x-fern-idempotent": true}
            """#
        let description = readDescription(Array(text.utf8), path: "a.json", into: log)
        #expect(description?.rules.timeout == 9_000)
        #expect(description?.rules.retry == schedule { $0.attempts = 2 })
        #expect(description?.rules.isIdempotent == nil)
        #expect(
            log.diagnostics.map(\.message) == [
                "'x-endpoint-idempotent' belongs to a single operation, so it has no effect here"
            ]
        )
    }
}
