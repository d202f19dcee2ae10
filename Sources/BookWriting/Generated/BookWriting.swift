// Written by ci/generate-book-coding from the declarations of RuleModel. Not to be edited.

internal import RuleModel

extension Action: Written {
  func write(book w: inout BookWriter) {
    w.write(effect)
    w.write(with)
    w.write(type)
    w.write(written)
    w.write(condition)
    w.write(origin)
  }
}

extension Action.Effect: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .show(let a0, let a1):
      w.byte(0)
      w.write(a0)
      w.write(a1)
    case .remind(let a0, let a1):
      w.byte(1)
      w.write(a0)
      w.write(a1)
    case .set(let a0, let a1):
      w.byte(2)
      w.write(a0)
      w.write(a1)
    case .allow(let a0):
      w.byte(3)
      w.write(a0)
    case .refuse(let a0, let a1):
      w.byte(4)
      w.write(a0)
      w.write(a1)
    }
  }
}

extension Action.Passed: Written {
  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(expression)
    w.write(type)
    w.write(written)
  }
}

extension Aggregate: Written {
  func write(book w: inout BookWriter) {
    w.write(operation)
    w.write(record)
    w.write(window)
    w.write(condition)
    w.write(length)
  }
}

extension Aggregate.Length: Written {
  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(threshold)
  }
}

extension Aggregate.Operation: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .countRecords: w.byte(0)
    case .countDistinctDays(let a0):
      w.byte(1)
      w.write(a0)
    case .countDistinct(let a0):
      w.byte(2)
      w.write(a0)
    case .sum(let a0):
      w.byte(3)
      w.write(a0)
    case .average(let a0):
      w.byte(4)
      w.write(a0)
    case .smallest(let a0):
      w.byte(5)
      w.write(a0)
    case .largest(let a0):
      w.byte(6)
      w.write(a0)
    case .latest(let a0):
      w.byte(7)
      w.write(a0)
    case .earliest(let a0):
      w.byte(8)
      w.write(a0)
    case .share(let a0):
      w.byte(9)
      w.write(a0)
    case .longestRun(let a0):
      w.byte(10)
      w.write(a0)
    case .longestRunOfDays(let a0):
      w.byte(11)
      w.write(a0)
    }
  }
}

extension ArithmeticOperator: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .plus: w.byte(0)
    case .minus: w.byte(1)
    case .times: w.byte(2)
    case .divided: w.byte(3)
    case .power: w.byte(4)
    }
  }
}

extension Binding: Written {
  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(type)
    w.write(expression)
    w.write(title)
    w.write(written)
    w.write(origin)
  }
}

extension CalendarPeriod: Written {
  func write(book w: inout BookWriter) {
    w.write(months)
    w.write(days)
  }
}

extension CivilDate: Written {
  func write(book w: inout BookWriter) {
    w.write(days)
  }
}

extension Colour: Written {
  func write(book w: inout BookWriter) {
    w.write(red)
    w.write(green)
    w.write(blue)
    w.write(alpha)
  }
}

extension Comparison: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .equal: w.byte(0)
    case .less: w.byte(1)
    case .lessOrEqual: w.byte(2)
    case .greater: w.byte(3)
    case .greaterOrEqual: w.byte(4)
    }
  }
}

extension Condition: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .line(let a0):
      w.byte(0)
      w.write(a0)
    case .all(let a0):
      w.byte(1)
      w.write(a0)
    case .any(let a0):
      w.byte(2)
      w.write(a0)
    case .none(let a0):
      w.byte(3)
      w.write(a0)
    }
  }
}

extension Condition.Line: Written {
  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(origin)
    w.write(expression)
  }
}

extension Dimension: Written {
  func write(book w: inout BookWriter) {
    w.write(powers)
  }
}

extension Enumeration: Written {
  func write(book w: inout BookWriter) {
    w.write(words)
    w.write(points)
  }
}

extension Example: Written {
  func write(book w: inout BookWriter) {
    w.write(it)
    w.write(given)
    w.write(history)
    w.write(now)
    w.write(expect)
    w.write(mentions)
    w.write(isUnconfirmed)
    w.write(origin)
  }
}

extension Example.Expectation: Written {
  func write(book w: inout BookWriter) {
    w.write(outcome)
    w.write(shows)
    w.write(answers)
    w.write(sets)
    w.write(reminders)
    w.write(refuses)
    w.write(says)
    w.write(values)
  }
}

