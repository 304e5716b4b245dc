import { breaksOf } from './entry.ts'

const TITLE = 'is told before a payout exists'

/** Tokens whose issuer has stopped them, of one account or of all. */
export const ISSUER_STOPS = [
  ...breaksOf('src/chains/evm/checks/send-checks.ts', 'src/chains/evm/checks/issuer-stop.test.ts', [
    [['C21'], 'if (!isRevert(error)) return', '', 'a node that estimates nothing'],
    [
      ['C21'],
      "'0x0' } as const\n  await checkEffect({ network, coin, call }, node)",
      "'0x0' } as const\n  void call",
      TITLE,
    ],
    [['C21'], '.toReversed().join', '.join', 'is tried to another account'],
  ]),
  ...breaksOf('src/chains/evm/checks/issuer-stop.ts', 'src/chains/evm/checks/issuer-stop.test.ts', [
    [['C21'], 'asked.catch(() => false)', 'asked', TITLE],
    [['C21'], 'isFrozen || isBlocked', 'isFrozen', TITLE],
  ]),
  ...breaksOf('src/chains/tron/funds.ts', 'src/chains/tron/funds.test.ts', [
    [['C21'], '(await readIssuerStop({ from, token, coin }, node)) ?? refused()', 'refused()', TITLE],
  ]),
  ...breaksOf('src/chains/send-failure.ts', 'src/chains/aptos/funds.test.ts', [
    [['C21'], 'issuerStopIn(words, coin) ?? ', '', 'and no payout is made for them'],
  ]),
  ...breaksOf('src/chains/send-failure.ts', 'src/chains/sui/send.test.ts', [
    [['C21'], 'globally paused|', '', 'also before a payout exists'],
  ]),
]
