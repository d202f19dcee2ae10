import RuleModel

/// Works aggregates out over the records that are stored of a subject.
extension Engine {
  /// An aggregate for the record of a frame, and the window that this gives it.
  private struct Question {
    let aggregate: CompiledAggregate
    let outer: FramePointer
    let reach: WindowReach
    let index: StoreIndex
    /// Adds up its answer.
    let column: Column
  }

  func storedValue(
    of aggregate: CompiledAggregate, _ outer: FramePointer, _ subject: Int
  ) -> RowValue {
    guard let index else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    let reach = WindowReach(aggregate, outer, calendar, offset: offset(of: subject))
    let hasTimes = aggregate.hasTimes
    let timeless = hasTimes ? index.timeless(subject: subject, type: aggregate.record) : 0..<0
    let places = index.range(
      subject: subject, type: aggregate.record,
      from: hasTimes ? max(reach.from, RecordStore.noTime + 1) : .min,
      until: hasTimes ? reach.until : (.max, .max))
    let ahead = replay?.ahead(subject, aggregate.record, self) ?? []
    let loose = timeless.map(index.entry) + ahead
    let isAlike = isAlike(aggregate, reach)
    if case .countRecords = aggregate.operation, isAlike, loose.isEmpty {
      return counts(of: aggregate, outer, index).value(
        places, without: reach.leavesOutItself ? outer.pointee.sequence : nil)
    }
    let isLong =
      isAlike && places.count > 4 * AggregateTree.stretch && (hasTimes || !reach.leavesOutItself)
    let own = isLong && reach.leavesOutItself ? place(of: outer, subject, aggregate, index) : nil
    if isLong, aggregate.countsDistinct, loose.isEmpty {
      return distinctCounts(of: aggregate, outer, index).value(
        places, without: own,
        from: index.places(subject: subject, type: aggregate.record).lowerBound)
    }
    let question = Question(
      aggregate: aggregate, outer: outer, reach: reach, index: index,
      column: ahead.isEmpty ? scratchColumn(aggregate) : aggregate.makeColumn())
    question.column.grow(to: 1)
    question.column.reset(0)
    for entry in loose { addLoose(entry, question) }
    if isLong, !aggregate.countsDistinct {
      addByTree(places, without: own, question)
    } else {
      add(places, question)
    }
    return kept(question.column.value(0..<1))
  }

  /// Whether the same records count whatever record the aggregate is asked for.
  private func isAlike(_ aggregate: CompiledAggregate, _ reach: WindowReach) -> Bool {
    !options.accounts && !mayGrow && aggregate.matchesAlike && !aggregate.inside.readsDay
      && reach.days == nil && reach.isExact
      && (replay.map { $0.isSettled(type: aggregate.record) } ?? true)
      && (replay == nil || !aggregate.inside.readsMoment && !aggregate.inside.readsPeriod)
  }

  private func scratchColumn(_ aggregate: CompiledAggregate) -> Column {
    while scratch[aggregate.index].count <= depth {
      scratch[aggregate.index].append(aggregate.makeOrderedColumn())
    }
    return scratch[aggregate.index][depth]
  }

  /// A column is used again for the next record; what it gave is read until the decision is made.
  private func kept(_ value: RowValue) -> RowValue {
    switch value {
    case .text, .list, .oneOf:
      let kept = KeptValue(value)
      given.append(kept)
      return kept.value
    default: return value
    }
  }

  // MARK: Records

  private func add(_ places: Range<Int>, _ question: Question) {
    let (reach, index) = (question.reach, question.index)
    for place in places {
      let entry = store.entries[index.entry(at: place)]
      if reach.leavesOutItself, entry.sequence == question.outer.pointee.sequence { continue }
      guard isThere(index.entry(at: place)) else { continue }
      let inner = turn(inside: question.outer, to: index.entry(at: place))
      let fact: Fact? = noting(question.aggregate, inner) {
        var inWindow = reach.isSure
        if !reach.isExact || reach.days != nil, let time = inner.pointee.time {
          inWindow = inWindow && reach.holds(time, entry.sequence, calendar)
          if inWindow == .no { return nil }
        }
        return question.aggregate.fact(
          inner, inWindow: inWindow, time: entry.time, sequence: entry.sequence)
      }
      if let fact { add(fact, inner, question) }
    }
  }

  /// Adds a record without a time, or one of whose times one lies ahead.
  private func addLoose(_ entryIndex: Int, _ question: Question) {
    let reach = question.reach
    let entry = store.entries[entryIndex]
    if reach.leavesOutItself, entry.sequence == question.outer.pointee.sequence { return }
    guard isThere(entryIndex) else { return }
    let inner = turn(inside: question.outer, to: entryIndex)
    let time = inner.pointee.time
    var inWindow = Kleene.unknown
    let fact = noting(question.aggregate, inner) {
      if let time {
        inWindow = reach.isSure && reach.holds(time, entry.sequence, calendar)
      } else if let ends = inner.pointee.timeEnds {
        let (first, last) = (
          reach.holds(ends.first, entry.sequence, calendar),
          reach.holds(ends.last, entry.sequence, calendar)
        )
        inWindow = reach.isSure && (first == last ? first : .unknown)
      } else if case .allTime = question.aggregate.window {
        inWindow = .yes
      }
      return question.aggregate.fact(
        inner, inWindow: inWindow, time: time?.microseconds, sequence: entry.sequence)
    }
    if let fact {
      noteTwice(
        fact, question.aggregate, inWindow: inWindow, inner, of: inner.pointee.subject)
      add(fact, inner, question)
    }
  }

