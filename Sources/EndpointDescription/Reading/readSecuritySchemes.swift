extension DescriptionReader {
    func readSecuritySchemes() -> [SecurityScheme] {
        let schemes = components(.securitySchemes).flatMap {
            object($0, named: ComponentKind.securitySchemes.path(in: version))
        }
        return (schemes?.members ?? []).compactMap { name, json in
            guard let json = object(json, named: name), let object = resolve(json),
                !namesOfNoCredentials.contains(name), let kind = readKind(of: object)
            else { return nil }
            var scheme = SecurityScheme(
                name: name,
                kind: kind,
                description: string("description", in: json) ?? string("description", in: object),
                place: object.place
            )
            scheme.isDeprecated = bool("deprecated", in: object) ?? false
            scheme.metadataURL = string("oauth2MetadataUrl", in: object)
            return scheme
        }
    }

    /// The names of schemes that stand for no credentials: Postman exports `noauth` for such requests.
    func readNamesOfNoCredentials() -> Set<String> {
        let schemes = (components(.securitySchemes)?.members ?? []).filter { _, json in
            let scheme = json.isObject ? resolve(json) : nil
            return scheme?["type"]?.string == "http" && scheme?["scheme"]?.string?.lowercased() == "noauth"
        }
        return Set(schemes.map(\.name))
    }

    private func readKind(of scheme: JSON) -> SecurityScheme.Kind? {
        guard let type = string("type", in: scheme) else {
            log.error("a security scheme must have a 'type'", at: scheme.place)
            return nil
        }
        switch type {
        case "basic" where version == .v20:
            return .basic
        case "oauth2" where version == .v20:
            return .oauth2(readSwagger2Flow(scheme).map { [$0] } ?? [])
        case "apiKey":
            return readAPIKey(scheme)
        case "http":
            return readHTTPScheme(scheme)
        case "oauth2":
            return .oauth2(members("flows", in: scheme).compactMap(readFlow))
        case "openIdConnect":
            guard let url = string("openIdConnectUrl", in: scheme) else {
                log.error("an 'openIdConnect' security scheme must have an 'openIdConnectUrl'", at: scheme.place)
                return nil
            }
            return .openIDConnect(url: url)
        case "mutualTLS":
            return .mutualTLS
        case "basic", "bearer":
            log.warning(
                "'\(type)' is not a type of security scheme; 'http' with the scheme '\(type)' is used",
                at: (scheme["type"] ?? scheme).place
            )
            return type == "basic" ? .basic : .bearer(format: nil)
        default:
            let types =
                version == .v20
                ? ["basic", "apiKey", "oauth2"] : ["apiKey", "http", "oauth2", "openIdConnect", "mutualTLS"]
            log.error(
                "'\(type)' is not a type of security scheme\(suggestion(nearestName(to: type, among: types)))",
                at: (scheme["type"] ?? scheme).place,
                remedy: "the types are \(types.joined(separator: ", "))"
            )
            return nil
        }
    }

    private func readAPIKey(_ scheme: JSON) -> SecurityScheme.Kind? {
        guard let name = string("name", in: scheme), let place = string("in", in: scheme) else {
            log.error("an 'apiKey' security scheme must have 'name' and 'in'", at: scheme.place)
            return nil
        }
        let locations: [ParameterLocation] = [.query, .header, .cookie]
        guard let location = ParameterLocation(rawValue: place), locations.contains(location) else {
            log.error("an API key must be in 'query', 'header' or 'cookie', not in '\(place)'", at: scheme.place)
            return nil
        }
        let isToken = !name.isEmpty && name.utf8.allSatisfy(\.isTokenByte)
        if location == .header, !isToken { return readHeaderKey(name, of: scheme) }
        if location == .cookie, !isToken {
            log.warning(
                "'\(name)' is not a valid cookie name (RFC 6265 §4.1.1), so servers may not find this key",
                at: (scheme["name"] ?? scheme).place,
                remedy: "use letters, digits and hyphens"
            )
        }
        return .apiKey(name: name, location: location)
    }

    private func readHTTPScheme(_ scheme: JSON) -> SecurityScheme.Kind? {
        guard let name = string("scheme", in: scheme) else {
            log.error(
                "an 'http' security scheme must have a 'scheme'",
                at: scheme.place,
                remedy: "add one, such as \"scheme\": \"bearer\""
            )
            return nil
        }
        // Schemes are case-insensitive (RFC 9110 §11.1).
        switch name.lowercased() {
        case "bearer": return .bearer(format: string("bearerFormat", in: scheme))
        case "basic": return .basic
        default: return .http(name)
        }
    }

    /// In Swagger 2.0, a scheme has one flow, and two of the four flows have different names.
    private func readSwagger2Flow(_ scheme: JSON) -> SecurityScheme.OAuthFlow? {
        let kinds: [String: SecurityScheme.OAuthFlow.Kind] = [
            "implicit": .implicit, "password": .password, "application": .clientCredentials,
            "accessCode": .authorizationCode,
        ]
        guard let name = string("flow", in: scheme) else {
            log.error(
                "an 'oauth2' security scheme must have a 'flow'",
                at: scheme.place,
                remedy: "add \"flow\": \"implicit\", \"password\", \"application\" or \"accessCode\""
            )
            return nil
        }
        guard let kind = kinds[name] else {
            let near = nearestName(to: name, among: kinds.keys.sorted())
            log.warning(
                "'\(name)' is not an OAuth 2 flow, so it is ignored\(suggestion(near))",
                at: (scheme["flow"] ?? scheme).place
            )
            return nil
        }
        return SecurityScheme.OAuthFlow(
            kind: kind,
            authorizationURL: string("authorizationUrl", in: scheme),
            tokenURL: string("tokenUrl", in: scheme),
            scopes: scopes(of: scheme).filter { !$0.name.hasPrefix("x-") }
        )
    }

    private func readFlow(_ name: String, _ json: JSON) -> SecurityScheme.OAuthFlow? {
        guard !name.hasPrefix("x-"), let flow = object(json, named: name) else { return nil }
        guard let kind = SecurityScheme.OAuthFlow.Kind(rawValue: name) else {
            let near = nearestName(to: name, among: SecurityScheme.OAuthFlow.Kind.allCases.map(\.rawValue))
            log.warning(
                "'\(name)' is not an OAuth 2 flow, so it is ignored\(suggestion(near))",
                at: flow.place
            )
            return nil
        }
        let address = string("authorizationUrl", in: flow) ?? string("deviceAuthorizationUrl", in: flow)
        if kind == .deviceAuthorization, address == nil {
            log.warning(
                "a 'deviceAuthorization' flow must have a 'deviceAuthorizationUrl'",
                at: flow.place,
                remedy: "add the address at which a device begins (OpenAPI 3.2 §4.29)"
            )
        }
        return SecurityScheme.OAuthFlow(
            kind: kind,
            authorizationURL: address,
            tokenURL: string("tokenUrl", in: flow),
            refreshURL: string("refreshUrl", in: flow),
            scopes: scopes(of: flow)
        )
    }

    private func scopes(of flow: JSON) -> [(name: String, description: String)] {
        members("scopes", in: flow).map { ($0.name, $0.value.string ?? "") }
    }
}

