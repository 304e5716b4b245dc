import { PublicKey, SystemProgram, Keypair, Transaction, TransactionInstruction } from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestAnswer, type TestSandbox } from '../../testing.ts'
import { testKey } from '../../wallets/test-keys.ts'
import { createTestCustomer } from '../test-customer.ts'
import { MINTS, TOKEN_PROGRAM, tokenAccountOf } from './solana/signed-transaction.ts'

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
  'naming the transaction funds a payout from %s, once [API-36] [STATE-OFFR-04]',
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

test('one transaction is for one payout, and one payout has one', async () => {
  const { make, register } = await ready('sui')
  const [first, second] = [await make(), await make()]
  const hash = newHash()
  await register(first.id, hash)
  expect(codeOf(await register(second.id, hash))).toBe('409 cctp_conflict')
  expect(codeOf(await register(first.id, newHash()))).toBe('409 cctp_conflict')
})

test('of two payouts that name one transaction at once, one gets it', async () => {
  const { make, register, ledger } = await ready('aptos')
  const made = [await make(), await make(), await make()]
  const hash = newHash()
  const answers = await Promise.all(made.map(({ id }) => register(id, hash)))
  expect(answers.map(codeOf).toSorted()).toEqual(['200 ok', '409 cctp_conflict', '409 cctp_conflict'])
  expect(await ledger()).toEqual(['tokenIn 100.00 usdc'])
})

test('named on a cancelled payout, the money goes back', async () => {
  const { make, register, ask, status, ledger } = await ready('sui')
  const { id } = await make()
  await ask('DELETE', `payouts/${id}`)
  expect((await register(id, newHash())).data).toEqual({ ok: true })
  expect(await status(id)).toBe('refunded')
  expect(await ledger(id)).toEqual(['tokenIn 100.00 usdc', 'refund 100.00 usdc'])
})

test('what is not there, of another network or another customer is refused', async () => {
  const mine = await ready('sui')
  const theirs = await ready('sui')
  const { id } = await mine.make()
  expect(codeOf(await mine.register('payout_nobody', newHash()))).toBe('404 not_found')
  expect(codeOf(await theirs.register(id, newHash()))).toBe('404 not_found')
  expect(codeOf(await mine.register(id, newHash(), 'aptos'))).toBe('422 network_invalid')
  expect((await mine.register(id, newHash(), 'base')).status).toBe(422)
  expect((await mine.register(id, '')).status).toBe(422)
})

test('with cross-chain redemption the tokens are burnt for another network', async () => {
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

test('a network without a domain is said to have none', async () => {
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

const owner = Keypair.fromSeed(testKey('solana', 0).secret)

interface Sent {
  readonly to: string
  readonly amount: bigint
  readonly from?: Keypair
}

function transfer({ to, amount, from = owner }: Sent): string {
  const data = new Uint8Array(10)
  data[0] = 12
  new DataView(data.buffer).setBigUint64(1, amount, true)
  data[9] = 6
  const payer = from.publicKey
  const keys = [
    { pubkey: new PublicKey(tokenAccountOf(payer.toBase58(), 'usdc')), isSigner: false, isWritable: true },
    { pubkey: MINTS.usdc, isSigner: false, isWritable: false },
    { pubkey: new PublicKey(tokenAccountOf(to, 'usdc')), isSigner: false, isWritable: true },
    { pubkey: payer, isSigner: true, isWritable: false },
  ]
  counter += 1
  const transaction = new Transaction({
    feePayer: payer,
    blockhash: '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn',
    lastValidBlockHeight: 1,
  })
  transaction.add(new TransactionInstruction({ programId: TOKEN_PROGRAM, keys, data: Buffer.from(data) }))
  transaction.add(SystemProgram.transfer({ fromPubkey: payer, toPubkey: payer, lamports: counter }))
  transaction.sign(from)
  return transaction.serialize().toString('base64')
}

const rpc = async (method: string, ...params: unknown[]) =>
  (await box.request('POST', '/sandbox/rpc/solana', { body: { jsonrpc: '2.0', id: 1, method, params } })).body

test('a signed transfer to the payout’s address funds it, and the same bytes are booked once [API-37]', async () => {
  const { make, ask, status, ledger } = await ready('sol')
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

test('balances are what was there less what was sent', async () => {
  const { make, ask } = await ready('sol')
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
  const account = (await rpc('getTokenAccountsByOwner', address, { mint: MINTS.usdc.toBase58() })).result.value[0]
  expect(account.account.data.parsed.info.tokenAmount).toMatchObject({ amount: '4998765433', decimals: 6 })
  expect(account.pubkey).toBe(tokenAccountOf(address, 'usdc'))
})

test('a transaction that cannot pass preflight is refused; without preflight it fails on the chain', async () => {
  const { make, ask, status } = await ready('sol')
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
  '%j is no transaction',
  async (transaction) => {
    const { ask } = await ready('sol')
    expect((await ask('POST', 'relay/solana', { transaction })).status).toBe(422)
  },
)

test('a changed transaction is not the one that was signed', async () => {
  const { make, ask } = await ready('sol')
  const { instructions } = await make()
  const bytes = Buffer.from(transfer({ to: instructions.resource.address, amount: 5_000_000n }), 'base64')
  bytes[bytes.length - 1]! ^= 1
  const answer = await ask('POST', 'relay/solana?skipPreflight=true', { transaction: bytes.toString('base64') })
  expect(answer).toMatchObject({
    status: 422,
    body: { error: { message: 'Transaction signature verification failure' } },
  })
})

test('the simulated node answers what a wallet asks, and says so when it does not know', async () => {
  const { result } = await rpc('getLatestBlockhash')
  expect((await rpc('isBlockhashValid', result.value.blockhash)).result.value).toBe(true)
  expect((await rpc('isBlockhashValid', 'never')).result.value).toBe(false)
  expect((await rpc('getBlockHeight')).result).toBeLessThan(result.value.lastValidBlockHeight)
  expect((await rpc('getBalance', owner.publicKey.toBase58())).result.value).toBeGreaterThan(0)
  expect((await rpc('getAccountInfo', tokenAccountOf(owner.publicKey.toBase58(), 'usdt'))).result.value).not.toBeNull()
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

test('balances are asked for an address of a network', async () => {
  const { ask } = await ready('sol')
  expect(codeOf(await ask('GET', 'chains/mars/balances?address=x'))).toBe('422 network_invalid')
  expect((await ask('GET', 'chains/sol/balances?address=x')).status).toBe(422)
  const stranger = Keypair.generate().publicKey.toBase58()
  const { balances } = (await ask('GET', `chains/sol/balances?address=${stranger}`)).data
  expect(balances.map(({ amount }: { amount: string }) => amount)).toEqual(['0.00', '0.00'])
})
