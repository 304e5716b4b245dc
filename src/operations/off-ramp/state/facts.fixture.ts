import type { Fact, FactTime } from '../../journal/facts.ts'
import type { Live, PayoutView } from './knowledge.ts'

const START = Date.UTC(2026, 10, 28)

export const minute = (minutes: number): FactTime => ({ device: START + minutes * 60_000, offset: 0 })

type Untimed<Each> = Each extends Fact ? Omit<Each, 'at'> : never

export const scene = (...facts: readonly Untimed<Fact>[]): readonly Fact[] =>
  facts.map((fact, index) => ({ ...fact, at: minute(index) }) as Fact)

export const quiet: Live = { now: minute(60), request: { at: 'none' }, tokens: 'none', mayBeUndecided: false }

export const payoutOf = (changes: Partial<PayoutView> = {}): PayoutView => ({
  id: 'payout_1',
  network: 'base',
  deposit: 'transfer',
  status: 'pending',
  refund: 'none',
  created: START,
  updated: START,
  ...changes,
})

export const called: Untimed<Fact> = { kind: 'called', call: 'call_1' }
export const made: Untimed<Fact> = { kind: 'made', payoutId: 'payout_1', by: 'answer' }
export const ask: Untimed<Fact> = { kind: 'ask', ask: 'ask_1', network: null, account: '0xowner', position: 100 }
export const no: Untimed<Fact> = { kind: 'saidNo', ask: 'ask_1', code: 'declined' }
export const told: Untimed<Fact> = { kind: 'told', ask: 'ask_1', hash: '0xhash' }
export const seen: Untimed<Fact> = { kind: 'seen', hash: '0xhash' }
export const looked: Untimed<Fact> = { kind: 'looked', ask: 'ask_1', position: 120 }
