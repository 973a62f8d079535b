/// The name of one element of a list: `Pets` → `Pet`, `Statuses` → `Status`, `Data` → `DataItem`.
func singular(of plural: String) -> String {
    for (ending, singular) in irregularEndings where plural.hasSuffix(ending) {
        return plural.dropLast(ending.count) + singular
    }
    guard !uncountable.contains(where: { plural.lowercased().hasSuffix($0) }) else { return plural + "Item" }
    for (ending, singular) in endings where plural.hasSuffix(ending) && plural.utf8.count > ending.utf8.count + 1 {
        guard let singular else { break }
        return plural.dropLast(ending.count) + singular
    }
    return plural + "Item"
}

/// `nil` means that the singular ends in the same way, as in `Address`.
private let endings: [(ending: String, singular: String?)] = [
    ("ies", "y"), ("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("xes", "x"), ("ss", nil), ("us", nil), ("is", nil),
    ("s", ""),
]

/// Each ending lacks the word's first letter, which may be a capital. The first match is used.
private let irregularEndings: [(ending: String, singular: String)] = [
    ("ovies", "ovie"), ("ookies", "ookie"), ("elfies", "elfie"), ("alories", "alorie"), ("ombies", "ombie"),
    ("hildren", "hild"), ("eople", "erson"), ("ndices", "ndex"), ("ertices", "ertex"), ("atrices", "atrix"),
    ("alyses", "alysis"), ("agnoses", "agnosis"), ("Caches", "Cache"), ("caches", "cache"),
    ("iases", "ias"), ("anvases", "anvas"),
    ("Uses", "Use"), ("ouses", "ouse"), ("auses", "ause"), ("uses", "us"),
]

private let uncountable = ["series", "species", "news"]
