import { isAddress } from '@solana/kit'
import { Keypair, PublicKey, SystemProgram, type ParsedAccountData } from '@solana/web3.js'
import { afterAll, expect, test } from 'vitest'
import { testPort } from '../port.fixture.ts'
import { createSolanaPort } from './solana-port.ts'
import { openTestNetwork, USDC } from './test-network.ts'

const { solana, connection, signed, transferUsdc, settle, fundedWallet } = await openTestNetwork()
afterAll(() => solana.stop())

testPort({
  port: () => solana.port,
  another: () => createSolanaPort(solana.rpcUrl),
  recipient: () => Keypair.generate().publicKey.toBase58(),
  isAddress,
  token: 'usdc',
  tooMuch: 'custom program error: 0x1',
})

test('deposits returns every transfer after the cursor once, in order [C18]', async () => {
  const { port } = solana
  const { cursor: before } = await port.deposits(null)
  const address = await port.depositAddress('payout_a')
  const wallet = await fundedWallet({ native: '1', usdc: '5.00' })
  const { cursor: funded } = await port.deposits(before)

  const to = new PublicKey(address)
  for (const units of [1_230_000n, 70_000n]) {
    const transaction = await signed(wallet, ...transferUsdc(wallet, to, units))
    await settle(await connection.sendRawTransaction(transaction.serialize()))
  }
  await settle(await connection.sendRawTransaction(await paySol(wallet, to)))

  const { deposits, cursor } = await port.deposits(funded)
  const common = { token: 'usdc', from: wallet.publicKey.toBase58(), to: address }
  expect(deposits).toMatchObject([
    { ...common, amount: '1.23' },
    { ...common, amount: '0.07' },
  ])
  expect(new Set(deposits.map(({ id }) => id)).size).toBe(2)
  expect(await port.deposits(cursor)).toEqual({ deposits: [], cursor })
  const all = await port.deposits(null)
  expect((await port.deposits('asignatureofanearlierlife')).deposits).toEqual(all.deposits)
})

async function paySol(from: Keypair, toPubkey: PublicKey): Promise<Buffer> {
  const pay = SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey, lamports: 1_000_000 })
  return (await signed(from, pay)).serialize()
}

test('burned tokens are minted to an account of USDC, which is there from the first time it is named [C3]', async () => {
  const address = await solana.port.mintAddress!('payout_burned')
  const owner = await solana.port.depositAddress('payout_burned')
  const { value } = await connection.getParsedAccountInfo(new PublicKey(address))
  const { info } = (value!.data as ParsedAccountData).parsed
  expect(info).toMatchObject({ mint: USDC.toBase58(), owner, state: 'initialized', tokenAmount: { amount: '0' } })
  expect(await createSolanaPort(solana.rpcUrl).mintAddress!('payout_burned')).toBe(address)
  expect(await solana.port.mintAddress!('payout_other')).not.toBe(address)
})
