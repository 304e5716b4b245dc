import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getApplication } from './application.ts'
import type { ApiClient } from './client.ts'
import type { RequestOptions } from './http/context.ts'

/** Parses a server's answer as the client does. */
const read = (body: unknown) =>
  getApplication(
    {
      request: async <T>(_method: string, _path: string, { schema }: RequestOptions<T>) => z.parse(schema, body),
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
