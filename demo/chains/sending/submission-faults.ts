/** Faults of submissions on their way to a node, which asks for each. */
export interface SubmissionFaults {
  /** Whether the node has no room for it. */
  isRefused(): boolean
  /** Whether the answer is lost, although it is taken. */
  losesAnswer(): boolean
}

export interface SubmissionCommands {
  /** The node has no room for the next transactions: they are refused. */
  refuseNext(transactions: number): void
  /** The next transactions are taken, and the connection ends before the answer. */
  loseAnswers(transactions: number): void
}

export function createSubmissionFaults(): { readonly faults: SubmissionFaults; readonly commands: SubmissionCommands } {
  let [refused, unanswered] = [0, 0]
  return {
    faults: {
      isRefused: () => refused > 0 && refused-- > 0,
      losesAnswer: () => unanswered > 0 && unanswered-- > 0,
    },
    commands: {
      refuseNext: (transactions) => void (refused = transactions),
      loseAnswers: (transactions) => void (unanswered = transactions),
    },
  }
}