extension Example.Expectation.Answer: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .value(let a0):
      w.byte(0)
      w.write(a0)
    case .range(let a0, let a1):
      w.byte(1)
      w.write(a0)
      w.write(a1)
    case .unknown: w.byte(2)
    case .nothing: w.byte(3)
    }
  }
}

extension Example.Expectation.Outcome: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .fires: w.byte(0)
    case .silent: w.byte(1)
    case .unknown: w.byte(2)
    }
  }
}

extension Example.Expectation.Shown: Written {
  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(on)
  }
}

extension Example.Given: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .value(let a0):
      w.byte(0)
      w.write(a0)
    case .missing: w.byte(1)
    case .bad(let a0):
      w.byte(2)
      w.write(a0)
    case .partly(let a0, let a1):
      w.byte(3)
      w.write(a0)
      w.write(a1)
    }
  }
}

extension Example.Record: Written {
  func write(book w: inout BookWriter) {
    w.write(record)
    w.write(fields)
  }
}

extension Exemption: Written {
  func write(book w: inout BookWriter) {
    w.write(accepts)
    w.write(locale)
    w.write(term)
    w.write(check)
    w.write(because)
    w.write(approvedBy)
    w.write(until)
    w.write(source)
    w.write(origin)
    w.write(checkOrigin)
  }
}

extension Exemption.Accepted: Written {
  func write(book w: inout BookWriter) {
    w.write(key)
    w.write(values)
    w.write(origin)
  }
}

extension Expression: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .literal(let a0):
      w.byte(0)
      w.write(a0)
    case .field(let a0, let a1):
      w.byte(1)
      w.write(a0)
      w.write(a1)
    case .binding(let a0):
      w.byte(2)
      w.write(a0)
    case .threshold(let a0):
      w.byte(3)
      w.write(a0)
    case .answer(let a0, let a1):
      w.byte(4)
      w.write(a0)
      w.write(a1)
    case .now: w.byte(5)
    case .aggregate(let a0):
      w.byte(6)
      w.write(a0)
    case .negate(let a0):
      w.byte(7)
      w.write(a0)
    case .arithmetic(let a0, let a1, let a2):
      w.byte(8)
      w.write(a0)
      w.write(a1)
      w.write(a2)
    case .convert(let a0, let a1):
      w.byte(9)
      w.write(a0)
      w.write(a1)
    case .compare(let a0, let a1, let a2):
      w.byte(10)
      w.write(a0)
      w.write(a1)
      w.write(a2)
    case .between(let a0, let a1, let a2, let a3):
      w.byte(11)
      w.write(a0)
      w.write(a1)
      w.write(a2)
      w.write(a3)
    case .isMissing(let a0):
      w.byte(12)
      w.write(a0)
    case .isUnreadable(let a0):
      w.byte(13)
      w.write(a0)
    case .isOneOf(let a0, let a1):
      w.byte(14)
      w.write(a0)
      w.write(a1)
    case .isInList(let a0, let a1):
      w.byte(15)
      w.write(a0)
      w.write(a1)
    case .includes(let a0, let a1, let a2):
      w.byte(16)
      w.write(a0)
      w.write(a1)
      w.write(a2)
    case .not(let a0):
      w.byte(17)
      w.write(a0)
    case .all(let a0):
      w.byte(18)
      w.write(a0)
    case .any(let a0):
      w.byte(19)
      w.write(a0)
    case .howMany(let a0):
      w.byte(20)
      w.write(a0)
    case .otherwise(let a0, let a1):
      w.byte(21)
      w.write(a0)
      w.write(a1)
    case .call(let a0, let a1):
      w.byte(22)
      w.write(a0)
      w.write(a1)
    case .points(let a0, let a1):
      w.byte(23)
      w.write(a0)
      w.write(a1)
    case .test(let a0):
      w.byte(24)
      w.write(a0)
    }
  }
}

extension Field: Written {
  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(type)
    w.write(isOptional)
    w.write(defaultValue)
    w.write(meansNow)
    w.write(range)
    w.write(isWhole)
    w.write(otherUnits)
    w.write(convertible)
    w.write(unitOf)
    w.write(origin)
  }
}

