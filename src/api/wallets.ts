import * as z from 'zod/mini'
import { NETWORKS, type Challenge } from '../domain/networks.ts'
import type { SigningChallenge, Wallet, WalletPayload, WalletProof } from '../domain/wallets/wallet.ts'
import type { ApiClient, IntentCall } from './client.ts'
import { isOutcomeUnknown } from './error.ts'
import { pathSegment } from './http/path-segment.ts'
import { enveloped } from './wire/envelope.ts'
import { requestList, type OnUnreadable } from './wire/list.ts'
import { flag, ignoredBody, openEnum, textOrNull, timestamp } from './wire/values.ts'

const wallet: z.ZodMiniType<Wallet> = z.object({
  id: z.string(),
  network: openEnum(NETWORKS),
  address: z.string(),
  nickname: textOrNull,
  signed: flag,
})
const oneWallet = enveloped('wallet', wallet)

const challenge: z.ZodMiniType<SigningChallenge> = z.object({
  message: z.string(),
  nonce: z.string(),
  expiresAt: timestamp,
})

const pathOf = (id: string) => `wallets/${pathSegment(id)}`

export const listWallets = (api: ApiClient, signal?: AbortSignal, onUnreadable?: OnUnreadable) =>
  requestList(api, 'wallets', { name: 'wallets', row: wallet, signal, onUnreadable })

export const getWallet = (api: ApiClient, id: string, signal?: AbortSignal) =>
  api.request('GET', pathOf(id), { schema: oneWallet, signal })

interface ChallengeRequest {
  readonly family: Challenge
  readonly address: string
  readonly network: string
  readonly chainId?: number | null
}

export const getAuthMessage = (api: ApiClient, { family, address, network, chainId }: ChallengeRequest) =>
  api.request('GET', `wallets/authMessage/${family}`, {
    query: { address, network, chainId: chainId?.toString() },
    schema: challenge,
  })

export const createWallet = (api: ApiClient, body: WalletPayload & Partial<WalletProof>, call: IntentCall) =>
  api.request('POST', 'wallets', { ...call, body, schema: oneWallet })

export const updateWallet = (api: ApiClient, id: string, body: WalletPayload) =>
  api.request('PATCH', pathOf(id), { body, schema: oneWallet })

/** When the answer is lost, the list shows whether the wallet was deleted. */
export async function deleteWallet(api: ApiClient, id: string): Promise<void> {
  await api.request('DELETE', pathOf(id), { schema: ignoredBody }).catch(async (error: unknown) => {
    const listed = isOutcomeUnknown(error) ? await listWallets(api).catch(() => null) : null
    if (!listed || listed.some((known) => known.id === id)) throw error
  })
}
