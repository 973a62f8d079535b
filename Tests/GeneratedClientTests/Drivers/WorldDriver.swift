// The driver of world.json for the fidelity checks. Do not edit.
// swift-format-ignore-file
import EndpointRuntime
import Fidelity
import Foundation
import WorldClient

enum WorldDriver: Fidelity.Driver {
    @available(*, deprecated)
    static func fill(_ client: inout Fidelity.Client) {
        fill0(&client)
        fill1(&client)
        fill2(&client)
    }

    @available(*, deprecated)
    private static func fill0(_ client: inout Fidelity.Client) {
        client.model("#/components/schemas/Exhibit", World.Exhibit.self)
        client.model("#/components/schemas/Seal", World.Seal.self)
        client.model("#/components/schemas/Loan", World.Loan.self)
        client.model("#/components/schemas/Shape", World.Shape.self)
        client.model("#/components/schemas/Figure", World.Figure.self)
        client.model("#/components/schemas/Circle", World.Circle.self)
        client.model("#/components/schemas/Box", World.Box.self)
        client.model("#/components/schemas/Vehicle", World.Vehicle.self)
        client.model("#/components/schemas/Bicycle", World.Bicycle.self)
        client.model("#/components/schemas/Tram", World.Tram.self)
        client.model("#/components/schemas/Rule", World.Rule.self)
        client.model("#/components/schemas/Hen", World.Hen.self)
        client.model("#/components/schemas/Egg", World.Egg.self)
        client.model("#/components/schemas/Formats", World.Formats.self)
        client.model("#/components/schemas/Entry", World.Entry.self)
        client.model("#/components/schemas/Wind", World.Wind.self)
        client.model("#/components/schemas/Place", World.Place.self)
        client.model("#/components/schemas/Town", World.Town.self)
        client.model("#/components/schemas/City", World.City.self)
        client.model("#/components/schemas/Address", World.Address.self)
        client.model("#/components/schemas/Item", World.Item.self)
        client.model("#/components/schemas/Letter", World.Letter.self)
        client.model("#/components/schemas/Inhabitant", World.Inhabitant.self)
        client.model("#/components/schemas/Person", World.Person.self)
        client.model("#/components/schemas/Animal", World.Animal.self)
        client.model("#/components/schemas/Bird", World.Bird.self)
        client.model("#/components/schemas/Fish", World.Fish.self)
    }

