// The driver of parameters.json for the fidelity checks. Do not edit.
// swift-format-ignore-file
import EndpointRuntime
import Fidelity
import Foundation
import ParametersClient

enum ParametersDriver: Fidelity.Driver {
    @available(*, deprecated)
    static func fill(_ client: inout Fidelity.Client) {
        fill0(&client)
        fill1(&client)
        fill2(&client)
    }

    @available(*, deprecated)
    private static func fill0(_ client: inout Fidelity.Client) {
        client.model("#/components/schemas/Color", Parameters.Color.self)
        client.model("#/components/schemas/Colors", Parameters.Colors.self)
        client.model("#/components/schemas/Point", Parameters.Point.self)
        client.model("#/components/schemas/StyledColor", Parameters.StyledColor.self)
        client.model("#/components/schemas/Range", Parameters.Range.self)
    }

    @available(*, deprecated)
    private static func fill1(_ client: inout Fidelity.Client) {
        client.operation(Parameters.PathSimple.self) { arguments in
            return Parameters.PathSimple(one: try arguments.value("path.one", Swift.Int.self), list: try arguments.value("path.list", Parameters.Colors.self), object: try arguments.value("path.object", Parameters.Point.self), listExploded: try arguments.value("path.listExploded", Parameters.Colors.self), objectExploded: try arguments.value("path.objectExploded", Parameters.Point.self))
        }
        client.operation(Parameters.PathLabel.self) { arguments in
            return Parameters.PathLabel(one: try arguments.value("path.one", Swift.Int.self), list: try arguments.value("path.list", Parameters.Colors.self), object: try arguments.value("path.object", Parameters.Point.self), listExploded: try arguments.value("path.listExploded", Parameters.Colors.self), objectExploded: try arguments.value("path.objectExploded", Parameters.Point.self))
        }
        client.operation(Parameters.PathMatrix.self) { arguments in
            return Parameters.PathMatrix(one: try arguments.value("path.one", Swift.Int.self), list: try arguments.value("path.list", Parameters.Colors.self), object: try arguments.value("path.object", Parameters.Point.self), listExploded: try arguments.value("path.listExploded", Parameters.Colors.self), objectExploded: try arguments.value("path.objectExploded", Parameters.Point.self))
        }
        client.operation(Parameters.PartialSegment.self) { arguments in
            return Parameters.PartialSegment(id: try arguments.value("path.id", Swift.String.self))
        }
        client.operation(Parameters.PartialSegments.self) { arguments in
            return Parameters.PartialSegments(from: try arguments.value("path.from", EndpointRuntime.CalendarDate.self), to: try arguments.value("path.to", EndpointRuntime.CalendarDate.self), version: try arguments.value("path.version", Swift.Int.self))
        }
        client.operation(Parameters.QueryForm.self) { arguments in
            var endpoint = Parameters.QueryForm(one: try arguments.value("query.one", Swift.Int.self))
            if arguments.has("query.flag") { endpoint.flag = try arguments.value("query.flag", Swift.Bool?.self) }
            if arguments.has("query.list") { endpoint.list = try arguments.value("query.list", Parameters.Colors?.self) }
            if arguments.has("query.object") { endpoint.object = try arguments.value("query.object", Parameters.Point?.self) }
            if arguments.has("query.listJoined") { endpoint.listJoined = try arguments.value("query.listJoined", Parameters.Colors?.self) }
            if arguments.has("query.objectJoined") { endpoint.objectJoined = try arguments.value("query.objectJoined", Parameters.Point?.self) }
            return endpoint
        }
        client.operation(Parameters.QueryDelimited.self) { arguments in
            var endpoint = Parameters.QueryDelimited()
            if arguments.has("query.spaces") { endpoint.spaces = try arguments.value("query.spaces", Parameters.Colors?.self) }
            if arguments.has("query.pipes") { endpoint.pipes = try arguments.value("query.pipes", Parameters.Colors?.self) }
            if arguments.has("query.spacesExploded") { endpoint.spacesExploded = try arguments.value("query.spacesExploded", Parameters.Colors?.self) }
            if arguments.has("query.pipesExploded") { endpoint.pipesExploded = try arguments.value("query.pipesExploded", Parameters.Colors?.self) }
            if arguments.has("query.objectPipes") { endpoint.objectPipes = try arguments.value("query.objectPipes", Parameters.Point?.self) }
            return endpoint
        }
        client.operation(Parameters.QueryDeepObject.self) { arguments in
            var endpoint = Parameters.QueryDeepObject()
            if arguments.has("query.filter") { endpoint.filter = try arguments.value("query.filter", Parameters.Point?.self) }
            if arguments.has("query.nested") { endpoint.nested = try arguments.value("query.nested", Parameters.Range?.self) }
            return endpoint
        }
        client.operation(Parameters.QueryReserved.self) { arguments in
            var endpoint = Parameters.QueryReserved()
            if arguments.has("query.path") { endpoint.path = try arguments.value("query.path", Swift.String?.self) }
            if arguments.has("query.paths") { endpoint.paths = try arguments.value("query.paths", [Swift.String]?.self) }
            if arguments.has("query.encoded") { endpoint.encoded = try arguments.value("query.encoded", Swift.String?.self) }
            return endpoint
        }
        client.operation(Parameters.QueryValues.self) { arguments in
            var endpoint = Parameters.QueryValues()
            if arguments.has("query.at") { endpoint.at = try arguments.value("query.at", Foundation.Date?.self) }
            if arguments.has("query.on") { endpoint.on = try arguments.value("query.on", EndpointRuntime.CalendarDate?.self) }
            if arguments.has("query.id") { endpoint.id = try arguments.value("query.id", Foundation.UUID?.self) }
            if arguments.has("query.color") { endpoint.color = try arguments.value("query.color", Parameters.Color?.self) }
            if arguments.has("query.ratio") { endpoint.ratio = try arguments.value("query.ratio", Swift.Double?.self) }
            if arguments.has("query.limit") { endpoint.limit = try arguments.value("query.limit", Swift.Int?.self) }
            if arguments.has("query.old") { endpoint.old = try arguments.value("query.old", Swift.String?.self) }
            if arguments.has("query.nullable") { endpoint.nullable = try arguments.value("query.nullable", Swift.String?.self) }
            if arguments.has("query.blank") { endpoint.blank = try arguments.value("query.blank", Swift.String?.self) }
            return endpoint
        }
        client.operation(Parameters.ContentParameters.self) { arguments in
            var endpoint = Parameters.ContentParameters(area: try arguments.value("path.area", [Parameters.Point].self), where: try arguments.value("query.where", Parameters.Point.self))
            if arguments.has("header.X-Where") { endpoint.xWhere = try arguments.value("header.X-Where", Parameters.Point?.self) }
            if arguments.has("cookie.where-cookie") { endpoint.whereCookie = try arguments.value("cookie.where-cookie", Parameters.Point?.self) }
            return endpoint
        }
        client.operation(Parameters.HeaderSimple.self) { arguments in
            var endpoint = Parameters.HeaderSimple(xOne: try arguments.value("header.X-One", Swift.Int.self))
            if arguments.has("header.X-List") { endpoint.xList = try arguments.value("header.X-List", Parameters.Colors?.self) }
            if arguments.has("header.X-Object") { endpoint.xObject = try arguments.value("header.X-Object", Parameters.Point?.self) }
            if arguments.has("header.X-Object-Exploded") { endpoint.xObjectExploded = try arguments.value("header.X-Object-Exploded", Parameters.Point?.self) }
            return endpoint
        }
        client.operation(Parameters.CookieForm.self) { arguments in
            var endpoint = Parameters.CookieForm(session: try arguments.value("cookie.session", Swift.String.self))
            if arguments.has("cookie.list") { endpoint.list = try arguments.value("cookie.list", Parameters.Colors?.self) }
            if arguments.has("cookie.object") { endpoint.object = try arguments.value("cookie.object", Parameters.Point?.self) }
            return endpoint
        }
        client.operation(Parameters.StyleMatrix.self) { arguments in
            return Parameters.StyleMatrix(color: try arguments.value("path.color", Parameters.StyledColor.self))
        }
        client.operation(Parameters.StyleMatrixExploded.self) { arguments in
            return Parameters.StyleMatrixExploded(color: try arguments.value("path.color", Parameters.StyledColor.self))
        }
        client.operation(Parameters.StyleLabel.self) { arguments in
            return Parameters.StyleLabel(color: try arguments.value("path.color", Parameters.StyledColor.self))
        }
        client.operation(Parameters.StyleLabelExploded.self) { arguments in
            return Parameters.StyleLabelExploded(color: try arguments.value("path.color", Parameters.StyledColor.self))
        }
        client.operation(Parameters.StyleSimple.self) { arguments in
            return Parameters.StyleSimple(color: try arguments.value("path.color", Parameters.StyledColor.self))
        }
        client.operation(Parameters.StyleSimpleExploded.self) { arguments in
            return Parameters.StyleSimpleExploded(color: try arguments.value("path.color", Parameters.StyledColor.self))
        }
        client.operation(Parameters.StyleForm.self) { arguments in
            var endpoint = Parameters.StyleForm()
            if arguments.has("query.color") { endpoint.color = try arguments.value("query.color", Parameters.StyledColor?.self) }
            return endpoint
        }
    }