// MARK: readSecurity

extension DescriptionReader {
    /// A header that is described with the beginning of its value, such as `Authorization: Bearer`.
    private func readHeaderKey(_ text: String, of scheme: JSON) -> SecurityScheme.Kind {
        let words = text.split { $0 == ":" || $0 == " " }
        let name = words.first.map(String.init) ?? ""
        let isAuthorization = name.lowercased() == "authorization"
        let rest = text.drop { $0 == " " }.dropFirst(name.count).drop { $0 == " " }
        guard !name.isEmpty, name.utf8.allSatisfy(\.isTokenByte), isAuthorization || rest.isEmpty || rest.first == ":"
        else {
            log.warning(
                "'\(text)' is not a valid header name (RFC 9110 §5.1), so no request can be sent with this key",
                at: scheme.place,
                remedy: "use letters, digits and hyphens"
            )
            return .apiKey(name: text, location: .header)
        }
        let isBearer = isAuthorization && words.dropFirst().first?.lowercased() == "bearer"
        let used = isBearer ? "a bearer token" : "a key in the header '\(name)'"
        log.warning("'\(text)' is not a valid header name; \(used) is sent", at: scheme.place)
        return isBearer ? .bearer(format: nil) : .apiKey(name: name, location: .header)
    }

    /// Whether the operation or its path item declares the header `Authorization` as a parameter.
    func authorizationParameter(in objects: [JSON]) -> Operation.AuthorizationParameter? {
        guard !authorizationSchemeNames.isEmpty,
            let parameter = headerParameter(named: "authorization", in: objects)
        else { return nil }
        return parameter["required"]?.meansTrue == true ? .required : .optional
    }

    /// Adds security to operations that state none but take `Authorization` as a parameter. If the whole description states
    /// no security, every operation gets the credentials anyway.
    func requireAuthorization(in description: inout Description) {
        let isStated = root["security"].map { !$0.isNull } ?? false
        guard !isStated, description.operations.contains(where: { $0.security != nil }) else { return }
        let required = authorizationSchemeNames.map { SecurityRequirement(schemes: [($0, [])]) }
        let optional = required + [SecurityRequirement(schemes: [])]
        for index in description.operations.indices where description.operations[index].security == nil {
            switch description.operations[index].authorizationParameter {
            case .required: description.operations[index].security = required
            case .optional: description.operations[index].security = optional
            case nil: break
            }
        }
    }

