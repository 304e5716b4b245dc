import { sha256 } from '@noble/hashes/sha2.js'
import { base58 } from '@scure/base'
import { z } from 'zod'
import { Refusal } from '../../../http/refusal.ts'
import { route } from '../../../http/route.ts'
import { isAddressOn } from '../../../wallets/address.ts'
import { isTestAddress } from '../../../wallets/test-keys.ts'
import type { World } from '../../../world.ts'
import { tokenAccountOf } from './signed-transaction.ts'
import { lookAtTransaction, simulate, takeTransaction } from './simulated-solana.ts'
import { coinOf, TOKEN_ACCOUNT_RENT, testTokenAccount, tokenAccount, tokenAmount } from './token-accounts.ts'

const SLOT_MS = 400
const SLOTS_TO_LIVE = 150
const LAMPORTS_OF_TEST_KEYS = 10_000_000_000

const slotAt = ({ clock }: World) => Math.floor(clock.now() / SLOT_MS)
const blockhashAt = (slot: number) => base58.encode(sha256(new TextEncoder().encode(`blockhash ${slot}`)))

type Method = (world: World, params: readonly unknown[]) => Promise<unknown>

const inContext = (world: World, value: unknown) => ({ context: { slot: slotAt(world) }, value })

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error('Invalid params')
  return value
}

const owner = (value: unknown): string => {
  if (!isAddressOn('solana', text(value))) throw new Error('Invalid param: WrongSize')
  return text(value)
}

/** What a wallet and the widget ask a node for. */
const methods: Readonly<Record<string, Method>> = {
  getHealth: () => Promise.resolve('ok'),
  getVersion: () => Promise.resolve({ 'solana-core': 'simulated' }),
  getGenesisHash: () => Promise.resolve('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'),
  getSlot: (world) => Promise.resolve(slotAt(world)),
  getBlockHeight: (world) => Promise.resolve(slotAt(world)),
  getLatestBlockhash: (world) => {
    const slot = slotAt(world)
    return Promise.resolve(
      inContext(world, { blockhash: blockhashAt(slot), lastValidBlockHeight: slot + SLOTS_TO_LIVE }),
    )
  },
  isBlockhashValid: (world, [blockhash]) => {
    const slot = slotAt(world)
    const isLive = Array.from({ length: SLOTS_TO_LIVE }, (_, age) => blockhashAt(slot - age)).includes(text(blockhash))
    return Promise.resolve(inContext(world, isLive))
  },
  getFeeForMessage: (world) => Promise.resolve(inContext(world, 5000)),
  getMinimumBalanceForRentExemption: () => Promise.resolve(TOKEN_ACCOUNT_RENT),
  getBalance: (world, [address]) =>
    Promise.resolve(inContext(world, isTestAddress(owner(address)) ? LAMPORTS_OF_TEST_KEYS : 0)),
  getTokenAccountsByOwner: async (world, [address, filter]) => {
    const { mint } = z.object({ mint: z.string() }).parse(filter)
    const coin = coinOf(mint)
    if (!coin) return inContext(world, [])
    const pubkey = tokenAccountOf(owner(address), coin)
    return inContext(world, [{ pubkey, account: await tokenAccount(world.db, { owner: owner(address), coin }) }])
  },
  getTokenAccountBalance: async (world, [address]) => {
    const known = testTokenAccount(text(address))
    if (!known) throw new Error('Invalid param: could not find account')
    return inContext(world, await tokenAmount(world.db, known))
  },
  getAccountInfo: async (world, [address]) => {
    const known = testTokenAccount(text(address))
    return inContext(world, known ? await tokenAccount(world.db, known) : null)
  },
  getSignatureStatuses: async (world, [signatures]) => {
    const seen = []
    for (const signature of z.array(z.string()).max(256).parse(signatures)) seen.push(await statusOf(world, signature))
    return inContext(world, seen)
  },
  simulateTransaction: async (world, [transaction]) =>
    inContext(world, { err: await simulate(world.db, text(transaction)), logs: [] }),
  sendTransaction: (world, [transaction, config]) => {
    const { skipPreflight } = z.object({ skipPreflight: z.boolean().default(false) }).parse(config ?? {})
    return takeTransaction(world, text(transaction), skipPreflight)
  },
}

async function statusOf(world: World, signature: string) {
  const seen = await lookAtTransaction(world.db, signature)
  if (!seen) return null
  const { isConfirmed, error } = seen
  const confirmationStatus = isConfirmed ? 'confirmed' : 'processed'
  return { slot: slotAt(world), confirmations: isConfirmed ? 1 : 0, err: error, confirmationStatus }
}

const dispatch = async (world: World, call: unknown) => {
  const { id = null, method, params = [] } = rpcCall.parse(call)
  try {
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!run) return { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }
    return { jsonrpc: '2.0', id, result: await run(world, params) }
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

/** A Solana node's door for networks that are simulated: what a wallet and the widget ask is answered from the database. */
export const simulatedSolanaRoute = route({
  auth: 'open',
  tag: 'Networks',
  method: 'POST',
  path: '/sandbox/rpc/solana',
  summary: 'The JSON-RPC of the simulated Solana',
  envelope: false,
  body: z.union([rpcCall, z.array(rpcCall).min(1).max(50)]),
  answer: z.unknown(),
  async handle({ world, body }) {
    if (!Array.isArray(body)) return dispatch(world, body)
    const answers = []
    for (const call of body) answers.push(await dispatch(world, call))
    return answers
  },
})
