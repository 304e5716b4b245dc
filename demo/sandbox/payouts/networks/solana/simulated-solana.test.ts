import { PublicKey, SystemProgram, Keypair, Transaction } from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transferTokens } from '../../../../chains/solana/token-instructions.ts'
import { codeOf, createTestSandbox, type TestSandbox } from '../../../testing.ts'
import { testKey } from '../../../wallets/test-keys.ts'
import { createRampCustomer } from '../../test-ramps.ts'
import { MINTS, tokenAccountOf } from './signed-transaction.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

async function ready() {
  const customer = await createRampCustomer(box)
  const make = async () => (await customer.create({ ...customer.offRamp, to: 'usd wire' })).data.payout
  return { ...customer, make, status: async (id: string) => (await customer.payout(id)).status }
}

let counter = 0

const owner = Keypair.fromSeed(testKey('solana', 0).secret)

interface Sent {
  readonly to: string
  readonly amount: bigint
  readonly from?: Keypair
}

function transfer({ to, amount: units, from = owner }: Sent): string {
  const payer = from.publicKey
  const transfer = { from: payer, to: new PublicKey(to), mint: new PublicKey(MINTS.usdc), units, decimals: 6 }
  counter += 1
  const transaction = new Transaction({
    feePayer: payer,
    blockhash: '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn',
    lastValidBlockHeight: 1,
  })
  transaction.add(transferTokens(transfer))
  transaction.add(SystemProgram.transfer({ fromPubkey: payer, toPubkey: payer, lamports: counter }))
  transaction.sign(from)
  return transaction.serialize().toString('base64')
}

const rpc = async (method: string, ...params: unknown[]) =>
  (await box.request('POST', '/sandbox/rpc/solana', { body: { jsonrpc: '2.0', id: 1, method, params } })).body

test('a signed transfer to the deposit address funds the payout, and the same bytes count once [API-37]', async () => {
  const { make, ask, status, ledger } = await ready()
  const { id, instructions } = await make()
  const body = { transaction: transfer({ to: instructions.resource.address, amount: 100_000_000n }), maxRetries: 1 }
  const first = await ask('POST', 'relay/solana?skipPreflight=false', body)
  const second = await ask('POST', 'relay/solana?skipPreflight=true', body)
  expect(first.data.signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
  expect(second.data).toEqual(first.data)
  expect(await status(id)).toBe('funded')
  expect(await ledger(id)).toEqual(['tokenIn 100.00 usdc'])
  const seen = async () => (await rpc('getSignatureStatuses', [first.data.signature])).result.value[0]
  expect(await seen()).toMatchObject({ confirmationStatus: 'processed', err: null })
  expect(await seen()).toMatchObject({ confirmationStatus: 'confirmed', err: null })
})

test('a balance is the initial amount less what was sent', async () => {
  const { make, ask } = await ready()
  const from = Keypair.fromSeed(testKey('solana', 3).secret)
  const address = from.publicKey.toBase58()
  const { instructions } = await make()
  const balances = async (network: string) =>
    (await ask('GET', `chains/${network}/balances?address=${address}`)).data.balances
  expect(await balances('sol')).toEqual([
    { currency: 'usdc', amount: '5000.00' },
    { currency: 'usdt', amount: '5000.00' },
  ])
  await ask('POST', 'relay/solana', {
    transaction: transfer({ to: instructions.resource.address, amount: 1_234_567n, from }),
  })
  expect((await balances('solana'))[0]).toEqual({ currency: 'usdc', amount: '4998.76' })
  const account = (await rpc('getTokenAccountsByOwner', address, { mint: MINTS.usdc })).result.value[0]
  expect(account.account.data.parsed.info.tokenAmount).toMatchObject({ amount: '4998765433', decimals: 6 })
  expect(account.pubkey).toBe(await tokenAccountOf(address, 'usdc'))
})

test('a transaction that cannot pass preflight is refused; without preflight it fails on the chain', async () => {
  const { make, ask, status } = await ready()
  const { id, instructions } = await make()
  const poor = Keypair.generate()
  const transaction = transfer({ to: instructions.resource.address, amount: 100_000_000n, from: poor })
  const checked = await ask('POST', 'relay/solana?skipPreflight=false', { transaction })
  expect(checked).toMatchObject({
    status: 422,
    body: { error: { code: 'preflight_failed', message: expect.stringContaining('0x1') } },
  })
  const { signature } = (await ask('POST', 'relay/solana?skipPreflight=true', { transaction })).data
  expect((await rpc('getSignatureStatuses', [signature])).result.value[0].err).toEqual({
    InstructionError: [0, { Custom: 1 }],
  })
  expect(await status(id)).toBe('pending')
})

test.each(['', 'AAAA', 'not base64!', Buffer.from('x'.repeat(200)).toString('base64')])(
  '%j is not a transaction',
  async (transaction) => {
    const { ask } = await ready()
    expect((await ask('POST', 'relay/solana', { transaction })).status).toBe(422)
  },
)

test('a transaction that was changed after signing is refused', async () => {
  const { make, ask } = await ready()
  const { instructions } = await make()
  const bytes = Buffer.from(transfer({ to: instructions.resource.address, amount: 5_000_000n }), 'base64')
  bytes[bytes.length - 1]! ^= 1
  const answer = await ask('POST', 'relay/solana?skipPreflight=true', { transaction: bytes.toString('base64') })
  expect(answer).toMatchObject({
    status: 422,
    body: { error: { message: 'Transaction signature verification failure' } },
  })
})

test('the simulated node answers the calls of a wallet and refuses unknown methods', async () => {
  const { result } = await rpc('getLatestBlockhash')
  expect((await rpc('isBlockhashValid', result.value.blockhash)).result.value).toBe(true)
  expect((await rpc('isBlockhashValid', 'never')).result.value).toBe(false)
  expect((await rpc('getBlockHeight')).result).toBeLessThan(result.value.lastValidBlockHeight)
  expect((await rpc('getBalance', owner.publicKey.toBase58())).result.value).toBeGreaterThan(0)
  const account = await tokenAccountOf(owner.publicKey.toBase58(), 'usdt')
  expect((await rpc('getAccountInfo', account)).result.value).not.toBeNull()
  expect((await rpc('getAccountInfo', 'nobody')).result.value).toBeNull()
  expect((await rpc('getBalance', 'nobody')).error.code).toBe(-32602)
  expect((await rpc('mineBitcoin')).error.code).toBe(-32601)
  const batch = [
    { id: 1, method: 'getHealth' },
    { id: 2, method: 'getSlot' },
  ]
  const { body } = await box.request('POST', '/sandbox/rpc/solana', { body: batch })
  expect(body.map(({ id }: { id: number }) => id)).toEqual([1, 2])
})

test('balances need an address of the network', async () => {
  const { ask } = await ready()
  expect(codeOf(await ask('GET', 'chains/mars/balances?address=x'))).toBe('422 network_invalid')
  expect((await ask('GET', 'chains/sol/balances?address=x')).status).toBe(422)
  const stranger = Keypair.generate().publicKey.toBase58()
  const { balances } = (await ask('GET', `chains/sol/balances?address=${stranger}`)).data
  expect(balances.map(({ amount }: { amount: string }) => amount)).toEqual(['0.00', '0.00'])
})
