import type { ChainAdapter, ChainNode, TransactionState, TransactionWatch } from '../../../../src/chains/adapter.ts'
import { ChainError } from '../../../../src/chains/chain-error.ts'
import type { Deposit } from '../../../../src/domain/payouts/deposit.ts'
import { toUnits } from '../../../../src/lib/money.ts'
import { testKey } from '../../../../demo/sandbox/wallets/test-keys.ts'
import {
  carried,
  NODE_FAULTS,
  readCall,
  RPC_URL,
  type AskingPage,
  type Chain,
  type ChainParts,
  type Transaction,
} from './chain.ts'
import { createRegisteredNetwork } from './registered-network.ts'
import { heardBy, promptFor, rejection } from './wallet.ts'

const ADDRESS = testKey('sui', 0).address

interface Signed {
  readonly hash: string
  readonly landing: string
}

interface Signer {
  sign(deposit: Deposit): Promise<Signed>
}

async function ask<T>(node: ChainNode, method: string, ...params: readonly unknown[]): Promise<T> {
  try {
    const response = await node.fetch(RPC_URL, { method: 'POST', body: JSON.stringify({ method, params }) })
    return ((await response.json()) as { result: T }).result
  } catch (cause) {
    throw new ChainError('network/unreachable', { cause })
  }
}

interface Watched extends Signed {
  readonly isOwn: boolean
}

/** What an adapter of such a network does: it looks, hands over again what it has signed, and calls dead what can land no more. */
function watchOf(node: ChainNode, { hash, landing, isOwn }: Watched): TransactionWatch {
  return {
    hash,
    async look() {
      const { now } = await ask<{ now: number }>(node, 'clock')
      const state = await ask<TransactionState>(node, 'state', hash)
      if (state !== 'unseen') return state
      if (landing !== '' && now > Number(landing)) return 'expired'
      if (isOwn) await ask(node, 'submit', hash).catch(() => null)
      return 'unseen'
    },
  }
}

/** Stands for the adapter of a network of which the server must be told (decisions.md C13). */
export const registeredAdapter = {
  async check() {},
  async send(session, deposit, node, steps) {
    const { now } = await ask<{ now: number }>(node, 'clock')
    steps.onAsking(now)
    const signed = await (session.wallet.provider as Signer).sign(deposit).catch((error: { code?: number }) => {
      if (error.code === 4001) throw new ChainError('wallet/send-declined')
      throw new ChainError('wallet/send-unknown', { broadcast: 'unknown', cause: error })
    })
    steps.onHash(signed.hash, signed.landing)
    await ask(node, 'submit', signed.hash).catch(() => null)
    return watchOf(node, { ...signed, isOwn: true })
  },
  balance: (holding, node) => ask<string>(node, 'balance', holding.address),
  findSent: (deposit, _since, node) => ask<string | null>(node, 'find', deposit.to),
  follow: (_deposit, hash, node, known) => watchOf(node, { hash, landing: known?.landing ?? '', isOwn: false }),
} as Partial<ChainAdapter> as ChainAdapter

/** A network on which the page hands over what its wallet has signed, and of whose transactions the server must be told. */
export function createRegisteredChain({ random, elapsed, note, onLanded }: ChainParts): Chain {
  const stories = new Set<string>()
  const endsWithPage = random.chance(0.2)
  const network = createRegisteredNetwork({ random: random.branch('network'), elapsed, note, onLanded, stories })
  const { transactions } = network

  async function sign(page: AskingPage, { to, amount }: Deposit): Promise<Signed> {
    const transaction: Transaction = {
      hash: '',
      to,
      units: toUnits(amount, 6)!,
      fate: 'prompted',
      promptedAt: elapsed(),
    }
    transactions.push(transaction)
    const answer = await promptFor({ random, page, transaction, endsWithPage, note })
    // Such a wallet only signs: one that lies or fails has sent nothing, since no page can hand it over.
    if (answer !== 'approve') {
      transaction.fate = 'declined'
      throw answer === 'decline' ? rejection() : new Error('Internal error')
    }
    network.sign(transaction)
    return { hash: transaction.hash, landing: String(network.landingOf(transaction)) }
  }

  const STATES: Readonly<Record<string, TransactionState>> = { landed: 'confirmed', failed: 'failed' }
  const results: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    clock: () => ({ now: elapsed() }),
    state: ([hash]) => STATES[network.find(hash as string)?.fate ?? ''] ?? 'unseen',
    submit: ([hash]) => network.receive(hash as string) ?? null,
    balance: ([to]) => (network.landedAt(to as string) ? '1.00' : '0.00'),
    find: ([to]) => network.landedAt(to as string)?.hash ?? null,
  }

  const chain: Chain = {
    family: 'sui',
    payoutName: 'sui',
    address: ADDRESS,
    host: { rpcUrls: { sui: RPC_URL } },
    transactions,
    stories,
    faultRate: 0,
    followingMs: 100_000,
    plan: null,
    signsForPage: false,
    fillPlaces: () => {},
    session: (page) => ({
      wallet: {
        id: 'wallet',
        name: 'Wallet',
        provider: { sign: (deposit: Deposit) => heardBy(page, () => sign(page, deposit)) },
      },
      address: ADDRESS,
      network: 'sui',
      isMultisig: false,
    }),
    answer(init) {
      const { method, params } = readCall(init)
      const fault = random.chance(chain.faultRate) ? random.weighted(NODE_FAULTS) : null
      return carried({ random, fault }, () => results[method]!(params))
    },
    answerServer: () => new Response(null, { status: 501 }),
    declineAll: () => {
      for (const each of transactions) if (each.fate === 'prompted') each.fate = 'declined'
    },
  }
  return chain
}
