import { afterEach, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { createFakeChain } from './fake-chain.ts'
import { createTestCustomer } from './test-customer.ts'

const boxes: TestSandbox[] = []
afterEach(async () => {
  for (const box of boxes.splice(0).toReversed()) await box.close()
})

async function ready() {
  const chains = { base: createFakeChain('base'), sol: createFakeChain('sol'), sui: createFakeChain('sui') }
  const box = await createTestSandbox({ chains })
  boxes.push(box)
  const customer = await createTestCustomer(box)
  const [usd, evm, sol, sui] = [
    await customer.account('us'),
    await customer.wallet('base'),
    await customer.wallet('solana'),
    await customer.wallet('sui'),
  ]
  const make = async (from: string, to: string, ids: [string, string]) => {
    const wish = { from, to, sourceId: ids[0], destinationId: ids[1], amount: '100.00' }
    return (await customer.create(wish)).data.payout
  }
  return {
    box,
    chains,
    ...customer,
    usd,
    onRamp: () => make('usd wire', 'usdc base', [usd, evm]),
    offRamp: () => make('usdc base', 'usd wire', [evm, usd]),
    fromSui: () => make('usdc sui', 'usd wire', [sui, usd]),
    fromSol: () => make('usdc sol', 'usd wire', [sol, usd]),
    status: async (id: string) => (await customer.payout(id)).status,
    hashes: async (id: string) => {
      const { data } = await customer.ask('GET', `/sandbox/ledger?customerId=${customer.customerId}`)
      return (data as { payoutId: string; kind: string; hash: string | null }[])
        .filter(({ payoutId }) => payoutId === id)
        .map(({ kind, hash }) => [kind, hash])
    },
  }
}

test('a paid on-ramp sends real tokens to the wallet, and says under which hash', async () => {
  const { box, chains, onRamp, fund, status, hashes } = await ready()
  const { id, wallets } = await onRamp()
  await fund(id)
  await box.advance(2)
  expect(await status(id)).toBe('succeeded')
  expect(chains.base.moved).toEqual([
    { token: 'usdc', to: wallets[0].address, amount: '79.90', reference: `${id}:out`, hash: expect.any(String) },
  ])
  expect(await hashes(id)).toEqual([
    ['bankIn', null],
    ['fee', null],
    ['tokenOut', chains.base.moved[0]!.hash],
  ])
})

/** A failed send is reported, which a test sandbox raises: that much is expected here. */
const advanceThroughFailure = async (box: TestSandbox, message: string) => {
  await expect(box.advance(1)).rejects.toThrow(message)
}

test('a send whose answer was lost is asked for again, and moves tokens once', async () => {
  const { box, chains, onRamp, fund, status } = await ready()
  const { id } = await onRamp()
  await fund(id)
  await box.advance(1)
  chains.base.loseAnswers(1)
  await advanceThroughFailure(box, 'answer lost')
  expect(await status(id)).toBe('processing')
  expect(chains.base.moved).toHaveLength(1)
  box.clock.advance(70_000)
  await box.advance(0)
  expect(await status(id)).toBe('succeeded')
  expect(chains.base.moved).toHaveLength(1)
})

test('a network that is away is asked until it answers', async () => {
  const { box, chains, onRamp, fund, status } = await ready()
  const { id } = await onRamp()
  await fund(id)
  await box.advance(1)
  chains.base.refuse(1)
  await advanceThroughFailure(box, 'network away')
  expect([await status(id), chains.base.moved.length]).toEqual(['processing', 0])
  box.clock.advance(70_000)
  await box.advance(0)
  expect([await status(id), chains.base.moved.length]).toEqual(['succeeded', 1])
})

test('a process that died between intent and answer leaves it to another one', async () => {
  const { box, chains, onRamp, fund, status } = await ready()
  const { id } = await onRamp()
  await fund(id)
  await box.advance(1)
  // The first process sends and is never heard of again: its lease runs out.
  chains.base.loseAnswers(1)
  await advanceThroughFailure(box, 'answer lost')
  const heir = await createTestSandbox({ chains, db: box.db, clock: box.clock })
  boxes.push(heir)
  box.clock.advance(70_000)
  await Promise.all([heir.advance(0), box.advance(0), heir.advance(0)])
  expect([await status(id), chains.base.moved.length]).toEqual(['succeeded', 1])
})

test('several processes on one database pay each payout once', async () => {
  const { box, chains, onRamp, fund, status, ledger } = await ready()
  const other = await createTestSandbox({ chains, db: box.db, clock: box.clock })
  boxes.push(other)
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1) ids.push((await onRamp()).id)
  await Promise.all(ids.map((id) => fund(id)))
  for (let round = 0; round < 4; round += 1) await Promise.all([box.advance(1), other.advance(1), box.advance(1)])
  for (const id of ids) {
    expect(await status(id)).toBe('succeeded')
    expect(await ledger(id)).toHaveLength(3)
  }
  expect(new Set(chains.base.moved.map(({ reference }) => reference)).size).toBe(5)
  expect(chains.base.moved).toHaveLength(5)
})

