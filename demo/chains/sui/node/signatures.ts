import { verifyTransactionSignature, publicKeyFromRawBytes } from '@mysten/sui.js/verify'
import { parseSerializedSignature } from '@mysten/sui.js/cryptography'
import { base64 } from '@scure/base'
import { invalidArgument } from './rpc-status.ts'
import type { WireTransaction } from './wire-transaction.ts'

const invalid = (reason: string) => invalidArgument(`Invalid user signature: ${reason}`)

/** Refuses signatures that are not those of the sender and of who pays the gas, over these bytes. */
export async function checkSignatures(wire: WireTransaction, signatures: readonly Uint8Array[]): Promise<void> {
  const signers = [...new Set([wire.sender, wire.gas.owner])]
  if (signatures.length !== signers.length)
    throw invalid(`Expect ${signers.length} signer signatures but got ${signatures.length}`)

  const given = signatures.map((bytes) => base64.encode(bytes))
  const addresses = given.map(addressOf)
  for (const signer of signers)
    if (!addresses.includes(signer))
      throw invalid(`Required Signature from ${signer} is absent ${JSON.stringify(addresses)}`)
  for (const signature of given)
    await verifyTransactionSignature(wire.bytes, signature).catch(() => {
      throw invalid('Signature is not valid: Fail to verify user sig Invalid signature was given to the function')
    })
}

type Parsed = ReturnType<typeof parseSerializedSignature>

const isOfOneKey = (
  parsed: Parsed,
): parsed is Extract<Parsed, { signatureScheme: 'ED25519' | 'Secp256k1' | 'Secp256r1' }> =>
  ['ED25519', 'Secp256k1', 'Secp256r1'].includes(parsed.signatureScheme)

/** The address that signed with one key. This node does not accept multisig, zkLogin or passkeys. */
function addressOf(signature: string): string {
  try {
    const parsed = parseSerializedSignature(signature)
    if (!isOfOneKey(parsed)) throw new Error(`this simulated node takes no ${parsed.signatureScheme}`)
    return publicKeyFromRawBytes(parsed.signatureScheme, parsed.publicKey).toSuiAddress()
  } catch (error) {
    throw invalidArgument(`invalid signature: ${error instanceof Error ? error.message : error}`)
  }
}
