import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXCLUDE, type Says } from './support/claims/claims.ts'
import { rowOf, ROWS } from './support/claims/rows.ts'

const root = join(import.meta.dirname, '..')
const AREAS = [
  'payouts',
  'payout-history',
  'sending',
  'next-step',
  'access',
  'settings',
  'onboarding',
  'wallet-connection',
]

const messages = AREAS.flatMap((area) => [
  ...readFileSync(join(root, `locales/en/${area}.po`), 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm),
]).map(([, id, text]) => ({ id: id!, text: text! }))

test('each message about money, a customer or a wallet has its claims, or the reason why it has none [E22]', () => {
  expect(messages.filter(({ id }) => rowOf(id) === null).map(({ id }) => id)).toEqual([])
  expect(ROWS.filter(({ says, because }) => says.length === 0 && !because)).toEqual([])
})

/** Here a star would hide what a form, the settings or the next step promise. */
const ONE_BY_ONE = /^(?:payouts\.form|settings|nextStep)\./

test('a message of a form, of the settings or of the next step that claims nothing says why by its own id [E22]', () => {
  const named = new Set(ROWS.filter(({ says }) => says.length === 0).flatMap(({ ids }) => ids))
  const silent = messages.filter(({ id }) => ONE_BY_ONE.test(id) && rowOf(id)?.says.length === 0).map(({ id }) => id)
  expect(silent.length).toBeGreaterThan(50)
  expect(silent.filter((id) => !named.has(id))).toEqual([])
})

test('each claim excludes another one, and each pattern of the table fits a message', () => {
  const claimed = new Set(ROWS.flatMap(({ says }) => says))
  const excluding = new Set<Says>(EXCLUDE.flat())
  expect([...claimed].filter((says) => !excluding.has(says))).toEqual([])
  expect([...excluding].filter((says) => !claimed.has(says))).toEqual([])
})
