// Hostile, generated from hostile.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Hostile {
    /// {{INJECTED}} {{#nested}} \(INJECTED()) */ INJECTED()
    ///
    /// `POST /a"b\(INJECTED())/{ INJECTED() }/*/INJECTED`
    public struct Injected: Endpoint {
        public typealias Response = UnionModel

        public static var operation: OperationInfo {
            OperationInfo(
                id: "} INJECTED() {",
                method: .post,
                path: "/a\"b\\(INJECTED())/{ INJECTED() }/*/INJECTED",
                tags: ["../../INJECTED", "\"\\(INJECTED())"],
                security: Hostile.security
            )
        }

        public var injected: String
        public var body: InjectedBody

        /// Default: `"\\(INJECTED())\"\n"`.
        public var injectedInjected: String?

        /// {{name}}
        ///
        /// import INJECTED
        public var documentation: [String]?
        public var xInjected: String?

        public init(
            injected: String,
            body: InjectedBody,
            injectedInjected: String? = nil,
            documentation: [String]? = nil,
            xInjected: String? = nil
        ) {
            self.injected = injected
            self.body = body
            self.injectedInjected = injectedInjected
            self.documentation = documentation
            self.xInjected = xInjected
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/a\"b\\(INJECTED())/\(injected)/*/INJECTED"
            request.query("\" INJECTED \\(INJECTED())", injectedInjected)
            request.query("{{documentation}}", documentation)
            request.header("X-INJECTED", xInjected)
            request.json(body, contentType: "application/x-INJECTED\"\\(INJECTED())+json")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<UnionModel, Failure> {
            switch response.status {
            case 200, 201: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// */ INJECTED()
            /// INJECTED()
            /// INJECTED()
            case notFound(InjectedBody)
        }
    }
}
