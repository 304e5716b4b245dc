import { Account, AccountAddress } from '@aptos-labs/ts-sdk'
import { afterAll, expect, test } from 'vitest'
import { createAptosPort } from './aptos-port.ts'
import { openTestNetwork } from './test-network.ts'

const { network, aptos, fundedWallet, signed, submit, balanceOf } = await openTestNetwork()
const { port, faults } = network
afterAll(() => network.stop())

const recipient = () => Account.generate().accountAddress.toString()
const settled = (hash: unknown) => aptos.waitForTransaction({ transactionHash: String(hash) })

test('a reference is paid once: concurrently, again later, and by another process [SAFE-B5]', async () => {
  const to = recipient()
  const transfer = { token: 'usdc', to, amount: '10.00', reference: 'payout_once' } as const
  const anotherProcess = createAptosPort(network.rpcUrl)
  const [first, second] = await Promise.all([port.send(transfer), port.send(transfer)])
  expect(second).toEqual(first)
  expect(await port.send(transfer)).toEqual(first)
  expect(await anotherProcess.send(transfer)).toEqual(first)
  expect(await balanceOf(to)).toBe('10.00')

  const other = await port.send({ ...transfer, reference: 'payout_other' })
  expect(other.hash).not.toBe(first.hash)
  expect(await balanceOf(to)).toBe('20.00')
})

test('processes that send one reference at the same moment pay once [SAFE-B5]', async () => {
  const to = recipient()
  const ports = Array.from({ length: 4 }, () => createAptosPort(network.rpcUrl))
  const transfer = { token: 'usdc', to, amount: '1.00', reference: 'payout_race' } as const
  const outcomes = await Promise.allSettled(ports.map((each) => each.send(transfer)))
  const hashes = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.hash] : []))
  expect(new Set(hashes).size).toBe(1)
  expect(await balanceOf(to)).toBe('1.00')
})

test('a rejected send moves nothing and can be repeated [SAFE-B5]', async () => {
  const to = recipient()
  const tooMuch = { token: 'usdt', to, amount: '2000000000', reference: 'payout_big' } as const
  await expect(port.send(tooMuch)).rejects.toThrow('EINSUFFICIENT_BALANCE')
  await expect(port.send({ ...tooMuch, amount: '0.0000001' })).rejects.toThrow('More than 6 decimals')
  await port.send({ ...tooMuch, amount: '2.00' })
  expect(await port.balance({ token: 'usdt', address: to })).toBe('2.00')
})

test('a customer who wrote an address without its leading zeros is paid at the whole one [C18]', async () => {
  await port.send({ token: 'usdc', to: '0xb0b', amount: '3.00', reference: 'payout_short' })
  expect(await balanceOf(`0x${'b0b'.padStart(64, '0')}`)).toBe('3.00')
})

test('a deposit address is a real account that never changes for its reference [C18]', async () => {
  const address = await port.depositAddress('payout_a')
  expect(AccountAddress.isValid({ input: address, strict: true }).valid).toBe(true)
  expect(await createAptosPort(network.rpcUrl).depositAddress('payout_a')).toBe(address)
  expect(await port.depositAddress('payout_b')).not.toBe(address)
})

test('deposits returns every transfer after the cursor once, in order, and no failed one [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const from = wallet.accountAddress.toStringLong()
  const { cursor: before } = await port.deposits(null)
  const to = await port.depositAddress('payout_c')
  for (const units of [1_230_000n, 9_000_000n, 2_340_000n]) {
    const { body } = await submit(await signed(wallet, to, { units }))
    await settled(body['hash']).catch(() => null)
  }
  const { deposits, cursor } = await port.deposits(before)
  expect(deposits).toMatchObject([
    { token: 'usdc', from, to, amount: '1.23' },
    { token: 'usdc', from, to, amount: '2.34' },
  ])
  expect(new Set(deposits.map(({ id }) => id)).size).toBe(2)
  expect((await port.deposits(cursor)).deposits).toEqual([])
  expect(await createAptosPort(network.rpcUrl).deposits(before)).toMatchObject({ deposits })
})

test('a cursor from another life of the network, and one on a branch that it left, read everything [C18]', async () => {
  const to = await port.depositAddress('payout_d')
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const { body } = await submit(await signed(wallet, to, { units: 1_000_000n }))
  await settled(body['hash'])
  const { cursor, deposits } = await port.deposits(null)
  const ids = deposits.map(({ id }) => id)
  const [version] = cursor!.split(':')
  expect((await port.deposits(`${version}:0xanearlierlife`)).deposits.map(({ id }) => id)).toEqual(ids)
  expect((await port.deposits('999999999:0xab')).deposits.map(({ id }) => id)).toEqual(ids)

  faults.fork(1)
  expect((await port.deposits(cursor)).deposits.map(({ id }) => id)).toEqual(ids.slice(0, -1))
})
