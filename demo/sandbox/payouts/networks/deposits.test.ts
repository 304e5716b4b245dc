import { afterEach, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../../testing.ts'
import { createChainCustomer } from './test-chains.ts'

const boxes: TestSandbox[] = []
afterEach(async () => {
  for (const box of boxes.splice(0).toReversed()) await box.close()
})

const ready = () => createChainCustomer(boxes)

test('tokens at the deposit address fund the payout once, from any sender', async () => {
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

test('a wrong amount is returned to its sender on the chain', async () => {
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

test('tokens for a cancelled payout and second deposits are returned on the chain', async () => {
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

test('a wrong token, network or address, or an amount of zero, is not credited', async () => {
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

test('a process without the network leaves its timer to one that has it', async () => {
  const { box, chains, offRamp, status } = await ready()
  const { id, instructions } = await offRamp()
  const blind = await createTestSandbox({ db: box.db, clock: box.clock })
  boxes.push(blind)
  await blind.advance(3)
  chains.base.deposit({ token: 'usdc', from: '0x01', to: instructions.resource.address, amount: '100.00' })
  await box.advance(1)
  expect(await status(id)).toBe('funded')
})

test('after a restart of the chain deposits are read from the start', async () => {
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

test('tokens at the address of a link create a payout [LINK-01]', async () => {
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

test('a deposit on Sui waits for its registration, which can come first [API-36]', async () => {
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

test('what came on Sui for a cancelled payout goes back once its transaction is registered [API-36]', async () => {
  const { box, chains, fromSui, ask, status } = await ready()
  const { id, instructions } = await fromSui()
  const to = instructions.resource.address
  chains.sui.deposit({ token: 'usdc', from: '0xSender', to, amount: '100.00', hash: 'hashC' })
  await box.advance(2)
  await ask('DELETE', `payouts/${id}`)
  expect(await status(id)).toBe('cancelled')
  const body = { sourceChain: 'sui', sourceTransactionHash: 'hashC', transferId: id }
  expect((await ask('POST', 'cctp/off-ramp', body)).data).toEqual({ ok: true })
  expect(await status(id)).toBe('refunded')
  await box.advance(1)
  expect(chains.sui.moved).toMatchObject([{ to: '0xSender', amount: '100.00' }])
})

test('tokens of another transaction than the registered one are not credited, and registering it is a conflict [API-36]', async () => {
  const { box, chains, fromSui, ask, status } = await ready()
  const { id, instructions } = await fromSui()
  const name = (hash: string) =>
    ask('POST', 'cctp/off-ramp', { sourceChain: 'sui', sourceTransactionHash: hash, transferId: id })
  await name('hashD')
  chains.sui.deposit({ token: 'usdc', from: '0x1', to: instructions.resource.address, amount: '100.00', hash: 'hashE' })
  await box.advance(2)
  expect([await status(id), (await name('hashE')).status]).toEqual(['pending', 409])
  chains.sui.deposit({ token: 'usdc', from: '0x1', to: instructions.resource.address, amount: '100.00', hash: 'hashD' })
  await box.advance(1)
  expect(await status(id)).toBe('funded')
})
