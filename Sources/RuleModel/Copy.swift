/// A word or phrase that copy must not contain.
public struct Term: Hashable, Sendable, InBook {
  /// How much a finding of the term weighs.
  public enum Severity: String, Hashable, Sendable, InBook { case error, warning, note }
  /// A text, and whether the term is to be found in it.
  public struct CopyExample: Hashable, Sendable, InBook {
    /// The sentence that is tried.
    public var text: String
    /// Whether the term must be found in it.
    public var isFound: Bool
    /// Its place in the files of the pack.
    public var origin: Origin
    public init(text: String, isFound: Bool, origin: Origin) {
      self.text = text
      self.isFound = isFound
      self.origin = origin
    }
  }

  /// A kind of word, whose regular inflections in the term's language `forms:` adds.
  public enum WordKind: String, Hashable, Sendable, InBook, CaseIterable {
    case verb, noun, adjective
  }
  /// Words that are forbidden with all their regular inflections.
  public struct InflectedWords: Hashable, Sendable, InBook {
    /// The kind of word, which decides the forms.
    public var kind: WordKind
    /// The words in their basic form.
    public var words: [String]
    public init(kind: WordKind, words: [String]) {
      self.kind = kind
      self.words = words
    }
  }

  /// Its id in the pack.
  public var id: String
  /// The forbidden words and phrases as written.
  public var forbid = WrittenPhrases()
  /// The word that it is named after, where that is one of its words, else its first phrase.
  var title: String? {
    forbid.contains(id) || inflected.contains { $0.words.contains(id) } ? id : forbid.first
  }
  /// Further words, such as inflections, as they are written out.
  public var forms = WrittenPhrases()
  /// Words whose regular forms are forbidden too.
  public var inflected: [InflectedWords] = []
  /// Any word that begins so is forbidden; of a phrase the last word.
  public var beginnings = WrittenPhrases()
  /// Phrases within which the term is accepted.
  public var unlessWithin = WrittenPhrases()
  /// Words that are accepted although they begin as `beginnings` say.
  public var except = WrittenPhrases()
  /// Whether copy must have its accents to be found; else they may be left out.
  public var needsAccents = false
  /// Whether capitals must be as written.
  public var isCaseExact = false
  /// Whether only a value that is nothing else matches.
  public var isWholeValue = false
  /// The level of its findings.
  public var level = Severity.error
  /// The locale whose copy it is about.
  public var locale: String
  /// Tags that the term can be chosen by, such as the regulators that ask for it; none: it always
  /// counts.
  public var tags: [String] = []
  /// Draft, active or retired.
  public var status = Status.active
  /// The reason, for people.
  public var because: String?
  /// Wording to use in its place.
  public var instead: [String] = []
  /// The replacement that `lint --fix` may make.
  public var fix: String?
  /// Thresholds that its reason or its advice names the value of.
  public var mentions: [Mention] = []
  /// Names of thresholds whose values alone may be said where `saidAs` says a number; empty: the
  /// term forbids words.
  public var numberOf: [String] = []
  /// How copy says the number: phrases with `{n}` in its place, and `{any}` for any other.
  public var saidAs: [String] = []
  /// Words and phrases of which its sentence must hold one as well.
  public var beside = WrittenPhrases()
  /// Words and phrases that a sentence of its `beside` words may not hold, if it is to be found.
  public var unlessBeside = WrittenPhrases()
  /// Keys the term is limited to (`only in`), as globs; empty: all.
  public var onlyIn: [String] = []
  /// Keys and surfaces the term does not concern (`not in`), keys as globs.
  public var notIn: [String] = []
  /// The first day on which it is in force; nil: from the beginning.
  public var from: CivilDate?
  /// The last day on which it is in force; nil: without end.
  public var until: CivilDate?
  /// The requirement rows and documents it rests on.
  public var source: [String] = []
  /// Its examples, which `primum test` runs.
  public var examples: [CopyExample] = []
  /// The signatures it needs, and the reasons that are recorded about it.
  public var provenance = Provenance()
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(id: String, locale: String, origin: Origin = .none) {
    self.id = id
    self.locale = locale
    self.origin = origin
  }

