// Written by ci/generate-book-coding from the declarations of RuleModel. Not to be edited.

extension BookShapes {
  /// A type a line.
  static let lines: StaticString = #"""
    Aggregate operation:Aggregate.Operation record:i window:Window condition:?Expression length:?Aggregate.Length ofAny:*s belongings:*Belonging
    Aggregate.Length text:s threshold:?i
    Aggregate.Operation/countRecords/countDistinctDays _0:Expression/countDistinct _0:Expression/sum _0:Expression/average _0:Expression/smallest _0:Expression/largest _0:Expression/latest _0:Expression/earliest _0:Expression/share _0:Expression/longestRun _0:Expression/longestRunOfDays _0:Expression/nearest _0:Expression
    ApprovedChange item:s what:s because:s approvedBy:s source:*s origin:o
    ArithmeticOperator|+|-|*|/|^
    Belonging scope:s isThis:b unlinked:Unlinked
    Binding name:s type:ValueType expression:Expression title:?s written:?s origin:o
    CalendarPeriod months:i days:i
    CivilDate days:i
    ClockSource/pack/offset of:i/minutes _0:i each:d/zone of:i
    Colour red:i green:i blue:i alpha:i
    Comparison|is|<|<=|>|>=
    Condition/line _0:Condition.Line/all _0:*Condition/any _0:*Condition/none _0:*Condition
    Condition.Line text:s origin:o expression:Expression
    DatedWords written:s now:s last:s was:*DatedWords.Earlier
    DatedWords.Earlier text:s until:CivilDate
    Dimension powers:=si
    Enumeration words:*s points:*?d
    Example it:s given:?Example.Record history:*Example.Record now:?Instant expect:Example.Expectation mentions:*Mention isUnconfirmed:b origin:o
    Example.Expectation outcome:?Example.Expectation.Outcome shows:?*Example.Expectation.Shown answers:=iExample.Expectation.Answer sets:=sExample.Expectation.Answer unset:*s reminders:?=sInstant refuses:?s refusal:?s allows:?s says:=is values:=iExample.Expectation.Answer
    Example.Expectation.Answer/value _0:Literal/range _0:d _1:d/unknown/nothing
    Example.Expectation.Outcome|fires|silent|unknown
    Example.Expectation.Shown text:i on:?*s
    Example.Given/value _0:Literal/missing/bad _0:s/partly _0:*Literal bad:s
    Example.Record record:i fields:=iExample.Given
    Exemption accepts:*Exemption.Accepted locale:?s term:?s check:?s because:s approvedBy:s until:?CivilDate source:*s origin:o checkOrigin:?o
    Exemption.Accepted key:?s values:?*s origin:o
    Expression/literal _0:Literal/field _0:i level:i/binding _0:i/threshold _0:i/answer table:i column:i/fires rule:s/now/aggregate _0:i/negate _0:Expression/arithmetic _0:ArithmeticOperator _1:Expression _2:Expression/convert _0:Expression _1:UnitChange/compare _0:Comparison _1:Expression _2:Expression/between _0:Expression low:Expression high:Expression includesHigh:b/isMissing _0:Expression/isUnreadable _0:Expression/isOneOf _0:Expression _1:*Expression/isInList _0:Expression list:i/includes _0:Expression _1:Quantifier _2:*Expression/not _0:Expression/all _0:*Expression/any _0:*Expression/howMany _0:*Expression/otherwise _0:Expression _1:Expression/call _0:Function _1:*Expression/points _0:Expression _1:=sd/test _0:Test
    Field name:s type:ValueType isOptional:b defaultValue:?Literal meansNow:b range:?r isWhole:b otherUnits:*UnitOption convertible:*UnitOption unitOf:?i origin:o
    Function|round|floor|ceiling|absolute|squareRoot|ln|log10|exp|smallestOf|largestOf|minutesSince|hoursSince|daysSince|wholeYears|wholeMonths|wholeDays|timeOfDay|day|weekday|month|year|hour|length|contrast
    IfUnknown|stay silent|act|report
    Instant microseconds:i offset:i
    LengthLimit key:s atMost:i measure:LengthLimit.Measure level:Term.Severity source:*s origin:o
    LengthLimit.Measure|characters|bytes
    Literal/truth _0:b/number _0:d/text _0:s/word _0:s/time _0:Instant/date _0:CivilDate/timeOfDay _0:i/period _0:CalendarPeriod/colour _0:Colour/list _0:*Literal
    Mapping id:s title:?s record:i columns:*Mapping.Column ignored:*s timeZone:?s delimiter:?s recordsAt:?s only:*Mapping.Choice missing:*s ignoresRest:b headingsLine:?i subjectIsFileName:b isXML:b examples:*Mapping.Example origin:o
    Mapping.Choice column:s words:*s
    Mapping.Column column:s field:i format:?s yearsFrom:?i words:=ss change:?UnitChange unit:?s separator:?s decimalComma:b unitColumn:?s mayBeAbsent:b origin:o
    Mapping.Example it:s given:s expect:*Mapping.Example.Expectation origin:o
    Mapping.Example.Expectation/record _0:s/rejected
    Meeting text:s claim:Meeting.Claim reach:?Meeting.Reach because:?s source:*s origin:o
    Meeting.Claim/count least:?i most:?i _2:*Meeting.Member _3:Meeting.Event/order _0:*Meeting.Member on:*s/only _0:Meeting.Member after:Meeting.Member/rising record:i field:i upwards:b rules:*i
    Meeting.Event/fires/shows on:*s
    Meeting.Member/rule _0:i/text _0:i
    Meeting.Reach|record|subject
    Mention threshold:s says:?s because:?s until:?CivilDate origin:o
    MessageRule id:s title:?s status:Status record:i field:i key:?s onlyIf:?s groups:*MessageRule.Group joined:=sMessageRule.Joining none:=sMessageRule.Wording exact:*MessageRule.Exact forms:*MessageRule.Form mentions:*Mention examples:*MessageRule.Example why:?s source:*s provenance:Provenance origin:o
    MessageRule.Exact words:*s sentences:=sMessageRule.Wording origin:o
    MessageRule.Example it:s given:Example.Record expect:=ss origin:o
    MessageRule.Form needs:*MessageRule.Need sentences:=sMessageRule.Template origin:o
    MessageRule.Group name:s words:*MessageRule.Word atMost:?i origin:o
    MessageRule.Joining two:s between:s last:s before:*MessageRule.Joining.Before
    MessageRule.Joining.Before start:s joiner:s
    MessageRule.Need|none|one|several|any
    MessageRule.Template pieces:*MessageRule.Template.Piece origin:o
    MessageRule.Template.Piece/text _0:s/group _0:i
    MessageRule.Word word:s phrases:=sMessageRule.Wording
    MessageRule.Wording text:s origin:o
    NameList name:s title:?s entries:*NameList.Entry status:Status never:*s apartFrom:*s why:?s source:*s provenance:Provenance origin:o
    NameList.Entry name:s also:*s
    Order text:s condition:Condition bindings:*Binding because:?s rests:*s source:*s origin:o
    Pack name:s title:s version:s sourceLocale:s locales:*s timeZone:?s timeZoneOrigin:?o files:*s units:*Unit conversions:*UnitConversion records:*RecordType thresholds:*Threshold orders:*Order lists:*NameList aggregates:*Aggregate rules:*Rule tables:*Table meetings:*Meeting mappings:*Mapping messages:*MessageRule isShared:b unreviewedLevel:Term.Severity terms:*Term texts:*SignedText limits:*LengthLimit reviewed:*Review exemptions:*Exemption changes:*ApprovedChange surfaces:*s roles:*Role signOffs:*SignOff requirements:*Requirement ships:?Shipping checks:=ss checkOrigins:=so localesOrigin:?o
    PackPart|pack text|pack rule|pack table|pack term|pack threshold
    Provenance needs:*s
    Quantifier|any|all
    RecordScope name:s links:*RecordScope.Link
    RecordScope.Link name:s expression:Expression type:ValueType written:s
    RecordType name:s fields:*Field key:?i subject:?i time:?i laterTimes:*i mayLackTime:b recorded:?i others:?i clock:?ClockSource part:?PackPart within:*RecordScope unlinked:?Unlinked origin:o
    Requirement id:s title:s standing:Requirement.RowStatus asked:*s document:?s passages:*Requirement.Passage choice:?Requirement.Choice isUnsure:b coveredBy:*Requirement.Named examples:*RowExample copyExamples:*RowCopyExample elsewhere:*Requirement.Elsewhere clauses:*Requirement.Clause origin:o
    Requirement.Choice chosen:s why:?s wouldChange:?s decidedBy:?s decidedOn:?CivilDate
    Requirement.Clause says:s coveredBy:*Requirement.Named examples:*RowExample copyExamples:*RowCopyExample elsewhere:*Requirement.Elsewhere origin:o
    Requirement.Elsewhere what:s evidence:s
    Requirement.Named name:s origin:o
    Requirement.Passage document:s words:s
    Requirement.RowStatus|decided|open
    Review locale:s by:s on:?CivilDate until:?CivilDate origin:o
    Role name:s title:?s origin:o
    RowCopyExample text:s key:?s locale:?s expect:RowCopyExample.Outcome origin:o
    RowCopyExample.Outcome|found|warned|clean
    RowExample records:Example expect:RowExample.Expectation
    RowExample.Expectation shows:?*RowExample.Shown hides:*s fires:*s silent:*s unknown:*s refuses:?s sets:=sLiteral reminds:=sInstant gives:=sExample.Expectation.Answer
    RowExample.Shown text:s on:?*s
    Rule id:s title:s kind:RuleKind status:Status scope:Scope from:?CivilDate until:?CivilDate bindings:*Binding condition:?Condition ifUnknown:IfUnknown then:*RuleAction otherwise:*RuleAction why:?s whyMissing:=ss whyUnreadable:=ss source:*s examples:*Example mentions:*Mention writtenWith:WrittenWith provenance:Provenance origin:o
    RuleAction effect:RuleAction.Effect with:*RuleAction.Passed type:?ValueType written:?s condition:?Condition origin:o
    RuleAction.Effect/show text:i on:*s/remind _0:s at:Expression/set _0:s _1:Expression/allow _0:?s/refuse code:s text:?WrittenText
    RuleAction.Passed name:s expression:Expression type:ValueType written:?s
    RuleKind|red flag|advisory|minimum|limit|constraint
    Scope/each _0:i/history
    Shipping catalogues:*Shipping.Catalogues metadata:*Shipping.Metadata tokens:*Shipping.Tokens bindsKeys:b free:*Shipping.FreeKeys
    Shipping.Catalogues path:s locales:*s origin:o
    Shipping.FreeKeys patterns:*Shipping.FreeKeys.Pattern because:s
    Shipping.FreeKeys.Pattern text:s origin:o
    Shipping.Metadata path:s locales:*s fields:*s origin:o
    Shipping.Tokens path:s records:*s origin:o
    SignOff item:s role:s by:s on:CivilDate digest:s format:i pieces:*s locale:?s origin:o
    SignedText id:s key:s exactly:s translations:=ss was:*SignedText.Earlier plurals:?=s=ss contains:*s on:*s dismissible:s tier:s status:Status title:?s why:?s mentions:*Mention source:*s provenance:Provenance origin:o exactlyOrigin:o
    SignedText.Earlier key:s exactly:s translations:=ss until:CivilDate origin:o
    Status|draft|active|retired
    Table id:s title:?s status:Status scope:Scope from:?CivilDate until:?CivilDate bindings:*Binding columns:*Table.Column rows:*Table.Row policy:Table.Policy otherwise:?Table.Otherwise otherwiseWritten:*s why:?s source:*s examples:*Example mentions:*Mention writtenWith:WrittenWith provenance:Provenance origin:o
    Table.Column name:s type:ValueType range:?r isWhole:b
    Table.Otherwise/nothing/values _0:*Expression
    Table.Policy|tried in order|exclusive|added up
    Table.Row condition:?Condition values:*Expression written:*s origin:o
    Term id:s forbid:*s forms:*s inflected:*Term.InflectedWords beginnings:*s unlessWithin:*s except:*s needsAccents:b isCaseExact:b isWholeValue:b level:Term.Severity locale:s tags:*s status:Status because:?s instead:*s fix:?s mentions:*Mention numberOf:*s saidAs:*s beside:*s unlessBeside:*s onlyIn:*s notIn:*s from:?CivilDate until:?CivilDate source:*s examples:*Term.CopyExample provenance:Provenance origin:o
    Term.CopyExample text:s isFound:b origin:o
    Term.InflectedWords kind:Term.WordKind words:*s
    Term.Severity|error|warning|note
    Term.WordKind|verb|noun|adjective
    Test text:s origin:o expression:Expression shown:?Expression shownType:?ValueType
    Threshold name:s type:ValueType value:Literal written:?s was:*Threshold.Earlier from:?CivilDate until:?CivilDate title:?s why:?s source:*s mentions:*Mention provenance:Provenance origin:o
    Threshold.Earlier value:Literal written:?s until:CivilDate
    Unit name:s dimension:Dimension factor:d offset:d
    UnitChange factor:d offset:d
    UnitConversion name:s field:?s from:Unit factor:d to:Unit
    UnitOption unit:Unit change:UnitChange
    Unlinked|this one's|nobody's|possibly
    ValueType/text/truth/number _0:?Unit/time/date/timeOfDay/period/word _0:Enumeration/list _0:ValueType/colour
    Window/allTime/this _0:Window.CalendarUnit/last _0:Window.Span/before _0:Window.Span _1:Expression/within _0:Window.Span _1:Expression
    Window.CalendarUnit|day|week|month|year
    Window.Span/seconds _0:d/calendar _0:CalendarPeriod
    WrittenText/text _0:i/literal _0:s/dated _0:DatedWords
    WrittenWith lets:*s units:*s
    """#
}
