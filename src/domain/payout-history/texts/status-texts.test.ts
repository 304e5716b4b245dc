import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KNOWN_STATUSES, type Payout } from '../../payouts/payout.ts'
import { microdeposit, offloaded, offRamp, onChain, onRamp } from '../payout.fixture.ts'
import { timelineOf } from '../timeline.ts'
import { FLOWS, flowOf, type Flow } from './flow.ts'
import { endOf, lineOf } from './status-texts.ts'

const catalogue = readFileSync(join(import.meta.dirname, '../../../../locales/en/payouts.po'), 'utf8')
const words = new Map([...catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(([, id, text]) => [id!, text!]))

const PAYOUTS: Readonly<Record<Flow, Payout>> = {
  bankToWallet: onRamp,
  anyBankToWallet: { ...onRamp, source: { ...onRamp.source, id: 'usd' }, sourceBankAccount: null },
  walletToBank: offRamp,
  addressToBank: offloaded,
  walletToWallet: onChain,
  microdeposit: { ...microdeposit, finalAmount: null },
}

test.each(FLOWS)('a payout from and to %s is read as that', (flow) => {
  expect(flowOf(PAYOUTS[flow])).toBe(flow)
})

const cases = FLOWS.flatMap((flow) => KNOWN_STATUSES.map((status) => [flow, status] as const))
const WITHOUT_DELIVERY: readonly string[] = ['refunded', 'failed', 'failedPrecondition', 'cancelled']
const ENDED = [...WITHOUT_DELIVERY, 'returned']

test.each(cases)('every text of a payout %s that is %s is in the catalogue [DET-13]', (flow, status) => {
  const payout = { ...PAYOUTS[flow], status }
  const end = endOf(payout)
  const steps = timelineOf(payout)
  expect(end !== null).toBe(ENDED.includes(status))
  expect(steps.length > 0).toBe(flow !== 'microdeposit')
  const ids = [lineOf(payout), ...(end ? [end.title, end.text] : []), ...steps.map(({ sentence }) => sentence)]
  for (const id of ids) expect(words.get(id!), String(id)).toMatch(/^\S/)
})

test.each(cases.filter(([, status]) => WITHOUT_DELIVERY.includes(status)))(
  'a payout %s that is %s says whether money moved and what comes back [DET-13]',
  (flow, status) => {
    const text = words.get(endOf({ ...PAYOUTS[flow], status })!.text)!
    expect(text).toMatch(/^(Nothing was (sent|paid|credited)|The deposit wasn’t credited)/)
    expect(text).toMatch(/back/)
  },
)

test('a status or a type that is unknown claims nothing about the money [SAFE-E8, H16]', () => {
  for (const payout of [
    { ...onRamp, status: { unlisted: 'onHold' } },
    { ...onRamp, type: { unlisted: 'swap' } },
  ]) {
    expect([lineOf(payout), endOf(payout)]).toEqual([null, null])
  }
  expect(timelineOf({ ...onRamp, type: { unlisted: 'swap' } }).at(-1)!.sentence).toBeNull()
  const step = timelineOf({ ...onRamp, status: { unlisted: 'onHold' } }).at(-1)!
  expect(words.get(step.sentence!)).toBe('You don’t need to do anything. This page updates automatically.')
})

const cancelledOn = (network: 'sui' | 'aptos' | 'base' | 'sol' | 'tron') => ({
  ...offRamp,
  status: 'cancelled' as const,
  source: { ...offRamp.source, network },
})
const sentencesOf = (payout: Payout) =>
  [endOf(payout)!.text, timelineOf(payout).at(-1)!.sentence!].map((id) => words.get(id))

test.each(['sui', 'aptos'] as const)(
  'a cancelled payout on %s promises no return, and asks for the transaction [C13, C19]',
  (network) => {
    for (const text of sentencesOf(cancelledOn(network))) {
      expect(text).toMatch(/transaction ID/)
      expect(text).not.toMatch(/we send|comes? back|on (its|their) way back/)
    }
  },
)

test.each(['sui', 'aptos'] as const)(
  'a cancelled payout on %s that came back asks for no transaction [H16, C13]',
  (network) => {
    const refund = { amount: '10.00', at: new Date(0), reason: null }
    const sentences = timelineOf({ ...cancelledOn(network), refund } as Payout).map(({ sentence }) => sentence)
    expect(sentences).not.toContain('payouts.step.lateTransaction')
  },
)

test.each(['base', 'sol', 'tron'] as const)(
  'a cancelled payout on %s says what the server does by itself [C19]',
  (network) => {
    for (const text of sentencesOf(cancelledOn(network)))
      expect(text).toMatch(/If your \{source\} still arrives, we send it back/)
  },
)

test.each([offRamp, offloaded, onChain])(
  'tokens that were sent back name no account that may not have sent them [C19]',
  (payout) => {
    const refunded = { ...payout, status: 'refunded' as const }
    for (const text of sentencesOf(refunded)) expect(text).toMatch(/to the wallet it came from/i)
    expect(words.get(lineOf(refunded)!)).toBe('sent back')
  },
)
