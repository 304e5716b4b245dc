import { Keypair } from '@solana/web3.js'
import { Wallet } from 'ethers'
import { apiOf } from '../support/api-customer.ts'
import { fundOnBase, fundOnSolana } from '../support/chain-wallets.ts'
import { movementsOf } from '../support/sandbox.ts'
import type { Stage } from '../support/stage.ts'
import { receivedOnBase, receivedOnSolana, transactionsOf } from './chain.ts'

/** Where a customer's wallet is. `broadcaster`: a Solana wallet that broadcasts by itself; the other one only signs. */
export type WalletKind = 'evm' | 'signer' | 'broadcaster'

export interface Made {
  readonly id: string
  readonly type: string
  readonly status: string
  readonly amount: string
  readonly instructions: { readonly resource: { readonly address: string } } | null
}

export interface Customer {
  readonly email: string
  readonly kind: WalletKind
  readonly evm: Wallet
  readonly solana: Keypair
  /** What the widget has made for them. */
  payouts(): Promise<readonly Made[]>
}

/** Of no seeded payout. */
export const AMOUNT = '37.25'
const UNITS = 37_250_000n
const FUNDS = '100.00'

let count = 0

/** A customer with a bank account, and with a saved wallet of their own that has money on its network. */
export async function createCustomer(stage: Stage, kind: WalletKind): Promise<Customer> {
  const email = `existing+kill${(count += 1)}@example.com`
  const evm = new Wallet(Wallet.createRandom().privateKey)
  const solana = Keypair.generate()
  const [network, address, fund] =
    kind === 'evm'
      ? (['base', evm.address, fundOnBase] as const)
      : (['solana', solana.publicKey.toBase58(), fundOnSolana] as const)
  await fund(stage.demo, address, FUNDS)
  const { api, signIn } = apiOf(stage.demo.sandboxUrl)
  const caller = await signIn(email)
  const list = async () => {
    const { data } = await api<{ payouts: readonly Made[] }>('GET', 'ramp/payouts', { caller })
    return data.payouts
  }
  const seeded = new Set((await list()).map(({ id }) => id))
  await api('POST', 'ramp/wallets', {
    caller,
    body: { network, address, nickname: 'Kept wallet', consent: true, isConnected: false },
  })
  return { email, kind, evm, solana, payouts: async () => (await list()).filter(({ id }) => !seeded.has(id)) }
}

/** How a payout ended, by the server, by its ledger, and by the chain. */
export interface Ended {
  readonly status: string
  /** The transactions that brought tokens to its address. */
  readonly received: readonly bigint[]
  readonly booked: readonly string[]
}

export interface Outcome {
  readonly payouts: readonly Ended[]
  /** What the wallet has signed that reached its network. */
  readonly transactions: number
}

export async function outcomeOf(stage: Stage, customer: Customer): Promise<Outcome> {
  const payouts = await customer.payouts()
  const receivedOn = customer.kind === 'evm' ? receivedOnBase : receivedOnSolana
  const ended = async ({ id, status, instructions }: Made): Promise<Ended> => ({
    status,
    received: await receivedOn(stage, instructions!.resource.address),
    booked: (await movementsOf(stage, id)).map(({ kind, amount }) => `${kind} ${amount}`),
  })
  return { payouts: await Promise.all(payouts.map(ended)), transactions: await transactionsOf(stage, customer) }
}

/** What a customer has in the end: the whole truth, and what the list says of it. */
export const OUTCOMES = {
  cancelled: {
    truth: { payouts: [{ status: 'cancelled', received: [], booked: [] }], transactions: 0 },
    badge: 'Cancelled',
  },
  paid: {
    truth: { payouts: [{ status: 'funded', received: [UNITS], booked: [`tokenIn ${AMOUNT}`] }], transactions: 1 },
    badge: 'USDC received by us',
  },
} as const satisfies Readonly<Record<string, { readonly truth: Outcome; readonly badge: string }>>
