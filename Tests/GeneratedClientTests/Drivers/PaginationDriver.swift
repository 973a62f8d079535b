// The driver of pagination.json for the fidelity checks. Do not edit.
// swift-format-ignore-file
import EndpointRuntime
import Fidelity
import Foundation
import PaginationClient

enum PaginationDriver: Fidelity.Driver {
    @available(*, deprecated)
    static func fill(_ client: inout Fidelity.Client) {
        fill0(&client)
        fill1(&client)
    }

    @available(*, deprecated)
    private static func fill0(_ client: inout Fidelity.Client) {
        client.model("#/components/schemas/Items", Pagination.Items.self)
        client.model("#/components/schemas/Item", Pagination.Item.self)
        client.model("#/components/responses/Page/content/application~1json/schema", Pagination.Page.self)
        client.model("#/components/responses/Counted/content/application~1json/schema", Pagination.Counted.self)
    }

    @available(*, deprecated)
    private static func fill1(_ client: inout Fidelity.Client) {
        client.operation(Pagination.ByCursor.self) { arguments in
            var endpoint = Pagination.ByCursor()
            if arguments.has("query.after") { endpoint.after = try arguments.value("query.after", Swift.String?.self) }
            if arguments.has("query.limit") { endpoint.limit = try arguments.value("query.limit", Swift.Int?.self) }
            return endpoint
        }
        client.operation(Pagination.ByPage.self) { arguments in
            var endpoint = Pagination.ByPage()
            if arguments.has("query.page") { endpoint.page = try arguments.value("query.page", Swift.Int?.self) }
            return endpoint
        }
        client.operation(Pagination.ByOffset.self) { arguments in
            var endpoint = Pagination.ByOffset()
            if arguments.has("query.offset") { endpoint.offset = try arguments.value("query.offset", Swift.Int?.self) }
            if arguments.has("query.limit") { endpoint.limit = try arguments.value("query.limit", Swift.Int?.self) }
            return endpoint
        }
        client.operation(Pagination.ByLink.self) { _ in
            return Pagination.ByLink()
        }
        client.operation(Pagination.ByURL.self) { _ in
            return Pagination.ByURL()
        }
        client.operation(Pagination.ByCursorInBody.self, body: "json") { arguments in
            return Pagination.ByCursorInBody(body: try arguments.value("body", Pagination.ByCursorInBody.Body.self))
        }
        client.operation(Pagination.ByLastItem.self) { arguments in
            var endpoint = Pagination.ByLastItem()
            if arguments.has("query.starting_after") { endpoint.startingAfter = try arguments.value("query.starting_after", Swift.Int?.self) }
            return endpoint
        }
        client.operation(Pagination.ByHeader.self) { arguments in
            var endpoint = Pagination.ByHeader()
            if arguments.has("header.X-Cursor") { endpoint.xCursor = try arguments.value("header.X-Cursor", Swift.String?.self) }
            return endpoint
        }
        client.operation(Pagination.ByAnswers.self) { arguments in
            var endpoint = Pagination.ByAnswers()
            if arguments.has("query.page") { endpoint.page = try arguments.value("query.page", Swift.Int?.self) }
            return endpoint
        }
        client.operation(Pagination.ByAnswersOfPages.self) { arguments in
            var endpoint = Pagination.ByAnswersOfPages()
            if arguments.has("query.page") { endpoint.page = try arguments.value("query.page", Swift.Int?.self) }
            return endpoint
        }
        client.operation(Pagination.ByTotal.self) { arguments in
            var endpoint = Pagination.ByTotal()
            if arguments.has("query.skip") { endpoint.skip = try arguments.value("query.skip", Swift.Int64?.self) }
            return endpoint
        }
        client.operation(Pagination.BySpeakeasy.self) { arguments in
            var endpoint = Pagination.BySpeakeasy()
            if arguments.has("query.cursor") { endpoint.cursor = try arguments.value("query.cursor", Swift.String?.self) }
            return endpoint
        }
        client.operation(Pagination.BySpeakeasyPage.self) { arguments in
            var endpoint = Pagination.BySpeakeasyPage()
            if arguments.has("query.page") { endpoint.page = try arguments.value("query.page", Swift.Int?.self) }
            return endpoint
        }
        client.operation(Pagination.BySpeakeasyOffset.self, body: "json") { arguments in
            return Pagination.BySpeakeasyOffset(body: try arguments.value("body", Pagination.BySpeakeasyOffset.Body.self))
        }
        client.operation(Pagination.BySpeakeasyURL.self) { _ in
            return Pagination.BySpeakeasyURL()
        }
        client.operation(Pagination.ByFern.self) { arguments in
            var endpoint = Pagination.ByFern()
            if arguments.has("query.cursor") { endpoint.cursor = try arguments.value("query.cursor", Swift.String?.self) }
            return endpoint
        }
        client.operation(Pagination.ByFernOffset.self) { arguments in
            var endpoint = Pagination.ByFernOffset()
            if arguments.has("query.offset") { endpoint.offset = try arguments.value("query.offset", Swift.Int?.self) }
            if arguments.has("query.limit") { endpoint.limit = try arguments.value("query.limit", Swift.Int?.self) }
            return endpoint
        }
        client.operation(Pagination.ByFernURI.self) { _ in
            return Pagination.ByFernURI()
        }
        client.operation(Pagination.ByFernPath.self) { _ in
            return Pagination.ByFernPath()
        }
        client.operation(Pagination.ByStainless.self) { arguments in
            var endpoint = Pagination.ByStainless()
            if arguments.has("query.after") { endpoint.after = try arguments.value("query.after", Swift.String?.self) }
            return endpoint
        }
    }
}
