import EndpointRuntime
import EndpointTesting
import Foundation

/// Reads and writes random values of every schema with a generated client.
struct RoundTrip {
    typealias Part = PlainDescription.Part

    /// A schema, and how the client reads and writes its values.
    struct Subject {
        var name: String
        var schema: Part
        var direction: Validator.Direction
        var trip: Client.Trip
    }

    let description: PlainDescription
    let client: Client
    let count: Int
    let seed: UInt64

    init(_ description: PlainDescription, _ client: Client, count: Int, seed: UInt64) {
        self.description = description
        self.client = client
        self.count = count
        self.seed = seed
    }

    /// Checks components and the JSON of responses.
    func check(into report: inout Report) {
        for subject in models(&report) + responses(&report) { check(subject, into: &report) }
    }

    private func models(_ report: inout Report) -> [Subject] {
        var found: [Subject] = []
        for (name, schema) in description.schemas {
            guard let trip = client.models[schema.pointer] else {
                report.skipped.append((name, "no type of its own"))
                continue
            }
            if schema["properties"]?["data"]?["contentSchema"] != nil, description.used(asEvent: schema) {
                // The data of an event is a text on the wire and JSON for the caller (OpenAPI 3.2 §4.14).
                report.skipped.append((name, "an event, which travels in another form than JSON"))
                continue
            }
            found.append(Subject(name: schema.pointer, schema: schema, direction: .both, trip: trip))
        }
        return found
    }

    struct BodyLost: Error, CustomStringConvertible {
        var description = "the response is read without its body"
    }

    struct Undocumented: Error, CustomStringConvertible {
        var description = "the response is read as undocumented"
    }

    private func responses(_ report: inout Report) -> [Subject] {
        var found: [Subject] = []
        for operation in PlainOperation.all(of: description) {
            guard let reader = client.readers[operation.key], !reader.isStream else {
                report.skipped.append((operation.key, "no whole responses"))
                continue
            }
            for response in operation.responses where operation.method != "HEAD" {
                guard let media = response.json, let schema = media.schema, response.mediaTypes.count == 1 else {
                    continue
                }
                // The client follows redirects, so no failure documents them.
                for status in response.exampleStatuses where ![301, 302, 303, 307, 308].contains(status) {
                    let trip: Client.Trip = { body in
                        switch try reader.read(status, media.type, body) {
                        case .success(let data), .failure(let data):
                            guard let data else { throw BodyLost() }
                            return data
                        case .undocumented: throw Undocumented()
                        }
                    }
                    let isFirst = status == response.exampleStatuses.first
                    let name = "\(operation.key) \(response.status)" + (isFirst ? "" : " as \(status)")
                    found.append(Subject(name: name, schema: schema, direction: .response, trip: trip))
                }
            }
        }
        return found
    }

    private func check(_ subject: Subject, into report: inout Report) {
        var writer = InstanceWriter(description, direction: subject.direction)
        let validator = Validator(description, direction: subject.direction, allowsSeveral: true)
        report.subjects += 1
        var misses = 0
        for number in 0..<count {
            let seed = self.seed &+ UInt64(number) &* 1_000_003 &+ stableHash(subject.name)
            guard let (value, _) = writer.instance(of: subject.schema, seed: seed, number: number) else {
                misses += 1
                if misses == 3, number == 2 { break }
                continue
            }
            if value.isNull { continue }
            report.instances += 1
            checkTrip(value, subject, validator, seed, into: &report)
            var random = SeededGenerator(seed: seed)
            for mutation in [
                Mutation.withoutMember(value, &random), Mutation.withOtherKind(value, &random),
            ].compactMap({ $0 }) {
                checkRefusal(mutation, of: value, subject, validator, seed, into: &report)
            }
        }
        if misses > 2 { report.skipped.append((subject.name, "\(misses) times no valid value")) }
    }

    // MARK: - Valid values

    private func checkTrip(
        _ value: Plain,
        _ subject: Subject,
        _ validator: Validator,
        _ seed: UInt64,
        into report: inout Report
    ) {
        let result = trip(value, subject, validator)
        for rule in result.accepted { report.count(rule) }
        for difference in result.differences {
            let cause = self.cause(of: difference, subject)
            var smallest = value
            if !report.has(difference.kind, cause) {
                smallest = value.shrunk(keeping: description.tags) { smaller in
                    validator.isValid(smaller, subject.schema)
                        && trip(smaller, subject, validator).differences.contains {
                            $0.kind == difference.kind && self.cause(of: $0, subject) == cause
                        }
                }
            }
            let shown = trip(smallest, subject, validator).differences.first {
                $0.kind == difference.kind && self.cause(of: $0, subject) == cause
            }
            report.add(
                Report.Finding(
                    subject: subject.name,
                    cause: cause,
                    difference: shown ?? difference,
                    seed: seed,
                    instance: smallest.description
                )
            )
        }
    }

