import RuleModel

/// An aggregate that takes records as they come, where they go, and when they lie in its window: in plain memory, so
/// that going through all of them for every record counts no references. The engine and its book hold what it names.
struct Fold {
  let aggregate: Unmanaged<CompiledAggregate>
  let column: Unmanaged<Column>
  let window: StreamWindow
  let stretches: Int
}

/// The aggregates that the records of one type are folded into.
typealias Folds = UnsafeMutableBufferPointer<Fold>

extension Engine {
  static func folds(_ book: RuleBook, _ columns: [Column?], _ windows: [StreamWindow]) -> [Folds] {
    book.plans.map { plan in
      let folds = Folds.allocate(capacity: plan.streamed.count)
      for (place, aggregate) in plan.streamed.enumerated() {
        let window = windows[aggregate.index]
        folds.initializeElement(
          at: place,
          to: Fold(
            aggregate: .passUnretained(aggregate), column: .passUnretained(columns[aggregate.index]!), window: window,
            stretches: window.stretches))
      }
      return folds
    }
  }

  /// Folds a record into the aggregates that take records as they come.
  func fold(_ record: Int, _ frame: FramePointer, subject: Int, time: Instant?, sequence: Int64) {
    if let time, time.microseconds > options.now.microseconds { return }
    if time == nil, !book.plans[record].timeFields.isEmpty {
      return foldTimeless(record, frame, subject: subject, sequence: sequence)
    }
    for fold in folds[record].indices {
      let fold = folds[record].baseAddress! + fold
      var stretch = 0
      if let time {
        guard let found = fold.pointee.window.stretch(of: time, calendar) else { continue }
        stretch = found
      }
      let fact = fold.pointee.aggregate._withUnsafeGuaranteedRef {
        $0.fact(frame, inWindow: .yes, time: time?.microseconds ?? 0, sequence: sequence)
      }
      guard let fact else { continue }
      let state = subject * fold.pointee.stretches + stretch
      fold.pointee.column._withUnsafeGuaranteedRef { $0.add(state, fact) }
    }
  }

  /// A record that could have a time and has none may lie in any window.
  private func foldTimeless(_ record: Int, _ frame: FramePointer, subject: Int, sequence: Int64) {
    for fold in folds[record] {
      let inWindow: Kleene = if case .all = fold.window { .yes } else { .unknown }
      fold.aggregate._withUnsafeGuaranteedRef { aggregate in
        guard let fact = aggregate.fact(frame, inWindow: inWindow, time: nil, sequence: sequence) else { return }
        fold.column._withUnsafeGuaranteedRef { column in
          for stretch in fold.window.everyStretch { column.add(subject * fold.stretches + stretch, fact) }
        }
      }
    }
  }
}
