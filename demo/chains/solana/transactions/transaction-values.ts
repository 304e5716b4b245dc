import { base58 } from '@scure/base'
import type { Balances, Landed, SolanaLedger } from '../ledger.ts'
import { decimalsOf, tokenAmount } from '../rpc-values.ts'
import { TOKEN_PROGRAM } from '../token-account.ts'
import type { Message } from './wire-transaction.ts'

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
    version: transaction.message.version,
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
      return instructionValue(read, parsed ? transaction.message.staticAccounts : null)
    })
    return instructions.length > 0 ? [{ index, instructions }] : []
  })

function jsonTransaction({ transaction: { message, signatures } }: Landed, { parsed = false } = {}) {
  const { header, staticAccounts } = message
  const instructions = message.instructions.map(({ programAddressIndex, accountIndices = [], data }) => {
    const read = {
      program: programAddressIndex,
      accounts: accountIndices,
      data: new Uint8Array(data ?? []),
      stackHeight: null,
    }
    return instructionValue(read, parsed ? staticAccounts : null)
  })
  return {
    signatures: signatures.map((signature) => base58.encode(signature)),
    message: {
      header: {
        numRequiredSignatures: header.numSignerAccounts,
        numReadonlySignedAccounts: header.numReadonlySignerAccounts,
        numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
      },
      accountKeys: parsed ? keysWithRoles(message) : staticAccounts,
      recentBlockhash: message.lifetimeToken,
      instructions,
      ...(message.config
        ? { transactionConfig: configValue(message.config) }
        : parsed && { addressTableLookups: null }),
    },
  }
}

/**
 * As `TransactionConfig` of @solana/kit 8.4.0 and the `transaction_config` of kevinheavey/solders#182 have it, looked up on 2026-11-30: what
 * the message does not ask for is null. It has no tables of addresses.
 */
const configValue = (config: NonNullable<Message['config']>) => ({
  computeUnitLimit: config.computeUnitLimit ?? null,
  heapSize: config.heapSize ?? null,
  loadedAccountsDataSizeLimit: config.loadedAccountsDataSizeLimit ?? null,
  priorityFee: config.priorityFeeLamports === undefined ? null : Number(config.priorityFeeLamports),
})

/** Signers come first, and among them and among the others those that are written. */
function keysWithRoles({ staticAccounts, header }: Message) {
  const { numSignerAccounts: signers, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  const writtenSigners = signers - numReadonlySignerAccounts
  const written = staticAccounts.length - numReadonlyNonSignerAccounts
  return staticAccounts.map((pubkey, index) => ({
    pubkey,
    signer: index < signers,
    writable: index < (index < signers ? writtenSigners : written),
    source: 'transaction',
  }))
}
