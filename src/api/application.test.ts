import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getApplication } from './application.ts'
import type { ApiClient, RequestOptions } from './client.ts'

/** What the client makes of an answer of the server. */
const read = (body: unknown) =>
  getApplication(
    {
      request: async <T>(_method: string, _path: string, { schema }: RequestOptions<T>) => z.parse(schema, body),
    } as unknown as ApiClient,
    'application_acme',
  )

const access = { allowSuiPayouts: true, allowSourcelessOnRamp: true, kycLevel2: true }

test('an application has a nickname and what it may do [ENT-07]', async () => {
  expect(await read({ id: 'application_acme', nickname: 'Acme Pay', access })).toEqual({
    id: 'application_acme',
    nickname: 'Acme Pay',
    logo: null,
    access,
    verificationBaseUrl: null,
  })
})

test('each of the three flags is read for itself, and is off where it is not said [ENT-07]', async () => {
  for (const flag of ['allowSuiPayouts', 'allowSourcelessOnRamp', 'kycLevel2'] as const) {
    const { access: granted } = await read({ id: 'a', nickname: null, access: { [flag]: true } })
    expect(granted).toEqual({ allowSuiPayouts: false, allowSourcelessOnRamp: false, kycLevel2: false, [flag]: true })
  }
})

test('a nickname may be missing, what it may do may not [ENT-07]', async () => {
  expect((await read({ id: 'a', access })).nickname).toBeNull()
  await expect(read({ id: 'a', nickname: 'A' })).rejects.toThrow()
})
