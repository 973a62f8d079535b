// The driver of library.json for the fidelity checks. Do not edit.
// swift-format-ignore-file
import EndpointRuntime
import Fidelity
import Foundation
import LibraryClient

enum LibraryDriver: Fidelity.Driver {
    @available(*, deprecated)
    static func fill(_ client: inout Fidelity.Client) {
        fill0(&client)
        fill1(&client)
    }

    @available(*, deprecated)
    private static func fill0(_ client: inout Fidelity.Client) {
        client.model("#/components/schemas/Book", Library.Book.self)
        client.model("#/components/schemas/Selector", Library.Selector.self)
        client.model("#/components/schemas/Problem", Library.Problem.self)
        client.model("#/components/schemas/Loan", Library.Loan.self)
        client.model("#/components/schemas/Reader", Library.Reader.self)
        client.model("#/components/schemas/Member", Library.Member.self)
        client.model("#/components/schemas/Guest", Library.Guest.self)
        client.model("#/components/schemas/Medium", Library.Medium.self)
        client.model("#/components/schemas/Film", Library.Film.self)
        client.model("#/components/schemas/Print", Library.Print.self)
    }

    @available(*, deprecated)
    private static func fill1(_ client: inout Fidelity.Client) {
        client.operation(Library.SearchBooks.self, body: "json") { arguments in
            return Library.SearchBooks(body: try arguments.value("body", Library.Selector.self))
        }
        client.operation(Library.ListBooks.self) { arguments in
            var endpoint = Library.ListBooks()
            if arguments.has("querystring.filter") { endpoint.filter = try arguments.value("querystring.filter", Library.ListBooks.Filter?.self) }
            return endpoint
        }
        client.operation(Library.LinkBooks.self, body: "json") { arguments in
            return Library.LinkBooks(body: try arguments.value("body", Library.LinkBooks.Body.self))
        }
        client.operation(Library.DiscoverBooks.self) { _ in
            return Library.DiscoverBooks()
        }
        client.operation(Library.SelectShelves.self) { arguments in
            return Library.SelectShelves(selector: try arguments.value("querystring.selector", Library.Selector.self))
        }
        client.operation(Library.EvaluatePath.self) { arguments in
            return Library.EvaluatePath(path: try arguments.value("querystring.path", Swift.String.self))
        }
        client.operation(Library.ListCopies.self) { arguments in
            var endpoint = Library.ListCopies()
            if arguments.has("query.page") { endpoint.page = try arguments.value("query.page", Library.ListCopies.Page?.self) }
            if arguments.has("query.order") { endpoint.order = try arguments.value("query.order", Library.ListCopies.Order?.self) }
            if arguments.has("query.labels") { endpoint.labels = try arguments.value("query.labels", [Swift.String: Swift.String]?.self) }
            if arguments.has("query.at") { endpoint.at = try arguments.value("query.at", Library.ListCopies.At?.self) }
            if arguments.has("cookie.display") { endpoint.display = try arguments.value("cookie.display", Library.ListCopies.Display?.self) }
            if arguments.has("cookie.traits") { endpoint.traits = try arguments.value("cookie.traits", [Swift.String: Swift.String]?.self) }
            return endpoint
        }
        client.operation(Library.GetLoan.self) { arguments in
            var endpoint = Library.GetLoan(place: try arguments.value("path.place", Swift.String.self))
            if arguments.has("cookie.session") { endpoint.session = try arguments.value("cookie.session", Swift.String?.self) }
            if arguments.has("cookie.colours") { endpoint.colours = try arguments.value("cookie.colours", [Swift.String]?.self) }
            if arguments.has("cookie.numbers") { endpoint.numbers = try arguments.value("cookie.numbers", [Swift.Int]?.self) }
            if arguments.has("cookie.theme") { endpoint.theme = try arguments.value("cookie.theme", Swift.String?.self) }
            return endpoint
        }
    }
}
