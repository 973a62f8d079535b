// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Collisions {
    public enum OpenEnumIndex: OpenEnum {
        case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s
        /// A value that the description does not list.
        case undocumented(Swift.String)

        public static let allCases: [OpenEnumIndex] = [
            .a, .b, .c, .d, .e, .f, .g, .h, .i, .j, .k, .l, .m, .n, .o, .p, .q, .r, .s,
        ]

        public static let index = EndpointRuntime.OpenEnumIndex<OpenEnumIndex>()

        public var rawValue: Swift.String {
            switch self {
            case .a: "a"
            case .b: "b"
            case .c: "c"
            case .d: "d"
            case .e: "e"
            case .f: "f"
            case .g: "g"
            case .h: "h"
            case .i: "i"
            case .j: "j"
            case .k: "k"
            case .l: "l"
            case .m: "m"
            case .n: "n"
            case .o: "o"
            case .p: "p"
            case .q: "q"
            case .r: "r"
            case .s: "s"
            case .undocumented(let value): value
            }
        }
    }
}