  /// The words and phrases that people wrote, in their basic form; beginnings are not among them.
  public var basicWords: [String] {
    let forbid = forbid.all
    return forbid + inflected.flatMap(\.words).filter { !forbid.contains($0) }
  }
}

/// A signed-off sentence.
public struct SignedText: Hashable, Sendable, InBook {
  /// Its words until a day, under a key of their own: an installed app shows them until then, and
  /// the new ones after.
  public struct Earlier: Hashable, Sendable, InBook {
    /// The catalogue key of the earlier wording.
    public var key: String
    /// In the source locale.
    public var exactly: String
    /// The earlier sentences of other locales, by locale.
    public var translations: [String: String]
    /// The last day on which it is shown.
    public var until: CivilDate
    /// Its place in the files of the pack.
    public var origin: Origin

    public init(
      key: String, exactly: String, translations: [String: String] = [:], until: CivilDate,
      origin: Origin = .none
    ) {
      self.key = key
      self.exactly = exactly
      self.translations = translations
      self.until = until
      self.origin = origin
    }
  }

  /// Its id in the pack.
  public var id: String
  /// The catalogue key.
  public var key: String
  /// In the source locale.
  public var exactly: String
  /// `exactly` of other locales.
  public var translations: [String: String] = [:]
  /// Earlier wordings, in order of `until`.
  public var was: [Earlier] = []
  /// For a sentence that inflects with a number: by locale, the words of each plural arm but
  /// `other`, which is `exactly`.
  public var plurals: [String: [String: String]]?
  /// Ids of terms that this sentence may contain.
  public var contains: [String] = []
  /// The surfaces on which it is shown.
  public var on: [String] = []
  /// Whether and how a person can dismiss it.
  public var dismissible: String = usuallyDismissible
  /// The tier of users who see it.
  public var tier: String = usualTier
  /// Draft, active or retired.
  public var status = Status.active
  /// Its name for people.
  public var title: String?
  /// The reason for it, for people.
  public var why: String?
  /// Thresholds that its words name the value of.
  public var mentions: [Mention] = []
  /// The requirement rows and documents it rests on.
  public var source: [String] = []
  /// The signatures it needs, and the reasons that are recorded about it.
  public var provenance = Provenance()
  /// Its place in the files of the pack.
  public var origin: Origin
  /// The place of `exactly`, for differences.
  public var exactlyOrigin: Origin

  /// The `dismissible` of a text that does not say it.
  public static let usuallyDismissible = "never"
  /// The `tier` of a text that does not say it.
  public static let usualTier = "all"

  public init(
    id: String, key: String, exactly: String, origin: Origin = .none, exactlyOrigin: Origin = .none
  ) {
    self.id = id
    self.key = key
    self.exactly = exactly
    self.origin = origin
    self.exactlyOrigin = exactlyOrigin
  }

  /// The text as it is on a day: an earlier wording with its own key, or itself.
  public func inForce(on day: CivilDate) -> SignedText {
    guard let earlier = was.first(where: { day <= $0.until }) else { return self }
    var text = self
    (text.key, text.exactly, text.translations) = (
      earlier.key, earlier.exactly, earlier.translations
    )
    (text.exactlyOrigin, text.plurals) = (earlier.origin, nil)
    return text
  }
}

extension Pack {
  /// The pack with each earlier wording as a text of its own, behind all others.
  public var wordingsApart: Pack {
    guard texts.contains(where: { !$0.was.isEmpty }) else { return self }
    var pack = self
    for text in texts {
      for earlier in text.was {
        var wording = text.inForce(on: earlier.until)
        wording.was = []
        pack.texts.append(wording)
      }
    }
    return pack
  }
}

/// How long a value may be.
public struct LengthLimit: Hashable, Sendable, InBook {
  /// The unit that the length is counted in.
  public enum Measure: String, Hashable, Sendable, InBook {
    /// Grapheme clusters.
    case characters
    /// UTF-8 after composition (NFC).
    case bytes
  }

