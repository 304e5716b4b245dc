import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { identify } from './identify.ts'

const tokens = { idToken: 'secret', refreshToken: 'secret', uid: 'customer_abc', email: 'Ana@Example.com ' }
const nothing = () => {
  throw new Error('not expected')
}

test('after sign-in the host’s analytics get the uid and the e-mail [AUTH-12, N16]', async () => {
  const received: unknown[] = []
  await identify(tokens, { analytics: { identify: (...args) => void received.push(args) } }, nothing)
  expect(received).toEqual([['customer_abc', { email: 'Ana@Example.com ' }]])
})

test('without an adapter an event carries a hash of the e-mail, but only when the feature is enabled [AUTH-12, N16]', async () => {
  const emailHash = createHash('sha256').update('ana@example.com').digest('hex')
  const received: unknown[] = []
  await identify(tokens, { features: { analytics: true } }, (...event) => Boolean(received.push(event)))
  expect(received).toEqual([['ramp-identify', { uid: 'customer_abc', emailHash }]])
  await identify(tokens, {}, nothing)
})

const FAULT = new Error('the analytics are not loaded')
const FAULTY: Readonly<Record<string, () => void>> = {
  throws() {
    throw FAULT
  },
  rejects: () => Promise.reject(FAULT),
}

test.each(Object.keys(FAULTY))(
  'an adapter that %s is reported to the page, and fails no sign-in [AUTH-12]',
  async (way) => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (error: unknown) => void reported.push(error))
    await identify(tokens, { analytics: { identify: FAULTY[way]! } }, nothing)
    vi.unstubAllGlobals()
    expect(reported).toEqual([FAULT])
  },
)
