import { Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { EXTENSIONS, balanceOf2022, mintToken2022 } from '../../../../demo/chains/solana/token-2022.fixture.ts'
import type { ChainNode } from '../../adapter.ts'
import { recordingSteps } from '../../local-node.fixture.ts'
import { openLocalSolana } from '../local-customer.fixture.ts'
import { send } from '../send.ts'
import { solanaAdapter } from '../solana-adapter.ts'

const { solana, node, connection, customer, until } = await openLocalSolana()
afterAll(() => solana.stop())

/** An account that is frozen at first holds no tokens. */
const FROZEN = EXTENSIONS.state(2)

type Extensions = Parameters<typeof mintToken2022>[2]['extensions']

const isFrozen = (extensions: Extensions) => extensions.includes(FROZEN)

/** A customer of whom the host has configured another token as USDC. */
async function holder(extensions: Extensions, native = '1') {
  const { keypair, ...rest } = await customer({}, { native: '1', usdc: '9.00' })
  const mint = await mintToken2022(connection, keypair, { extensions, units: isFrozen(extensions) ? 0n : 9_000_000n })
  const withMint: ChainNode = { ...node, token: () => ({ address: mint.toBase58(), decimals: 6 }) }
  const received = () => balanceOf2022(connection, new PublicKey(rest.transfer.to), mint)
  if (native !== '1') await leave(keypair, native)
  return { ...rest, keypair, mint, withMint, received }
}

async function leave(owner: Keypair, native: string) {
  const kept = Math.round(Number(native) * 1e9)
  const lamports = (await connection.getBalance(owner.publicKey)) - kept - 5000
  const { publicKey: toPubkey } = Keypair.generate()
  const spend = new Transaction({ feePayer: owner.publicKey, ...(await connection.getLatestBlockhash()) }).add(
    SystemProgram.transfer({ fromPubkey: owner.publicKey, toPubkey, lamports }),
  )
  spend.sign(owner)
  await connection.sendRawTransaction(spend.serialize())
}

const SENDABLE: readonly (readonly [string, Extensions])[] = [
  ['no extension', []],
  ['a fee of nothing', [EXTENSIONS.fee(0)]],
  ['a hook that is not set', [EXTENSIONS.hook(null)]],
  ['accounts that are open', [EXTENSIONS.state(1)]],
  [
    'all that a large stablecoin has',
    [EXTENSIONS.fee(0), EXTENSIONS.delegate(), EXTENSIONS.hook(null), EXTENSIONS.metadata()],
  ],
]
const UNSENDABLE: readonly (readonly [string, Extensions])[] = [
  ['a fee', [EXTENSIONS.fee(1)]],
  ['a fee behind what is harmless', [EXTENSIONS.metadata(), EXTENSIONS.fee(50)]],
  ['a program that decides about each transfer', [EXTENSIONS.hook(Keypair.generate().publicKey)]],
  ['accounts that are frozen at first', [FROZEN]],
  ['a balance that grows', [EXTENSIONS.interest()]],
]

describe('a token of Token-2022', () => {
  it.each(SENDABLE)(
    'a token with %s is held and sent, and arrives whole [CHAIN-13, CHAIN-15]',
    async (_, extensions) => {
      const { session, transfer, withMint, received, keypair } = await holder(extensions)
      const holding = { network: 'solana', coin: 'usdc', address: keypair.publicKey.toBase58() } as const
      expect(await solanaAdapter.balance(holding, withMint)).toBe('9.000000')
      await solanaAdapter.check(session, transfer, withMint)
      const watch = await send(session, transfer, withMint, recordingSteps())
      await until(() => watch.look(), 'confirmed')
      expect(await received()).toBe(5_000_000n)
      expect(await solanaAdapter.balance(holding, withMint)).toBe('4.000000')
    },
  )

  it.each(UNSENDABLE)(
    'a token with %s is refused before anything is made, and no wallet is asked [C21]',
    async (_, extensions) => {
      const { session, transfer, withMint, asked } = await holder(extensions)
      const refusal = { code: 'network/token-unsupported', values: { coin: 'USDC' }, broadcast: 'none' }
      await expect(solanaAdapter.check(session, transfer, withMint)).rejects.toMatchObject(refusal)
      await expect(send(session, transfer, withMint, recordingSteps())).rejects.toMatchObject(refusal)
      expect(asked).toEqual([])
    },
  )

  it.each([
    ['fee and rent', '0.0015798', true],
    ['a lamport less', '0.001579799', false],
  ])('a transfer needs %s for the larger account of its token [CHAIN-19, C9]', async (_, native, can) => {
    const { session, transfer, withMint } = await holder([EXTENSIONS.fee(0)], native)
    const outcome = send(session, transfer, withMint, recordingSteps())
    if (can) await until((await outcome).look, 'confirmed')
    else await expect(outcome).rejects.toMatchObject({ code: 'network/not-enough-for-fee' })
  })
})

it('a token whose mint belongs to no program of tokens is refused [C19]', async () => {
  const { session, transfer } = await customer()
  const withMint: ChainNode = { ...node, token: () => ({ address: transfer.from, decimals: 6 }) }
  await expect(solanaAdapter.check(session, transfer, withMint)).rejects.toMatchObject({ code: 'network/refused' })
})
