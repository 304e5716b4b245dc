import { expect, test } from 'vitest'
import type { Cause } from './access.ts'
import { panelWords } from './panel-words.ts'

const CAUSES = {
  paused: true,
  prohibited: true,
  refusedAll: true,
  residency: true,
  category: true,
  agreementDeclined: true,
  termsFirst: true,
  may: true,
  notHere: true,
  refused: true,
  needsYou: true,
  checking: true,
  requestEuro: true,
  notBegun: true,
  unknown: true,
} satisfies Record<Cause, true>

const ofIdentity = (cause: Cause) => panelWords({ cause, about: null }).title === 'payouts.blocked.title'

test('the panel asks for the check of the identity only where that is what is missing [E22, F23]', () => {
  expect((Object.keys(CAUSES) as Cause[]).filter(ofIdentity)).toEqual(['notBegun'])
})

test('the panel has a sentence for each cause but the one that only the server has a word for [E22]', () => {
  const silent = (Object.keys(CAUSES) as Cause[]).filter((cause) => panelWords({ cause, about: null }).text === null)
  expect(silent).toEqual(['may', 'unknown'])
})
