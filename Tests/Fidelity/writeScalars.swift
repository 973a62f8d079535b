extension InstanceWriter {
    /// A number within the bounds of every schema.
    mutating func number(_ schemas: [Plain], isInteger: Bool) -> Plain? {
        var least = -Double.infinity
        var most = Double.infinity
        var step: Double?
        let formats = schemas.compactMap { $0["format"]?.text }
        for schema in schemas {
            let lowest = schema["minimum"]?.double
            let highest = schema["maximum"]?.double
            let unit = isInteger ? 1.0 : 0.25
            if let lowest {
                least = max(least, schema["exclusiveMinimum"]?.flag == true ? lowest + unit : lowest)
            }
            if let highest { most = min(most, schema["exclusiveMaximum"]?.flag == true ? highest - unit : highest) }
            if let bound = schema["exclusiveMinimum"]?.double { least = max(least, bound + unit) }
            if let bound = schema["exclusiveMaximum"]?.double { most = min(most, bound - unit) }
            step = schema["multipleOf"]?.double ?? step
        }
        guard least <= most else { return nil }
        if let step, step > 0 {
            let first = least.isFinite ? (least / step).rounded(.up) : 0
            let last = most.isFinite ? (most / step).rounded(.down) : first + 1000
            guard first <= last else { return nil }
            let multiple = Double(Int.random(in: 0...Int(min(last - first, 1000)), using: &random)) + first
            return .number(text(multiple * step, isInteger: isInteger))
        }
        // A format of integers is one of numbers, too.
        if isInteger || formats.contains(where: { $0.contains("int") || $0.contains("unix") }) {
            return integer(least, most, formats)
        }
        if least == -.infinity, most == .infinity {
            if !isFlat, !formats.contains("float"), random.chance(0.2) {
                let rare = [
                    "1e21", "-0.0", "0.1", "1E-7", "5e-324", "123456789.123456789", "1.7976931348623157e308", "3.0",
                ]
                return rare.randomElement(using: &random).map { .number($0) }
            }
            return .number(text(Double(Int.random(in: -400...4000, using: &random)) / 8, isInteger: false))
        }
        let low = least.isFinite ? least : most - 100
        let high = most.isFinite ? most : low + 100
        let eighths = ((high - low) * 8).rounded(.down)
        guard eighths.isFinite, eighths >= 1, eighths < 1e15 else { return .number(text(low, isInteger: false)) }
        let offset = Double(Int.random(in: 0...Int(eighths), using: &random)) / 8
        return .number(text(min(low + offset, high), isInteger: false))
    }

    private mutating func integer(_ least: Double, _ most: Double, _ formats: [String]) -> Plain? {
        // The bounds of 64 bits are not numbers of Double, so they are handled as texts below.
        var low = least.isFinite && least > -9e18 ? Int(least.rounded(.up)) : Int.min
        var high = most.isFinite && most < 9e18 ? Int(most.rounded(.down)) : Int.max
        for format in formats {
            switch format {
            case "int32": (low, high) = (max(low, Int(Int32.min)), min(high, Int(Int32.max)))
            case "uint32": (low, high) = (max(low, 0), min(high, Int(UInt32.max)))
            case "uint64", "uint": low = max(low, 0)
            case "int8": (low, high) = (max(low, -128), min(high, 127))
            case "uint8": (low, high) = (max(low, 0), min(high, 255))
            case "int16": (low, high) = (max(low, -32768), min(high, 32767))
            case "uint16": (low, high) = (max(low, 0), min(high, 65535))
            case "unix-time", "unixtime", "timestamp":
                (low, high) = (max(low, 0), min(high, 4_000_000_000))
            default: break
            }
        }
        guard low <= high else { return nil }
        if !isFlat, random.chance(0.1) { return .number(String(random.chance(0.5) ? low : high)) }
        // Mostly small numbers, as they are in practice.
        let near = min(max(low, -1000), high)
        let far = min(high, max(near, near > Int.max - 5000 ? Int.max : near + 5000))
        let value = Int.random(in: near...far, using: &random)
        return .number(!isFlat && random.chance(0.03) ? "\(value).0" : String(value))
    }

    private func text(_ number: Double, isInteger: Bool) -> String {
        if number == number.rounded(), abs(number) < 9e15 { return String(Int(number)) }
        return "\(number)"
    }

    /// A text of the format, the pattern and the lengths of every schema.
    mutating func string(_ schemas: [Plain]) -> Plain? {
        let least = schemas.compactMap { $0["minLength"]?.int }.max() ?? (isFlat ? 1 : 0)
        let most = schemas.compactMap { $0["maxLength"]?.int }.min() ?? Int.max
        guard least <= most, least < 100_000 else { return nil }
        let patterns = schemas.compactMap { $0["pattern"]?.text }
        let format = schemas.compactMap { $0["format"]?.text ?? $0["contentEncoding"]?.text }.first
        func isValid(_ text: String) -> Bool {
            let count = text.unicodeScalars.count
            return count >= least && count <= most
                && patterns.allSatisfy { description.patterns.match(text, $0) != false }
        }
        for attempt in 0..<8 {
            var text: String?
            if let format, attempt < 5 { text = FormatText.make(format, &random) }
            if text == nil, let pattern = patterns.first { text = PatternWriter.text(for: pattern, &random) }
            let made = text ?? plainText(least, most)
            if isValid(made) { return .string(made) }
        }
        let offered = schemas.flatMap { [$0["example"], $0["default"]] + ($0["examples"]?.elements ?? []) }
        return offered.compactMap { $0?.text }.first(where: isValid).map { .string($0) }
    }

    private mutating func plainText(_ least: Int, _ most: Int) -> String {
        let count = Int.random(in: least...min(most, least + 8), using: &random)
        var alphabet = Array("abcdefghijklmnopqrstuvwxyzABCXYZ0123456789".unicodeScalars)
        if case .flat(isPlain: true) = place {
        } else if random.chance(0.35) {
            alphabet += Array(" \"\\/&?=#%+,;:@!$'()*[]{}<>|^`~._-".unicodeScalars)
            if random.chance(0.4) { alphabet += Array("äß€日本😀\u{301}\u{2028}".unicodeScalars) }
            if !isFlat, random.chance(0.3) { alphabet += Array("\n\t\r\u{1}\u{7F}\u{0}".unicodeScalars) }
        }
        var text = String.UnicodeScalarView()
        for _ in 0..<count {
            if let scalar = alphabet.randomElement(using: &random) { text.append(scalar) }
        }
        return String(text)
    }
}
