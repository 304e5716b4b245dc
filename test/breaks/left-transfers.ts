import { breaksOf } from './entry.ts'

const UNANSWERED = 'src/queries/payouts/unanswered.test.ts'

const LOOK = 'src/operations/off-ramp/look/look.test.ts'

/** What an earlier page has left, and what its customer says of it. */
export const LEFT_TRANSFERS = [
  ...breaksOf('src/operations/off-ramp/look/look.ts', LOOK, [
    [['C19', 'SAFE-E1'], "seen.status === 'unknown' && looks < LOOKS", 'looks < 1', 'at its third try is an answer'],
    [['C19'], 'if (monotonicTime() - begun > withinMs) return seen', '', 'the customer has waited long enough'],
    [
      ['C19', 'SAFE-B1'],
      "if (holding.status === 'fulfilled' && holding.value !== 'none')",
      "if (search.status === 'fulfilled' && holding.status === 'fulfilled' && holding.value !== 'none')",
      'whose search has no answer sees the tokens',
    ],
  ]),
  ...breaksOf('src/chains/sui/follow.ts', 'src/chains/sui/follow.test.ts', [
    [['C24'], "if (state === 'unseen') unseenAt", 'if (known === null) unseenAt', 'takes fewer calls in half a minute'],
  ]),
  ...breaksOf('src/chains/sui/find-sent.ts', 'src/chains/sui/find-sent.test.ts', [
    [['C24'], 'if (known && ', 'if (known && since === null && ', 'asks once where the searches'],
    [['C24'], '  start.catch(() => ofNode.delete(key))\n', '  start.catch(() => {})\n', 'asks once where the searches'],
  ]),
  ...breaksOf('src/operations/off-ramp/unfinished.ts', 'src/operations/off-ramp/by-hand.test.ts', [
    [
      ['C19', 'C23', 'SAFE-C1'],
      "if (seen.status === 'tokensThere' && !permitsWord(seen)) throw",
      'if (left === null) throw',
      'is refused while its address has tokens',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/follow-to-end.ts', 'src/operations/off-ramp/forgotten-by-node.test.ts', [
    [
      ['C19'],
      "landed: 'network/unfinished'",
      "landed: 'network/unchecked'",
      'while the balance of the payout’s address cannot be read',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/follow-to-end.ts', 'src/operations/off-ramp/send-payout.test.ts', [
    [
      ['C6'],
      "  if (!ending.registration.isNeeded) return { status: 'sent', hash }\n",
      "  finish(ending)\n  if (!ending.registration.isNeeded) return { status: 'sent', hash }\n",
      'a transfer in one block is followed by later pages, until the server has it',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/watch-prompt.ts', UNANSWERED, [
    [['C19', 'C22'], '2 * 60_000', '60 * 60_000', 'is waited for two minutes'],
  ]),
  ...breaksOf('src/operations/off-ramp/send-payout.ts', UNANSWERED, [
    [
      ['C20', 'C22'],
      '    onLate((parts) => settleLateAnswer(parts, watch))\n',
      '',
      'a wallet that sends late is followed',
    ],
    [['C22'], '.mayCancelPayout || !isAsked()', '.mayCancelPayout', 'after its customer has cancelled'],
  ]),
  ...breaksOf('src/operations/sendings/send-by-wallet.ts', 'src/queries/payouts/send-now.test.ts', [
    [
      ['H11', 'E18', 'SAFE-B1'],
      'payoutId, since, deposit,',
      'payoutId, deposit,',
      'is searched for from the time that the server made it',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/send-payout.ts', 'src/queries/payouts/send-now.test.ts', [
    [['H11', 'C19'], ': endUnsearched(ending, failure)', ': afterFailure(ending, failure)', 'cannot be searched'],
  ]),
  ...breaksOf('src/components/sending/states/payable.ts', 'test/browser/payout-history/paid-once.test.ts', [
    [
      ['H11', 'E18', 'SAFE-B1'],
      "['madeElsewhere', ",
      "['perhapsSent', 'madeElsewhere', ",
      'stays as text once a wallet was asked',
    ],
  ]),
  ...breaksOf('src/components/sending/states/saying-of.ts', 'src/components/sending/states/transfer-states.test.ts', [
    [
      ['C20'],
      "followed(state, situation, 'workingUnseen')",
      "followed(state, situation, 'workingLong')",
      'the note of a transaction that no network has seen',
    ],
  ]),
  ...breaksOf('src/features/payouts/off-ramp/use-source-check.ts', 'test/browser/payouts/late-check.test.ts', [
    [['W23', 'E18'], 'if (!hasLeft()) work()', 'work()', 'once its form was left'],
  ]),
]