extension Function: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .round: w.byte(0)
    case .floor: w.byte(1)
    case .ceiling: w.byte(2)
    case .absolute: w.byte(3)
    case .squareRoot: w.byte(4)
    case .ln: w.byte(5)
    case .log10: w.byte(6)
    case .exp: w.byte(7)
    case .smallestOf: w.byte(8)
    case .largestOf: w.byte(9)
    case .minutesSince: w.byte(10)
    case .hoursSince: w.byte(11)
    case .daysSince: w.byte(12)
    case .wholeYears: w.byte(13)
    case .wholeMonths: w.byte(14)
    case .wholeDays: w.byte(15)
    case .timeOfDay: w.byte(16)
    case .day: w.byte(17)
    case .weekday: w.byte(18)
    case .month: w.byte(19)
    case .year: w.byte(20)
    case .hour: w.byte(21)
    case .length: w.byte(22)
    case .contrast: w.byte(23)
    }
  }
}

extension IfUnknown: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .staySilent: w.byte(0)
    case .act: w.byte(1)
    case .report: w.byte(2)
    }
  }
}

extension Instant: Written {
  func write(book w: inout BookWriter) {
    w.write(microseconds)
    w.write(offset)
  }
}

extension LengthLimit: Written {
  func write(book w: inout BookWriter) {
    w.write(key)
    w.write(atMost)
    w.write(measure)
    w.write(level)
    w.write(source)
    w.write(origin)
  }
}

extension LengthLimit.Measure: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .characters: w.byte(0)
    case .bytes: w.byte(1)
    }
  }
}

extension Literal: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .truth(let a0):
      w.byte(0)
      w.write(a0)
    case .number(let a0):
      w.byte(1)
      w.write(a0)
    case .text(let a0):
      w.byte(2)
      w.write(a0)
    case .word(let a0):
      w.byte(3)
      w.write(a0)
    case .time(let a0):
      w.byte(4)
      w.write(a0)
    case .date(let a0):
      w.byte(5)
      w.write(a0)
    case .timeOfDay(let a0):
      w.byte(6)
      w.write(a0)
    case .period(let a0):
      w.byte(7)
      w.write(a0)
    case .colour(let a0):
      w.byte(8)
      w.write(a0)
    case .list(let a0):
      w.byte(9)
      w.write(a0)
    }
  }
}

extension Mapping: Written {
  func write(book w: inout BookWriter) {
    w.write(id)
    w.write(title)
    w.write(record)
    w.write(columns)
    w.write(ignored)
    w.write(timeZone)
    w.write(delimiter)
    w.write(origin)
  }
}

extension Mapping.Column: Written {
  func write(book w: inout BookWriter) {
    w.write(column)
    w.write(field)
    w.write(format)
    w.write(words)
    w.write(change)
    w.write(unit)
    w.write(separator)
    w.write(decimalComma)
    w.write(mayBeAbsent)
    w.write(origin)
  }
}

extension Meeting: Written {
  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(claim)
    w.write(reach)
    w.write(because)
    w.write(source)
    w.write(origin)
  }
}

extension Meeting.Claim: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .count(let a0, let a1, let a2, let a3):
      w.byte(0)
      w.write(a0)
      w.write(a1)
      w.write(a2)
      w.write(a3)
    case .order(let a0, let a1):
      w.byte(1)
      w.write(a0)
      w.write(a1)
    case .rising(let a0, let a1, let a2, let a3):
      w.byte(2)
      w.write(a0)
      w.write(a1)
      w.write(a2)
      w.write(a3)
    }
  }
}

extension Meeting.Event: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .fires: w.byte(0)
    case .shows(let a0):
      w.byte(1)
      w.write(a0)
    }
  }
}

extension Meeting.Member: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .rule(let a0):
      w.byte(0)
      w.write(a0)
    case .text(let a0):
      w.byte(1)
      w.write(a0)
    }
  }
}

extension Meeting.Reach: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .record: w.byte(0)
    case .subject: w.byte(1)
    }
  }
}

extension Mention: Written {
  func write(book w: inout BookWriter) {
    w.write(threshold)
    w.write(says)
    w.write(because)
    w.write(until)
    w.write(origin)
  }
}

