import { describe, expect, test } from 'vitest'
import type { Scene } from './burn-scenes.fixture.ts'
import { ask, called, looked, made, no, payoutOf, quiet, scene } from './facts.fixture.ts'
import { ROWS } from './rows.ts'
import { SCENES } from './scenes.fixture.ts'
import { stateOf } from './state.ts'

const stateIn = ({ facts, live = quiet, payout = payoutOf() }: Scene) => stateOf(facts, live, payout)

describe('the state of an off-ramp', () => {
  test.each(Object.entries(SCENES))('%s [C19, C20, C22, H11]', (_, each) => {
    expect(stateIn(each)).toMatchObject(each.state)
  })

  test('each row of the table has a scene but the one that nothing reaches', () => {
    const { unknown: _, ...rows } = ROWS
    const shown = new Set<string>(Object.values(SCENES).map(({ state }) => state.kind))
    expect(Object.keys(rows).filter((kind) => !shown.has(kind))).toEqual([])
  })

  test.each([
    ['refused', scene(called, { kind: 'refused', code: 'amount' })],
    ['given up', scene(called, { kind: 'givenUp' })],
    ['never called', scene({ kind: 'asked', key: 'key', form: 'form', intent: 'offRamp' })],
  ])('a creation that was %s has none [E18]', (_, facts) => {
    expect(stateOf(facts, quiet, null)).toBe(null)
  })
})

test('what is registered and shown by no node is looked for, and nothing is sent beside it [C13, SAFE-C1]', () => {
  const facts = scene({ kind: 'registered', hash: '0xhash' })
  for (const network of ['sui', 'aptos'] as const)
    for (const status of ['pending', 'processing'] as const)
      expect(stateOf(facts, quiet, payoutOf({ network, status }))).toMatchObject({
        kind: 'unseen',
        ask: 'no',
      })
})

test('a payment that the server refused beside one that it took has arrived twice [C13, E22]', () => {
  const facts = scene(
    { kind: 'confirmed', hash: '0xhash', moved: 'exact' },
    { kind: 'told', ask: 'ask_1', hash: '0xhash' },
    { kind: 'registrationRefused', hash: '0xhash', code: 'cctp_conflict' },
  )
  expect(stateOf(facts, quiet, payoutOf({ network: 'sui', status: 'funded' }))).toMatchObject({ kind: 'tooMuch' })
})

test('a cancel that the server has taken ends the transfer before anybody reads it again [C19, E22]', () => {
  const cancel = { attempt: 'cancel_1' }
  const facts = scene(made, ask, no, { kind: 'cancelAsked', ...cancel }, { kind: 'cancelled', ...cancel })
  expect(stateOf(facts, quiet, payoutOf())).toMatchObject({ kind: 'ended' })
})

test('a request that its own page took back needs no look after it, and a wallet’s no does [C20, E18]', () => {
  const stateAfter = (code: string | null) =>
    stateOf(scene(made, looked, ask, { kind: 'saidNo', ask: 'ask_1', code }), quiet, payoutOf())?.kind
  expect([stateAfter('withdrawn'), stateAfter('wallet/send-declined')]).toEqual(['notSentAfterAll', 'perhapsSent'])
})
