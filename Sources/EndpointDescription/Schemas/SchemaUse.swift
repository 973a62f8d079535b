/// A schema that an operation names directly, and its role there.
package struct SchemaUse: Sendable {
    package var site: Site
    package var schema: Schema

    package enum Site: Sendable {
        case parameter(String)
        case requestBody(MediaTypeObject)
        /// A header of one part of the request's body.
        case requestPartHeader(String)
        case responseBody(Response.Status)
        case responsePartHeader(String, Response.Status)
        case responseHeader(String, Response.Status)
        indirect case callback(Site)

        package var isInRequest: Bool {
            switch self {
            case .parameter, .requestBody, .requestPartHeader: true
            case .responseBody, .responsePartHeader, .responseHeader, .callback: false
            }
        }

        package var isInResponse: Bool {
            switch self {
            case .responseBody, .responsePartHeader, .responseHeader: true
            case .parameter, .requestBody, .requestPartHeader, .callback: false
            }
        }
    }
}

extension Operation {
    /// Every schema that the operation names directly: in its request, its responses and its callbacks.
    package var schemaUses: [SchemaUse] {
        var uses: [SchemaUse] = []
        func add(_ schema: Schema?, _ site: SchemaUse.Site) {
            if let schema { uses.append(SchemaUse(site: site, schema: schema)) }
        }
        func add(_ media: MediaTypeObject, _ site: SchemaUse.Site, header: (String) -> SchemaUse.Site) {
            add(media.schema, site)
            add(media.itemSchema, site)
            guard media.hasEncodings else { return }
            for part in media.everyEncoding.flatMap(\.headers) { add(part.schema, header(part.name)) }
        }
        for parameter in parameters { add(parameter.schema, .parameter(parameter.name)) }
        for media in requestBody?.content ?? [] {
            add(media, .requestBody(media)) { .requestPartHeader($0) }
        }
        for response in responses {
            let status = response.status
            for media in response.content {
                add(media, .responseBody(status)) { .responsePartHeader($0, status) }
            }
            for header in response.headers { add(header.schema, .responseHeader(header.name, status)) }
        }
        for callback in callbacks {
            uses += callback.schemaUses.map { SchemaUse(site: .callback($0.site), schema: $0.schema) }
        }
        return uses
    }

    /// The schemas of `schemaUses`.
    package var schemas: [Schema] { schemaUses.map { $0.schema } }
}
