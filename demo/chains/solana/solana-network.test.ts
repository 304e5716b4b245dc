import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  TransactionMessage,
  VersionedTransaction,
  type Transaction,
} from '@solana/web3.js'
import { afterAll, expect, test } from 'vitest'
import { rpc } from '../json-rpc.ts'
import { openTestNetwork, USDC } from './test-network.ts'
import { tokenAddress, transferTokens } from './token-instructions.ts'

const { solana, connection, signed, transferUsdc, settle, fundedWallet, balanceOf } = await openTestNetwork()
afterAll(() => solana.stop())

test('a wallet sends tokens to somebody who has no token account yet [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '25.00' })
  const to = Keypair.generate().publicKey
  const transaction = await signed(wallet, ...transferUsdc(wallet, to, 7_500_000n))
  const status = await settle(await connection.sendRawTransaction(transaction.serialize()))

  expect(status.err).toBeNull()
  expect(await balanceOf(to)).toBe('7.50')
  const account = tokenAddress(to, USDC)
  expect((await connection.getTokenAccountBalance(account)).value).toMatchObject({
    amount: '7500000',
    uiAmountString: '7.5',
  })
  const parsed = await connection.getParsedTokenAccountsByOwner(to, { mint: USDC })
  expect(parsed.value[0]!.account.data.parsed.info.tokenAmount.amount).toBe('7500000')
})

test('web3.js accepts the answers to the calls of wallets and pages [C18]', async () => {
  const wallet = await fundedWallet({ native: '2', usdc: '1.00' })
  const mint = await connection.getAccountInfo(USDC)
  expect(mint).toMatchObject({ executable: false, lamports: 1_066_800 })
  expect(mint!.data.length).toBe(82)
  const both = await connection.getMultipleAccountsInfo([USDC, Keypair.generate().publicKey])
  expect(both.map(Boolean)).toEqual([true, false])
  expect(await connection.getBalance(wallet.publicKey)).toBe(2_000_000_000)
  expect((await connection.getTokenSupply(USDC)).value.uiAmountString).toBe('1000000000')
  expect(await connection.getMinimumBalanceForRentExemption(165)).toBe(1_488_440)
  expect(await connection.getSlot()).toBeGreaterThanOrEqual(100)
  expect(await connection.getBlockHeight()).toBeGreaterThanOrEqual(100)
  expect((await connection.getEpochInfo()).slotsInEpoch).toBe(432_000)
  expect((await connection.getVersion())['solana-core']).toBe('2.3.0')
  expect(await connection.getGenesisHash()).toBe('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d')
  expect(await connection.getRecentPrioritizationFees()).toHaveLength(1)
  const accounts = await connection.getProgramAccounts(new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'), {
    filters: [{ dataSize: 165 }, { memcmp: { offset: 32, bytes: wallet.publicKey.toBase58() } }],
  })
  expect(accounts.map(({ pubkey }) => pubkey.toBase58())).toEqual([tokenAddress(wallet.publicKey, USDC).toBase58()])
})

test('a transaction has its fee and the changes of all balances, in each encoding [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '4.00' })
  const to = Keypair.generate().publicKey
  const bid = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_234_567 })
  const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 60_000 })
  const { blockhash } = await connection.getLatestBlockhash()
  const message = new TransactionMessage({
    payerKey: wallet.publicKey,
    recentBlockhash: blockhash,
    instructions: [bid, limit, ...transferUsdc(wallet, to, 1_000_000n)],
  }).compileToV0Message()
  expect((await connection.getFeeForMessage(message)).value).toBe(5000 + 74_075)
  const transaction = new VersionedTransaction(message)
  transaction.sign([wallet])
  const signature = await connection.sendTransaction(transaction)
  await settle(signature)

  const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
  const { meta } = found!
  expect(found!.version).toBe(0)
  expect(meta!.err).toBeNull()
  const rent = 1_488_440
  expect(meta!.preBalances[0]! - meta!.postBalances[0]!).toBe(meta!.fee + rent)
  const grown = meta!.postTokenBalances!.find(({ owner }) => owner === to.toBase58())
  expect(grown).toMatchObject({ mint: USDC.toBase58(), uiTokenAmount: { amount: '1000000', decimals: 6 } })
  expect(meta!.preTokenBalances!.map(({ owner }) => owner)).toEqual([wallet.publicKey.toBase58()])
  const parsed = await connection.getParsedTransaction(signature, { maxSupportedTransactionVersion: 0 })
  expect(parsed!.transaction.message.accountKeys[0]).toMatchObject({ signer: true, writable: true })
  const [wire] = (
    await rpc<{ transaction: string[] }>(solana.rpcUrl, 'getTransaction', [
      signature,
      { encoding: 'base64', commitment: 'confirmed', maxSupportedTransactionVersion: 0 },
    ])
  ).transaction
  expect(Buffer.from(wire!, 'base64')).toEqual(Buffer.from(transaction.serialize()))
  const rows = await connection.getSignaturesForAddress(to)
  expect(rows.map((row) => row.signature)).toEqual([signature])
})

test('a rejected transaction has the message of a node [C4]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '2.00' })
  const poor = Keypair.generate()
  const to = (await fundedWallet({ usdc: '1.00' })).publicKey
  const send = async (transaction: Transaction) => connection.sendRawTransaction(transaction.serialize())

  await expect(send(await signed(wallet, ...transferUsdc(wallet, to, 2_000_001n)))).rejects.toThrow(
    'Error processing Instruction 1: custom program error: 0x1',
  )
  await expect(
    send(await signed(wallet, transferTokens({ from: wallet.publicKey, to, mint: USDC, units: 1n, decimals: 9 }))),
  ).rejects.toThrow('custom program error: 0x12')
  await expect(send(await signed(poor, ...transferUsdc(poor, to, 1n)))).rejects.toThrow(
    'Attempt to debit an account but found no record of a prior credit.',
  )
  const forged = (await signed(wallet, ...transferUsdc(wallet, to, 1n))).serialize()
  forged[5]! ^= 1
  await expect(connection.sendRawTransaction(forged)).rejects.toThrow('Transaction signature verification failure')
  await expect(connection.sendRawTransaction(Buffer.from('nonsense'))).rejects.toThrow('failed to deserialize')
  expect(await balanceOf(to)).toBe('1.00')
})

