// The driver of petstore.json for the fidelity checks. Do not edit.
// swift-format-ignore-file
import EndpointRuntime
import Fidelity
import Foundation
import PetstoreClient

enum PetstoreDriver: Fidelity.Driver {
    @available(*, deprecated)
    static func fill(_ client: inout Fidelity.Client) {
        fill0(&client)
        fill1(&client)
    }

    @available(*, deprecated)
    private static func fill0(_ client: inout Fidelity.Client) {
        client.model("#/components/schemas/Pet", Petstore.Pet.self)
        client.model("#/components/schemas/PetEvent", Petstore.PetEvent.self)
        client.model("#/components/schemas/NewPet", Petstore.NewPet.self)
        client.model("#/components/schemas/PetPatch", Petstore.PetPatch.self)
        client.model("#/components/schemas/PetPage", Petstore.PetPage.self)
        client.model("#/components/schemas/PetStatus", Petstore.PetStatus.self)
        client.model("#/components/schemas/Animal", Petstore.Animal.self)
        client.model("#/components/schemas/Dog", Petstore.Dog.self)
        client.model("#/components/schemas/Cat", Petstore.Cat.self)
        client.model("#/components/schemas/Bird", Petstore.Bird.self)
        client.model("#/components/schemas/Photo", Petstore.Photo.self)
        client.model("#/components/schemas/Category", Petstore.Category.self)
        client.model("#/components/schemas/NewOrder", Petstore.NewOrder.self)
        client.model("#/components/schemas/Order", Petstore.Order.self)
        client.model("#/components/schemas/Urgency", Petstore.Urgency.self)
        client.model("#/components/schemas/Payment", Petstore.Payment.self)
        client.model("#/components/schemas/CardPayment", Petstore.CardPayment.self)
        client.model("#/components/schemas/InvoicePayment", Petstore.InvoicePayment.self)
        client.model("#/components/schemas/Owner", Petstore.Owner.self)
        client.model("#/components/schemas/Problem", Petstore.Problem.self)
        client.model("#/components/schemas/ValidationProblem", Petstore.ValidationProblem.self)
    }

    @available(*, deprecated)
    private static func fill1(_ client: inout Fidelity.Client) {
        client.operation(Petstore.ListPets.self) { arguments in
            var endpoint = Petstore.ListPets()
            if arguments.has("query.limit") { endpoint.limit = try arguments.value("query.limit", Swift.Int32?.self) }
            if arguments.has("query.cursor") { endpoint.cursor = try arguments.value("query.cursor", Swift.String?.self) }
            if arguments.has("query.status") { endpoint.status = try arguments.value("query.status", [Petstore.PetStatus]?.self) }
            if arguments.has("header.X-Request-ID") { endpoint.xRequestID = try arguments.value("header.X-Request-ID", Foundation.UUID?.self) }
            return endpoint
        }
        client.operation(Petstore.CreatePet.self, body: "json") { arguments in
            return Petstore.CreatePet(body: try arguments.value("body", Petstore.NewPet.self))
        }
        client.operation(Petstore.WatchPets.self) { _ in
            return Petstore.WatchPets()
        }
        client.operation(Petstore.GetPet.self) { arguments in
            return Petstore.GetPet(petID: try arguments.value("path.petId", Swift.Int64.self))
        }
        client.operation(Petstore.UpdatePet.self, body: "json", contentType: "application/merge-patch+json") { arguments in
            return Petstore.UpdatePet(petID: try arguments.value("path.petId", Swift.Int64.self), body: try arguments.value("body", Petstore.PetPatch.self))
        }
        client.operation(Petstore.DeletePet.self) { arguments in
            return Petstore.DeletePet(petID: try arguments.value("path.petId", Swift.Int64.self))
        }
        client.operation(Petstore.GetPhoto.self) { arguments in
            return Petstore.GetPhoto(petID: try arguments.value("path.petId", Swift.Int64.self))
        }
        client.operation(Petstore.UploadPhoto.self, body: "octets", contentType: "application/octet-stream") { arguments in
            return Petstore.UploadPhoto(petID: try arguments.value("path.petId", Swift.Int64.self), body: try arguments.body("body"))
        }
        client.operation(Petstore.AttachDocuments.self, body: "multipart") { arguments in
            var form = Petstore.AttachDocuments.Body(title: try arguments.value("body.title", Swift.String.self), files: try arguments.files("body.files"))
            if arguments.has("body.issuedOn") { form.issuedOn = try arguments.value("body.issuedOn", EndpointRuntime.CalendarDate?.self) }
            if arguments.has("body.vet") { form.vet = try arguments.value("body.vet", Petstore.AttachDocuments.Body.Vet?.self) }
            return Petstore.AttachDocuments(petID: try arguments.value("path.petId", Swift.Int64.self), body: form)
        }
        client.operation(Petstore.ListCategories.self) { _ in
            return Petstore.ListCategories()
        }
        client.operation(Petstore.GetInventory.self) { _ in
            return Petstore.GetInventory()
        }
        client.operation(Petstore.PlaceOrder.self, body: "json") { arguments in
            var endpoint = Petstore.PlaceOrder(body: try arguments.value("body", Petstore.NewOrder.self))
            if arguments.has("query.notify") { endpoint.notify = try arguments.value("query.notify", EndpointRuntime.URLText?.self) }
            return endpoint
        }
        client.operation(Petstore.GetOrder.self) { arguments in
            return Petstore.GetOrder(orderID: try arguments.value("path.orderId", Foundation.UUID.self))
        }
        client.operation(Petstore.CancelOrder.self) { arguments in
            var endpoint = Petstore.CancelOrder(orderID: try arguments.value("path.orderId", Foundation.UUID.self))
            if arguments.has("query.reason") { endpoint.reason = try arguments.value("query.reason", Swift.String?.self) }
            return endpoint
        }
        client.operation(Petstore.GetOwner.self) { arguments in
            return Petstore.GetOwner(ownerID: try arguments.value("path.ownerId", Swift.Int64.self))
        }
    }
}