    @available(*, deprecated)
    private static func fill1(_ client: inout Fidelity.Client) {
        client.operation(World.CheckTide.self) { _ in
            return World.CheckTide()
        }
        client.operation(World.ListInhabitants.self) { _ in
            return World.ListInhabitants()
        }
        client.operation(World.AddInhabitant.self, body: "json") { arguments in
            return World.AddInhabitant(body: try arguments.value("body", World.Inhabitant.self))
        }
        client.operation(World.GetWeather.self) { _ in
            return World.GetWeather()
        }
        client.operation(World.CheckWeather.self) { _ in
            return World.CheckWeather()
        }
        client.operation(World.StopWeather.self) { _ in
            return World.StopWeather()
        }
        client.operation(World.TellNews.self, body: "json") { arguments in
            return World.TellNews(body: try arguments.value("body", World.TellNews.Body.self))
        }
        client.operation(World.ExportNews.self) { _ in
            return World.ExportNews()
        }
        client.operation(World.ListLetters.self) { _ in
            return World.ListLetters()
        }
        client.operation(World.SendLetter.self, body: "json") { arguments in
            return World.SendLetter(body: World.SendLetter.Body.json(try arguments.value("body", World.Letter.self)))
        }
        client.operation(World.SendLetter.self, body: "form") { arguments in
            return World.SendLetter(body: World.SendLetter.Body.form(try arguments.value("body", World.Letter.self)))
        }
        client.operation(World.SendLetter.self, body: "multipart") { arguments in
            let form = World.SendLetter.Body.Multipart(to: try arguments.value("body.to", Swift.String.self), scan: try arguments.file("body.scan"))
            return World.SendLetter(body: World.SendLetter.Body.multipart(form))
        }
        client.operation(World.SendLetter.self, body: "text", contentType: "text/plain") { arguments in
            return World.SendLetter(body: World.SendLetter.Body.text(try arguments.value("body", Swift.String.self)))
        }
        client.operation(World.SendLetter.self, body: "octets", contentType: "image/x-any") { arguments in
            return World.SendLetter(body: World.SendLetter.Body.image(try arguments.body("body"), contentType: "image/x-any"))
        }
        client.operation(World.EditLetter.self, body: "json", contentType: "application/json-patch+json") { arguments in
            var endpoint = World.EditLetter()
            if arguments.has("body") { endpoint.body = World.EditLetter.Body.jsonPatch(try arguments.value("body", [EndpointRuntime.JSONValue].self)) }
            return endpoint
        }
        client.operation(World.EditLetter.self, body: "json", contentType: "application/merge-patch+json") { arguments in
            var endpoint = World.EditLetter()
            if arguments.has("body") { endpoint.body = World.EditLetter.Body.mergePatch(try arguments.value("body", World.Letter.self)) }
            return endpoint
        }
        client.operation(World.KeepExhibit.self, body: "json") { arguments in
            return World.KeepExhibit(body: try arguments.value("body", World.Exhibit.self))
        }
        client.operation(World.ShowExhibit.self, body: "multipart") { arguments in
            var form = World.ShowExhibit.Body(title: try arguments.value("body.title", Swift.String.self), photo: try arguments.file("body.photo"), photoCamera: try arguments.value("header.photo.X-Camera", Swift.String.self))
            if arguments.has("body.tags") { form.tags = try arguments.value("body.tags", [Swift.String]?.self) }
            if arguments.has("header.photo.X-Lenses") { form.photoLenses = try arguments.value("header.photo.X-Lenses", [Swift.Int]?.self) }
            if arguments.has("header.photo.X-Wind") { form.photoWind = try arguments.value("header.photo.X-Wind", World.Wind?.self) }
            if arguments.has("body.scan") { form.scan = try arguments.file("body.scan") }
            if arguments.has("body.winds") { form.winds = try arguments.value("body.winds", [World.Wind]?.self) }
            if arguments.has("body.wind") { form.wind = try arguments.value("body.wind", World.Wind?.self) }
            if arguments.has("body.table") { form.table = try arguments.value("body.table", Swift.String?.self) }
            if arguments.has("header.table.Content-Language") { form.tableContentLanguage = try arguments.value("header.table.Content-Language", Swift.String?.self) }
            return World.ShowExhibit(body: form)
        }
        client.operation(World.OrderExhibit.self, body: "form") { arguments in
            return World.OrderExhibit(body: try arguments.value("body", World.OrderExhibit.Body.self))
        }
        client.operation(World.DropExhibits.self, body: "json") { arguments in
            var endpoint = World.DropExhibits()
            if arguments.has("body") { endpoint.body = try arguments.value("body", World.DropExhibits.Body?.self) }
            return endpoint
        }
    }

    @available(*, deprecated)
    private static func fill2(_ client: inout Fidelity.Client) {
        client.operation(World.FindWind.self) { arguments in
            return World.FindWind(id: try arguments.value("path.id", Swift.String.self))
        }
        client.operation(World.DescribeWind.self, body: "json", contentType: "application/vnd.world.v2+json") { arguments in
            return World.DescribeWind(id: try arguments.value("path.id", Swift.String.self), body: try arguments.value("body", EndpointRuntime.JSONValue.self))
        }
        client.operation(World.AddEntry.self, body: "json") { arguments in
            return World.AddEntry(body: try arguments.value("body", World.Entry.self))
        }
    }
}
