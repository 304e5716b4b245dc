import { factsOfEarlier, type EarlierFields } from './earlier-entry.ts'
import { allFactsOf, beginningOf, type Beginning } from './entry-of-facts.ts'
import type { Fact, News } from './facts.ts'

// What a journal learns, in the words of a test.
const ask = 'ask_1'
export const calledAgain: News = { kind: 'called', call: 'again' }
export const refused: News = { kind: 'refused', code: null }
export const made = (payoutId: string | null = null): News => ({ kind: 'made', payoutId, by: 'answer' })
export const listed: News = { kind: 'listed', payoutId: 'payout_1' }
export const asked = (network: string | null = 'base', position: number | null = null): News => ({
  kind: 'ask',
  ask,
  network,
  account: null,
  position,
})
export const saidNo: News = { kind: 'saidNo', ask, code: null }
export const told = (hash = 'hash'): News => ({ kind: 'told', ask, hash })
export const handedOver = (hash = 'hash'): News => ({ kind: 'handedOver', ask, hash })
export const registered = (hash = 'hash'): News => ({ kind: 'registered', hash })
export const cancelAsked: News = { kind: 'cancelAsked', attempt: 'cancel_1' }
export const cancelled: News = { kind: 'cancelled', attempt: 'cancel_1' }
export const settled: News = { kind: 'settled' }

/** With what an off-ramp gets so far. */
export const REACHED: Readonly<Record<Exclude<EarlierEntry['phase'], 'started'>, readonly News[]>> = {
  refused: [refused],
  created: [made('payout_1')],
  signing: [asked()],
  sent: [told()],
  registered: [told(), registered()],
  done: [settled],
}

export type EarlierEntry = Beginning & { readonly opId: string } & EarlierFields

/** The facts of an entry that an earlier version has kept. */
export function factsOfEntry(entry: EarlierEntry): readonly Fact[] {
  const beginning = beginningOf(entry)
  const { opId } = entry
  return allFactsOf({ opId, beginning, facts: factsOfEarlier({ opId, beginning, fields: entry }) })
}
