import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testKey } from '../../demo/sandbox/wallets/test-keys.ts'
import { getBalances, registerRedemption, relayTransaction } from '../../src/api/chains.ts'
import { getPayout } from '../../src/api/payouts.ts'
import { makePayout } from '../../src/operations/intents/intent-answer.fixture.ts'
import { offRampEntry } from '../../src/operations/off-ramp/send-payout.ts'
import { createRegistrar } from '../../src/operations/registration/registrar.ts'
import { openContract, type Contract } from './support.ts'
import { offRampForm, createEndpoints } from './payout-forms.ts'
import { asked, told } from '../../src/operations/journal/news.fixture.ts'
import { transferIn } from '../../src/operations/off-ramp/state/known.fixture.ts'

let contract: Contract
beforeAll(async () => {
  contract = await openContract()
})
afterAll(() => contract.close())

describe('calls that reach a network', () => {
  test('the balance on a simulated network is read', async () => {
    const { api } = await contract.customer('empty@example.com')
    const balances = await getBalances(api, 'base', testKey('evm', 0).address)
    expect(balances).toContainEqual({ currency: 'usdc', amount: '5000.00' })
    await expect(getBalances(api, 'base', 'nowhere')).rejects.toMatchObject({ status: 422 })
  })

  test('a redemption can be registered repeatedly, but another hash is a conflict [API-36]', async () => {
    const endpoints = await createEndpoints(contract, 'sui')
    const { api } = endpoints.person
    const form = await offRampForm(endpoints, { amount: '100.00', network: 'sui', rail: 'achSameDay' })
    const { id } = await makePayout(endpoints.person, form)
    const redemption = { sourceChain: 'sui', sourceTransactionHash: 'Hash1111111', transferId: id } as const
    expect(await registerRedemption(api, redemption)).toBeUndefined()
    expect(await registerRedemption(api, redemption)).toBeUndefined()
    await expect(
      registerRedemption(api, { ...redemption, sourceTransactionHash: 'Hash2222222' }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'cctp_conflict',
    })
    await expect(registerRedemption(api, { ...redemption, transferId: 'payout_nowhere' })).rejects.toMatchObject({
      status: 404,
      message: 'Transfer not found',
    })
    expect((await getPayout(api, id)).status).not.toBe('cancelled')
  })

  test('an off-ramp’s transaction is taken by the server, which refuses a second one [CHAIN-26, C13, API-36]', async () => {
    const endpoints = await createEndpoints(contract, 'aptos')
    const { api, journal } = endpoints.person
    const form = await offRampForm(endpoints, { amount: '100.00', network: 'aptos', rail: 'achSameDay' })
    const { id: payoutId } = await makePayout(endpoints.person, form)
    const registrar = createRegistrar({ api, journal })
    const entry = offRampEntry(journal, payoutId)!
    const register = (hash: string) =>
      registrar.register({ entry, payoutId, network: 'aptos', hash, isAttended: () => true })
    const [first, second] = [`0x${'a1'.repeat(32)}`, `0x${'b2'.repeat(32)}`]
    journal.record(entry.opId, asked('aptos'), told(first))
    expect([await register(first), await register(first)]).toEqual([{ status: 'registered' }, { status: 'registered' }])
    expect(transferIn(journal, entry)).toMatchObject({ hash: first, registration: 'registered' })
    expect(await register(second)).toMatchObject({ status: 'conflict', error: { code: 'cctp_conflict' } })
    expect(journal.knownOf(entry).of('registrationRefused')).toMatchObject([{ hash: second }])
    expect(transferIn(journal, entry)).toMatchObject({ hash: first, registration: 'registered' })
  })

  test('the relay refuses an invalid transaction [API-37]', async () => {
    const { api } = await contract.customer('empty@example.com')
    const before = contract.traffic.length
    await expect(relayTransaction(api, { transaction: 'AAAA', skipPreflight: false })).rejects.toMatchObject({
      outcome: 'definite',
      status: 422,
    })
    expect(contract.traffic.length - before).toBe(1)
    expect(contract.traffic.at(-1)!.url).toMatch(/relay\/solana\?skipPreflight=false$/)
  })
})