    /// Reads the `security` of the document or of an operation; `nil` if it is missing, or if all its schemes are
    /// undeclared, so that the document's applies. Alternatives with undeclared schemes count, without those, only if
    /// no other names a scheme.
    ///
    /// A request has one `Authorization` header, one query item of a name and so on, so schemes whose credentials it holds
    /// are alternatives, even if all are required.
    func readSecurity(of object: JSON) -> [SecurityRequirement]? {
        guard let list = object["security"], !list.isNull else { return nil }
        let elements = elements(list, named: "security")
        var requirements: [SecurityRequirement] = []
        var incomplete: [SecurityRequirement] = []
        for requirement in elements {
            guard let requirement = self.object(requirement, named: "an element of security") else { continue }
            var schemes: [(name: String, scopes: [String])] = []
            let named = requirement.members.map { (name: schemeName($0.name), scopes: $0.value) }
            for (name, scopes) in named where !namesOfNoCredentials.contains(name) {
                guard securitySchemeNameSet.contains(name) else {
                    let near = nearest(to: name, among: securitySchemeNames)
                    log.warning(
                        "there is no security scheme '\(name)', so this part of 'security' is ignored\(suggestion(near))",
                        at: scopes.place,
                        remedy: near == nil
                            ? "declare it under '\(ComponentKind.securitySchemes.path(in: version))'" : nil
                    )
                    continue
                }
                schemes.append((name, self.scopes(scopes, ofSchemeNamed: name)))
            }
            let none = named.count { namesOfNoCredentials.contains($0.name) }
            if schemes.count + none == requirement.count {
                requirements += alternatives(of: schemes, at: requirement.place)
            } else if !schemes.isEmpty {
                incomplete += alternatives(of: schemes, at: requirement.place)
            }
        }
        if requirements.allSatisfy(\.schemes.isEmpty) { requirements = incomplete + requirements }
        return requirements.isEmpty && !elements.isEmpty ? nil : requirements
    }

    /// The name of a scheme that a requirement names, possibly by its URI (OpenAPI 3.2 §4.30).
    private func schemeName(_ written: String) -> String {
        guard version > .v20, !securitySchemeNameSet.contains(written) else { return written }
        return componentName(in: written, of: .securitySchemes) ?? written
    }

    private func alternatives(
        of schemes: [(name: String, scopes: [String])],
        at location: SourceLocation
    ) -> [SecurityRequirement] {
        let groups = Dictionary(grouping: schemes) { credentialPlaces[$0.name] }
        var alternatives: [[(name: String, scopes: [String])]] = [[]]
        var others: [(name: String, scopes: [String])] = []
        var met: Set<SecurityScheme.CredentialPlace> = []
        for scheme in schemes {
            guard let place = credentialPlaces[scheme.name], let rivals = groups[place], rivals.count > 1 else {
                others.append(scheme)
                continue
            }
            guard met.insert(place).inserted else { continue }
            note(rivals.map(\.name), in: place, at: location)
            // A requirement may name so many schemes that there are too many selections.
            let chosen = alternatives.count * rivals.count <= DescriptionReader.mostSelections ? rivals : [scheme]
            alternatives = alternatives.flatMap { selection in chosen.map { selection + [$0] } }
        }
        return alternatives.map { SecurityRequirement(schemes: $0 + others) }
    }

    private static let mostSelections = 64

    private func note(_ rivals: [String], in place: SecurityScheme.CredentialPlace, at location: SourceLocation) {
        let names = rivals.map { "'\($0)'" }.joined(separator: ", ")
        guard reportedRivals.insert(names).inserted else { return }
        log.note(
            "a request has one \(place.description), so one of \(names) is enough",
            at: location,
            remedy: "list them as alternatives, each in an object of its own"
        )
    }
}

extension SecurityScheme {
    /// A part of a request that holds one credential.
    enum CredentialPlace: Hashable {
        /// The header of this name, in lower case.
        case header(String)
        case query(String)
        case cookie(String)

        fileprivate var description: String {
            switch self {
            case .header("authorization"): "'Authorization' header"
            case .header(let name): "'\(name)' header"
            case .query(let name): "query item '\(name)'"
            case .cookie(let name): "cookie '\(name)'"
            }
        }
    }
}

extension SecurityScheme.Kind {
    /// `nil` if the credentials are not part of the request, or if others may be next to them: a key in the header `Cookie`
    /// consists of cookies.
    var credentialPlace: SecurityScheme.CredentialPlace? {
        switch self {
        case .apiKey(let name, .query): return .query(name)
        case .apiKey(let name, .cookie): return .cookie(name)
        case .apiKey(let name, _):
            let name = name.lowercased()
            return name == "cookie" ? nil : .header(name)
        case .bearer, .basic, .http, .oauth2, .openIDConnect: return .header("authorization")
        case .mutualTLS: return nil
        }
    }
}
