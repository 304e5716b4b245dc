import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestAnswer, type TestSandbox } from '../../testing.ts'
import { createTestCustomer } from '../test-customer.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

const codeOf = ({ status, body }: TestAnswer) => `${status} ${body.error?.code ?? 'ok'}`

async function ready(network: string, on = box) {
  const customer = await createTestCustomer(on)
  const name = network === 'sol' ? 'solana' : network
  const [usd, wallet] = [await customer.account('us'), await customer.wallet(name)]
  const make = async (amount = '100.00') => {
    const wish = { from: `usdc ${network}`, to: 'usd wire', sourceId: wallet, destinationId: usd, amount }
    return (await customer.create(wish)).data.payout
  }
  const register = (transferId: string, hash: string, sourceChain = network) =>
    customer.ask('POST', 'cctp/off-ramp', { sourceChain, sourceTransactionHash: hash, transferId })
  return { ...customer, usd, make, register, status: async (id: string) => (await customer.payout(id)).status }
}

let counter = 0
const newHash = () => `0x${(counter += 1).toString(16).padStart(64, '0')}`

test.each(['sui', 'aptos'])(
  'registering the transaction funds a payout from %s once [API-36] [STATE-OFFR-04]',
  async (network) => {
    const { make, register, status, ledger } = await ready(network)
    const { id } = await make()
    const hash = newHash()
    expect((await register(id, hash)).data).toEqual({ ok: true })
    expect(await status(id)).toBe('funded')
    expect((await register(id, hash)).data).toEqual({ ok: true })
    await box.advance(2)
    expect((await register(id, hash)).data).toEqual({ ok: true })
    expect(await status(id)).toBe('succeeded')
    expect(await ledger(id)).toEqual(['tokenIn 100.00 usdc', 'fee 20.10 usdc', 'bankOut 79.90 usd'])
  },
)

test('a transaction belongs to one payout, and a payout has one transaction', async () => {
  const { make, register } = await ready('sui')
  const [first, second] = [await make(), await make()]
  const hash = newHash()
  await register(first.id, hash)
  expect(codeOf(await register(second.id, hash))).toBe('409 cctp_conflict')
  expect(codeOf(await register(first.id, newHash()))).toBe('409 cctp_conflict')
})

test('when two payouts register one transaction at once, one succeeds', async () => {
  const { make, register, ledger } = await ready('aptos')
  const made = [await make(), await make(), await make()]
  const hash = newHash()
  const answers = await Promise.all(made.map(({ id }) => register(id, hash)))
  expect(answers.map(codeOf).toSorted()).toEqual(['200 ok', '409 cctp_conflict', '409 cctp_conflict'])
  expect(await ledger()).toEqual(['tokenIn 100.00 usdc'])
})

test('a transaction registered for a cancelled payout is refunded', async () => {
  const { make, register, ask, status, ledger } = await ready('sui')
  const { id } = await make()
  await ask('DELETE', `payouts/${id}`)
  expect((await register(id, newHash())).data).toEqual({ ok: true })
  expect(await status(id)).toBe('refunded')
  expect(await ledger(id)).toEqual(['tokenIn 100.00 usdc', 'refund 100.00 usdc'])
})

test('a missing payout, or one of another network or customer, is refused', async () => {
  const mine = await ready('sui')
  const theirs = await ready('sui')
  const { id } = await mine.make()
  expect(codeOf(await mine.register('payout_nobody', newHash()))).toBe('404 not_found')
  expect(codeOf(await theirs.register(id, newHash()))).toBe('404 not_found')
  expect(codeOf(await mine.register(id, newHash(), 'aptos'))).toBe('422 network_invalid')
  expect((await mine.register(id, newHash(), 'base')).status).toBe(422)
  expect((await mine.register(id, '')).status).toBe(422)
})

test('with CCTP the tokens are burned for another network', async () => {
  const cctp = await createTestSandbox({ settings: { cctp: true } })
  for (const [network, destination] of [
    ['sui', 'ethereum'],
    ['aptos', 'sol'],
    ['base', 'base'],
  ] as const) {
    const { make, register, status } = await ready(network, cctp)
    const { id, instructions } = await make()
    expect(instructions.resource.network).toBe(destination)
    if (network === 'base') continue
    await register(id, newHash())
    expect(await status(id)).toBe('funded')
  }
  await cctp.close()
})

test('a network without a CCTP domain is refused', async () => {
  const { customerId, ask, register } = await ready('sui')
  const payout = {
    id: 'payout_nodomain',
    type: 'offRamp',
    source: { type: 'wallet', amount: '5.00', currency: 'usdc', network: 'sui' },
    destination: { type: 'bankAccount', currency: 'usd', network: 'wire' },
    instructions: { memo: null, resource: { type: 'wallet', address: '0x1', network: 'avalanche' } },
  }
  await ask('POST', '/sandbox/payouts', { customerId, payout })
  expect(await register('payout_nodomain', newHash())).toMatchObject({
    status: 422,
    body: { error: { message: 'Could not find cctp domain for network' } },
  })
})

test('a hexadecimal transaction is the same in any letter case', async () => {
  const { make, register } = await ready('aptos')
  const [first, second] = [await make(), await make()]
  const hash = `0x${'ab'.repeat(32)}`
  expect(codeOf(await register(first.id, hash.toUpperCase().replace('0X', '0x')))).toBe('200 ok')
  expect(codeOf(await register(first.id, hash))).toBe('200 ok')
  expect(codeOf(await register(second.id, hash))).toBe('409 cctp_conflict')
})
