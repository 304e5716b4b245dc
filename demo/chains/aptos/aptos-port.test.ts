import { Account, AccountAddress } from '@aptos-labs/ts-sdk'
import { afterAll, expect, test } from 'vitest'
import { testPort } from '../port.fixture.ts'
import { createAptosPort } from './aptos-port.ts'
import { openTestNetwork } from './test-network.ts'

const { network, aptos, fundedWallet, signed, submit, balanceOf } = await openTestNetwork()
const { port, faults } = network
afterAll(() => network.stop())

const recipient = () => Account.generate().accountAddress.toString()
const settled = (hash: unknown) => aptos.waitForTransaction({ transactionHash: String(hash) })

testPort({
  port: () => port,
  another: () => createAptosPort(network.rpcUrl),
  recipient,
  isAddress: (input) => AccountAddress.isValid({ input, strict: true }).valid,
  token: 'usdc',
  tooMuch: 'EINSUFFICIENT_BALANCE',
})

test('a customer who wrote an address without its leading zeros is paid at the whole one [C18]', async () => {
  await port.send({ token: 'usdc', to: '0xb0b', amount: '3.00', reference: 'payout_short' })
  expect(await balanceOf(`0x${'b0b'.padStart(64, '0')}`)).toBe('3.00')
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
