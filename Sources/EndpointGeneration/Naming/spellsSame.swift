extension String {
    /// `AdminUser`, `admin_user` and `Admin User`: nobody means two things by them.
    func spellsSame(as other: String) -> Bool {
        func letters(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber }.lowercased() }
        return letters(self) == letters(other)
    }
}
