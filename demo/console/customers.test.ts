import { afterAll, beforeAll, expect, test } from 'vitest'
import { personas } from '../sandbox/personas/personas.ts'
import { specialCodes } from '../sandbox/sign-in/codes.ts'
import { createTestSandbox, type TestSandbox } from '../sandbox/testing.ts'
import { DECISIONS } from './decisions.ts'
import { CODES, PERSONAS } from './personas.ts'
import type { Customer } from './sandbox.ts'
import { choicesFor, patchOf } from './states.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

const addresses = PERSONAS.flatMap(({ rows }) => rows.map(([email]) => email))
const localOf = (email: string) => email.slice(0, email.indexOf('@'))

test('the console lists exactly the personas of the sandbox', () => {
  const listed = addresses.map(localOf).filter((local) => !local.startsWith('new') || local === 'newbiz')
  expect(listed.toSorted()).toEqual(Object.keys(personas).toSorted())
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('the console lists every code with a fixed result', () => {
  expect(CODES.map(([code]) => code).toSorted()).toEqual(Object.values(specialCodes).toSorted())
})

const customerOf = async (email: string): Promise<Customer> => {
  const { customerId } = await box.signIn(email)
  const { data } = await box.request('GET', '/sandbox/customers')
  return (data as Customer[]).find(({ id }) => id === customerId)!
}

test('each status of a customer can be set, and the calls of the customer then answer it', async () => {
  const customer = await customerOf('newbiz@console.example')
  const choices = choicesFor(customer).flatMap(([, each]) => each)
  expect(choices).toHaveLength(42)
  for (const choice of choices) {
    const patch = patchOf(choice, customer)
    const { status, data } = await box.request('POST', `/sandbox/customers/${customer.id}`, { body: patch })
    expect([choice, status]).toEqual([choice, 200])
    const { onboarding = {}, me = {} } = patch
    expect(data).toMatchObject({ onboarding, me })
  }
})

test.each([
  ['approve', 'acceptTerms'],
  ['acceptTerms', 'approve'],
] as const)('onboarding is done after %s and %s, and not before', async (first, second) => {
  const email = `newbiz@${first.toLowerCase()}.example`
  const done = []
  for (const decision of [first, second]) {
    const customer = await customerOf(email)
    const body = DECISIONS[decision].patch(customer)
    const { data } = await box.request('POST', `/sandbox/customers/${customer.id}`, { body })
    done.push(data.onboarding.hasCompletedOnboarding)
  }
  expect(done).toEqual([false, true])
})

test('an individual has no agreement and no category to set', async () => {
  const parts = choicesFor(await customerOf('kyc-start@console.example')).map(([{ label }]) => label)
  expect(parts).not.toContain('Service agreement')
  expect(parts).not.toContain('Prohibited category')
})

test.each(['', 'level1', 'level1 nonsense', 'constructor x'])('%j is not a status', async (choice) => {
  const customer = await customerOf('kyc-start@console.example')
  expect(() => patchOf(choice, customer)).toThrow('Select a status.')
})
