import { expect, test } from 'vitest'
import type { ApiClient } from './client.ts'
import { readBy } from './client.fixture.ts'
import type { RequestOptions } from './http/context.ts'
import { getMe } from './me.ts'

const WIRE = {
  id: 'customer_maya',
  firstName: 'Maya',
  lastName: 'Chen',
  phoneNumber: '+15105550188',
  customerAccount: { email: 'maya@example.com' },
  type: 'individual',
  kycStatus: 'additionalReviewRequired',
  verificationLevels: [
    { name: 'kyc_level_1', status: 'approved' },
    { name: 'sepa', status: 'pending' },
  ],
  capabilities: { eur: { reasonCodes: ['region_not_supported'] } },
  isProhibitedBusinessType: false,
  operatingResidency: 'Approved',
}

/** Parses a server's answer as the client does. */
const read = (body: unknown) =>
  getMe({
    request: async <T>(_method: string, _path: string, { schema }: RequestOptions<T>) => readBy(schema, body),
  } as unknown as ApiClient)

test('the user has an id, a name, a phone and the e-mail of the account [ENT-02]', async () => {
  expect(await read(WIRE)).toMatchObject({
    id: 'customer_maya',
    firstName: 'Maya',
    lastName: 'Chen',
    phoneNumber: '+15105550188',
    customerAccount: { email: 'maya@example.com' },
  })
})

test('a user without a name, a phone number or an e-mail is read [ENT-02, E20]', async () => {
  const { firstName: _first, phoneNumber: _phone, ...nameless } = WIRE
  expect(await read({ ...nameless, lastName: null })).toMatchObject({
    firstName: null,
    lastName: null,
    phoneNumber: null,
  })
  for (const customerAccount of [{}, { email: null }, null, undefined])
    expect((await read({ ...WIRE, customerAccount })).customerAccount).toEqual({ email: '' })
})

test('a missing verification status is read as incomplete, an unknown one is kept [ENT-04]', async () => {
  const statusOf = async (kycStatus: unknown) => (await read({ ...WIRE, kycStatus })).kycStatus
  expect(await statusOf('additionalReviewRequired')).toBe('additionalReviewRequired')
  expect(await statusOf('APPROVED')).toBe('approved')
  expect(await statusOf(undefined)).toBe('incomplete')
  expect(await statusOf(null)).toBe('incomplete')
  expect(await statusOf('onHold')).toEqual({ unlisted: 'onHold' })
})

test('verification levels have names and statuses, and an unreadable level is skipped [ENT-04]', async () => {
  const levelsOf = async (verificationLevels: unknown) =>
    (await read({ ...WIRE, verificationLevels })).verificationLevels
  expect(await levelsOf(WIRE.verificationLevels)).toEqual(WIRE.verificationLevels)
  expect(await levelsOf([{ name: 'kyc_level_2' }, WIRE.verificationLevels[1]])).toEqual([WIRE.verificationLevels[1]])
  expect(await levelsOf(null)).toEqual([])
  expect(await levelsOf(undefined)).toEqual([])
})

test('the reasons against euros are codes, and a missing list is empty [ENT-05]', async () => {
  const reasonsOf = async (capabilities: unknown) =>
    (await read({ ...WIRE, capabilities })).capabilities.eur.reasonCodes
  expect(await reasonsOf(WIRE.capabilities)).toEqual(['region_not_supported'])
  expect(await reasonsOf(undefined)).toEqual([])
  expect(await reasonsOf({})).toEqual([])
})