extension MessageRule: Written {
  func write(book w: inout BookWriter) {
    w.write(id)
    w.write(title)
    w.write(status)
    w.write(record)
    w.write(field)
    w.write(key)
    w.write(onlyIf)
    w.write(groups)
    w.write(joined)
    w.write(none)
    w.write(exact)
    w.write(forms)
    w.write(mentions)
    w.write(examples)
    w.write(why)
    w.write(source)
    w.write(provenance)
    w.write(origin)
  }
}

extension MessageRule.Exact: Written {
  func write(book w: inout BookWriter) {
    w.write(words)
    w.write(sentences)
    w.write(origin)
  }
}

extension MessageRule.Example: Written {
  func write(book w: inout BookWriter) {
    w.write(it)
    w.write(given)
    w.write(expect)
    w.write(origin)
  }
}

extension MessageRule.Form: Written {
  func write(book w: inout BookWriter) {
    w.write(needs)
    w.write(sentences)
    w.write(origin)
  }
}

extension MessageRule.Group: Written {
  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(words)
    w.write(atMost)
    w.write(origin)
  }
}

extension MessageRule.Joining: Written {
  func write(book w: inout BookWriter) {
    w.write(two)
    w.write(between)
    w.write(last)
    w.write(before)
  }
}

extension MessageRule.Joining.Before: Written {
  func write(book w: inout BookWriter) {
    w.write(start)
    w.write(joiner)
  }
}

extension MessageRule.Need: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .none: w.byte(0)
    case .one: w.byte(1)
    case .several: w.byte(2)
    case .any: w.byte(3)
    }
  }
}

extension MessageRule.Template: Written {
  func write(book w: inout BookWriter) {
    w.write(pieces)
    w.write(origin)
  }
}

extension MessageRule.Template.Piece: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .text(let a0):
      w.byte(0)
      w.write(a0)
    case .group(let a0):
      w.byte(1)
      w.write(a0)
    }
  }
}

extension MessageRule.Word: Written {
  func write(book w: inout BookWriter) {
    w.write(word)
    w.write(phrases)
  }
}

extension MessageRule.Wording: Written {
  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(origin)
  }
}

extension NameList: Written {
  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(title)
    w.write(entries)
    w.write(status)
    w.write(source)
    w.write(provenance)
    w.write(origin)
  }
}

extension NameList.Entry: Written {
  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(also)
  }
}

extension Order: Written {
  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(condition)
    w.write(bindings)
    w.write(because)
    w.write(rests)
    w.write(source)
    w.write(origin)
  }
}

extension Pack: Written {
  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(title)
    w.write(version)
    w.write(sourceLocale)
    w.write(locales)
    w.write(timeZone)
    w.write(timeZoneOrigin)
    w.write(files)
    w.write(units)
    w.write(records)
    w.write(thresholds)
    w.write(orders)
    w.write(lists)
    w.write(aggregates)
    w.write(rules)
    w.write(tables)
    w.write(meetings)
    w.write(mappings)
    w.write(messages)
    w.write(isShared)
    w.write(unreviewedLevel)
    w.write(terms)
    w.write(texts)
    w.write(limits)
    w.write(reviewed)
    w.write(exemptions)
    w.write(roles)
    w.write(signOffs)
    w.write(requirements)
    w.write(ships)
    w.write(checks)
    w.write(checkOrigins)
    w.write(localesOrigin)
  }
}

extension Quantifier: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .any: w.byte(0)
    case .all: w.byte(1)
    }
  }
}

extension RecordType: Written {
  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(fields)
    w.write(key)
    w.write(subject)
    w.write(time)
    w.write(laterTimes)
    w.write(mayLackTime)
    w.write(recorded)
    w.write(others)
    w.write(origin)
  }
}

extension Requirement: Written {
  func write(book w: inout BookWriter) {
    w.write(id)
    w.write(title)
    w.write(standing)
    w.write(document)
    w.write(isUnsure)
    w.write(coveredBy)
    w.write(examples)
    w.write(copyExamples)
    w.write(elsewhere)
    w.write(origin)
  }
}

extension Requirement.Elsewhere: Written {
  func write(book w: inout BookWriter) {
    w.write(what)
    w.write(evidence)
  }
}

extension Requirement.Named: Written {
  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(origin)
  }
}

extension Requirement.Standing: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .decided: w.byte(0)
    case .open: w.byte(1)
    }
  }
}