  private func add(_ fact: Fact, _ inner: FramePointer, _ question: Question) {
    question.column.add(0, fact)
    if options.accounts { account(question.aggregate, inner, fact) }
  }

  private func addByTree(_ places: Range<Int>, without own: Int?, _ question: Question) {
    let tree = tree(of: question.aggregate, question.outer, question.index)
    let rest: (Range<Int>) -> Void = { self.add($0, question) }
    if let own, places.contains(own) {
      tree.collect(places.lowerBound..<own, into: question.column, rest)
      tree.collect(own + 1..<places.upperBound, into: question.column, rest)
    } else {
      tree.collect(places, into: question.column, rest)
    }
  }

  /// Writes down that a record counts, or might.
  private func account(_ aggregate: CompiledAggregate, _ inner: FramePointer, _ fact: Fact) {
    if accounts.firstIndex(where: { $0.aggregate == aggregate.source }) == nil {
      accounts.append(.init(aggregate: aggregate.source, records: []))
    }
    let index = accounts.firstIndex { $0.aggregate == aggregate.source }!
    let isUsable =
      switch fact.value {
      case .missing, .unknown: aggregate.operand == nil
      default: true
      }
    func reasons(_ parts: [WrittenPart]) -> [ReasonCopy] {
      parts.map { ReasonView($0, .passUnretained(self), inner).copy }
    }
    accounts[index].records.append(
      .init(
        name: occasion(of: inner, compiled.plans[aggregate.record]).record,
        time: inner.pointee.time?.written,
        isSure: fact.isSure, isUsable: isUsable, because: reasons(aggregate.tests),
        taken: reasons(aggregate.taken)))
  }

  /// Turns the frame of the present depth to a stored record that a `where` looks at.
  func turn(inside outer: FramePointer, to entry: Int) -> FramePointer {
    let inner = turned(depth + 1, to: entry)
    inner.pointee.parent = outer
    return inner
  }

  /// The place of the record that is decided about among those of an aggregate; nil if it is none
  /// of them.
  private func place(
    of outer: FramePointer, _ subject: Int, _ aggregate: CompiledAggregate, _ index: StoreIndex
  ) -> Int? {
    let field = outer.pointee.timeField
    guard field >= 0, case .time(let time) = outer.pointee.row[field] else { return nil }
    let places = index.range(
      subject: subject, type: aggregate.record, from: time.microseconds,
      until: (time.microseconds, outer.pointee.sequence + 1))
    return places.last.flatMap {
      store.entries[index.entry(at: $0)].sequence == outer.pointee.sequence ? $0 : nil
    }
  }

  private func distinctCounts(
    of aggregate: CompiledAggregate, _ outer: FramePointer, _ index: StoreIndex
  ) -> DistinctCounts {
    if let known = distinct[aggregate.index] { return known }
    let made = atTheLast {
      DistinctCounts(places: store.entries.count, index.groups(type: aggregate.record)) { place in
        fact(of: index.entry(at: place), aggregate, outer)
      }
    }
    distinct[aggregate.index] = made
    return made
  }

  private func tree(
    of aggregate: CompiledAggregate, _ outer: FramePointer, _ index: StoreIndex
  ) -> AggregateTree {
    if let known = trees[aggregate.index] { return known }
    let made = atTheLast {
      AggregateTree(places: store.entries.count, aggregate.makeOrderedColumn()) {
        places, column, state in
        for entry in places.map(index.entry)
        where Int(store.entries[entry].type) == aggregate.record {
          if let fact = fact(of: entry, aggregate, outer) { column.add(state, fact) }
        }
      }
    }
    trees[aggregate.index] = made
    return made
  }

  /// A stored record for an aggregate over a window that holds it.
  private func fact(
    of entryIndex: Int, _ aggregate: CompiledAggregate, _ outer: FramePointer
  ) -> Fact? {
    let entry = store.entries[entryIndex]
    let inner = turn(inside: outer, to: entryIndex)
    return noting(aggregate, inner) {
      aggregate.fact(inner, inWindow: .yes, time: entry.time, sequence: entry.sequence)
    }
  }

  private func noting<T>(
    _ aggregate: CompiledAggregate, _ inner: FramePointer, _ body: () -> T
  ) -> T {
    noting(aggregate.record, inner.pointee.sequence, of: inner.pointee.subject, body)
  }

  private func counts(
    of aggregate: CompiledAggregate, _ outer: FramePointer, _ index: StoreIndex
  ) -> MatchCounts {
    if let known = counts[aggregate.index] { return known }
    let made = atTheLast {
      MatchCounts(places: store.entries.count) { place in
        let entry = index.entry(at: place)
        guard Int(store.entries[entry].type) == aggregate.record else {
          return (store.entries[entry].sequence, .no)
        }
        if aggregate.matches.isAlways { return (store.entries[entry].sequence, .yes) }
        let inner = turn(inside: outer, to: entry)
        let matches = noting(aggregate, inner) { aggregate.matches.holds(inner) }
        return (store.entries[entry].sequence, matches)
      }
    }
    counts[aggregate.index] = made
    return made
  }
}
