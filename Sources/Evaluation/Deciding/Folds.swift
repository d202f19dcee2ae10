import RuleModel

/// An aggregate that takes records as they come, where they go, and when they lie in its window: in
/// plain memory, so that going through all of them for every record counts no references. The
/// engine and its compiled pack hold what it names.
struct Fold {
  let aggregate: Unmanaged<CompiledAggregate>
  let matches: FlatCondition
  let column: Unmanaged<Column>
  /// The same column, where it counts the records that match or holds the latest: what most
  /// aggregates do is asked for by its type, which a column would have to find out.
  let counts: Unmanaged<TypedColumn<CountAccumulator>>?
  let latest: Unmanaged<TypedColumn<LatestAccumulator>>?
  let window: StreamWindow
  let isOfAllTime: Bool
  let hasAnywhere: Bool
  let stretches: Int
}

/// The aggregates that the records of one type are folded into.
typealias Folds = UnsafeMutableBufferPointer<Fold>

extension Engine {
  static func folds(
    _ compiled: CompiledPack, _ columns: [Column?], _ windows: [StreamWindow]
  ) -> [Folds] {
    compiled.plans.map { plan in
      if plan.streamed.isEmpty { return Folds(start: nil, count: 0) }
      let folds = Folds.allocate(capacity: plan.streamed.count)
      for (place, aggregate) in plan.streamed.enumerated() {
        let window = windows[aggregate.index]
        let column = columns[aggregate.index]!
        folds.initializeElement(
          at: place,
          to: Fold(
            aggregate: .passUnretained(aggregate), matches: aggregate.matches,
            column: .passUnretained(column),
            counts: (column as? TypedColumn<CountAccumulator>).map { .passUnretained($0) },
            latest: (column as? TypedColumn<LatestAccumulator>).map { .passUnretained($0) },
            window: window,
            isOfAllTime: window.isAll, hasAnywhere: window.anywhere != nil,
            stretches: window.stretches))
      }
      return folds
    }
  }

  /// Folds a record into the aggregates that take records as they come.
  func fold(_ record: Int, _ frame: FramePointer, subject: Int, time: Instant?, sequence: Int64) {
    if let time, time.microseconds > options.now.microseconds { return }
    if time == nil, !compiled.plans[record].timeFields.isEmpty {
      return foldTimeless(record, frame, subject: subject, sequence: sequence)
    }
    let folds = folds[record]
    let isUnplaced = time.map { calendar.pointee.hasUnknownDay($0) } ?? false
    for place in folds.indices {
      let fold = folds.baseAddress! + place
      if let time, isUnplaced || fold.pointee.hasAnywhere {
        foldOpen(fold.pointee, record, frame, subject: subject, time: time, sequence: sequence)
        continue
      }
      var state = subject * fold.pointee.stretches
      if !fold.pointee.isOfAllTime, let time {
        guard let stretch = fold.pointee.window.stretch(of: time, calendar) else { continue }
        state += stretch
      }
      let holds = fold.pointee.matches.run(frame)
      if holds == .no { continue }
      if let counts = fold.pointee.counts {
        counts._withUnsafeGuaranteedRef { $0.count(state, isSure: holds == .yes) }
        continue
      }
      let fact = fold.pointee.aggregate._withUnsafeGuaranteedRef {
        $0.fact(frame, isSure: holds == .yes, time: time?.microseconds ?? 0, sequence: sequence)
      }
      if let latest = fold.pointee.latest {
        latest._withUnsafeGuaranteedRef { $0.put(state, fact) }
      } else {
        fold.pointee.column._withUnsafeGuaranteedRef { $0.add(state, fact) }
      }
    }
  }

  /// A record whose day is unknown, or that is looked at from an unknown place, may lie in several
  /// stretches.
  private func foldOpen(
    _ fold: Fold, _ record: Int, _ frame: FramePointer, subject: Int, time: Instant, sequence: Int64
  ) {
    fold.aggregate._withUnsafeGuaranteedRef { aggregate in
      noting(record, frame.pointee.sequence, of: subject) {
        for (stretch, isIn) in fold.window.reached(by: time, calendar) {
          guard
            let fact = aggregate.fact(
              frame, inWindow: isIn, time: time.microseconds, sequence: sequence)
          else {
            continue
          }
          fold.column._withUnsafeGuaranteedRef { $0.add(subject * fold.stretches + stretch, fact) }
        }
      }
    }
  }

  /// A record that could have a time and has none may lie in any window; one whose time is known by
  /// its ends, in those that hold one of them.
  private func foldTimeless(_ record: Int, _ frame: FramePointer, subject: Int, sequence: Int64) {
    let ends = frame.pointee.timeEnds
    if let ends, ends.first.microseconds > options.now.microseconds { return }
    let isPast = ends.map { $0.last.microseconds <= options.now.microseconds } ?? true
    for fold in folds[record] {
      let stretches =
        ends.map { fold.window.reached(by: $0, calendar) }
        ?? fold.window.everyStretch.map { ($0, fold.isOfAllTime ? .yes : .unknown) }
      fold.aggregate._withUnsafeGuaranteedRef { aggregate in
        for (stretch, isIn) in stretches {
          let inWindow = isPast ? isIn : .unknown
          guard
            let fact = aggregate.fact(frame, inWindow: inWindow, time: nil, sequence: sequence)
          else { continue }
          noteTwice(fact, aggregate, inWindow: inWindow, frame, of: subject)
          fold.column._withUnsafeGuaranteedRef { $0.add(subject * fold.stretches + stretch, fact) }
        }
      }
    }
  }
}
