import { Account, AccountAuthenticator, Deserializer, RawTransaction } from '@aptos-labs/ts-sdk'
import { base64 } from '@scure/base'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fundTestWallet } from '../../start/test-wallet/funding.ts'
import { createTestWallet } from '../../start/test-wallet/test-wallet.ts'
import type { AptosNetwork } from './aptos-network.ts'
import { type AptosRequest, aptosAccount } from './test-account.ts'
import { openTestNetwork, TRANSFER, USDC } from './test-network.ts'

const { network, aptos, built, submit, balanceOf, read } = await openTestNetwork()
const { address } = aptosAccount
const rpcUrls: Record<string, string> = { aptos: network.rpcUrl }
const wallet = async (method: string, ...params: readonly unknown[]) => createTestWallet(rpcUrls)[method]!(...params)

beforeAll(() => fundTestWallet(network satisfies AptosNetwork))
afterAll(() => network.stop())

const recipient = () => Account.generate().accountAddress.toString()
const asked = (to: string, units = '25000000'): AptosRequest => ({
  function: TRANSFER,
  typeArguments: ['0x1::fungible_asset::Metadata'],
  functionArguments: [USDC, to, units],
})
const rawOf = (text: unknown) => RawTransaction.deserialize(new Deserializer(base64.decode(text as string)))

test('the Test Wallet has 5,000 USDC and fees on Aptos, and is there when the network runs [W11]', async () => {
  expect(await balanceOf(address)).toBe('5000.00')
  expect(await aptos.getBalance({ accountAddress: address, asset: '0x1::aptos_coin::AptosCoin' })).toBe(1_000_000_000)
  expect(aptosAccount.state({ aptos: network.rpcUrl })).toMatchObject({ address })
  expect(aptosAccount.state({})).toBeNull()
})

test('the account builds what a page asks for, with its number, gas and time, and says what that moves [W11]', async () => {
  const to = recipient()
  const terms = { sequenceNumber: '7', maxGasAmount: '4000', gasUnitPrice: '120', expirationTimestamp: '1900000000' }
  const transaction = await wallet('aptos_build', { ...asked(to), ...terms })
  expect(rawOf(transaction)).toMatchObject({
    sequence_number: 7n,
    max_gas_amount: 4000n,
    gas_unit_price: 120n,
    expiration_timestamp_secs: 1_900_000_000n,
  })
  expect(await wallet('aptos_payment', transaction)).toEqual({ amount: '25.00', coin: 'USDC', to })
})

test('the account signs what a node takes, and submits by itself where it is asked to [W11]', async () => {
  const to = recipient()
  const transaction = (await wallet('aptos_build', asked(to))) as string
  const authenticator = base64.decode((await wallet('aptos_signTransaction', transaction)) as string)
  expect(AccountAuthenticator.deserialize(new Deserializer(authenticator)).isEd25519()).toBe(true)
  // A transaction signed by one sender with an Ed25519 key ends with the sender's authenticator.
  const { body } = await submit(new Uint8Array([...base64.decode(transaction), ...authenticator]))
  await aptos.waitForTransaction({ transactionHash: String(body['hash']) })
  const hash = await wallet('aptos_submit', await wallet('aptos_build', asked(to)))
  await aptos.waitForTransaction({ transactionHash: String(hash) })
  expect(await balanceOf(to)).toBe('50.00')
})

test('the account refuses what it cannot sign, and names no payment for another token [W11]', async () => {
  const someone = Account.generate()
  const others = await built(someone, recipient(), { units: 1n, sequenceNumber: 0n })
  const raw = base64.encode(others.rawTransaction.bcsToBytes())
  const other = { ...asked(recipient()), functionArguments: ['0xa', recipient(), '1'] }
  expect(await wallet('aptos_payment', await wallet('aptos_build', other))).toBeNull()
  const refused: [number, string, unknown][] = [
    [4100, 'aptos_signTransaction', raw],
    [-32602, 'aptos_signTransaction', 'AAAA'],
    [-32602, 'aptos_signTransaction', `${raw.slice(0, -4)}AAAA`],
    [-32602, 'aptos_build', { ...asked(recipient()), function: '0x1::aptos_account::transfer' }],
    [-32602, 'aptos_build', asked(recipient(), '-1')],
    [-32602, 'aptos_build', asked('nowhere')],
  ]
  for (const [code, method, param] of refused)
    await expect(wallet(method, param), `${method} ${JSON.stringify(param)}`).rejects.toMatchObject({ code })
  const late = await wallet('aptos_build', { ...asked(recipient()), expirationTimestamp: '1000' })
  await expect(wallet('aptos_submit', late)).rejects.toMatchObject({
    code: -32_000,
    message: 'Invalid transaction: Type: Validation Code: TRANSACTION_EXPIRED',
  })
  await expect(async () => aptosAccount.methods({}).aptos_build(asked(recipient()))).rejects.toMatchObject({
    code: 4901,
  })
  expect((await read(`accounts/${address}`)).status).toBe(200)
})