    @available(*, deprecated)
    private static func fill2(_ client: inout Fidelity.Client) {
        client.operation(Parameters.StyleFormExploded.self) { arguments in
            var endpoint = Parameters.StyleFormExploded()
            if arguments.has("query.color") { endpoint.color = try arguments.value("query.color", Parameters.StyledColor?.self) }
            return endpoint
        }
        client.operation(Parameters.StyleSpaceDelimited.self) { arguments in
            var endpoint = Parameters.StyleSpaceDelimited()
            if arguments.has("query.color") { endpoint.color = try arguments.value("query.color", Parameters.StyledColor?.self) }
            return endpoint
        }
        client.operation(Parameters.StylePipeDelimited.self) { arguments in
            var endpoint = Parameters.StylePipeDelimited()
            if arguments.has("query.color") { endpoint.color = try arguments.value("query.color", Parameters.StyledColor?.self) }
            return endpoint
        }
        client.operation(Parameters.StyleDeepObject.self) { arguments in
            var endpoint = Parameters.StyleDeepObject()
            if arguments.has("query.color") { endpoint.color = try arguments.value("query.color", Parameters.StyledColor?.self) }
            return endpoint
        }
        client.operation(Parameters.StyleHeader.self) { arguments in
            var endpoint = Parameters.StyleHeader()
            if arguments.has("header.color") { endpoint.color = try arguments.value("header.color", Parameters.StyledColor?.self) }
            return endpoint
        }
        client.operation(Parameters.StyleHeaderExploded.self) { arguments in
            var endpoint = Parameters.StyleHeaderExploded()
            if arguments.has("header.color") { endpoint.color = try arguments.value("header.color", Parameters.StyledColor?.self) }
            return endpoint
        }
        client.operation(Parameters.StyleCookie.self) { arguments in
            var endpoint = Parameters.StyleCookie()
            if arguments.has("cookie.color") { endpoint.color = try arguments.value("cookie.color", Parameters.StyledColor?.self) }
            return endpoint
        }
        client.operation(Parameters.StyleCookieExploded.self) { arguments in
            var endpoint = Parameters.StyleCookieExploded()
            if arguments.has("cookie.color") { endpoint.color = try arguments.value("cookie.color", Parameters.StyledColor?.self) }
            return endpoint
        }
        client.operation(Parameters.SharedParameters.self) { arguments in
            var endpoint = Parameters.SharedParameters(id: try arguments.value("path.id", Swift.Int.self))
            if arguments.has("query.verbose") { endpoint.verbose = try arguments.value("query.verbose", Parameters.SharedParameters.Verbose?.self) }
            if arguments.has("query.page") { endpoint.page = try arguments.value("query.page", Swift.Int?.self) }
            return endpoint
        }
        client.operation(Parameters.SharedOnly.self) { arguments in
            var endpoint = Parameters.SharedOnly(id: try arguments.value("path.id", Swift.Int.self))
            if arguments.has("query.verbose") { endpoint.verbose = try arguments.value("query.verbose", Swift.Bool?.self) }
            if arguments.has("query.page") { endpoint.page = try arguments.value("query.page", Swift.Int?.self) }
            return endpoint
        }
    }
}
