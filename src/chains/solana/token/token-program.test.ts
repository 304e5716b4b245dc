import { base58 } from '@scure/base'
import { Keypair, PublicKey, type TransactionInstruction } from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenAccountData } from '../../../../demo/chains/solana/token-account.ts'
import * as oracle from '../../../../demo/chains/solana/token-instructions.ts'
import { encodeBase58, encodeBase64 } from '../encodings.ts'
import {
  createTokenAccount,
  readTokenAccount,
  TOKEN_PROGRAMS,
  tokenAccountOf,
  transferTokens,
} from './token-program.ts'

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
      for (const program of TOKEN_PROGRAMS.map((address) => new PublicKey(address))) {
        const token = { mint, program }
        expect(tokenAccountOf(to, token).toBase58()).toBe(oracle.tokenAddress(to, mint, program).toBase58())
        const created = plain(oracle.createAccountOf(from, to, token))
        expect(plain(createTokenAccount(from, to, token))).toEqual(created)
        const movement = { from, to, units, decimals }
        const moved = plain(oracle.transferTokens({ ...movement, mint, program }))
        expect(plain(transferTokens({ ...movement, token }))).toEqual(moved)
      }
    }),
    { numRuns: 20 },
  )
})

test('a token account is read to its last unit, and any other account is refused [CHAIN-13]', () => {
  const [owner] = keys()
  const program = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
  const account = { mint: mint.toBase58(), owner: owner.toBase58(), amount: 2n ** 64n - 1n }
  const data = tokenAccountData(account)
  expect(readTokenAccount({ program, data })).toEqual({
    mint: account.mint,
    owner: account.owner,
    units: account.amount,
    isFrozen: false,
  })
  expect(readTokenAccount({ program: mint.toBase58(), data })).toBeNull()
  expect(readTokenAccount({ program, data: data.slice(0, 82) })).toBeNull()
  const [longer, other] = [new Uint8Array([...data, 2, 7, 0]), new Uint8Array([...data, 1, 7, 0])]
  expect(readTokenAccount({ program, data: longer })).toBeNull()
  expect(readTokenAccount({ program: TOKEN_PROGRAMS[1]!, data: longer })).toMatchObject({ units: account.amount })
  expect(readTokenAccount({ program: TOKEN_PROGRAMS[1]!, data: other })).toBeNull()
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
