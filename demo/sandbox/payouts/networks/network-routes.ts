import { z } from 'zod'
import { simulatedBalance } from '../../ledger/simulated-transfers.ts'
import { refuse, refuseFields } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { STABLECOINS, type Stablecoin } from '../../tables/currencies.ts'
import { NETWORK_ROWS, type WalletNetwork } from '../../tables/networks.ts'
import { centsDown, formatMoney, parseMoney } from '../../quotes/money.ts'
import { Money } from '../../quotes/quote-answer.ts'
import { isAddressOn } from '../../wallets/address.ts'
import { isWalletNetwork, REGISTERED_NETWORKS, transferNameOf, walletNameOf } from '../../wallets/networks.ts'
import type { Services } from '../../services.ts'
import { lockPayout } from '../payout-table.ts'
import { registerRedemption } from './cctp.ts'
import { relay } from './relay.ts'

interface Holder {
  readonly wallet: WalletNetwork
  readonly address: string
}

async function balancesOf(services: Services, { wallet, address }: Holder) {
  const network = transferNameOf(wallet)
  const port = services.chains[network]
  const read = async (currency: Stablecoin) => {
    // No node is asked for a token that the network doesn't have.
    if (!Object.hasOwn(NETWORK_ROWS[wallet].tokens, currency)) return 0n
    if (!port) return simulatedBalance(services.db, { network, currency, address })
    const held = await port.balance({ token: currency, address }).catch(() => {
      throw refuse('unavailable')
    })
    return parseMoney(held)
  }
  const balances = []
  for (const currency of STABLECOINS) balances.push({ currency, amount: formatMoney(centsDown(await read(currency))) })
  return { balances }
}

const hash = z
  .string()
  .trim()
  .min(1, 'validation.required')
  .regex(/^[0-9A-Za-z_-]{1,200}$/)

export const networkRoutes = [
  route({
    method: 'GET',
    path: 'chains/{network}/balances',
    auth: 'user',
    summary: 'Get the balance of an address on a network',
    tag: 'Networks',
    query: z.object({ address: z.string().default('') }),
    answer: z.strictObject({
      balances: z.array(z.strictObject({ currency: z.enum(STABLECOINS), amount: Money })),
    }),
    refusals: ['network_invalid'],
    handle({ services, params, query: { address } }) {
      const name = walletNameOf(params.network ?? '')
      if (!isWalletNetwork(name)) throw refuse('network_invalid')
      if (!isAddressOn(name, address))
        throw refuseFields([{ path: ['address'], message: 'validation.invalidWalletAddress' }])
      return balancesOf(services, { wallet: name, address })
    },
  }),
  route({
    method: 'POST',
    path: 'cctp/off-ramp',
    auth: 'user',
    summary: 'Register the transaction that pays for a transfer from Sui or Aptos',
    tag: 'Networks',
    body: z.object({
      sourceChain: z.enum(REGISTERED_NETWORKS),
      sourceTransactionHash: hash,
      transferId: z.string().regex(/^payout_[a-z0-9]{3,32}$/),
    }),
    answer: z.strictObject({ ok: z.boolean() }),
    refusals: ['not_found', 'network_invalid', 'cctp_domain_missing', 'cctp_conflict'],
    async handle({ db, services, customer, body }) {
      const payout = await lockPayout(db, body.transferId)
      if (!payout || payout.customerId !== customer.id) throw refuse('not_found', { resource: 'Transfer' })
      const { sourceChain, sourceTransactionHash } = body
      await registerRedemption(services, payout, { sourceChain, hash: sourceTransactionHash })
      return { ok: true }
    },
  }),
  route({
    method: 'POST',
    path: 'relay/solana',
    auth: 'user',
    summary: 'Send a signed transaction to Solana',
    tag: 'Networks',
    keyed: false,
    query: z.object({ skipPreflight: z.enum(['true', 'false']).default('false') }),
    body: z.object({
      transaction: z.string().min(1, 'validation.required').max(4000),
      maxRetries: z.int().min(0).max(100).default(1),
    }),
    answer: z.strictObject({ signature: z.string() }),
    refusals: ['preflight_failed'],
    handle: ({ services, body, query }) => relay(services, { ...body, skipPreflight: query.skipPreflight === 'true' }),
  }),
]