extension Review: Written {
  func write(book w: inout BookWriter) {
    w.write(locale)
    w.write(by)
    w.write(on)
    w.write(until)
    w.write(origin)
  }
}

extension Role: Written {
  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(title)
    w.write(origin)
  }
}

extension RowCopyExample: Written {
  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(key)
    w.write(locale)
    w.write(expect)
    w.write(origin)
  }
}

extension RowCopyExample.Outcome: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .found: w.byte(0)
    case .warned: w.byte(1)
    case .clean: w.byte(2)
    }
  }
}

extension RowExample: Written {
  func write(book w: inout BookWriter) {
    w.write(records)
    w.write(expect)
  }
}

extension RowExample.Expectation: Written {
  func write(book w: inout BookWriter) {
    w.write(shows)
    w.write(hides)
    w.write(fires)
    w.write(silent)
    w.write(unknown)
    w.write(refuses)
    w.write(sets)
    w.write(reminds)
    w.write(gives)
  }
}

extension RowExample.Shown: Written {
  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(on)
  }
}

extension Rule: Written {
  func write(book w: inout BookWriter) {
    w.write(id)
    w.write(title)
    w.write(kind)
    w.write(status)
    w.write(scope)
    w.write(from)
    w.write(until)
    w.write(bindings)
    w.write(condition)
    w.write(ifUnknown)
    w.write(then)
    w.write(otherwise)
    w.write(why)
    w.write(whyMissing)
    w.write(source)
    w.write(limitations)
    w.write(examples)
    w.write(mentions)
    w.write(provenance)
    w.write(origin)
  }
}

extension RuleKind: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .redFlag: w.byte(0)
    case .advisory: w.byte(1)
    case .minimum: w.byte(2)
    case .limit: w.byte(3)
    case .constraint: w.byte(4)
    }
  }
}

extension Scope: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .each(let a0):
      w.byte(0)
      w.write(a0)
    case .history: w.byte(1)
    }
  }
}

extension Shipping: Written {
  func write(book w: inout BookWriter) {
    w.write(catalogues)
    w.write(metadata)
    w.write(tokens)
    w.write(bindsKeys)
    w.write(free)
  }
}

extension Shipping.Catalogues: Written {
  func write(book w: inout BookWriter) {
    w.write(path)
    w.write(locales)
    w.write(origin)
  }
}

extension Shipping.FreeKeys: Written {
  func write(book w: inout BookWriter) {
    w.write(patterns)
    w.write(because)
  }
}

extension Shipping.FreeKeys.Pattern: Written {
  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(origin)
  }
}

extension Shipping.Metadata: Written {
  func write(book w: inout BookWriter) {
    w.write(path)
    w.write(locales)
    w.write(fields)
    w.write(origin)
  }
}

extension Shipping.Tokens: Written {
  func write(book w: inout BookWriter) {
    w.write(path)
    w.write(records)
    w.write(origin)
  }
}

extension SignOff: Written {
  func write(book w: inout BookWriter) {
    w.write(item)
    w.write(role)
    w.write(by)
    w.write(on)
    w.write(digest)
    w.write(format)
    w.write(pieces)
    w.write(locale)
    w.write(origin)
  }
}

extension SignedText: Written {
  func write(book w: inout BookWriter) {
    w.write(id)
    w.write(key)
    w.write(exactly)
    w.write(translations)
    w.write(plurals)
    w.write(contains)
    w.write(on)
    w.write(dismissible)
    w.write(tier)
    w.write(status)
    w.write(title)
    w.write(why)
    w.write(mentions)
    w.write(source)
    w.write(provenance)
    w.write(origin)
    w.write(exactlyOrigin)
  }
}

extension Status: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .draft: w.byte(0)
    case .active: w.byte(1)
    case .retired: w.byte(2)
    }
  }
}

extension Table: Written {
  func write(book w: inout BookWriter) {
    w.write(id)
    w.write(title)
    w.write(status)
    w.write(scope)
    w.write(from)
    w.write(until)
    w.write(bindings)
    w.write(columns)
    w.write(rows)
    w.write(policy)
    w.write(otherwise)
    w.write(otherwiseWritten)
    w.write(why)
    w.write(source)
    w.write(examples)
    w.write(mentions)
    w.write(provenance)
    w.write(origin)
  }
}

extension Table.Column: Written {
  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(type)
    w.write(range)
    w.write(isWhole)
  }
}

