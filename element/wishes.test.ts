import { expect, test } from 'vitest'
import type { Ramp } from '../src/app/ramp.ts'
import { Readiness } from './readiness.ts'
import { Wishes } from './wishes.ts'

const WISHES = ['token', 'sign-out', 'other change', 'ramp'] as const
type Step = (typeof WISHES)[number]

const orders = (length: number): Step[][] =>
  length === 0 ? [[]] : orders(length - 1).flatMap((order) => WISHES.map((step) => [...order, step]))
/** Each order of four steps in which the ramp comes into being once. */
const ORDERS = orders(4).filter((order) => order.filter((step) => step === 'ramp').length === 1)

/** An element that applies its changes in a task of their own, and whose ramp keeps the last wish that reached it. */
function open() {
  const reached: string[] = []
  let isMade = false
  let isScheduled = false
  const ramp = { signOut: async () => reached.push('sign-out') > 0 } as unknown as Ramp
  const readiness = new Readiness(() => {})
  const wishes = new Wishes(readiness, () => schedule())
  const update = () => {
    if (!isMade) return
    if (wishes.token) reached.push(wishes.token)
    wishes.taken()
    readiness.open(ramp)
  }
  function schedule() {
    if (isScheduled) return
    isScheduled = true
    void Promise.resolve().then(() => {
      isScheduled = false
      update()
    })
  }
  let count = 0
  const steps: Record<Step, () => void> = {
    token: () => wishes.signIn(`token ${(count += 1)}`),
    'sign-out': () => void wishes.leave((present) => present.signOut()),
    'other change': () => schedule(),
    ramp() {
      isMade = true
      update()
    },
  }
  return { steps, reached, last: () => `token ${count}` }
}

const flush = () => new Promise((resolve) => setTimeout(resolve))

test.each(['in one task', 'each in a task of its own'])(
  'the host’s last wish is the one that counts, before and after the ramp exists, %s [SAFE-F6, N11]',
  async (how) => {
    for (const order of ORDERS) {
      const { steps, reached, last } = open()
      for (const step of order) {
        steps[step]()
        if (how !== 'in one task') await flush()
      }
      await flush()
      const wished = order.findLast((step) => step === 'token' || step === 'sign-out')
      const expected = wished === 'token' ? last() : wished
      expect([order, reached.at(-1)]).toEqual([order, expected])
    }
  },
)

test('a token that a later sign-out ends before the ramp exists is not exchanged at all [SAFE-F6, N11]', async () => {
  const { steps, reached } = open()
  for (const step of ['token', 'sign-out', 'ramp'] as const) steps[step]()
  await flush()
  expect(reached).toEqual(['sign-out'])
})
