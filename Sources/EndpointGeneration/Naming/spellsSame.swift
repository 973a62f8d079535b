extension String {
    /// Whether two names differ only in case and separators: `AdminUser`, `admin_user` and `Admin User`.
    func spellsSame(as other: String) -> Bool {
        func letters(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber }.lowercased() }
        return letters(self) == letters(other)
    }
}
