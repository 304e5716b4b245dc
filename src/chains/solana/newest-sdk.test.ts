import {
  blockhash,
  getSignatureFromTransaction,
  getTransactionEncoder,
  signTransaction,
  type KeyPairSigner,
  type Transaction,
} from '@solana/kit'
import { PublicKey } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { encodeBase58 } from './encodings.ts'
import {
  durableByKit,
  LIFETIME,
  MINTS,
  PROGRAMS,
  signerOf,
  transferByKit,
  versionedByKit,
  type KitTransfer,
} from './kit.fixture.ts'
import { messageOf, readSigned, unsignedTransaction, type Plan } from './transaction.ts'

const [CUSTOMER, PAYOUT, RELAY] = [await signerOf(11), await signerOf(12), await signerOf(13)]
const [MOST, U64_MAX] = [999_999_999_999n, 2n ** 64n - 1n]

const USDC: KitTransfer = {
  from: CUSTOMER,
  to: PAYOUT.address,
  mint: MINTS.usdc,
  program: PROGRAMS.token,
  units: 12_340_000n,
  createsAccount: false,
  memo: null,
  limit: 60_000,
  price: 50_000n,
}
const USDT: KitTransfer = { ...USDC, mint: MINTS.usdt, units: 71_500_000n }
const NEW = { createsAccount: true, limit: 140_000 } as const
const OF_2022 = { program: PROGRAMS.token2022 } as const

const ROWS: readonly (readonly [string, KitTransfer])[] = [
  ['the smallest amount of USDC', { ...USDC, units: 1n }],
  ['a usual amount of USDC', USDC],
  ['a huge amount of USDC', { ...USDC, units: MOST }],
  ['all that a token account can hold', { ...USDC, units: U64_MAX }],
  ['USDC to a new account', { ...USDC, ...NEW }],
  ['USDC with a memo', { ...USDC, memo: 'ref-7731', limit: 83_200 }],
  ['USDC to a new account with a memo of three bytes a sign', { ...USDC, ...NEW, memo: '送金', limit: 162_400 }],
  ['the smallest amount of USDT', { ...USDT, units: 1n }],
  ['USDT to a new account at the highest bid', { ...USDT, ...NEW, price: 3_571_428n }],
  ['a token of Token-2022', { ...USDC, ...OF_2022, units: 4_000_001n }],
  ['a token of Token-2022 to a new account', { ...USDT, ...OF_2022, ...NEW }],
  ['a huge amount of Token-2022 with a memo', { ...USDC, ...OF_2022, units: MOST, memo: 'x', limit: 80_400 }],
]

const planOf = ({ mint, program, units, createsAccount, memo, price }: KitTransfer): Plan => ({
  order: { from: CUSTOMER.address, to: PAYOUT.address, units, token: { address: mint, decimals: 6 } },
  token: { mint: new PublicKey(mint), program: new PublicKey(program) },
  memo,
  createsAccount,
  blockhash: LIFETIME.blockhash,
  price,
})

const bytesOf = (transaction: Transaction) => new Uint8Array(getTransactionEncoder().encode(transaction))

async function signedBy(transaction: Transaction, ...signers: readonly KeyPairSigner[]) {
  const signed = await signTransaction(
    signers.map(({ keyPair }) => keyPair),
    transaction,
  )
  return { bytes: bytesOf(signed), hash: getSignatureFromTransaction(signed) }
}

/** What the product has read, with the hash as the network knows it. */
function readOf(bytes: Uint8Array, asked: KitTransfer) {
  const read = readSigned(bytes, planOf(asked))
  return read && { hash: encodeBase58(read.signature), expiry: read.expiry }
}

describe.each(ROWS)('%s, as Solana’s newest SDK writes it', (_, asked) => {
  it('has the same bytes, and the same message to sign [C19]', async () => {
    const transaction = await transferByKit(asked)
    expect(unsignedTransaction(planOf(asked))).toEqual(bytesOf(transaction))
    expect(messageOf(planOf(asked))).toEqual(new Uint8Array(transaction.messageBytes))
  })

  it('is accepted when the SDK has signed it, under the hash that the SDK gives it [C19]', async () => {
    const { bytes, hash } = await signedBy(await transferByKit(asked), CUSTOMER)
    expect(readOf(bytes, asked)).toEqual({ hash, expiry: 'ours' })
    expect(readOf(bytes.with(5, bytes[5]! ^ 1), asked)).toBeNull()
    expect(readOf(bytes, { ...asked, units: asked.units - 1n })).toBeNull()
  })
})

describe('what wallets make of a transfer by Solana’s newest SDK', () => {
  it('another one pays the fee, and the hash is that of the payer’s signature [C22]', async () => {
    const { bytes, hash } = await signedBy(await transferByKit(USDC, { payer: RELAY.address }), CUSTOMER, RELAY)
    expect(readOf(bytes, USDC)).toEqual({ hash, expiry: 'ours' })
  })

  it('a newer blockhash leaves the expiry unknown, and a nonce account leaves none [C20]', async () => {
    const newer = { ...LIFETIME, blockhash: blockhash(MINTS.usdt) }
    const replaced = await signedBy(await transferByKit(USDC, { lifetime: newer }), CUSTOMER)
    expect(readOf(replaced.bytes, USDC)).toEqual({ hash: replaced.hash, expiry: 'unknown' })
    const durable = await signedBy(await durableByKit(USDC, RELAY.address), CUSTOMER)
    expect(readOf(durable.bytes, USDC)).toEqual({ hash: durable.hash, expiry: 'never' })
  })

  it.each([0, 1] as const)(
    'version %i is another transaction than the one that was asked for [C19]',
    async (version) => {
      const { bytes } = await signedBy(await versionedByKit(USDC, version), CUSTOMER)
      expect(readOf(bytes, USDC)).toBeNull()
    },
  )
})
