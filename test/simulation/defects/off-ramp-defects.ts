import type { Defect } from './defects.ts'

const SEND_PAYOUT = 'src/operations/off-ramp/send-payout.ts'
const EARLIER = 'src/operations/intents/earlier-payouts.ts'
const CONFIRM = 'src/operations/off-ramp/confirm-transfer.ts'
const SOLANA_WATCH = 'src/chains/solana/watch-transaction.ts'
const SOLANA_RELAYING = 'src/chains/solana/relaying.ts'

/** Mistakes in sending the tokens of an off-ramp. */
export const OFF_RAMP: readonly Omit<Defect, 'simulation'>[] = [
  {
    name: 'a payout whose tokens may be on their way is cancelled',
    edits: [
      { file: SEND_PAYOUT, find: "if (!error.mayCancelPayout) return { status: 'unknown', error }", replace: '' },
    ],
  },
  {
    name: 'the wallet is asked a second time for a payout',
    edits: [
      {
        file: SEND_PAYOUT,
        find: "entry?.phase === 'created' && !entry.cancelling",
        replace: "entry?.phase !== 'done'",
      },
    ],
  },
  {
    name: "Solana's transaction has expired when its customer is told so",
    edits: [{ file: SOLANA_WATCH, find: "LATE_AFTER ? 'late'", replace: "LATE_AFTER ? 'expired'" }],
  },
  {
    name: 'a late transaction is not looked after',
    edits: [{ file: CONFIRM, find: "state !== 'unseen' && state !== 'late'", replace: "state !== 'unseen'" }],
  },
  {
    name: 'the blockhash of an earlier page is as old as its first look',
    edits: [{ file: SOLANA_WATCH, find: 'first + NODES_ARE_BEHIND +', replace: 'first +' }],
  },
  {
    name: 'a lost copy is taken for a refused one',
    edits: [{ file: SOLANA_RELAYING, find: " !== 'refused') return", replace: " === 'accepted') return" }],
  },
  {
    name: 'the network is not searched before another device sends',
    edits: [{ file: SEND_PAYOUT, find: 'const sent = task.since ?', replace: 'const sent = !task ?' }],
  },
  {
    name: 'a form that was sent in another tab makes a second payout',
    edits: [{ file: EARLIER, find: "  if (found.length > 0) return { status: 'earlier', found }\n", replace: '' }],
  },
  {
    name: 'an off-ramp that waits for its tokens is not asked about',
    edits: [
      { file: EARLIER, find: "if (waiting.length > 0) return { status: 'earlier', found: waiting }", replace: '' },
    ],
  },
]
