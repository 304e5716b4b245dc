import {
  Account,
  AccountAddress,
  AptosConfig,
  Deserializer,
  generateRawTransaction,
  generateSignedTransaction,
  generateSigningMessageForTransaction,
  generateTransactionPayload,
  generateTransactionPayloadWithABI,
  generateUserTransactionHash,
  Network,
  parseTypeTag,
  SignedTransaction,
  SigningSchemeInput,
  SimpleTransaction,
  U32,
  U64,
  type AnyTransactionPayloadInstance,
  type EntryFunctionABI,
  type InputEntryFunctionData,
  type InputScriptData,
} from '@aptos-labs/ts-sdk'
import { describe, expect, it, test } from 'vitest'
import { APTOS_CONTRACTS } from '../cctp/contracts.fixture.ts'
import { createChainNode } from '../node.ts'
import { prepareBurn } from './transaction/burn.ts'
import { hashOf, rawTransaction, type Terms } from './transaction/transfer.ts'
import { readSigned, SIGNS } from './wallet/signing.ts'

const CUSTOMER: Account = Account.generate()
const PAYOUT = Account.generate().accountAddress.toStringLong()
const USDC = '0xbae207659db88bea0cbead6da0ed00aac12edcdda169e591cd41c94180b46f3b'
const USDT = '0x357b0b74bc833e95a115ad22604854d6b0fca151cecd94111770e5d6ffc9dc2b'
const U64_MAX = 2n ** 64n - 1n

interface Row {
  readonly token?: string
  readonly to?: string
  readonly units?: bigint
  readonly sequence?: bigint
  readonly maxGas?: bigint
  readonly gasPrice?: bigint
  readonly expiration?: bigint
}

const ROWS: readonly (readonly [string, Row])[] = [
  ['the smallest amount', { units: 1n }],
  ['a usual amount', {}],
  ['an amount of more than 53 bits', { units: 2n ** 53n + 1n }],
  ['the largest amount', { units: U64_MAX }],
  ['USDT', { token: USDT, units: 71_500_000n }],
  ['the shortest address', { to: `0x${'0'.repeat(63)}a` }],
  ['an address that begins with zeros', { to: `0x00${'5c'.repeat(31)}` }],
  ['the lowest gas limit', { maxGas: 2000n }],
  ['the highest gas limit', { maxGas: 2_000_000n }],
  ['a price of a full network', { gasPrice: 150_000n }],
  ['the first transaction of an account', { sequence: 0n }],
  ['a later transaction than 32 bits count', { sequence: 2n ** 32n }],
  ['an expiration after 2106', { expiration: 4_300_000_000n }],
]

function termsOf({ token = USDC, to = PAYOUT, units = 12_340_000n, ...asked }: Row, from = CUSTOMER): Terms {
  const order = { from: from.accountAddress.toStringLong(), to, units, token: { address: token, decimals: 6 } }
  return { order, sequence: 17n, maxGas: 8145n, gasPrice: 100n, expiration: 1_796_000_300n, ...asked }
}

/** As the framework of the chain declares it. The SDK is 5.1.4, the newest whose licence allows the use here (.build/README.md). */
const TRANSFER_ABI: EntryFunctionABI = {
  signers: 1,
  typeParameters: [{ constraints: [] }],
  parameters: ['0x1::object::Object<T0>', 'address', 'u64'].map((type) => parseTypeTag(type, { allowGenerics: true })),
}

const payload = ({ token = USDC, to = PAYOUT, units = 12_340_000n }: Row) =>
  generateTransactionPayloadWithABI({
    function: '0x1::primary_fungible_store::transfer',
    typeArguments: ['0x1::fungible_asset::Metadata'],
    functionArguments: [token, to, units],
    abi: TRANSFER_ABI,
  })

interface WalletInput {
  readonly payload: object
  readonly maxGasAmount: number
  readonly gasUnitPrice: number
  readonly sequenceNumber: number
  readonly expirationTimestamp: number
}

const scriptOf = (input: object) => generateTransactionPayload(input as InputScriptData)
const callOf = (input: object) =>
  generateTransactionPayloadWithABI({ ...(input as InputEntryFunctionData), abi: TRANSFER_ABI })

/** The SDK's own builder, which asks no node for what it is given. */
const built = (from: Account, made: AnyTransactionPayloadInstance, asked: Omit<WalletInput, 'payload'>) =>
  generateRawTransaction({
    aptosConfig: new AptosConfig({ network: Network.MAINNET }),
    sender: from.accountAddress,
    payload: made,
    options: {
      maxGasAmount: asked.maxGasAmount,
      gasUnitPrice: asked.gasUnitPrice,
      accountSequenceNumber: asked.sequenceNumber,
      expireTimestamp: asked.expirationTimestamp,
    },
  })

