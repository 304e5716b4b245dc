import type { Access, Cause } from './access.ts'
import { accessSentence } from './sentences.ts'

/** Above the reason: what kind of thing keeps the customer from transfers. What is read as one with it contradicts nothing in it. */
const TITLES = {
  paused: 'payouts.outage.title',
  prohibited: 'payouts.missing.notHere',
  refusedAll: 'payouts.blocked.rejectedTitle',
  residency: 'payouts.missing.title',
  category: 'payouts.missing.title',
  agreementDeclined: 'payouts.missing.title',
  termsFirst: 'payouts.missing.title',
  may: 'payouts.onRamp.name',
  notHere: 'payouts.missing.notHere',
  refused: 'payouts.blocked.rejectedTitle',
  needsYou: 'payouts.blocked.needsYouTitle',
  checking: 'payouts.blocked.checkingTitle',
  requestEuro: 'payouts.missing.title',
  notBegun: 'payouts.blocked.title',
  unknown: 'payouts.blocked.identity',
} as const satisfies Readonly<Record<Cause, string>>

/** Where the panel has room for more than the sentence of every screen. */
const TEXTS = {
  paused: 'payouts.outage.text',
  refusedAll: 'payouts.blocked.rejectedText',
  refused: 'payouts.blocked.rejectedText',
  checking: 'payouts.blocked.checkingText',
  notBegun: 'payouts.blocked.text',
} as const satisfies Partial<Record<Cause, string>>

const hasText = (cause: Cause): cause is keyof typeof TEXTS => cause in TEXTS

/** What is said instead of the choice of a currency; the text is null where only the server knows its word (decisions.md E22). */
export const panelWords = (access: Access) => ({
  title: TITLES[access.cause],
  text: hasText(access.cause) ? TEXTS[access.cause] : accessSentence(access),
})
