import { breaksOf, type Break, type Row } from './entry.ts'

const INTENTS = 'src/operations/intents'
const JOURNAL = 'src/operations/journal'
const OFF_RAMP = 'src/operations/off-ramp'
const SOLANA = 'src/chains/solana'

const onRamp = (file: string, rows: readonly Row[]) => breaksOf(file, 'test/simulation/on-ramp.test.ts', rows)
const offRamp = (file: string, rows: readonly Row[]) => breaksOf(file, 'test/simulation/off-ramp.test.ts', rows)
const byFamily = (file: string, rows: readonly Row[]) =>
  breaksOf(file, 'test/simulation/off-ramp-by-family.test.ts', rows)

const ONE_PAYOUT = 'under every fault one form makes at most one payout'
const SENT_ONCE = 'under every fault a payout’s tokens are sent at most once'
const ON_SUI = 'under every fault a payout’s tokens on sui'
const ON_TRON = 'under every fault a payout’s tokens on tron'

/** Mistakes that the product made once, or nearly, and that the simulation finds within 200 scenarios. */
export const SIMULATION: readonly Break[] = [
  ...onRamp(`${INTENTS}/run-intent.ts`, [
    // A refusal after a lost answer ends the intent.
    [['E18', 'SAFE-B2'], 'isRefused && isOnly && run', 'isRefused && run', ONE_PAYOUT],
    // A waiting tab sends a key that was refused.
    [['E18', 'SAFE-B1'], "  if (present.phase === 'refused') return runIntent(journal, run)\n", '', ONE_PAYOUT],
  ]),
  ...onRamp(`${INTENTS}/payout-intent.ts`, [
    // A conflict at first sight ends the intent.
    [
      ['E18', 'SAFE-B3'],
      "({ status, code }: ApiError): boolean =>\n  status !== 409 && code?.startsWith('idempotency') !== true",
      '(_: ApiError): boolean => true',
      ONE_PAYOUT,
    ],
    // What a reloaded page finds is not compared.
    [
      ['E18'],
      'payloadHash(entry.kind, payoutIdentity(reading)) === entry.payloadHash',
      'entry.payloadHash.length > 0 || reading === payout',
      ONE_PAYOUT,
    ],
  ]),
  ...onRamp(`${JOURNAL}/entry.ts`, [
    // Ages are read from the device's clock, without their sign.
    [
      ['E18', 'SAFE-B12'],
      'return made === null || offset === null ? null : device + offset - made',
      'return Math.abs(device - entry.createdAt)',
      ONE_PAYOUT,
    ],
    // A key older than 23 hours is sent.
    [['E18', 'SAFE-B12'], "age > KEY_MS ? 'old' : 'young'", "age > Infinity ? 'old' : 'young'", ONE_PAYOUT],
  ]),
  ...onRamp(`${JOURNAL}/form-intents.ts`, [
    // An entry is found or made outside the lock.
    [
      ['E18', 'SAFE-B1'],
      'lock: (run) => tabs.lock(`${customerKey}:${hash}`, run),',
      'lock: (run) => run(),',
      ONE_PAYOUT,
    ],
  ]),
  ...onRamp(`${JOURNAL}/lock.ts`, [
    // A click is not shared.
    [['E18', 'SAFE-B1'], 'running.get(opId) ?? lock', 'lock', ONE_PAYOUT],
  ]),
  ...onRamp(`${INTENTS}/payout-identity.ts`, [
    // An alike payout is taken without asking.
    [
      ['E18', 'SAFE-B13'],
      "candidates.length > 0 ? { status: 'alike', candidates }",
      "candidates[0] ? { status: 'ours', found: candidates[0] }",
      ONE_PAYOUT,
    ],
  ]),
  ...onRamp('src/domain/payouts/differences.ts', [
    // What came back is not compared.
    [
      ['E18'],
      'return [...fields, ...differentAddress(requested, payout), ...contradictionsOf(payout)]',
      'return []',
      ONE_PAYOUT,
    ],
  ]),
  ...offRamp(`${OFF_RAMP}/follow-to-end.ts`, [
    // A payout whose tokens may be on their way is cancelled.
    [['C19', 'SAFE-C1'], "if (!error.mayCancelPayout) return { status: 'unknown', error }", '', SENT_ONCE],
  ]),
  ...offRamp('src/chains/evm/transaction/follow.ts', [
    // A failure counts before its block is final.
    [['C6', 'SAFE-C1'], "isFinal ? 'failed' : 'seen'", "'failed'", SENT_ONCE],
  ]),
  ...offRamp(`${OFF_RAMP}/state/sendable.ts`, [
    // The wallet is asked a second time for a payout.
    [['E18', 'SAFE-C1'], "?.ask === 'afterLook'", ' !== null', SENT_ONCE],
  ]),
  ...offRamp(`${OFF_RAMP}/send-steps.ts`, [
    // The network is not looked at before another device sends.
    [['E18', 'SAFE-C1'], "if (seen.status !== 'none') {", "if (seen.status === 'unknown') {", SENT_ONCE],
  ]),
  ...offRamp('src/operations/cancel-payout.ts', [
    // The client repeats a lost cancel without asking what another device has done since.
    [['C19', 'SAFE-C1'], 'requestCancel(api, id, { repeats: 0, onRenewed })', 'requestCancel(api, id)', SENT_ONCE],
  ]),
  ...offRamp(`${OFF_RAMP}/confirm-transfer.ts`, [
    // A transaction that no node shows yet is not looked after.
    [['C19', 'SAFE-C1'], "['unseen', 'untraceable'", "['untraceable'", SENT_ONCE],
  ]),
  ...offRamp(`${SOLANA}/watch-transaction.ts`, [
    // A transaction counts as expired as soon as its customer reads that it is late.
    [
      ['C19', 'SAFE-C1'],
      "if (status !== null) return 'seen'",
      "if (isLate) return 'expired'\n    if (status !== null) return 'seen'",
      SENT_ONCE,
    ],
    // What a wallet has broadcast expires as if the page had signed it.
    [
      ['C20', 'SAFE-C1'],
      'if (lastValid !== null) return lookAtHeight(status, lastValid)',
      'return lookAtHeight(status, lastValid ?? (first ?? (await readHeight(node))) + 2 * BLOCKHASH_LIVES_FOR)',
      SENT_ONCE,
    ],
  ]),
  ...offRamp(`${SOLANA}/relay-with-preflight.ts`, [
    // A lost copy is taken for a refused one.
    [['C19', 'SAFE-C1'], " !== 'refused') return", " === 'accepted') return", SENT_ONCE],
  ]),
  ...offRamp(`${INTENTS}/earlier-payouts.ts`, [
    // A form that was sent in another tab makes a second payout.
    [['E18'], "  if (isFilled(found)) return { status: 'earlier', found }\n", '', SENT_ONCE],
    // An off-ramp that waits for its tokens is not asked about.
    [['E18'], "if (isFilled(waiting)) return { status: 'earlier', found: waiting }", '', SENT_ONCE],
  ]),
  ...byFamily('src/domain/payouts/transaction-id.ts', [
    // The server does not learn of what it cannot find by itself.
    [['CHAIN-26', 'C13'], 'formOf(network) !== undefined', "network === 'aptos'", ON_SUI],
  ]),
  ...byFamily(`${OFF_RAMP}/confirm-transfer.ts`, [
    // What a fork has undone is taken for confirmed for ever.
    [['C6', 'SAFE-C1'], '  !networkRules(deposit.network).mayBeUndone &&\n', '', ON_TRON],
  ]),
  ...byFamily('src/chains/tron/transaction/follow.ts', [
    // A failure counts before its block is solid.
    [
      ['C6', 'SAFE-C1'],
      "solid && !solid.isDone ? 'failed' : 'unseen'",
      "solid || !isDone ? 'failed' : 'unseen'",
      ON_TRON,
    ],
  ]),
]