extension Table.Otherwise: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .nothing: w.byte(0)
    case .values(let a0):
      w.byte(1)
      w.write(a0)
    }
  }
}

extension Table.Policy: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .inOrder: w.byte(0)
    case .exclusive: w.byte(1)
    case .addedUp: w.byte(2)
    }
  }
}

extension Table.Row: Written {
  func write(book w: inout BookWriter) {
    w.write(condition)
    w.write(values)
    w.write(written)
    w.write(origin)
  }
}

extension Term: Written {
  func write(book w: inout BookWriter) {
    w.write(id)
    w.write(forbid)
    w.write(forms)
    w.write(inflected)
    w.write(beginnings)
    w.write(unlessWithin)
    w.write(except)
    w.write(mayLackAccents)
    w.write(isCaseExact)
    w.write(isWholeValue)
    w.write(level)
    w.write(locale)
    w.write(tags)
    w.write(status)
    w.write(because)
    w.write(instead)
    w.write(fix)
    w.write(mentions)
    w.write(onlyIn)
    w.write(from)
    w.write(until)
    w.write(source)
    w.write(examples)
    w.write(provenance)
    w.write(origin)
  }
}

extension Term.CopyExample: Written {
  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(isFound)
    w.write(origin)
  }
}

extension Term.InflectedWords: Written {
  func write(book w: inout BookWriter) {
    w.write(kind)
    w.write(words)
  }
}

extension Term.Severity: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .error: w.byte(0)
    case .warning: w.byte(1)
    case .note: w.byte(2)
    }
  }
}

extension Term.WordKind: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .verb: w.byte(0)
    case .noun: w.byte(1)
    case .adjective: w.byte(2)
    }
  }
}

extension Test: Written {
  func write(book w: inout BookWriter) {
    w.write(text)
    w.write(origin)
    w.write(expression)
    w.write(shown)
    w.write(shownType)
  }
}

extension Threshold: Written {
  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(type)
    w.write(value)
    w.write(written)
    w.write(was)
    w.write(from)
    w.write(until)
    w.write(title)
    w.write(source)
    w.write(mentions)
    w.write(provenance)
    w.write(origin)
  }
}

extension Threshold.Earlier: Written {
  func write(book w: inout BookWriter) {
    w.write(value)
    w.write(written)
    w.write(until)
  }
}

extension Unit: Written {
  func write(book w: inout BookWriter) {
    w.write(name)
    w.write(dimension)
    w.write(factor)
    w.write(offset)
  }
}

extension UnitChange: Written {
  func write(book w: inout BookWriter) {
    w.write(factor)
    w.write(offset)
  }
}

extension UnitOption: Written {
  func write(book w: inout BookWriter) {
    w.write(unit)
    w.write(change)
  }
}

extension ValueType: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .text: w.byte(0)
    case .truth: w.byte(1)
    case .number(let a0):
      w.byte(2)
      w.write(a0)
    case .time: w.byte(3)
    case .date: w.byte(4)
    case .timeOfDay: w.byte(5)
    case .period: w.byte(6)
    case .word(let a0):
      w.byte(7)
      w.write(a0)
    case .list(let a0):
      w.byte(8)
      w.write(a0)
    case .colour: w.byte(9)
    }
  }
}

extension Window: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .allTime: w.byte(0)
    case .this(let a0):
      w.byte(1)
      w.write(a0)
    case .last(let a0):
      w.byte(2)
      w.write(a0)
    case .before(let a0, let a1):
      w.byte(3)
      w.write(a0)
      w.write(a1)
    case .within(let a0, let a1):
      w.byte(4)
      w.write(a0)
      w.write(a1)
    }
  }
}

extension Window.CalendarUnit: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .day: w.byte(0)
    case .week: w.byte(1)
    case .month: w.byte(2)
    case .year: w.byte(3)
    }
  }
}

extension Window.Span: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .seconds(let a0):
      w.byte(0)
      w.write(a0)
    case .calendar(let a0):
      w.byte(1)
      w.write(a0)
    }
  }
}

extension Words: Written {
  func write(book w: inout BookWriter) {
    switch self {
    case .text(let a0):
      w.byte(0)
      w.write(a0)
    case .literal(let a0):
      w.byte(1)
      w.write(a0)
    }
  }
}
