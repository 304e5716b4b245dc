import { breaksOf, type Break } from './entry.ts'

const WATCH = 'src/chains/solana/watch-transaction.test.ts'
const LATE = 'src/chains/solana/late.test.ts'
const NONCE = 'src/chains/solana/durable-nonce.test.ts'

/** What a wallet has signed with a durable nonce never expires, nor does that of which nothing here knows the blockhash. */
export const DURABLE_NONCES: readonly Break[] = [
  ...breaksOf('src/chains/solana/watch-transaction.ts', WATCH, [
    [
      ['C20', 'SAFE-C4'],
      'if (lastValid !== null) return lookAtHeight(status, lastValid)',
      'return lookAtHeight(status, lastValid ?? 5278)',
      'whose blockhash nothing here knows has never expired',
    ],
    [
      ['C20'],
      '/^\\d{1,15}$/.test(landing)',
      'landing !== undefined',
      'whose blockhash nothing here knows has never expired',
    ],
    [
      ['C20'],
      '      if (status === null) void resend()\n      // What',
      '      // What',
      'with a durable nonce, signed here, is handed over again',
    ],
  ]),
  ...breaksOf('src/chains/solana/send.ts', NONCE, [
    [
      ['C20', 'C4'],
      'read.expires ? life.lastValidBlockHeight : null',
      'life.lastValidBlockHeight',
      'no block height is one',
    ],
    [
      ['C20', 'SAFE-C4'],
      'node, lastValid: null, signed: null',
      'node, lastValid: life.lastValidBlockHeight, signed: null',
      'and broadcasts has an end that nothing here knows',
    ],
  ]),
  ...breaksOf('src/chains/solana/send.ts', LATE, [
    [['C4'], 'steps.onHash(hash, writeLanding(lastValid))', 'steps.onHash(hash)', 'which the journal has kept'],
  ]),
  ...breaksOf('src/chains/solana/transaction.ts', NONCE, [
    [['C19'], ' && isSame(first.data, ADVANCE_NONCE)', '', 'in name only'],
    [
      ['C20'],
      'expires: !isDurable(instructions)',
      'expires: recentBlockhash === plan.blockhash',
      'since its first instruction says so',
    ],
  ]),
]
