import { sha256 } from '@noble/hashes/sha2.js'
import { base58 } from '@scure/base'
import { z } from 'zod'
import { BLOCKHASH_LIVES_FOR, MAINNET_GENESIS, rentExemption, SLOT_MS } from '../../../../chains/solana/facts.ts'
import { Refusal } from '../../../http/refusal.ts'
import { route } from '../../../http/route.ts'
import { isAddressOn } from '../../../wallets/address.ts'
import { isTestAddress } from '../../../wallets/test-keys.ts'
import type { Services } from '../../../services.ts'
import { accountAt, LAMPORTS_OF_TEST_KEYS } from './accounts.ts'
import { tokenAccountOf } from './signed-transaction.ts'
import { addressHistory } from './address-history.ts'
import { lookAtTransaction, slotOf } from './seen-transactions.ts'
import { simulate, takeTransaction } from './simulated-solana.ts'
import { coinOf, testTokenAccount, tokenAccount, tokenAmount } from './token-accounts.ts'
import { reportedTransaction } from './reported-transaction.ts'

const slotAt = ({ clock }: Services) => slotOf(clock.now())
const blockhashAt = (slot: number) => base58.encode(sha256(new TextEncoder().encode(`blockhash ${slot}`)))

type Method = (services: Services, params: readonly unknown[]) => Promise<unknown>

const inContext = (services: Services, value: unknown) => ({ context: { slot: slotAt(services) }, value })

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error('Invalid params')
  return value
}

const encodingIn = (config: unknown) => z.object({ encoding: z.string().optional() }).parse(config ?? {}).encoding

const owner = (value: unknown): string => {
  if (!isAddressOn('solana', text(value))) throw new Error('Invalid param: WrongSize')
  return text(value)
}

/** The methods that wallets and the widget call. */
const methods: Readonly<Record<string, Method>> = {
  getHealth: () => Promise.resolve('ok'),
  getVersion: () => Promise.resolve({ 'solana-core': 'simulated' }),
  getGenesisHash: () => Promise.resolve(MAINNET_GENESIS),
  getSlot: (services) => Promise.resolve(slotAt(services)),
  getBlockHeight: (services) => Promise.resolve(slotAt(services)),
  /** There is one commitment alone, and one epoch. */
  getEpochInfo: (services) => {
    const slot = slotAt(services)
    return Promise.resolve({ absoluteSlot: slot, blockHeight: slot, epoch: 0, slotIndex: slot, slotsInEpoch: 432_000 })
  },
  /** Nothing is ever purged. */
  getFirstAvailableBlock: () => Promise.resolve(0),
  minimumLedgerSlot: () => Promise.resolve(0),
  getBlockTime: (_, [slot]) => Promise.resolve(Math.floor((z.int().min(0).parse(slot) * SLOT_MS) / 1000)),
  getLatestBlockhash: (services) => {
    const slot = slotAt(services)
    return Promise.resolve(
      inContext(services, { blockhash: blockhashAt(slot), lastValidBlockHeight: slot + BLOCKHASH_LIVES_FOR }),
    )
  },
  getRecentPrioritizationFees: (services) => Promise.resolve([{ slot: slotAt(services), prioritizationFee: 0 }]),
  isBlockhashValid: (services, [blockhash]) => {
    const slot = slotAt(services)
    const isLive = Array.from({ length: BLOCKHASH_LIVES_FOR }, (_, age) => blockhashAt(slot - age)).includes(
      text(blockhash),
    )
    return Promise.resolve(inContext(services, isLive))
  },
  getFeeForMessage: (services) => Promise.resolve(inContext(services, 5000)),
  getMinimumBalanceForRentExemption: (_, [bytes]) => Promise.resolve(rentExemption(z.int().min(0).parse(bytes))),
  getBalance: (services, [address]) =>
    Promise.resolve(inContext(services, isTestAddress(owner(address)) ? LAMPORTS_OF_TEST_KEYS : 0)),
  getTokenAccountsByOwner: async (services, [address, filter]) => {
    const { mint } = z.object({ mint: z.string() }).parse(filter)
    const coin = coinOf(mint)
    if (!coin) return inContext(services, [])
    const pubkey = await tokenAccountOf(owner(address), coin)
    return inContext(services, [{ pubkey, account: await tokenAccount(services.db, { owner: owner(address), coin }) }])
  },
  getTokenAccountBalance: async (services, [address]) => {
    const known = await testTokenAccount(text(address))
    if (!known) throw new Error('Invalid param: could not find account')
    return inContext(services, await tokenAmount(services.db, known))
  },
  getAccountInfo: async (services, [address, config]) =>
    inContext(services, await accountAt(services.db, text(address), encodingIn(config))),
  getMultipleAccounts: async (services, [addresses, config]) => {
    const asked = z.array(z.string()).max(100).parse(addresses)
    const encoding = encodingIn(config)
    return inContext(services, await Promise.all(asked.map((address) => accountAt(services.db, address, encoding))))
  },
  getTransaction: (services, [signature]) => reportedTransaction(services, text(signature)),
  getSignaturesForAddress: (services, [address, config]) => addressHistory(services, owner(address), config),
  getSignatureStatuses: async (services, [signatures]) => {
    const seen = []
    for (const signature of z.array(z.string()).max(256).parse(signatures))
      seen.push(await statusOf(services, signature))
    return inContext(services, seen)
  },
  simulateTransaction: async (services, [transaction]) =>
    inContext(services, { err: await simulate(services.db, text(transaction)), logs: [] }),
  sendTransaction: (services, [transaction, config]) => {
    const { skipPreflight } = z.object({ skipPreflight: z.boolean().default(false) }).parse(config ?? {})
    return takeTransaction(services, text(transaction), skipPreflight)
  },
}

async function statusOf(services: Services, signature: string) {
  const seen = await lookAtTransaction(services, signature)
  if (!seen) return null
  const { at, isConfirmed, error } = seen
  const confirmationStatus = isConfirmed ? 'confirmed' : 'processed'
  return { slot: slotOf(at.getTime()), confirmations: isConfirmed ? 1 : 0, err: error, confirmationStatus }
}

const dispatch = async (services: Services, call: unknown) => {
  const { id = null, method, params = [] } = rpcCall.parse(call)
  try {
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!run) return { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }
    return { jsonrpc: '2.0', id, result: await run(services, params) }
  } catch (error) {
    const isRefused = error instanceof Refusal
    const message = isRefused || !(error instanceof z.ZodError) ? messageOf(error) : 'Invalid params'
    return { jsonrpc: '2.0', id, error: { code: isRefused ? -32002 : -32602, message } }
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'Internal error')

const rpcCall = z.object({
  id: z.union([z.string(), z.number(), z.null()]).optional(),
  method: z.string(),
  params: z.array(z.unknown()).optional(),
})

/** The JSON-RPC of a simulated Solana: the calls of a wallet and the widget, answered from the database. */
export const simulatedSolanaRoute = route({
  auth: 'open',
  tag: 'Networks',
  method: 'POST',
  path: '/sandbox/rpc/solana',
  summary: 'JSON-RPC of the simulated Solana',
  envelope: false,
  body: z.union([rpcCall, z.array(rpcCall).min(1).max(50)]),
  answer: z.unknown(),
  async handle({ services, body }) {
    if (!Array.isArray(body)) return dispatch(services, body)
    const answers = []
    for (const call of body) answers.push(await dispatch(services, call))
    return answers
  },
})
