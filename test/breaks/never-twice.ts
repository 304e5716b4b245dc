import type { Break } from './entry.ts'

const DECLINED = 'src/operations/off-ramp/declined.test.ts'
const EARLIER = 'src/operations/intents/earlier-payouts.test.ts'
const SENT_ELSEWHERE = 'src/operations/off-ramp/sent-elsewhere.test.ts'
const CONTRACT = 'src/chains/sending.contract.test.ts'

/** What keeps a second tab, a second device and a wallet that says no and sends from moving money twice, or untold. */
export const NEVER_TWICE = [
  {
    ids: ['E18'],
    file: 'src/operations/journal/reported-outcomes.ts',
    find: 'Math.abs(at - pressedAt) <= SAME_MOMENT_MS',
    replace: 'Math.abs(at - createdAt) <= SAME_MOMENT_MS',
    test: { file: EARLIER, title: 'shares the payout when both tabs pressed at the same moment' },
  },
  {
    ids: ['E18'],
    file: 'src/operations/intents/earlier-payouts.ts',
    find: '(!claimed.has(payout.id) || isOfPayload(payout, payload))',
    replace: 'isOfPayload(payout, payload)',
    test: { file: EARLIER, title: 'asks about another device’s payout of any amount' },
  },
  {
    ids: ['E18'],
    file: 'src/operations/intents/earlier-payouts.ts',
    find: 'return findListed(api, payoutId!)',
    replace: 'return null',
    test: { file: EARLIER, title: 'does not believe a gateway that answers 404' },
  },
  {
    ids: ['E18', 'SAFE-B1'],
    file: 'src/operations/off-ramp/send-steps.ts',
    find: "if (seen.status !== 'none') {",
    replace: "if (seen.status === 'tokensThere') {",
    test: { file: SENT_ELSEWHERE, title: 'has sent since are followed' },
  },
  {
    ids: ['E18', 'SAFE-B1'],
    file: 'src/operations/off-ramp/send-payout.ts',
    find: 'task.since ?? madeAt(',
    replace: 'madeAt(',
    test: { file: SENT_ELSEWHERE, title: 'the search begins when the server made it' },
  },
  {
    ids: ['E18', 'SAFE-B1'],
    file: 'src/operations/intents/run-intent.ts',
    find: ', ...(isResumed ? [CALLED_AGAIN] : [])',
    replace: '',
    test: {
      file: 'src/operations/intents/run-intent.test.ts',
      title: 'the journal records that the press was repeated',
    },
  },
  {
    ids: ['E18', 'H11'],
    file: 'src/operations/off-ramp/unfinished.ts',
    find: ' || isAsking?.(payout.id)',
    replace: '',
    test: { file: 'src/queries/payouts/unfinished.test.ts', title: 'as long as a wallet of this page asks for it' },
  },
  {
    ids: ['C20'],
    file: 'src/chains/evm/transaction/find-sent.ts',
    find: 'isSame(addressOfTopic(target), to) &&',
    replace: '',
    test: { file: 'src/chains/evm/transaction/find-sent.test.ts', title: 'the search takes the transfer alone' },
  },
  {
    ids: ['C20'],
    file: 'src/chains/solana/find-sent.ts',
    find: 'units > 0n) yield',
    replace: 'units >= 0n) yield',
    test: { file: CONTRACT, title: 'finds what the wallet has sent' },
  },
  {
    ids: ['C21'],
    file: 'src/chains/evm/checks/send-checks.ts',
    find: '  if (balance.units < units) throw notEnoughTokens(coin)\n  const data',
    replace: '  const data',
    test: { file: CONTRACT, title: 'checks before there is a payout what can be known then' },
  },
  {
    ids: ['C20'],
    file: 'src/chains/solana/find-sent.ts',
    find: 'if (units === null) throw unreadable()',
    replace: 'if (units === null) continue',
    test: { file: 'src/chains/solana/find-sent.test.ts', title: 'says nothing of a transaction' },
  },
  {
    ids: ['C20'],
    file: 'src/operations/off-ramp/follow-to-end.ts',
    find: 'if (!ending.isAttended()) return ELSEWHERE',
    replace: '',
    test: { file: DECLINED, title: 'the payout stays as it is when the customer signs out' },
  },
] as const satisfies readonly Break[]
