import { base58 } from '@scure/base'
import type { VersionedMessage } from '@solana/web3.js'
import type { Balances, Landed, SolanaLedger } from '../ledger.ts'
import { decimalsOf, tokenAmount } from '../rpc-values.ts'
import { TOKEN_PROGRAM } from '../token-account.ts'

export const FINAL_AFTER = 32

export function signatureStatus(landed: Landed | null, slot: number) {
  if (!landed) return null
  const age = slot - landed.slot
  const final = age >= FINAL_AFTER
  return {
    slot: landed.slot,
    confirmations: final ? null : age,
    err: landed.error,
    status: landed.error ? { Err: landed.error } : { Ok: null },
    confirmationStatus: final ? 'finalized' : age >= 1 ? 'confirmed' : 'processed',
  }
}

export const signatureRow = ({ transaction, slot, error, blockTime }: Landed, final: boolean) => ({
  signature: transaction.signature,
  slot,
  err: error,
  memo: null,
  blockTime,
  confirmationStatus: final ? 'finalized' : 'confirmed',
})

export function transactionValue(ledger: SolanaLedger, landed: Landed, shownAs: string) {
  const { transaction, slot, blockTime, error, fee, before, after, meta } = landed
  const encoded = {
    base64: () => [Buffer.from(transaction.wire).toString('base64'), 'base64'],
    base58: () => [base58.encode(transaction.wire), 'base58'],
    json: () => jsonTransaction(landed),
    jsonParsed: () => jsonTransaction(landed, { parsed: true }),
  }[shownAs as 'json']()
  return {
    slot,
    blockTime,
    version: transaction.transaction.version,
    transaction: encoded,
    meta: {
      err: error,
      status: error ? { Err: error } : { Ok: null },
      fee: Number(fee),
      preBalances: before.lamports.map(Number),
      postBalances: after.lamports.map(Number),
      preTokenBalances: tokenBalances(ledger, before),
      postTokenBalances: tokenBalances(ledger, after),
      innerInstructions: innerInstructions(landed, shownAs === 'jsonParsed'),
      logMessages: meta.logs(),
      loadedAddresses: { writable: [], readonly: [] },
      computeUnitsConsumed: Number(meta.computeUnitsConsumed()),
      rewards: [],
    },
  }
}

const tokenBalances = (ledger: SolanaLedger, { tokens }: Balances) =>
  tokens.flatMap((token, accountIndex) => {
    if (!token) return []
    const { mint, owner, amount } = token
    return [
      {
        accountIndex,
        mint,
        owner,
        programId: TOKEN_PROGRAM,
        uiTokenAmount: tokenAmount(amount, decimalsOf(ledger, mint)),
      },
    ]
  })

interface Instruction {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
  readonly stackHeight: number | null
}

/** A node answers unknown programs in `jsonParsed` with their addresses and raw data. Here all programs are unknown. */
function instructionValue({ program, accounts, data, stackHeight }: Instruction, parsedKeys: readonly string[] | null) {
  const shown = { data: base58.encode(data), stackHeight }
  return parsedKeys
    ? { ...shown, programId: parsedKeys[program], accounts: accounts.map((index) => parsedKeys[index]) }
    : { ...shown, programIdIndex: program, accounts }
}

const innerInstructions = ({ meta, transaction }: Landed, parsed: boolean) =>
  meta.innerInstructions().flatMap((inner, index) => {
    const instructions = inner.map((each) => {
      const compiled = each.instruction()
      const program = compiled.programIdIndex()
      const read = {
        program,
        accounts: [...compiled.accounts()],
        data: compiled.data(),
        stackHeight: each.stackHeight(),
      }
      return instructionValue(read, parsed ? transaction.accountKeys : null)
    })
    return instructions.length > 0 ? [{ index, instructions }] : []
  })

function jsonTransaction({ transaction }: Landed, { parsed = false } = {}) {
  const { message, signatures } = transaction.transaction
  const { accountKeys } = transaction
  const instructions = message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => {
    const read = { program: programIdIndex, accounts: [...accountKeyIndexes], data, stackHeight: null }
    return instructionValue(read, parsed ? accountKeys : null)
  })
  return {
    signatures: signatures.map((signature) => base58.encode(signature)),
    message: {
      header: { ...message.header },
      accountKeys: parsed ? keysWithRoles(message, accountKeys) : accountKeys,
      recentBlockhash: message.recentBlockhash,
      instructions,
      ...(parsed ? { addressTableLookups: null } : {}),
    },
  }
}

const keysWithRoles = (message: VersionedMessage, accountKeys: readonly string[]) =>
  accountKeys.map((pubkey, index) => ({
    pubkey,
    signer: message.isAccountSigner(index),
    writable: message.isAccountWritable(index),
    source: 'transaction',
  }))
