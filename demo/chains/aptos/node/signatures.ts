import {
  type AccountAuthenticator,
  AccountAddress,
  AccountAuthenticatorEd25519,
  AccountAuthenticatorMultiEd25519,
  type AuthenticationKey,
  type HexInput,
  SimpleTransaction,
  type TransactionAuthenticator,
  generateSigningMessageForTransaction,
} from '@aptos-labs/ts-sdk'
import type { WireTransaction } from './signed-transaction.ts'

interface Signer {
  readonly address: string
  readonly authenticator: AccountAuthenticator
  /** The messages that it may have signed: a sender need not know its sponsor yet. */
  readonly messages: readonly Uint8Array[]
}

interface PublicKey {
  verifySignature(signed: { message: HexInput; signature: unknown }): boolean
  authKey(): AuthenticationKey
}

type SignatureFault = 'INVALID_SIGNATURE' | 'INVALID_AUTH_KEY'

/** Whether each signer signed this transaction, and with the key of its address. Keys are never rotated here. */
export function signatureFault(transaction: WireTransaction): SignatureFault | null {
  const signers = signersOf(transaction)
  if (!signers.every(hasSigned)) return 'INVALID_SIGNATURE'
  return signers.every(hasKeyOfItsAddress) ? null : 'INVALID_AUTH_KEY'
}

function signersOf({ raw, authenticator, sender, payer }: WireTransaction): Signer[] {
  const messageFor = (sponsor?: AccountAddress) =>
    generateSigningMessageForTransaction(new SimpleTransaction(raw, sponsor))
  if (!authenticator.isFeePayer())
    return [{ address: sender, authenticator: accountAuthenticator(authenticator), messages: [messageFor()] }]

  const { fee_payer: sponsor } = authenticator
  const message = messageFor(sponsor.address)
  return [
    { address: sender, authenticator: authenticator.sender, messages: [message, messageFor(AccountAddress.ZERO)] },
    { address: payer, authenticator: sponsor.authenticator, messages: [message] },
  ]
}

function accountAuthenticator(authenticator: TransactionAuthenticator): AccountAuthenticator {
  if (authenticator.isEd25519())
    return new AccountAuthenticatorEd25519(authenticator.public_key, authenticator.signature)
  if (authenticator.isMultiEd25519())
    return new AccountAuthenticatorMultiEd25519(authenticator.public_key, authenticator.signature)
  return (authenticator as unknown as { sender: AccountAuthenticator }).sender
}

/** Null for authenticators without keys: an absent one, and account abstraction, which this node does not run. */
function keyOf(authenticator: AccountAuthenticator): { key: PublicKey; signature: unknown } | null {
  if (authenticator.isMultiKey()) return { key: authenticator.public_keys, signature: authenticator.signatures }
  if (!authenticator.isEd25519() && !authenticator.isMultiEd25519() && !authenticator.isSingleKey()) return null
  return { key: authenticator.public_key as PublicKey, signature: authenticator.signature }
}

function hasSigned({ authenticator, messages }: Signer): boolean {
  const signed = keyOf(authenticator)
  if (!signed) return false
  const { key, signature } = signed
  try {
    return messages.some((message) => key.verifySignature({ message, signature }))
  } catch {
    return false
  }
}

const hasKeyOfItsAddress = ({ address, authenticator }: Signer) =>
  keyOf(authenticator)?.key.authKey().derivedAddress().toStringLong() === address