test('a failed transaction that skipped the preflight lands with its error and costs its fee [C4]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '2.00' })
  const to = (await fundedWallet({ usdc: '1.00' })).publicKey
  const transaction = await signed(wallet, ...transferUsdc(wallet, to, 3_000_000n))
  const signature = await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
  expect(await settle(signature)).toMatchObject({ err: { InstructionError: [1, { Custom: 1 }] } })
  expect(await connection.getBalance(wallet.publicKey)).toBe(1_000_000_000 - 5000)
})

test('a blockhash expires after 150 blocks, and later transactions are dropped silently [C4]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '2.00' })
  const to = Keypair.generate().publicKey
  const early = await signed(wallet, ...transferUsdc(wallet, to, 1_000_000n))
  const late = await signed(wallet, ...transferUsdc(wallet, to, 500_000n))
  solana.skipSlots(120)
  expect((await connection.isBlockhashValid(early.recentBlockhash!)).value).toBe(true)
  await settle(await connection.sendRawTransaction(early.serialize()))
  solana.skipSlots(60)
  expect((await connection.isBlockhashValid(late.recentBlockhash!)).value).toBe(false)
  await expect(connection.sendRawTransaction(late.serialize())).rejects.toThrow('Blockhash not found')

  const signature = await connection.sendRawTransaction(late.serialize(), { skipPreflight: true })
  expect((await connection.getSignatureStatuses([signature])).value).toEqual([null])
  expect(await balanceOf(to)).toBe('1.00')
})

test('a dropped transaction is confirmed once when the same bytes are sent again [C5]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '2.00' })
  const to = Keypair.generate().publicKey
  const bytes = (await signed(wallet, ...transferUsdc(wallet, to, 1_000_000n))).serialize()
  const send = () => connection.sendRawTransaction(bytes, { skipPreflight: true })

  solana.loseNext(1)
  const signature = await send()
  expect((await connection.getSignatureStatuses([signature])).value).toEqual([null])
  expect(await send()).toBe(signature)
  expect(await send()).toBe(signature)
  await settle(signature)
  expect(await balanceOf(to)).toBe('1.00')
  solana.skipSlots(40)
  const { value } = await connection.getSignatureStatuses([signature])
  expect(value[0]).toMatchObject({ confirmationStatus: 'finalized', confirmations: null })
})

test('a simulation changes nothing and returns the requested accounts [C18]', async () => {
  const wallet = await fundedWallet({ native: '1', usdc: '2.00' })
  const to = (await fundedWallet({ usdc: '1.00' })).publicKey
  const { blockhash } = await connection.getLatestBlockhash()
  const instructions = transferUsdc(wallet, to, 500_000n)
  const message = new TransactionMessage({ payerKey: wallet.publicKey, recentBlockhash: blockhash, instructions })
  const unsigned = new VersionedTransaction(message.compileToV0Message())
  const account = tokenAddress(to, USDC).toBase58()
  const { value } = await connection.simulateTransaction(unsigned, {
    accounts: { encoding: 'base64', addresses: [account] },
  })
  expect(value.err).toBeNull()
  expect(Buffer.from(value.accounts![0]!.data[0]!, 'base64').readBigUInt64LE(64)).toBe(1_500_000n)
  expect(await balanceOf(to)).toBe('1.00')
  const verified = await connection.simulateTransaction(unsigned, { sigVerify: true })
  expect(verified.value.err).toBe('SignatureFailure')
})

test('batches, unknown methods and broken requests get the answers of JSON-RPC [C18]', async () => {
  const post = async (body: string) => {
    const response = await fetch(solana.rpcUrl, { method: 'POST', body })
    return { headers: response.headers, json: (await response.json()) as unknown }
  }
  const { json, headers } = await post('[{"id":1,"method":"getHealth"},{"id":2,"method":"mine"},7]')
  expect(json).toMatchObject([
    { id: 1, result: 'ok' },
    { id: 2, error: { code: -32601 } },
    { id: null, error: { code: -32600 } },
  ])
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect((await post('{')).json).toMatchObject({ error: { code: -32700 } })
  expect((await post('{"id":3,"method":"getBalance","params":["0x12"]}')).json).toMatchObject({
    error: { code: -32602 },
  })
  const program = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
  const badFilter = `{"id":5,"method":"getProgramAccounts","params":["${program}",{"filters":[{"size":1}]}]}`
  expect((await post(badFilter)).json).toMatchObject({ id: 5, error: { code: -32602 } })
  expect((await post(`{"id":4,"method":"getFeeForMessage","params":["AAAA"]}`)).json).toMatchObject({
    id: 4,
    error: {},
  })
  const preflight = await fetch(solana.rpcUrl, { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect((await fetch(solana.rpcUrl, { method: 'POST', body: ' '.repeat(1_000_001) })).status).toBe(413)
})

test('an airdrop is a transfer that can be looked up [C18]', async () => {
  const to = Keypair.generate().publicKey
  const signature = await connection.requestAirdrop(to, 5_000_000)
  expect(await settle(signature)).toMatchObject({ err: null })
  expect(await connection.getBalance(to)).toBe(5_000_000)
})
