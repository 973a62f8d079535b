// The templates have lines of any length.
// swift-format-ignore-file

/// The templates, recorded from the files in `Swift`. String literals compile faster than resources.
package enum EndpointTemplates {
    /// The text of every template, by name.
    package static let texts: [String: [UInt8]] = literals.mapValues { Array($0.utf8) }

    private static let literals: [String: String] = [
        "Alias": #"""
            {{documentation}}
            {{access}}typealias {{name}} = {{type}}

            """#,
        "Cases": #"""
            {{documentation}}
            {{access}}{{indirect}}enum {{name}}: {{Sendable}} {
            {{#cases}}
                {{documentation}}
                case {{name}}{{#payload}}({{#values}}{{#label}}{{name}}: {{/label}}{{type}}{{,}}{{/values}}){{/payload}}
            {{/cases}}
                {{nested}}
            }

            """#,
        "Choice": #"""
            {{#case}}
            self = .{{name}}(try json.{{read}}())
            {{/case}}
            {{#noMatch}}
            throw json.noMatch()
            {{/noMatch}}
            {{#table}}
            self = try json.read(as: Self.alternatives)
            {{/table}}
            {{#switch}}
            switch {{subject}} {
            {{#branches}}
            {{#short}}
            {{label}}{{#patterns}}{{pattern}}{{,}}{{/patterns}}: {{choice}}
            {{/short}}
            {{#long}}
            {{label}}{{#patterns}}{{pattern}}{{,~}}{{/patterns}}:
                {{choice}}
            {{/long}}
            {{/branches}}
            }
            {{/switch}}

            """#,
        "Client": #"""
            nonisolated extension {{name}} {
                {{documentation}}
                {{access}}static func client(
                    _ credentials: {{Credential}}.For<{{name}}>...,
            {{#plain}}
                    servers: {{ServerMap}} = Self.{{servers}},
            {{/plain}}
            {{#inputs}}
                    {{label}}: {{String}}{{#default}} = {{value}}{{/default}},
            {{/inputs}}
                    decorators: {{ClientDecorators}} = {{ClientDecorators}}()
                ) -> {{DecoratedClient}} {
            {{#variable}}
                    let servers = Self.{{servers}}({{#inputs}}{{argument}}: {{name}}{{,|}}{{/inputs}})
                    return Self.client(servers: servers, decorators: decorators.with(credentials))
                }

                /// Makes a client of other servers.
                {{access}}static func client(
                    _ credentials: {{Credential}}.For<{{name}}>...,
                    servers: {{ServerMap}},
                    decorators: {{ClientDecorators}} = {{ClientDecorators}}()
                ) -> {{DecoratedClient}} {
            {{/variable}}
                    {{ClientFactory}}.make(servers: servers, decorators: decorators.with(credentials))
                }

                /// Makes the same client over a transport of your own, such as one that pins certificates, or a stub.
                {{access}}static func client(
                    _ credentials: {{Credential}}.For<{{name}}>...,
                    over transport: any {{EndpointClient}},
                    decorators: {{ClientDecorators}} = {{ClientDecorators}}()
                ) -> {{DecoratedClient}} {
                    {{ClientFactory}}.make(over: transport, decorators: decorators.with(credentials))
                }
            }

            nonisolated extension {{Credential}}.For where TheAPI == {{name}} {
            {{#ways}}
                {{documentation}}
                {{access}}static func {{way}}({{#arguments}}{{label}}: {{#text}}{{String}}{{/text}}{{#tokens}}{{TokenSession}}{{/tokens}}{{#closure}}@escaping {{Credential}}.Provider{{/closure}}{{,|}}{{/arguments}}){{#throws}} throws({{Credential}}.ValueError){{/throws}} -> Self {
                    Self({{info}}, {{value}}{{#always}}, always: true{{/always}})
                }
            {{#more}}

            {{/more}}
            {{/ways}}
            }

            """#,
        "Content": #"""
            {{#plain}}
            request.{{kind}}({{value}}{{#contentType}}, contentType: {{type}}{{/contentType}})
            {{/plain}}
            {{#form}}
            request.form(
                {{value}},
                fields: [{{#fields}}{{key}}: {{field}}{{,|}}{{/fields}}]
            )
            {{/form}}
            {{#sequence}}
            request.sequence({{value}}, as: .{{format}}{{#event}}, writing: {{content}}{{/event}}{{#contentType}}, contentType: {{type}}{{/contentType}})
            {{/sequence}}
            {{#multipart}}
            request.multipart{{#special}}(as: {{type}}{{#unnamed}}, named: false{{/unnamed}}){{/special}} { form in
            {{#tag}}
                form.{{kind}}({{key}}, {{constant}}{{#arguments}}, {{label}}: {{argument}}{{/arguments}})
            {{/tag}}
            {{#parts}}
            {{#headers}}
                form.header({{header}}, {{#json}}json: {{/json}}{{value}}.{{property}}, ofPart: {{key}}{{#explode}}, explode: true{{/explode}})
            {{/headers}}
                form.{{kind}}({{key}}, {{value}}.{{property}}{{#arguments}}, {{label}}: {{argument}}{{/arguments}})
            {{/parts}}
            }
            {{/multipart}}
            {{#present}}
            if let parts = {{value}} {
                {{content}}
            }
            {{/present}}
            {{#choice}}
            switch {{value}} {
            {{#cases}}
            {{#short}}
            case .{{name}}({{binding}}{{#open}}, let contentType{{/open}}): {{content}}
            {{/short}}
            {{#long}}
            case .{{name}}({{binding}}{{#open}}, let contentType{{/open}}):
                {{content}}
            {{/long}}
            {{/cases}}
            {{#optional}}
            case nil: break
            {{/optional}}
            }
            {{/choice}}

            """#,
        "Endpoint": #"""
            {{documentation}}
            {{#deprecated}}
            @available(*, deprecated)
            {{/deprecated}}
            {{access}}struct {{name}}: {{protocol}}{{#conformances}}, {{protocol}}{{/conformances}} {
            {{#hasAliases}}
            {{#aliases}}
                {{documentation}}
                {{access}}typealias {{name}} = {{type}}
            {{/aliases}}

            {{/hasAliases}}
                {{access}}static var operation: {{OperationInfo}} {
                    {{OperationInfo}}({{#operation}}{{label}}: {{value}}{{,|}}{{/operation}})
                }

            {{#initializer}}
                {{properties}}

                {{access}}init({{#parameters}}{{label}}: {{type}}{{#default}} = {{value}}{{/default}}{{,|}}{{/parameters}}) {
            {{#parameters}}
                    self.{{storage}} = {{name}}
            {{/parameters}}
                }
            {{/initializer}}
            {{#empty}}
                {{access}}init() {}
            {{/empty}}

                {{access}}func encode(into request: inout {{RequestEncoder}}) {
                    request.path = {{path}}
            {{#stream}}
                    request.stream({{types}})
            {{/stream}}
            {{#accept}}
                    request.accept({{types}})
            {{/accept}}
            {{#fields}}
                    request.{{location}}({{#named}}{{key}}, {{/named}}{{#form}}form: {{/form}}{{#json}}json: {{/json}}{{value}}{{#style}}, {{label}}: {{value}}{{/style}})
            {{/fields}}
            {{#streamSwitch}}
                    var {{body}} = self.{{body}}
                    {{body}}{{#optional}}?{{/optional}}.{{member}} = true
            {{/streamSwitch}}
                    {{content}}
                }

                {{access}}static func decode({{#parameter}}_ response: {{EndpointResponse}}{{,|}}{{/parameter}}) throws -> {{Outcome}}<{{response}}, {{failure}}> {
                    switch response.status {
            {{#outcomes}}
            {{#success}}
                    {{pattern}}: .success({{value}})
            {{/success}}
            {{#successCase}}
                    {{pattern}}: .success(.{{name}}{{#payload}}({{value}}){{/payload}})
            {{/successCase}}
            {{#failureCase}}
                    {{pattern}}: .failure(.{{name}}{{#payload}}({{#values}}{{value}}{{,}}{{/values}}){{/payload}})
            {{/failureCase}}
            {{#undocumented}}
                    {{pattern}}: .undocumented
            {{/undocumented}}
            {{/outcomes}}
                    }
                }
            {{#pages}}

            {{#deprecatedPages}}
                @available(*, deprecated)
            {{/deprecatedPages}}
                {{access}}static var pagination: {{Pagination}}<Self, {{item}}> {
                    .{{form}}({{#arguments}}{{argument}}{{,|}}{{/arguments}})
                }
            {{/pages}}
                {{nested}}
            }

            """#,
        "Enum": #"""
            {{documentation}}
            {{access}}enum {{name}}: {{OpenEnum}}, {{literal}} {
            {{#listed}}
                case {{#cases}}{{name}}{{,~}}{{/cases}}
            {{/listed}}
                /// A value that the description does not list.
                case undocumented({{raw}})

                {{access}}static let allCases: [{{name}}] = [{{#cases}}.{{name}}{{,~}}{{/cases}}]
            {{#indexed}}

                {{access}}static let index = {{OpenEnumIndex}}<{{name}}>()
            {{/indexed}}

                {{access}}var rawValue: {{raw}} {
                    switch self {
            {{#cases}}
                    case .{{name}}: {{value}}
            {{/cases}}
                    case .undocumented(let value): value
                    }
                }
            }

            """#,
        "Extension": #"""
            nonisolated extension {{name}} {
                {{declarations}}
            }

            """#,
        "File": #"""
            // {{namespace}}, generated from {{source}}. Do not edit.
            // swift-format-ignore-file
            {{imports}}

            {{declarations}}

            """#,
        "Group": #"""
            {{documentation}}
            {{access}}enum {{name}} {
                {{declarations}}
            }

            """#,
        "HeaderProtocol": #"""
            {{documentation}}
            {{access}}protocol {{name}}: {{Endpoint}} {}

            """#,
        "Headers": #"""
            {{#deprecated}}
            @available(*, deprecated)
            {{/deprecated}}
            nonisolated extension {{Reply}} where {{owner}} {
            {{#headers}}
                {{documentation}}
            {{#deprecated}}
                @available(*, deprecated)
            {{/deprecated}}
                {{access}}var {{name}}: {{type}}{{#simple}}? { header({{key}}) }{{/simple}}{{#json}}? { headers[{{key}}].flatMap { try? .init(jsonText: $0) } }{{/json}}{{#fields}} { headers.values({{key}}) }{{/fields}}
            {{/headers}}
            }

            """#,
        "Imports": #"""
            {{#imports}}
            {{#plain}}
            {{modifier}}import {{module}}
            {{/plain}}
            {{#conditional}}
            #if hasFeature(InternalImportsByDefault)
            {{#modules}}
            {{modifier}}import {{module}}
            {{/modules}}
            #else
            {{#modules}}
            import {{module}}
            {{/modules}}
            #endif
            {{/conditional}}
            {{/imports}}

            """#,
        "Links": #"""
            {{#deprecated}}
            @available(*, deprecated)
            {{/deprecated}}
            nonisolated extension {{Reply}} where {{owner}} {
            {{#links}}
                {{documentation}}
            {{#deprecated}}
                @available(*, deprecated)
            {{/deprecated}}
                {{access}}func {{name}}({{#parameters}}{{label}}: {{type}}{{#default}} = {{value}}{{/default}}{{,|}}{{/parameters}}) -> {{target}}{{#optional}}?{{/optional}} {
            {{#optional}}
                    guard {{#conditions}}{{condition}}{{,}}{{/conditions}} else { return nil }
            {{/optional}}
                    {{#optional}}return {{/optional}}{{target}}({{#arguments}}{{argument}}{{,|}}{{/arguments}})
                }
            {{/links}}
            }

            """#,
        "Namespace": #"""
            {{documentation}}
            nonisolated {{access}}enum {{name}} {
            {{#servers}}
                {{documentation}}
                {{access}}static var {{name}}: {{ServerMap}} {
                    {{ServerMap}}({{#arguments}}{{label}}: {{value}}{{,|}}{{/arguments}})
                }

            {{/servers}}
            {{#serverTemplates}}
                {{documentation}}
                {{access}}static func {{name}}({{#parameters}}{{label}}: {{String}}{{#default}} = {{value}}{{/default}}{{,|}}{{/parameters}}) -> {{ServerMap}} {
                    {{ServerMap}}({{#arguments}}{{label}}: {{value}}{{,|}}{{/arguments}})
                }

            {{/serverTemplates}}
            {{#security}}
                /// The security of operations that declare none: one of these alternatives.
                {{access}}static var security: [[{{SecurityRequirement}}]] {
                    {{requirement}}
                }

            {{/security}}
            {{#timeout}}
                /// The maximum duration of a call whose operation declares none.
                {{access}}static var timeout: {{Duration}} {
                    {{value}}
                }

            {{/timeout}}
            {{#retry}}
                /// The retry rules of calls whose operation declares none.
                {{access}}static var retry: {{RetryRules}} {
                    {{value}}
                }

            {{/retry}}
            {{#securitySchemes}}
                /// The security schemes of the API.
                {{access}}enum SecurityScheme {
            {{#schemes}}
                    {{documentation}}
                    {{access}}static var {{name}}: {{SecuritySchemeInfo}} {
                        {{SecuritySchemeInfo}}({{#arguments}}{{label}}: {{value}}{{#oauth2}}.oauth2(flows: [{{#flows}}{{OAuthFlow}}({{#fields}}{{#named}}{{label}}: {{/named}}{{value}}{{#scopes}}scopes: [{{#names}}{{name}}{{,~}}{{/names}}]{{/scopes}}{{,|}}{{/fields}}){{,|}}{{/flows}}]){{/oauth2}}{{,|}}{{/arguments}})
                    }
            {{/schemes}}
                }

            {{/securitySchemes}}
                /// The failures that operations document.
                {{access}}enum Failures {}
            }

            """#,
        "Package": #"""
            // swift-tools-version: 6.0
            // {{name}}, generated from {{source}}. Do not edit.
            import PackageDescription

            let package = Package(
                name: "{{name}}",
                platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
                products: [.library(name: "{{name}}", targets: ["{{name}}"])],
                dependencies: [
                    .package(url: "https://github.com/swift-endpoints/swift-endpoints", from: "1.0.0")
                ],
                targets: [
                    .target(
                        name: "{{name}}",
                        dependencies: [.product(name: "EndpointRuntime", package: "swift-endpoints")]
                    )
                ]
            )

            """#,
        "Properties": #"""
            {{#properties}}
            {{#stored}}
            {{documentation}}
            {{access}}{{keyword}} {{name}}: {{type}}
            {{/stored}}
            {{#boxed}}
            {{documentation}}
            @{{Indirect}} {{access}}{{setter}}var {{name}}: {{type}}
            {{/boxed}}
            {{#constant}}
            {{documentation}}
            {{access}}var {{name}}: {{type}} { {{value}} }
            {{/constant}}
            {{#computed}}
            {{documentation}}
            {{#deprecated}}
            @available(*, deprecated)
            {{/deprecated}}
            {{#mutable}}
            {{access}}var {{name}}: {{type}} {
                get { {{storage}} }
                set { {{storage}} = newValue }
            }
            {{/mutable}}
            {{#immutable}}
            {{access}}var {{name}}: {{type}} { {{storage}} }
            {{/immutable}}
            {{#indirect}}@{{Indirect}} {{/indirect}}private {{keyword}} {{storage}}: {{type}}
            {{/computed}}
            {{/properties}}

            """#,
        "Struct": #"""
            {{documentation}}
            {{access}}struct {{name}}: {{#conformances}}{{protocol}}{{,}}{{/conformances}} {
                {{properties}}

            {{#initializer}}
                {{access}}init({{#parameters}}{{label}}: {{type}}{{#default}} = {{value}}{{/default}}{{,|}}{{/parameters}}) {
            {{#parameters}}
                    self.{{storage}} = {{name}}
            {{/parameters}}
                }
            {{/initializer}}
            {{#empty}}
                {{access}}init() {}
            {{/empty}}
            {{#model}}

                {{access}}init(from json: inout {{ObjectReader}}) throws {
            {{#members}}
            {{#named}}
                    {{member}} = try json.{{read}}({{key}}{{#form}}, as: {{value}}{{/form}}){{#orEmpty}} ?? {{value}}{{/orEmpty}}
            {{/named}}
            {{#constant}}
                    try json.constant({{key}}, {{value}})
            {{/constant}}
            {{#inline}}
                    {{member}} = try json.inline({{#outer}}except: [{{#keys}}{{key}}{{,~}}{{/keys}}]{{/outer}})
            {{/inline}}
            {{#rest}}
                    {{member}} = try json.rest(except: [{{#keys}}{{key}}{{,~}}{{/keys}}]{{#besides}}, besides: [{{#variants}}{{variant}}{{,}}{{/variants}}]{{/besides}})
            {{/rest}}
            {{/members}}
                }

                {{access}}func encode(to json: inout {{ObjectWriter}}) throws {
            {{#members}}
            {{#named}}
                    try json.{{write}}({{key}}, {{member}}{{#writtenForm}}, as: {{value}}{{/writtenForm}})
            {{/named}}
            {{#constant}}
                    try json.constant({{key}}, {{value}})
            {{/constant}}
            {{#inline}}
                    try json.inline({{member}})
            {{/inline}}
            {{#rest}}
                    try json.rest({{member}})
            {{/rest}}
            {{/members}}
                }
            {{#equatable}}

                {{access}}static func == (a: Self, b: Self) -> {{Bool}} {
                    var same = {{MemberPairs}}.Equality()
            {{#parameters}}
                    same.compare(a.{{storage}}, b.{{storage}})
            {{/parameters}}
                    return same.result
                }
            {{/equatable}}
            {{#hashable}}

                {{access}}func pairMembers(with other: Self, in pairs: inout {{MemberPairs}}) {
            {{#parameters}}
                    pairs.add({{member}}, other.{{storage}})
            {{/parameters}}
                }
            {{/hashable}}
            {{/model}}
                {{nested}}
            }

            """#,
        "Stubs": #"""
            {{#endpoints}}
            {{#deprecated}}
            @available(*, deprecated)
            {{/deprecated}}
            nonisolated extension {{name}}: {{Testing.StubbedEndpoint}} {
                {{access}}static var examples: [{{StubResponse}}] {
                    [{{#examples}}{{stub}}{{,|}}{{/examples}}]
                }

                {{access}}init(stubbing request: {{StubRequest}}) throws {
                    {{#initializer}}try {{/initializer}}self.init({{#parameters}}{{label}}: {{value}}{{,|}}{{/parameters}})
                }

                {{access}}static func stubResponse(_ response: Response) throws -> {{StubResponse}} {
            {{#single}}
                    {{#optional}}if let response { {{/optional}}{{stub}}{{#optional}} } else { {{absent}} }{{/optional}}
            {{/single}}
            {{#several}}
                    switch response {
            {{#cases}}
                    case .{{name}}{{#payload}}(let value){{/payload}}: {{stub}}
            {{/cases}}
                    }
            {{/several}}
                }
            }
            {{/endpoints}}
            {{#failures}}
            {{#deprecated}}
            @available(*, deprecated)
            {{/deprecated}}
            nonisolated extension {{name}}: {{Testing.StubbedFailure}} {
                {{access}}static var examples: [{{StubResponse}}] {
                    [{{#examples}}{{stub}}{{,|}}{{/examples}}]
                }

                {{access}}func stubResponse() throws -> {{StubResponse}} {
                    switch self {
            {{#cases}}
                    case .{{name}}{{#payload}}({{#values}}let {{name}}{{,}}{{/values}}){{/payload}}: {{stub}}
            {{/cases}}
                    }
                }
            }
            {{/failures}}

            """#,
        "StubsFile": #"""
            // {{namespace}} stubs, generated from {{source}}. Do not edit.
            // swift-format-ignore-file
            {{imports}}

            {{declarations}}

            """#,
        "Union": #"""
            {{documentation}}
            {{access}}{{indirect}}enum {{name}}: {{#protocols}}{{protocol}}{{,~}}{{/protocols}}{{brace}}
            {{#cases}}
                {{documentation}}
                case {{name}}({{type}})
            {{/cases}}
            {{#undocumented}}
                /// A value whose tag the description does not list.
                case undocumented({{JSONValue}})
            {{/undocumented}}

            {{#hasConstants}}
            {{#constants}}
                {{access}}static var {{name}}: Self { .{{case}}(.{{name}}) }
            {{/constants}}

            {{/hasConstants}}
            {{#integer}}
                {{access}}typealias IntegerLiteralType = {{integer}}

            {{/integer}}
            {{#array}}
                {{access}}typealias ArrayLiteralElement = {{element}}

                {{access}}init(_ elements: [{{element}}]) {
                    self = .{{case}}(elements)
                }

            {{/array}}
            {{#dictionary}}
                {{access}}typealias Value = {{element}}

                {{access}}init(_ members: [{{String}}: {{element}}]) {
                    self = .{{case}}(members)
                }

            {{/dictionary}}
            {{#table}}
                {{access}}static let alternatives = {{Alternatives}}<Self>(
            {{#tagged}}
                    tag: {{key}},
                    otherwise: Self.undocumented,
            {{/tagged}}
            {{#named}}
                    name: {{key}},
            {{/named}}
            {{#entries}}
                    .init({{#arguments}}{{#kind}}.{{kind}}{{/kind}}{{#selects}}{{#label}}for: {{/label}}{{tag}}{{/selects}}{{#case}}Self.{{case}}{{/case}}{{#fixes}}fixes: [{{#members}}{{key}}: [{{#values}}{{value}}{{,}}{{/values}}]{{,~}}{{/members}}]{{/fixes}}{{#needs}}needs: [{{#members}}{{key}}{{,~}}{{/members}}]{{/needs}}{{#knows}}knows: [{{#members}}{{key}}{{,~}}{{/members}}]{{/knows}}{{#keeps}}keepsOthers: true{{/keeps}}{{#closed}}isClosed: true{{/closed}}{{#schema}}named: {{schema}}{{/schema}}{{,|}}{{/arguments}}){{,}}
            {{/entries}}
                )

            {{/table}}
                {{access}}init(from json: inout {{ValueReader}}) throws {
                    {{choice}}
                }

                {{access}}var alternative: {{UnionValue}} {
                    switch self {
            {{#cases}}
                    case .{{name}}(let value): {{UnionValue}}(value{{#tag}}, tag: {{key}}, {{value}}{{/tag}}){{#onlyObjects}}.taggingOnlyObjects(){{/onlyObjects}}
            {{/cases}}
            {{#undocumented}}
                    case .undocumented(let value): {{UnionValue}}(value)
            {{/undocumented}}
                    }
                }
                {{nested}}
            }

            """#,
        "Webhook": #"""
            {{documentation}}
            {{#deprecated}}
            @available(*, deprecated)
            {{/deprecated}}
            {{access}}struct {{name}}: {{Webhook}} {
                {{access}}static var name: {{String}} { {{key}} }

            {{#initializer}}
                {{properties}}

                {{access}}init({{#parameters}}{{label}}: {{type}}{{#default}} = {{value}}{{/default}}{{,|}}{{/parameters}}) {
            {{#parameters}}
                    self.{{storage}} = {{name}}
            {{/parameters}}
                }
            {{/initializer}}
            {{#empty}}
                {{access}}init() {}
            {{/empty}}

                {{access}}init(headers: {{HeaderFields}}{{#noHeaders}} = [:]{{/noHeaders}}, body: {{Data}}{{#noBody}} = {{Data}}(){{/noBody}}) throws {
            {{#members}}
            {{#header}}
                    {{member}} = try headers.{{read}}({{key}})
            {{/header}}
            {{#json}}
                    {{member}} = {{#optional}}body.isEmpty ? nil : {{/optional}}try {{payload}}(jsonData: body)
            {{/json}}
            {{#data}}
                    {{member}} = {{#optional}}body.isEmpty ? nil : {{/optional}}body
            {{/data}}
            {{/members}}
                }
                {{nested}}
            }

            """#,
    ]
}
