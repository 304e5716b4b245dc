import { Keypair, PublicKey, SystemProgram } from '@solana/web3.js'
import { afterAll, expect, test } from 'vitest'
import { createSolanaPort } from './solana-port.ts'
import { openTestNetwork } from './test-network.ts'

const { solana, connection, signed, transferUsdc, settle, fundedWallet, balanceOf } = await openTestNetwork()
afterAll(() => solana.stop())

test('a reference is paid once: concurrently, again later, and by another process [SAFE-B5]', async () => {
  const to = Keypair.generate().publicKey
  const transfer = { token: 'usdc', to: to.toBase58(), amount: '10.00', reference: 'payout_once' } as const
  const anotherProcess = createSolanaPort(solana.rpcUrl)
  const [first, second] = await Promise.all([solana.port.send(transfer), solana.port.send(transfer)])
  expect(second).toEqual(first)
  expect(await anotherProcess.send(transfer)).toEqual(first)
  expect(await balanceOf(to)).toBe('10.00')
  await solana.port.send({ ...transfer, reference: 'payout_other' })
  expect(await balanceOf(to)).toBe('20.00')
})

test('two processes that send one reference at the same moment pay once [SAFE-B5]', async () => {
  const to = Keypair.generate().publicKey
  const ports = Array.from({ length: 4 }, () => createSolanaPort(solana.rpcUrl))
  const transfer = { token: 'usdc', to: to.toBase58(), amount: '1.00', reference: 'payout_race' } as const
  const outcomes = await Promise.allSettled(ports.map((port) => port.send(transfer)))
  const hashes = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.hash] : []))
  expect(new Set(hashes).size).toBe(1)
  expect(await balanceOf(to)).toBe('1.00')
  expect(await ports[3]!.send(transfer)).toEqual({ hash: hashes[0] })
})

test('deposits returns every transfer after the cursor once, in order [C18]', async () => {
  const { port } = solana
  const { cursor: before } = await port.deposits(null)
  const address = await port.depositAddress('payout_a')
  expect(await createSolanaPort(solana.rpcUrl).depositAddress('payout_a')).toBe(address)
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
