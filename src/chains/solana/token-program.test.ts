import { base58 } from '@scure/base'
import { Keypair, PublicKey, type TransactionInstruction } from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenAccountData } from '../../../demo/chains/solana/token-account.ts'
import * as oracle from '../../../demo/chains/solana/token-instructions.ts'
import { encodeBase58, encodeBase64 } from './encodings.ts'
import { createTokenAccount, readTokenAccount, tokenAccountOf, transferTokens } from './token-program.ts'

const mint = new PublicKey('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const keys = () => [Keypair.generate().publicKey, Keypair.generate().publicKey] as const
const plain = ({ programId, keys, data }: TransactionInstruction) => ({
  program: programId.toBase58(),
  keys: keys.map(({ pubkey, ...roles }) => ({ ...roles, key: pubkey.toBase58() })),
  data: [...data],
})

test('the instructions are those of the local network’s own tools, byte by byte [CHAIN-15]', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }), fc.nat({ max: 18 }), (units, decimals) => {
      const [from, to] = keys()
      expect(tokenAccountOf(to, mint).toBase58()).toBe(oracle.tokenAddress(to, mint).toBase58())
      expect(plain(createTokenAccount(from, to, mint))).toEqual(plain(oracle.createTokenAccount(from, to, mint)))
      const movement = { from, to, mint, units, decimals }
      expect(plain(transferTokens(movement))).toEqual(plain(oracle.transferTokens(movement)))
    }),
    { numRuns: 20 },
  )
})

test('a token account is read to its last unit, and another account is none [CHAIN-13]', () => {
  const [owner] = keys()
  const program = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
  const held = { mint: mint.toBase58(), owner: owner.toBase58(), amount: 2n ** 64n - 1n }
  const data = tokenAccountData(held)
  expect(readTokenAccount({ program, data })).toEqual({ mint: held.mint, owner: held.owner, units: held.amount })
  expect(readTokenAccount({ program: mint.toBase58(), data })).toBeNull()
  expect(readTokenAccount({ program, data: data.slice(0, 82) })).toBeNull()
})

test('bytes are written as Solana and its relay write them [CHAIN-15]', () => {
  const bytes = fc.oneof(fc.uint8Array({ maxLength: 70 }), fc.constant(new Uint8Array(64)))
  fc.assert(
    fc.property(bytes, (value) => {
      expect(encodeBase58(value)).toBe(base58.encode(value))
      expect(encodeBase64(value)).toBe(Buffer.from(value).toString('base64'))
    }),
  )
})
