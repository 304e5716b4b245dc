import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getApplication } from './application.ts'
import type { ApiClient } from './client.ts'
import { readBy } from './client.fixture.ts'
import type { RequestOptions } from './http/context.ts'
import { flag, orNull, textOrNull } from './wire/values.ts'

/** Parses a server's answer as the client does. */
const read = (body: unknown) =>
  getApplication(
    {
      request: async <T>(_method: string, _path: string, { schema }: RequestOptions<T>) => readBy(schema, body),
    } as unknown as ApiClient,
    'application_acme',
  )

const access = { allowSuiPayouts: true, allowSourcelessOnRamp: true, kycLevel2: true, balances: true }

test('an application has a nickname and its permissions [ENT-07]', async () => {
  expect(await read({ id: 'application_acme', nickname: 'Acme Pay', access })).toEqual({
    id: 'application_acme',
    nickname: 'Acme Pay',
    logo: null,
    access,
    verificationBaseUrl: null,
  })
})

test('each of the three flags is read on its own, and a missing flag is off [ENT-07]', async () => {
  for (const flag of ['allowSuiPayouts', 'allowSourcelessOnRamp', 'kycLevel2', 'balances'] as const) {
    const { access: granted } = await read({ id: 'a', nickname: null, access: { [flag]: true } })
    expect(granted).toEqual({
      allowSuiPayouts: false,
      allowSourcelessOnRamp: false,
      kycLevel2: false,
      balances: false,
      [flag]: true,
    })
  }
})

test('the nickname is optional, and permissions that are not mentioned are not given [ENT-07, E20]', async () => {
  expect((await read({ id: 'a', access })).nickname).toBeNull()
  const none = { allowSuiPayouts: false, allowSourcelessOnRamp: false, kycLevel2: false, balances: false }
  expect((await read({ id: 'a', nickname: 'A' })).access).toEqual(none)
  expect((await read({ id: 'a', access: null })).access).toEqual(none)
  expect((await read({ id: 'a', access: { ...access, kycLevel2: null } })).access).toEqual({
    ...access,
    kycLevel2: false,
  })
})

/** How every other answer is read. */
const SCHEMA = z.object({
  id: z.string(),
  nickname: textOrNull,
  logo: textOrNull,
  access: orNull(z.object({ allowSuiPayouts: flag, allowSourcelessOnRamp: flag, kycLevel2: flag, balances: flag })),
  verificationBaseUrl: textOrNull,
})

test('it is read as a schema of zod reads it, and refused where that refuses it [ENT-07, E20]', async () => {
  const value = fc.constantFrom(undefined, null, true, false, '', 'Acme', 0, [], {}, { kycLevel2: true })
  const partly = (names: readonly string[], known: fc.Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(names.map((name) => [name, fc.oneof({ weight: 4, arbitrary: known }, value)])), {
      requiredKeys: [],
    })
  const text = fc.constantFrom('Acme', null)
  const permissions = partly(
    ['allowSuiPayouts', 'allowSourcelessOnRamp', 'kycLevel2', 'balances', 'other'],
    fc.boolean(),
  )
  const object = fc
    .tuple(partly(['id', 'nickname', 'logo', 'verificationBaseUrl'], text), fc.oneof(permissions, value))
    .map(([texts, granted]) => ({ ...texts, access: granted }))
  let [readable, refused] = [0, 0]
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 9, arbitrary: object }, value), async (answer) => {
      const known = SCHEMA.safeParse(answer)
      if (known.success) readable += 1
      else refused += 1
      const none = { allowSuiPayouts: false, allowSourcelessOnRamp: false, kycLevel2: false, balances: false }
      const expected = known.success ? { ...known.data, access: known.data.access ?? none } : 'unreadable'
      expect(await read(answer).catch((error: Error) => error.message)).toEqual(expected)
    }),
    { numRuns: 500 },
  )
  expect(Math.min(readable, refused)).toBeGreaterThan(20)
})
