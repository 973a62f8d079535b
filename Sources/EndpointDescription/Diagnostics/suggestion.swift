/// `; did you mean 'Pet'?`, or nothing.
package func suggestion(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
}
