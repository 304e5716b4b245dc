import * as z from 'zod'
import { base58 } from '@scure/base'
import { JsonRpcError } from '../../json-rpc.ts'
import type { Execution, Landed, SolanaLedger } from '../ledger.ts'
import { type Node, address, ignored, method } from '../method.ts'
import { accountValue, withContext } from '../rpc-values.ts'
import { FINAL_AFTER, signatureRow, signatureStatus, transactionValue } from '../transactions/transaction-values.ts'
import { type TransactionError, describeTransactionError } from '../transactions/transaction-error.ts'
import { type WireTransaction, decodeTransaction } from '../transactions/wire-transaction.ts'

const encoding = z.enum(['base58', 'base64']).default('base58')
const sendConfig = z
  .object({ encoding, skipPreflight: z.boolean().default(false) })
  .nullable()
  .transform((config) => config ?? { encoding: 'base58' as const, skipPreflight: false })
const simulateConfig = z
  .object({
    encoding,
    sigVerify: z.boolean().default(false),
    replaceRecentBlockhash: z.boolean().default(false),
    accounts: z.object({ addresses: z.array(address) }).optional(),
  })
  .nullable()
  .transform((config) => config ?? { encoding: 'base58' as const, sigVerify: false, replaceRecentBlockhash: false })
/** How many slots old a transaction of a commitment is. */
const AGES = { confirmed: 1, finalized: FINAL_AFTER }
const readConfig = z
  .object({
    encoding: z.enum(['json', 'base64', 'base58', 'jsonParsed']).default('json'),
    commitment: z.enum(['confirmed', 'finalized']).default('finalized'),
    maxSupportedTransactionVersion: z.int().min(0).max(255).optional(),
  })
  .nullable()
  .transform((config) => config ?? { encoding: 'json' as const, commitment: 'finalized' as const })
/** Statuses are found without a search of the history for as long. */
const RECENT_SLOTS = 300
const statusConfig = z
  .object({ searchTransactionHistory: z.boolean().default(false) })
  .nullable()
  .transform((config) => config ?? { searchTransactionHistory: false })
const historyConfig = z
  .object({
    before: z.string().optional(),
    until: z.string().optional(),
    limit: z.int().min(1).max(1000).default(1000),
    minContextSlot: z.int().default(0),
  })
  .nullable()
  .transform((config) => config ?? { before: undefined, until: undefined, limit: 1000, minContextSlot: 0 })

export const transactionMethods = {
  sendTransaction: method(z.tuple([z.string(), sendConfig, ignored]), (node, [encoded, config]) =>
    send(node, decode(encoded, config.encoding), config.skipPreflight),
  ),
  simulateTransaction: method(z.tuple([z.string(), simulateConfig, ignored]), ({ ledger }, [encoded, config]) => {
    const transaction = decode(encoded, config.encoding)
    const known = config.replaceRecentBlockhash || blockhashLives(ledger, transaction)
    if (!known) return withContext(ledger, simulated('BlockhashNotFound', null))
    const outcome = ledger.simulate(transaction, { verify: config.sigVerify })
    const accounts = config.accounts?.addresses.map((wanted) => {
      const account = outcome.after.find((each) => each.address === wanted) ?? ledger.account(wanted)
      return accountValue(ledger, account, { encoding: 'base64' })
    })
    return withContext(ledger, { ...simulated(outcome.error, outcome), accounts: accounts ?? null })
  }),
  getSignatureStatuses: method(
    z.tuple([z.array(z.string()).max(256), statusConfig, ignored]),
    ({ ledger }, [signatures, { searchTransactionHistory }]) => {
      const kept = (landed: Landed | null) =>
        searchTransactionHistory || (landed && ledger.slot - landed.slot <= RECENT_SLOTS) ? landed : null
      return withContext(
        ledger,
        signatures.map((signature) => signatureStatus(kept(ledger.landed(signature)), ledger.slot)),
      )
    },
  ),
  getTransaction: method(
    z.tuple([z.string(), readConfig, ignored]),
    ({ ledger, facts }, [signature, { encoding: shownAs, commitment, maxSupportedTransactionVersion: most = -1 }]) => {
      const landed = ledger.landed(signature)
      if (!landed || ledger.slot - landed.slot < AGES[commitment]) return null
      const value = transactionValue(ledger, landed, shownAs)
      const version = value.version === 'legacy' ? (facts.reportedVersion ?? value.version) : value.version
      if (typeof version === 'number' && version > most) throw unsupported(version)
      return { ...value, version }
    },
  ),
  getSignaturesForAddress: method(z.tuple([address, historyConfig, ignored]), ({ ledger }, [about, config]) => {
    const { slot } = ledger
    if (slot < config.minContextSlot) throw new JsonRpcError(-32016, 'Minimum context slot has not been reached')
    const confirmed = ledger.history().filter((landed) => landed.slot < slot)
    const from = config.before ? confirmed.findIndex((each) => each.transaction.signature === config.before) + 1 : 0
    const end = confirmed.findIndex((each) => each.transaction.signature === config.until)
    return confirmed
      .slice(from, end < 0 ? undefined : end)
      .filter((each) => each.transaction.message.staticAccounts.some((account) => account === about))
      .slice(0, config.limit)
      .map((each) => signatureRow(each, slot - each.slot >= FINAL_AFTER))
  }),
}

const unsupported = (version: number) =>
  new JsonRpcError(
    -32015,
    `Transaction version (${version}) is not supported by the requesting client. ` +
      'Please try the request again with the following configuration parameter: ' +
      `"maxSupportedTransactionVersion": ${version}`,
  )

function decode(encoded: string, by: 'base58' | 'base64'): WireTransaction {
  try {
    return decodeTransaction(by === 'base64' ? new Uint8Array(Buffer.from(encoded, 'base64')) : base58.decode(encoded))
  } catch {
    throw new JsonRpcError(-32602, 'failed to deserialize solana_transaction::versioned::VersionedTransaction')
  }
}

const blockhashLives = (ledger: SolanaLedger, { message }: WireTransaction) =>
  ledger.isBlockhashValid(message.lifetimeToken)

/** Returns the signature at once, as a node does. The client polls for the confirmation. */
function send(node: Node, transaction: WireTransaction, skipPreflight: boolean): string {
  const { ledger } = node
  const { signature } = transaction
  const lives = blockhashLives(ledger, transaction)
  if (!skipPreflight) preflight(ledger, transaction, lives)
  if (lives && !node.losesNext()) ledger.execute(transaction)
  return signature
}

function preflight(ledger: SolanaLedger, transaction: WireTransaction, lives: boolean): void {
  if (!lives) refuse('BlockhashNotFound', null)
  if (ledger.landed(transaction.signature)) refuse('AlreadyProcessed', null)
  const outcome = ledger.simulate(transaction, { verify: true })
  if (outcome.error === 'SignatureFailure') throw new JsonRpcError(-32003, 'Transaction signature verification failure')
  if (outcome.error) refuse(outcome.error, outcome)
}

function refuse(error: TransactionError, outcome: Execution | null): never {
  const message = `Transaction simulation failed: ${describeTransactionError(error)}`
  throw new JsonRpcError(-32002, message, { ...simulated(error, outcome), accounts: null })
}

const simulated = (err: TransactionError | null, outcome: Execution | null) => ({
  err,
  logs: outcome?.meta.logs() ?? [],
  unitsConsumed: Number(outcome?.meta.computeUnitsConsumed() ?? 0n),
  returnData: null,
  accounts: null,
})
