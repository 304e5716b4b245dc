import { breaksOf, type Break } from './entry.ts'

const CANCEL = 'src/operations/cancel-payout.test.ts'
const REQUEST = 'src/operations/off-ramp/cancel-request.test.ts'
const RELAYING = 'src/operations/off-ramp/relaying.test.ts'

/** Between the cancel of one device and the tokens of another. */
export const CANCELS: readonly Break[] = [
  ...breaksOf('src/operations/cancel-payout.ts', CANCEL, [
    [
      ['C19', 'SAFE-B10'],
      'requestCancel(api, id, { repeats: 0, onRenewed })',
      'requestCancel(api, id)',
      'is not repeated blindly',
    ],
    [['C19', 'SAFE-B10'], ' || !(await isUnsent())', '', 'is not repeated blindly'],
    [['C19', 'SAFE-B10'], "payout?.status !== 'pending' || ", '', 'is not repeated blindly'],
    [['C19'], 'isRepeat || ', '', 'is not repeated blindly'],
    [['C19'], ' && !(error as ApiError).retryAfter', '', 'a server that names a time'],
    [
      ['C19'],
      'REPEATED_WITHIN_MS = 10_000',
      'REPEATED_WITHIN_MS = 12_000',
      'is repeated only before a wallet had time to send',
    ],
    [['C19'], '      return cancel(true)\n', '      throw error\n', 'is asked for once more'],
  ]),
  ...breaksOf('src/operations/off-ramp/broadcast-record.ts', RELAYING, [
    [
      ['C19', 'SAFE-C1'],
      '(await mayHandOver()) ? node',
      '(await mayHandOver()) || signed ? node',
      'never leaves the page',
    ],
    [
      ['C13', 'C19'],
      'takesTokens, () => false',
      'takesTokens, () => true',
      'stays in the page while the server does not answer',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/deposit-status.ts', RELAYING, [
    [
      ['H16', 'SAFE-E8'],
      "status === 'pending'",
      "status !== 'cancelled'",
      'while the status of its payout is not listed',
    ],
  ]),
  ...breaksOf('src/operations/off-ramp/send-payout.ts', RELAYING, [
    [['C19', 'SAFE-C1'], 'broadcast.guarded(node)', 'node', 'never leaves the page'],
  ]),
  ...breaksOf('src/operations/off-ramp/withdrawal.ts', REQUEST, [
    [
      ['E18', 'C19'],
      "if (isWithdrawn) throw new ChainError('wallet/withdrawn')",
      '',
      'what the wallet signs later never leaves the page',
    ],
    [['E18', 'C19'], "isWithdrawn = act === 'signs'", 'isWithdrawn = true', 'waits for its no, and cancels then'],
    [
      ['E18'],
      '    stop: () => stop(),\n',
      '    stop: () => {},\n',
      'nothing is taken back once the wallet has said no',
    ],
    [['E18'], '      stop()\n', '', 'nothing is taken back while what the wallet has signed'],
  ]),
  ...breaksOf('src/operations/off-ramp/send-payout.ts', REQUEST, [
    [
      ['E18'],
      'steps.withdrawal.isWithdrawn ? withdrawn : fail(error)',
      'fail(error)',
      'a wallet that declines just after a cancel is looked after once',
    ],
    [['E18', 'C19'], '    steps.end()\n    void answer', '    void answer', 'ends the payout at once'],
  ]),
  ...breaksOf('src/operations/off-ramp/follow-to-end.ts', REQUEST, [
    [['E18'], " && !known.has('cancelWanted')", '', 'a payout of another device is cancelled, too'],
  ]),
]