    private func trip(_ value: Plain, _ subject: Subject, _ validator: Validator) -> (
        differences: [Difference], accepted: [AcceptedDifference]
    ) {
        do {
            let written = try PlainParser.parse([UInt8](try subject.trip(Data(value.description.utf8))))
            var comparison = Comparison()
            comparison.compare(value, written)
            let lost = comparison.absentNulls.filter {
                !SchemaWalk(description, from: subject.schema, along: $0).isNamed
            }
            var differences = comparison.differences
            differences += lost.map { Difference(kind: .lost, path: $0, expected: "null", found: "nothing") }
            if differences.isEmpty, let problem = validator.problem(written, subject.schema) {
                differences = [Difference(kind: .changed, path: "", expected: "a valid value", found: problem)]
            }
            return (differences, comparison.accepted)
        } catch {
            let path = (error as? JSONError)?.pointer ?? ""
            return ([Difference(kind: .refused, path: path, expected: "to be read", found: "\(error)")], [])
        }
    }

    private func cause(of difference: Difference, _ subject: Subject) -> String {
        let walk = SchemaWalk(description, from: subject.schema, along: difference.path)
        return walk.cause(of: difference.kind) ?? walk.component + " " + walk.rest
    }

    // MARK: - Invalid values

    private func checkRefusal(
        _ mutation: Mutation,
        of value: Plain,
        _ subject: Subject,
        _ validator: Validator,
        _ seed: UInt64,
        into report: inout Report
    ) {
        guard let changed = mutation.applied(to: value), !validator.isValid(changed, subject.schema) else { return }
        report.mutations += 1
        guard let written = written(changed, subject) else { return }
        let walk = SchemaWalk(description, from: subject.schema, along: mutation.path)
        if let rule = acceptance(of: mutation, changed, written, walk, subject, validator) { return report.count(rule) }
        let cause = walk.cause(of: .accepted) ?? walk.component + " " + walk.rest
        var smallest = value
        if !report.has(.accepted, cause) {
            smallest = value.shrunk(keeping: description.tags) { smaller in
                guard validator.isValid(smaller, subject.schema), let changed = mutation.applied(to: smaller),
                    !validator.isValid(changed, subject.schema), let written = self.written(changed, subject)
                else { return false }
                let walk = SchemaWalk(description, from: subject.schema, along: mutation.path)
                return acceptance(of: mutation, changed, written, walk, subject, validator) == nil
            }
        }
        let shown = mutation.applied(to: smallest) ?? changed
        let difference = Difference(
            kind: .accepted,
            path: mutation.path,
            expected: mutation.isMissing ? "a refusal, because it is missing" : "a refusal of this kind",
            found: excerpt(self.written(shown, subject))
        )
        report.add(
            Report.Finding(
                subject: subject.name,
                cause: cause,
                difference: difference,
                seed: seed,
                instance: shown.description
            )
        )
    }

    private func written(_ value: Plain, _ subject: Subject) -> Plain? {
        guard let data = try? subject.trip(Data(value.description.utf8)) else { return nil }
        return try? PlainParser.parse([UInt8](data))
    }

    /// The rule by which an invalid value may be read.
    private func acceptance(
        of mutation: Mutation,
        _ changed: Plain,
        _ written: Plain,
        _ walk: SchemaWalk,
        _ subject: Subject,
        _ validator: Validator
    ) -> AcceptedDifference? {
        if mutation.isMissing {
            if isNullable(mutation, in: changed, subject, validator) || walk.has("nullable") { return .nullableMissing }
            if walk.has("readOnly") || walk.has("writeOnly") { return .oneDirection }
        }
        var comparison = Comparison()
        comparison.compare(changed, written)
        let isOnlyNull = comparison.differences.allSatisfy { $0.kind == .added && $0.found == "null" }
        if isOnlyNull, !comparison.differences.isEmpty { return .nullableMissing }
        guard comparison.differences.isEmpty else { return nil }
        if walk.isMixedEnum { return .unknownValue }
        if walk.isOfSeveralPatterns { return .severalPatterns }
        return walk.passesUnion ? .unknownAlternative : nil
    }

    /// Whether the missing member could be null instead.
    private func isNullable(
        _ mutation: Mutation,
        in value: Plain,
        _ subject: Subject,
        _ validator: Validator
    ) -> Bool {
        guard let key = mutation.steps.last else { return false }
        let parent = Array(mutation.steps.dropLast())
        guard var object = value.places.first(where: { $0.steps == parent })?.value.object else { return false }
        object[key] = .null
        return validator.isValid(value.replacing(parent, with: .object(object)), subject.schema)
    }
}

/// A number that is the same in every run, unlike `hashValue`.
func stableHash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

extension JSONError {
    fileprivate var pointer: String {
        path.map { component in
            switch component {
            case .key(let key): "/" + PlainDescription.escaped(key)
            case .index(let index): "/\(index)"
            }
        }.joined()
    }
}