test('tokens at the payout’s address fund it, whoever sent them and however often they are shown', async () => {
  const { box, chains, offRamp, status, hashes } = await ready()
  const { id, instructions } = await offRamp()
  const to = instructions.resource.address
  const hash = chains.base.deposit({ token: 'usdc', from: '0x01', to: to.toLowerCase(), amount: '100' })
  await box.advance(1)
  expect(await status(id)).toBe('funded')
  await box.db.query('delete from chain_cursors')
  await box.advance(3)
  expect(await status(id)).toBe('succeeded')
  expect(await hashes(id)).toEqual([
    ['tokenIn', hash],
    ['fee', null],
    ['bankOut', null],
  ])
})

test('a wrong amount goes back to who sent it, on the chain', async () => {
  const { box, chains, offRamp, status, hashes } = await ready()
  const { id, instructions } = await offRamp()
  chains.base.deposit({ token: 'usdc', from: '0xSender', to: instructions.resource.address, amount: '99.999999' })
  await box.advance(1)
  expect(await status(id)).toBe('failedPrecondition')
  await box.advance(1)
  expect(await status(id)).toBe('refunded')
  expect(chains.base.moved).toMatchObject([{ to: '0xSender', amount: '99.999999', token: 'usdc' }])
  expect((await hashes(id)).at(-1)).toEqual(['refund', chains.base.moved[0]!.hash])
})

test('tokens on a cancelled payout, and a second deposit, go back on the chain', async () => {
  const { box, chains, offRamp, ask, status } = await ready()
  const [cancelled, paid] = [await offRamp(), await offRamp()]
  await ask('DELETE', `payouts/${cancelled.id}`)
  const send = (payout: typeof paid, from: string) =>
    chains.base.deposit({ token: 'usdc', from, to: payout.instructions.resource.address, amount: '100.00' })
  send(cancelled, '0xLate')
  send(paid, '0xFirst')
  send(paid, '0xSecond')
  await box.advance(4)
  expect([await status(cancelled.id), await status(paid.id)]).toEqual(['refunded', 'succeeded'])
  expect(chains.base.moved.map(({ to }) => to).toSorted()).toEqual(['0xLate', '0xSecond'])
})

test('a wrong coin, network or address, or nothing at all, is not credited', async () => {
  const { box, chains, offRamp, status, ledger } = await ready()
  const { id, instructions } = await offRamp()
  const to = instructions.resource.address
  chains.base.deposit({ token: 'usdt', from: '0x01', to, amount: '100.00' })
  chains.sol.deposit({ token: 'usdc', from: 'x', to, amount: '100.00' })
  chains.base.deposit({ token: 'usdc', from: '0x01', to: '0x02', amount: '100.00' })
  chains.base.deposit({ token: 'usdc', from: '0x01', to, amount: '0' })
  await box.advance(2)
  expect(await status(id)).toBe('pending')
  expect(await ledger()).toEqual([])
})

test('a process that does not run the network leaves the watch to one that does', async () => {
  const { box, chains, offRamp, status } = await ready()
  const { id, instructions } = await offRamp()
  const blind = await createTestSandbox({ db: box.db, clock: box.clock })
  boxes.push(blind)
  await blind.advance(3)
  chains.base.deposit({ token: 'usdc', from: '0x01', to: instructions.resource.address, amount: '100.00' })
  await box.advance(1)
  expect(await status(id)).toBe('funded')
})