const bySdk = async (row: Row, from = CUSTOMER) => {
  const { maxGas = 8145n, gasPrice = 100n, sequence = 17n, expiration = 1_796_000_300n } = row
  return built(from, await payload(row), {
    maxGasAmount: Number(maxGas),
    gasUnitPrice: Number(gasPrice),
    sequenceNumber: Number(sequence),
    expirationTimestamp: Number(expiration),
  })
}

/** What a wallet makes of the input that it is given. */
async function byWallet(terms: Terms, from = CUSTOMER) {
  const { payload: given, ...asked } = SIGNS.input(terms) as WalletInput
  const made = await ('bytecode' in given ? scriptOf(given) : callOf(given))
  return built(from, made, asked)
}

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

describe.each(ROWS)('a transfer of Aptos with %s, as the SDK’s builder writes it', (_, row) => {
  it('has the same bytes, also from the input of a wallet [C19]', async () => {
    const theirs = hexOf((await bySdk(row)).bcsToBytes())
    expect(hexOf(rawTransaction(termsOf(row)))).toBe(theirs)
    expect(hexOf((await byWallet(termsOf(row))).bcsToBytes())).toBe(theirs)
  })

  it('is accepted when the SDK has signed it, under the hash that the SDK gives it [C13]', async () => {
    const transaction = new SimpleTransaction(await bySdk(row))
    const authenticator = CUSTOMER.signTransactionWithAuthenticator(transaction)
    const signed = readSigned({ rawTransaction: transaction, authenticator }, termsOf(row))!
    const sent = { transaction, senderAuthenticator: authenticator }
    expect(hexOf(signed)).toBe(hexOf(generateSignedTransaction(sent)))
    expect(hashOf(signed)).toBe(generateUserTransactionHash(sent))
    const message = generateSigningMessageForTransaction(transaction)
    const { signature } = authenticator as unknown as {
      signature: Parameters<Account['verifySignature']>[0]['signature']
    }
    expect(CUSTOMER.verifySignature({ message, signature })).toBe(true)
    const other = { ...termsOf(row), sequence: 18n }
    expect(readSigned({ rawTransaction: transaction, authenticator }, other)).toBeNull()
  })
})

test.each([
  ['of the first kind', () => Account.generate()],
  ['of Ed25519 behind a single sender', () => Account.generate({ scheme: SigningSchemeInput.Ed25519, legacy: false })],
  ['of secp256k1', () => Account.generate({ scheme: SigningSchemeInput.Secp256k1Ecdsa })],
])('a signature with a key %s makes the transaction that the SDK reads [C13]', async (_, generate) => {
  const key = generate()
  const transaction = new SimpleTransaction(await bySdk({}, key))
  const authenticator = key.signTransactionWithAuthenticator(transaction)
  const signed = readSigned({ rawTransaction: transaction, authenticator }, termsOf({}, key))!
  const read = SignedTransaction.deserialize(new Deserializer(signed))
  expect(read.raw_txn.sender.toString()).toBe(key.accountAddress.toString())
  expect(hexOf(read.bcsToBytes())).toBe(hexOf(signed))
})

const RECIPIENT = `0x${'0'.repeat(24)}52908400098527886e0f7030069857d2e4169ee7`

/** Circle's script without a caller or a fee, and once the burn is final. */
const burnBySdk = (units: bigint, domain: number) =>
  generateTransactionPayload({
    bytecode: APTOS_CONTRACTS.bytecode,
    typeArguments: [],
    functionArguments: [
      new U64(units),
      new U32(domain),
      AccountAddress.from(RECIPIENT),
      AccountAddress.ZERO,
      AccountAddress.from(USDC),
      new U64(0n),
      new U32(2000),
    ],
  })

test.each([
  ['the smallest amount', 1n, 0],
  ['a usual amount for Base', 12_340_000n, 6],
  ['the largest amount for Solana', U64_MAX, 5],
])('a burn of %s has the bytes of the SDK’s script, from the input of a wallet [C2, C3]', async (_, units, domain) => {
  const node = createChainNode({ fetch, relay: async () => 'unknown', cctp: { aptos: APTOS_CONTRACTS } })
  const { order, ...rest } = termsOf({ units })
  const burned = { ...order, burn: { domain, recipient: RECIPIENT } }
  const { call, isAsked } = prepareBurn(burned, node)
  const terms = { ...rest, order: burned, burn: call }
  const raw = await byWallet(terms)
  const theirs = await built(CUSTOMER, await burnBySdk(units, domain), SIGNS.input(terms) as WalletInput)
  expect(hexOf(raw.bcsToBytes())).toBe(hexOf(theirs.bcsToBytes()))
  expect(hexOf(rawTransaction(terms))).toBe(hexOf(theirs.bcsToBytes()))
  const transaction = new SimpleTransaction(raw)
  const authenticator = CUSTOMER.signTransactionWithAuthenticator(transaction)
  const signed = readSigned({ rawTransaction: transaction, authenticator }, terms)!
  expect([isAsked(signed), hashOf(signed)]).toEqual([
    true,
    generateUserTransactionHash({ transaction, senderAuthenticator: authenticator }),
  ])
})
