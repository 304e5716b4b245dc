import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import type { WalletSession } from '../../adapter.ts'
import { ChainError } from '../../chain-error.ts'
import { wrongAddress } from '../../wallet-errors.ts'
import { readFailure } from '../../wallet-answers/read-failure.ts'
import { isRefusal, isRefusalToSend } from '../../wallet-answers/refusals.ts'
import { signingFailure, walletFailure } from '../../wallet-failure.ts'
import type { StandardWallet } from '../../wallet-standard/standard-wallet.ts'
import { unlock } from '../../wallet-standard/unlock.ts'
import { readHash } from '../node-reads.ts'
import { payloadOf, rawTransaction, signedTransaction, type Terms } from '../transaction/transfer.ts'
import { approved, fieldsOf, presentAddress, requireMainnet } from './wallet-answers.ts'
import { walletOf } from './aptos-wallet.ts'

interface SendMethod {
  readonly feature: string
  readonly verb: string
  /** The oldest version of the feature that takes what it is asked. */
  readonly since: readonly [major: number, minor: number]
  input(terms: Terms): unknown
  failure(error: unknown): ChainError
}

const declined = (cause?: unknown) => new ChainError('wallet/send-declined', { cause })

/** The spec's sentence: something may have left the wallet. */
const noHash = (cause?: unknown): ChainError =>
  new ChainError('wallet/send-unknown', { broadcast: 'unknown', family: 'aptos', cause })

const gasOf = ({ maxGas, gasPrice }: Terms) => ({ maxGasAmount: Number(maxGas), gasUnitPrice: Number(gasPrice) })

/** The wallet only signs, so it has broadcast nothing even when it fails. Version 1.0 takes objects of the SDK alone. */
export const SIGNS: SendMethod = {
  feature: 'aptos:signTransaction',
  verb: 'signTransaction',
  since: [1, 1],
  input: (terms) => ({
    payload: payloadOf(terms),
    ...gasOf(terms),
    sequenceNumber: Number(terms.sequence),
    expirationTimestamp: Number(terms.expiration),
  }),
  failure: signingFailure,
}

/** The wallet chooses number and expiration, and submits by itself, perhaps before it fails. Version 1.0 takes objects of the SDK alone. */
const BROADCASTS: SendMethod = {
  feature: 'aptos:signAndSubmitTransaction',
  verb: 'signAndSubmitTransaction',
  since: [1, 1],
  input: (terms) => ({ payload: payloadOf(terms), ...gasOf(terms) }),
  failure: (cause) => (isRefusalToSend(readFailure(cause)) ? declined(cause) : noHash(cause)),
}

function has({ features }: StandardWallet, { feature, verb, since: [major, minor] }: SendMethod): boolean {
  const able = features[feature] as { readonly version?: unknown } | undefined
  if (typeof features[feature]?.[verb] !== 'function') return false
  const [, ownMajor = '1', ownMinor = '0'] = /^(\d{1,3})\.(\d{1,3})/.exec(String(able?.version)) ?? []
  return Number(ownMajor) === major ? Number(ownMinor) >= minor : Number(ownMajor) > major
}

/** Refuses any account but the payout's (WAL-17), and any network but mainnet. */
async function requirePresent({ wallet }: WalletSession, from: string): Promise<StandardWallet> {
  try {
    const standard = walletOf(wallet)
    const [address] = await Promise.all([presentAddress(standard), requireMainnet(standard)])
    if (address === null) throw new ChainError('wallet/locked')
    if (!isSameAddress('aptos', address, from)) throw wrongAddress(from)
    return standard
  } catch (error) {
    throw walletFailure(error)
  }
}

/** Throws for a wallet that cannot send from this address. */
export async function sendMethodOf(session: WalletSession, from: string): Promise<SendMethod> {
  const wallet = walletOf(session.wallet)
  await unlock({
    isLocked: async () => (await presentAddress(wallet)) === null,
    connect: async () => approved(await wallet.features['aptos:connect']!['connect']!()),
  })
  const standard = await requirePresent(session, from)
  const way = [SIGNS, BROADCASTS].find((each) => has(standard, each))
  if (!way) throw new ChainError('wallet/cannot-send')
  return way
}

type Fields = Readonly<Record<string, unknown>>

/** Compares account and network once more, and asks with nothing in between. Reads what was approved. */
export async function askWallet<Read>(
  session: WalletSession,
  way: SendMethod,
  { terms, read }: { readonly terms: Terms; read(approved: Fields, terms: Terms): Read },
): Promise<Read> {
  const { features } = await requirePresent(session, terms.order.from)
  try {
    const answer = await features[way.feature]![way.verb]!(way.input(terms))
    if (isRefusal(answer)) throw way.failure(answer)
    return read(fieldsOf(fieldsOf(answer)['args']), terms)
  } catch (error) {
    throw error instanceof ChainError ? error : way.failure(error)
  }
}

const BYTES_MAX = 65_536

/** A copy, because a wallet may keep its own and change it. */
function bytesOf(value: unknown): Uint8Array | null {
  const bytes = (value as { bcsToBytes?(): unknown } | null)?.bcsToBytes?.()
  if (!ArrayBuffer.isView(bytes) || bytes.byteLength > BYTES_MAX) return null
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).slice()
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** Null unless it is our transaction, byte for byte, without a fee payer: such a signature fits any payer, so the hash would be unknown. */
export function readSigned(approved: Fields, terms: Terms): Uint8Array | null {
  try {
    const { rawTransaction: returned, authenticator } = approved
    const { rawTransaction: transaction, feePayerAddress, secondarySignerAddresses } = fieldsOf(returned)
    const others = [feePayerAddress, ...((secondarySignerAddresses ?? []) as readonly unknown[])]
    const [raw, proof] = [bytesOf(transaction), bytesOf(authenticator)]
    const isAsked = raw !== null && isSame(raw, rawTransaction(terms))
    if (!isAsked || !proof || others.some((other) => other !== undefined && other !== null)) return null
    return signedTransaction(raw, proof)
  } catch {
    return null
  }
}

export function readSubmitted({ hash }: Fields): string {
  const read = readHash(hash)
  if (read === null) throw noHash()
  return read
}
