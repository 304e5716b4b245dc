import { base58Address } from '../address.ts'
import type { TronChain } from './chain.ts'
import { validate } from './execute.ts'
import { signerOf } from './protobuf.ts'
import { TronRefusal } from './refusal.ts'
import type { TronTransaction } from './transaction.ts'
import type { VirtualMachine } from './virtual-machine.ts'

const MAX_BYTES = 500 * 1024
const RESULT_BYTES = 64
const MAX_AHEAD_MS = 24 * 60 * 60 * 1000
/** The owner's permission, and the one that each account has for all that is not of its permissions. */
const OWN_PERMISSIONS = [0, 2]

interface Node {
  readonly chain: TronChain
  readonly machine: VirtualMachine
}

/** Checks a transaction before the node accepts it, in java-tron's order. Throws a `TronRefusal`. */
export async function admit(transaction: TronTransaction, { chain, machine }: Node): Promise<void> {
  const { head } = chain
  if (chain.isKnown(transaction.id)) throw new TronRefusal('DUP_TRANSACTION_ERROR', 'Dup transaction.')
  checkSignatures(transaction)
  if (!chain.isAnchored(transaction)) throw new TronRefusal('TAPOS_ERROR', 'Tapos check error.')
  if (transaction.bytes + 2 * RESULT_BYTES > MAX_BYTES)
    throw new TronRefusal('TOO_BIG_TRANSACTION_ERROR', 'Transaction size is too big.')
  const { expiration, contracts } = transaction
  if (expiration <= head.timestamp || expiration > head.timestamp + MAX_AHEAD_MS)
    throw new TronRefusal('TRANSACTION_EXPIRATION_ERROR', 'Transaction expired')
  if (contracts !== 1)
    throw new TronRefusal('OTHER_ERROR', 'Error: act size should be exactly 1, this is extend feature')
  await validate(transaction, { accounts: head.accounts, now: head.timestamp, facts: chain.facts, machine })
}

const badSignature = (reason: string) => new TronRefusal('SIGERROR', `Validate signature error: ${reason}`)

/** Every account here has one key, for each of its permissions. */
function checkSignatures({ id, signatures, contract, contracts, permissionId }: TronTransaction): void {
  const [signature, ...more] = signatures
  if (signature === undefined || contracts === 0) throw badSignature('miss sig or contract')
  if (!OWN_PERMISSIONS.includes(permissionId))
    throw badSignature(permissionId === 1 ? 'Permission type is error' : "permission isn't exit")
  if (more.length > 0)
    throw badSignature(`Signature count is ${signatures.length} more than key counts of permission : 1`)
  if (signature.length !== 130) throw badSignature(`Signature size is ${signature.length / 2}`)
  const signer = recovered(id, signature)
  if (contract && signer !== contract.owner)
    throw badSignature(`${signature} is signed by ${base58Address(signer)} but it is not contained of permission.`)
}

function recovered(id: string, signature: string): string {
  try {
    return signerOf(id, signature)
  } catch {
    throw badSignature('Header byte out of range')
  }
}