test('a chain that began anew shows its deposits from the start', async () => {
  const { box, chains, offRamp, status } = await ready()
  const first = await offRamp()
  chains.base.deposit({ token: 'usdc', from: '0x01', to: first.instructions.resource.address, amount: '100.00' })
  await box.advance(1)
  chains.base.restart()
  const second = await offRamp()
  chains.base.deposit({ token: 'usdc', from: '0x01', to: second.instructions.resource.address, amount: '100.00' })
  await box.advance(1)
  expect(await status(second.id)).toBe('funded')
})

test('tokens at a link’s address become a payout of their own [LINK-01]', async () => {
  const { box, chains, ask, usd } = await ready()
  const body = {
    bankAccount: usd,
    source: { network: 'sol', currency: 'usdc' },
    destination: { currency: 'usd', network: 'wire' },
  }
  const { wallet } = (await ask('POST', 'walletBankAccounts', body)).data.walletBankAccount
  chains.sol.deposit({ token: 'usdt', from: 'someone', to: wallet.address, amount: '50.00' })
  chains.sol.deposit({ token: 'usdc', from: 'someone', to: wallet.address, amount: '50.00' })
  chains.sol.deposit({ token: 'usdc', from: 'someone', to: wallet.address, amount: '5.00' })
  await box.advance(1)
  const { payouts } = (await ask('GET', 'payouts')).data
  expect(
    payouts.map((payout: { status: string; amount: string }) => `${payout.status} ${payout.amount}`).toSorted(),
  ).toEqual(['failedPrecondition 5.00', 'funded 50.00'])
  await box.advance(3)
  expect(chains.sol.moved).toMatchObject([{ to: 'someone', amount: '5.00' }])
})

test('Sui money waits until its transaction is named, before or after it is seen [API-36]', async () => {
  const { box, chains, fromSui, ask, status } = await ready()
  const [seenFirst, namedFirst] = [await fromSui(), await fromSui()]
  const send = (payout: typeof seenFirst, hash: string) =>
    chains.sui.deposit({ token: 'usdc', from: '0x1', to: payout.instructions.resource.address, amount: '100.00', hash })
  const name = (payout: typeof seenFirst, hash: string) =>
    ask('POST', 'cctp/off-ramp', { sourceChain: 'sui', sourceTransactionHash: hash, transferId: payout.id })
  send(seenFirst, 'hashA')
  await box.advance(2)
  expect(await status(seenFirst.id)).toBe('pending')
  expect((await name(seenFirst, 'hashA')).data).toEqual({ ok: true })
  expect(await status(seenFirst.id)).toBe('funded')
  expect((await name(namedFirst, 'hashB')).data).toEqual({ ok: true })
  expect(await status(namedFirst.id)).toBe('pending')
  send(namedFirst, 'hashB')
  await box.advance(1)
  expect(await status(namedFirst.id)).toBe('funded')
})

test('balances come from the network that runs', async () => {
  const { ask } = await ready()
  const { data } = await ask('GET', 'chains/base/balances?address=0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')
  expect(data.balances).toEqual([
    { currency: 'usdc', amount: '12.34' },
    { currency: 'usdt', amount: '12.34' },
  ])
})

test('a network that is away is said to be unavailable', async () => {
  const { ask, chains } = await ready()
  chains.base.balance = () => Promise.reject(new Error('connection refused'))
  const answer = await ask('GET', 'chains/base/balances?address=0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')
  expect([answer.status, answer.body.error.code]).toEqual([503, 'unavailable'])
})

test('the console is told which networks run', async () => {
  const { ask } = await ready()
  const { data } = await ask('GET', '/sandbox/chains')
  expect(data).toContainEqual({ network: 'base', rpcUrl: 'http://127.0.0.1:1', state: 'running' })
  expect(data).toContainEqual({ network: 'tron', rpcUrl: null, state: 'missing', reason: expect.any(String) })
})
