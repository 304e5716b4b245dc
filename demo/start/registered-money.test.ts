import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalChains, startChains } from '../chains/start-chains.ts'
import { toUnits } from '../chains/token-amount.ts'
import { type TestSandbox, createTestSandbox } from '../sandbox/testing.ts'
import { PAYER_FAMILIES, type Payer } from './registered-payers.fixture.ts'

// The sandbox with a network from where a payout needs its tokens and the registration of their transaction.
let chains: LocalChains
let sandbox: TestSandbox
let token: string
let customerId: string

describe.each(PAYER_FAMILIES)('$network', ({ network, port, create }) => {
  beforeAll(async () => {
    chains = await startChains({ networks: [network], blockMs: 20 })
    sandbox = await createTestSandbox({ chains: chains.ports })
    ;({ token, customerId } = await sandbox.signIn('existing@example.com'))
  })
  afterAll(async () => {
    await sandbox.close()
    await chains.stop()
  })

  const node = () => chains.nodes[network]!

  const ask = async (method: 'GET' | 'POST', path: string, body?: object) =>
    sandbox.request(method, path, { token, ...(body && { body }) })

  async function fundedPayer(): Promise<Payer> {
    const payer = await create(node().rpcUrl)
    await node().fund(payer.address, { native: '1', usdc: '500.00' })
    return payer
  }

  async function addWallet({ address }: Payer): Promise<string> {
    const body = { network, address, nickname: 'Mine', consent: true, isConnected: false }
    return (await ask('POST', 'wallets', body)).data.wallet.id
  }

  async function createPayout(source: Record<string, string>, destination: Record<string, string>) {
    const body = {
      amount: source['amount'],
      sourceNetwork: source['network'],
      sourceCurrency: source['currency'],
      destinationNetwork: destination['network'],
      destinationCurrency: destination['currency'],
      received: false,
      customerId,
    }
    const { amountAdjustments } = (await ask('POST', 'payouts/amountAdjustments', body)).data
    const { amount } = amountAdjustments.find(({ type }: { type: string }) => type === 'fxRate').receive
    const answer = await ask('POST', 'payouts', { source, destination: { ...destination, amount } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return { ...answer.data.payout, expected: amount }
  }

  async function dollars(): Promise<string> {
    const { bankAccounts } = (await ask('GET', 'bankAccounts')).data
    return bankAccounts.find(
      ({ currency, status }: Record<string, string>) => currency === 'usd' && status === 'active',
    ).id
  }

  async function offRamp(payer: Payer, amount: string) {
    return createPayout(
      { type: 'wallet', id: await addWallet(payer), amount, currency: 'usdc', network },
      { type: 'bankAccount', id: await dollars(), currency: 'usd', network: 'wire' },
    )
  }

  const register = (transferId: string, hash: string) =>
    ask('POST', 'cctp/off-ramp', { sourceChain: network, sourceTransactionHash: hash, transferId })

  const statusOf = async (id: string) => (await ask('GET', `payouts/${id}`)).data.payout.status

  async function until(id: string, status: string) {
    while ((await statusOf(id)) !== status) {
      await sandbox.advance(1)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return (await ask('GET', `payouts/${id}`)).data.payout
  }

  const movements = async (payoutId: string, kind: string) => {
    const { data } = await sandbox.request('GET', `/sandbox/ledger?customerId=${customerId}`)
    return data.filter((each: { payoutId: string; kind: string }) => each.payoutId === payoutId && each.kind === kind)
  }

  test('dollars paid at the bank arrive as tokens once [C18]', async () => {
    const payer = await fundedPayer()
    const { address } = payer
    const payout = await createPayout(
      { type: 'bankAccount', id: await dollars(), amount: '100.00', currency: 'usd', network: 'wire' },
      { type: 'wallet', id: await addWallet(payer), currency: 'usdc', network },
    )
    await sandbox.request('POST', `/sandbox/payouts/${payout.id}/fund`)
    const done = await until(payout.id, 'succeeded')
    await sandbox.advance(5)
    expect(await movements(payout.id, 'tokenOut')).toMatchObject([{ amount: payout.expected }])
    const balance = await node().port.balance({ token: 'usdc', address })
    expect(toUnits(balance, 6)).toBe(toUnits('500.00', 6) + toUnits(done.finalAmount, 6))
  })

  test('tokens on the address of a payout leave it pending until their transaction is registered [C2, C18]', async () => {
    const payer = await fundedPayer()
    const payout = await offRamp(payer, '50.00')
    const { address, ...resource } = payout.instructions.resource
    expect([resource.network, address]).toEqual([network, await port(node().rpcUrl).depositAddress(payout.id)])

    const hash = await payer.pay(address, 50_000_000n)
    await sandbox.advance(5)
    expect(await node().port.balance({ token: 'usdc', address })).toBe('50.00')
    expect([await statusOf(payout.id), await movements(payout.id, 'tokenIn')]).toEqual(['pending', []])

    expect((await register(payout.id, hash)).status).toBeLessThan(300)
    const done = await until(payout.id, 'succeeded')
    expect(done.finalAmount).toBe(payout.expected)
    expect((await register(payout.id, hash)).status).toBeLessThan(300)
    await sandbox.advance(5)
    expect(await movements(payout.id, 'tokenIn')).toMatchObject([{ amount: '50.00', hash }])
    expect(await movements(payout.id, 'bankOut')).toHaveLength(1)
  })

  test('a transaction that is registered before its tokens are in a block funds the payout when they are [C2, C18]', async () => {
    const payer = await fundedPayer()
    const payout = await offRamp(payer, '40.00')
    node().faults.fallBehind()
    const hash = await payer.pay(payout.instructions.resource.address, 40_000_000n)
    expect((await register(payout.id, hash)).status).toBeLessThan(300)
    await sandbox.advance(3)
    expect(await statusOf(payout.id)).toBe('pending')
    node().faults.keepUp()
    await until(payout.id, 'succeeded')
    await sandbox.advance(5)
    expect(await movements(payout.id, 'tokenIn')).toMatchObject([{ amount: '40.00', hash }])
  })

  test('a hash that another payout has registered is refused, and funds neither twice [C2]', async () => {
    const payer = await fundedPayer()
    const [first, second] = [await offRamp(payer, '35.00'), await offRamp(await fundedPayer(), '45.00')]
    const hash = await payer.pay(first.instructions.resource.address, 35_000_000n)
    await register(first.id, hash)
    await until(first.id, 'succeeded')
    expect(await register(second.id, hash)).toMatchObject({ status: 409, body: { error: { code: 'cctp_conflict' } } })
    await sandbox.advance(5)
    expect([await statusOf(second.id), await movements(second.id, 'tokenIn')]).toEqual(['pending', []])
  })

  test('a restarted sandbox counts no deposit twice, and finds those that came while it was down [C18]', async () => {
    const payer = await fundedPayer()
    const payout = await offRamp(payer, '30.00')
    const { address } = payout.instructions.resource
    const hash = await payer.pay(address, 30_000_000n)
    await sandbox.advance(2)
    const { db, clock } = sandbox
    await sandbox.sandbox.stop()
    sandbox = await createTestSandbox({ db, clock, chains: { [network]: port(node().rpcUrl) } })
    await register(payout.id, hash)
    await until(payout.id, 'succeeded')
    await sandbox.advance(5)
    expect(await movements(payout.id, 'tokenIn')).toMatchObject([{ amount: '30.00', hash }])
    expect(await movements(payout.id, 'bankOut')).toHaveLength(1)
  })
})
