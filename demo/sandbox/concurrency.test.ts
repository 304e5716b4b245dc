import { expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from './testing.ts'

const ten = <T>(call: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 10 }, (_, index) => call(index)))

const timersOf = async ({ db }: TestSandbox, subject: string) =>
  (await db.query('select id from timers where subject = $1', [subject])).length

test('of ten concurrent sign-ins, as many codes are mailed as the limit allows', async () => {
  const box = await createTestSandbox({ settings: { codeSendsPerHour: 5 } })
  const body = { email: 'existing@ten.example' }
  const answers = await ten(() => box.request('POST', 'auth/login', { body }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect((await box.request('GET', '/sandbox/outbox')).data).toHaveLength(5)
  const [customer] = await box.db.query<{ logins: number }>('select logins from customers')
  expect(customer?.logins).toBe(5)
  await box.close()
})

test('ten concurrent submissions or SEPA requests count as one', async () => {
  const box = await createTestSandbox()
  const starter = await box.signIn('kyc-start@ten.example')
  const { body } = await box.request('POST', 'kyc/sumsub-access-token', { token: starter.token, body: {} })
  await ten(() => box.request('POST', '/sandbox/pages/verification', { body: { token: body.token, action: 'submit' } }))
  expect(await timersOf(box, starter.customerId)).toBe(1)
  const asker = await box.signIn('nosepa@ten.example')
  await ten(() => box.request('POST', 'kyc/sepa', { token: asker.token, body: {} }))
  expect(await timersOf(box, asker.customerId)).toBe(1)
  await box.close()
})

test('ten concurrent resets are all counted', async () => {
  const box = await createTestSandbox()
  const { token, customerId } = await box.signIn('existing@reset.example')
  await ten(() => box.request('POST', 'kyc/reset', { token, body: {} }))
  const [row] = await box.db.query<{ kyc_attempt: number }>('select kyc_attempt from customers where id = $1', [
    customerId,
  ])
  expect(row?.kyc_attempt).toBe(10)
  await box.close()
})

test('two sandboxes on one database verify ten customers once each', async () => {
  const one = await createTestSandbox()
  const two = await createTestSandbox({ db: one.db, clock: one.clock })
  const of = (index: number) => (index % 2 === 0 ? one : two)
  const customers = await ten(async (index) => {
    const signed = await of(index).signIn(`kyc-start@life${index}.example`)
    const { body } = await of(index + 1).request('POST', 'kyc/sumsub-access-token', { token: signed.token, body: {} })
    await of(index).request('POST', '/sandbox/pages/verification', { body: { token: body.token, action: 'submit' } })
    return signed
  })
  for (let step = 0; step < 3; step += 1) {
    await one.db.query('update timers set steps = steps - 1')
    await Promise.all([one.sandbox.runDue(), two.sandbox.runDue(), one.sandbox.runDue()])
  }
  for (const [index, { token }] of customers.entries()) {
    const { data } = await of(index).request('GET', 'onboarding/state', { token })
    expect(data).toMatchObject({ hasCompletedOnboarding: true, kyc: { sumsub: 'complete', kyc_level_1: 'complete' } })
  }
  expect(await one.db.query('select id from timers')).toEqual([])
  await two.close()
  await one.close()
})
