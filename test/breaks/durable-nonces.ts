import { breaksOf, type Break } from './entry.ts'

const WATCH = 'src/chains/solana/watch-transaction.test.ts'
const LATE = 'src/chains/solana/late.test.ts'
const NONCE = 'src/chains/solana/durable-nonce.test.ts'
const OTHER_PAYER = 'src/chains/solana/other-payer.test.ts'
const OTHER_HASH = 'src/chains/solana/other-hash.test.ts'

/** What a wallet has signed with a durable nonce never expires, nor does that of which nothing here knows the blockhash. */
export const DURABLE_NONCES: readonly Break[] = [
  ...breaksOf('src/chains/solana/watch-transaction.ts', WATCH, [
    [
      ['C20', 'SAFE-C4'],
      'if (lastValid !== null) return lookAtHeight(status, lastValid)',
      'return lookAtHeight(status, lastValid ?? 5278)',
      'a transaction with an unknown blockhash has never expired',
    ],
    [
      ['C20'],
      '/^\\d{1,15}$/.test(bound)',
      'bound !== undefined',
      'a transaction with an unknown blockhash has never expired',
    ],
    [
      ['C20'],
      '      void resend()\n      return signed',
      '      return signed',
      'with a durable nonce, signed here, is handed over again',
    ],
  ]),
  ...breaksOf('src/chains/solana/watch-transaction.ts', OTHER_HASH, [
    [['C20'], "if (risen <= 0n) return 'untraceable'\n", '', 'has sent nothing yet, however often the chain is asked'],
    [
      ['C20'],
      "if (known === 'untraceable') return lookElsewhere(true)\n",
      '',
      'is followed to the transaction that its signers execute',
    ],
    [
      ['C20'],
      "signed ? 'untraceable' : lookElsewhere(false)",
      "'untraceable'",
      'is known by no node, and is followed to what its signers execute',
    ],
    [['C20'], '(isIdle && state', '(state', 'a smaller transfer next to it decides nothing'],
  ]),
  ...breaksOf('src/chains/solana/send.ts', NONCE, [
    [['C20', 'C4'], 'never: () => null', 'never: (life) => life.lastValidBlockHeight', 'no block height is one'],
    [
      ['C20', 'SAFE-C4'],
      'node, lastValid: null, signed: null',
      'node, lastValid: life.lastValidBlockHeight, signed: null',
      'that the wallet broadcasts has an unknown end',
    ],
  ]),
  ...breaksOf('src/chains/solana/send.ts', LATE, [
    [['C4'], 'steps.onHash(hash, writeBound(lastValid))', 'steps.onHash(hash)', 'which the journal has kept'],
  ]),
  ...breaksOf('src/chains/solana/transaction.ts', NONCE, [
    [['C19'], ' && isSame(data, ADVANCE_NONCE)', '', 'in name only'],
    [
      ['C20'],
      "  if (isDurable(instructions)) return 'never'\n  if (recentBlockhash === blockhash) return 'ours'\n",
      "  if (recentBlockhash === blockhash) return 'ours'\n  if (isDurable(instructions)) return 'never'\n",
      'since its first instruction says so',
    ],
    [['C19'], "instructions.some(advancesNonce) ? null : 'unknown'", "'unknown'", 'after another instruction'],
  ]),
  ...breaksOf('src/chains/solana/transaction.ts', OTHER_PAYER, [
    [
      ['C19', 'C22'],
      '      signatures.some(({ publicKey }) => publicKey.toBase58() === plan.order.from) &&\n',
      '      signatures.length === 1 &&\n',
      'is followed by the payer’s signature',
    ],
  ]),
  ...breaksOf('src/chains/solana/send.ts', OTHER_PAYER, [
    [
      ['C4', 'SAFE-C4'],
      'unknown: (_, node) => lastValidNow(node)',
      'unknown: ({ lastValidBlockHeight }) => lastValidBlockHeight',
      'may land for as long as any blockhash of that time',
    ],
    [['C4', 'SAFE-C4'], ' + MOST_BEHIND', '', 'may land for as long as any blockhash of that time'],
    [['C4', 'C20'], '    () => null,\n', '    () => 1,\n', 'where the node does not say how far it is'],
  ]),
]