  /// A key, or a glob with `*`.
  public var key: String
  /// The largest permitted length.
  public var atMost: Int
  /// The unit of the length.
  public var measure: Measure
  /// The level of its findings.
  public var level: Term.Severity
  /// The requirement rows and documents it rests on.
  public var source: [String]
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    key: String, atMost: Int, measure: Measure, level: Term.Severity = .error,
    source: [String] = [],
    origin: Origin = .none
  ) {
    self.key = key
    self.atMost = atMost
    self.measure = measure
    self.level = level
    self.source = source
    self.origin = origin
  }
}

/// The review of the term lists of a locale, or that there was none yet.
public struct Review: Hashable, Sendable, InBook {
  /// The value of `by` if somebody has still to look: `nobody yet`.
  public static let nobody = "nobody yet"

  /// The locale whose term lists were reviewed.
  public var locale: String
  /// The reviewer's role and document.
  public var by: String
  /// Nil where nobody has reviewed it.
  public var on: CivilDate?
  /// The review lapses after this day.
  public var until: CivilDate?
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    locale: String, by: String, on: CivilDate?, until: CivilDate? = nil, origin: Origin = .none
  ) {
    self.locale = locale
    self.by = by
    self.on = on
    self.until = until
    self.origin = origin
  }

  /// Nobody has reviewed the lists, and the pack says so.
  public var isOpen: Bool { by == Review.nobody }
}

/// A finding accepted for a time, with reason and approver.
public struct Exemption: Hashable, Sendable, InBook {
  /// The accepted values of one key or record.
  public struct Accepted: Hashable, Sendable, InBook {
    /// A key or record; a pattern in the former form; nil if the exemption is for a locale.
    public var key: String?
    /// The values or words accepted; nil: whatever is found, in the former form.
    public var values: [String]?
    /// Its place in the files of the pack.
    public var origin: Origin

    public init(key: String?, values: [String]?, origin: Origin = .none) {
      self.key = key
      self.values = values
      self.origin = origin
    }

    /// Whether the key has a `*`, which accepts nothing.
    public var isPattern: Bool { key?.contains("*") == true }
  }

  /// Nobody has approved it, and the pack says so: it holds for no release.
  public var isOpen: Bool { approvedBy == Review.nobody }

  /// The accepted values.
  public var accepts: [Accepted]
  /// The locale it is limited to; nil: every locale.
  public var locale: String?
  /// A term, text or rule id of the pack.
  public var term: String?
  /// A built-in check.
  public var check: String?
  /// The reason, for people.
  public var because: String
  /// The role and document that approve it.
  public var approvedBy: String
  /// The last day on which it is in force; nil: without end.
  public var until: CivilDate?
  /// The requirement rows and documents it rests on.
  public var source: [String] = []
  /// Its place in the files of the pack.
  public var origin: Origin
  /// The place at which the check is named.
  public var checkOrigin: Origin?

  public init(accepts: [Accepted], because: String, approvedBy: String, origin: Origin = .none) {
    self.accepts = accepts
    self.because = because
    self.approvedBy = approvedBy
    self.origin = origin
  }
}

/// A sign-off as `signoffs.yaml` keeps it.
public struct SignOff: Hashable, Sendable, InBook {
  /// That of the digests made now.
  public static let format = 3

  /// The id of a rule, table, threshold, list or text.
  public var item: String
  /// The role that signed.
  public var role: String
  /// The person or office, with the document.
  public var by: String
  /// The day of the signature.
  public var on: CivilDate
  /// SHA-256 of what was signed, 64 hexadecimal digits.
  public var digest: String
  /// How the digest was made; 1 covered the item's own lines only, 2 what a pack says rather than
  /// what it means.
  public var format: Int
  /// The pieces of what was signed, by their short digests: keys of `signed content`.
  public var pieces: [String]
  /// A sign-off of a translation names its locale.
  public var locale: String?
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    item: String, role: String, by: String, on: CivilDate, digest: String,
    format: Int = SignOff.format,
    pieces: [String] = [], locale: String? = nil, origin: Origin = .none
  ) {
    self.item = item
    self.role = role
    self.by = by
    self.on = on
    self.digest = digest
    self.format = format
    self.pieces = pieces
    self.locale = locale
    self.origin = origin
  }
}
