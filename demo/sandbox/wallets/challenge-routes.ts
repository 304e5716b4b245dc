import { z } from 'zod'
import { Moment } from '../bank-accounts/bank-account-answer.ts'
import { refuseFields } from '../http/refusal.ts'
import type { Approach } from '../http/route.ts'
import { route } from '../http/route.ts'
import { isAddressOn } from './address.ts'
import { issueChallenge } from './challenge.ts'
import { WALLET_NETWORKS, type WalletNetwork } from '../tables/networks.ts'
import { chainIdOf, isEvmNetwork } from './networks.ts'

const tag = 'Wallets'
const answer = z.strictObject({ message: z.string(), nonce: z.string(), expiresAt: Moment }).meta({ id: 'Challenge' })

const evmNetworks = WALLET_NETWORKS.filter(isEvmNetwork)

/** A caller without a host (an opaque origin, a file, no browser) is named by the sandbox's origin. */
function originOf({ callerOrigin, origin }: Approach<'user'>): string {
  if (!callerOrigin || !URL.canParse(callerOrigin)) return origin
  const { protocol, host } = new URL(callerOrigin)
  return host === '' ? origin : `${protocol}//${host}`
}

function refuseWrongAddress(network: WalletNetwork, address: string): void {
  if (isAddressOn(network, address)) return
  throw refuseFields([{ path: ['address'], message: 'validation.invalidWalletAddress' }])
}

interface Signing {
  readonly family: 'evm' | 'solana'
  readonly address: string
  readonly chainId: string
}

async function challenge(call: Approach<'user'>, signing: Signing) {
  const { db, customer, now } = call
  const { message, nonce, expiresAt } = await issueChallenge(db, {
    ...signing,
    customerId: customer.id,
    origin: originOf(call),
    now,
  })
  return { message, nonce, expiresAt: expiresAt.toISOString() }
}

export const challengeRoutes = [
  route({
    method: 'GET',
    path: 'wallets/authMessage/solana',
    auth: 'user',
    summary: 'Create a message to sign with a Solana wallet',
    tag,
    query: z.object({ address: z.string().default(''), network: z.literal('solana').default('solana') }),
    answer,
    handle(call) {
      const { address, network } = call.query
      refuseWrongAddress(network, address)
      return challenge(call, { family: 'solana', address, chainId: 'mainnet' })
    },
  }),
  route({
    method: 'GET',
    path: 'wallets/authMessage/evm',
    auth: 'user',
    summary: 'Create a message to sign with an EVM wallet (EIP-4361)',
    tag,
    query: z.object({
      address: z.string().default(''),
      network: z.enum(evmNetworks).default('ethereum'),
      chainId: z
        .string()
        .regex(/^[1-9]\d{0,15}$/)
        .optional(),
    }),
    answer,
    handle(call) {
      const { address, network, chainId } = call.query
      refuseWrongAddress(network, address)
      return challenge(call, { family: 'evm', address, chainId: chainId ?? String(chainIdOf(network)) })
    },
  }),
]
