/// The suggestion at the end of a message; empty without a name. For example: `; did you mean 'Pet'?`
package func suggestion(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
}
