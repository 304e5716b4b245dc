import { z } from 'zod'
import { refuse, refuseFields } from '../http/refusal.ts'
import type { Approach } from '../http/route.ts'
import { route } from '../http/route.ts'
import { newId } from '../ids.ts'
import { isUsedByPending } from '../payouts/payout-table.ts'
import { addressKey, isAddressOn } from './address.ts'
import { isProven } from './challenge.ts'
import { WALLET_NETWORKS } from '../tables/networks.ts'
import { familyOf } from './networks.ts'
import { IN_USE_NICKNAME, failOnTriggerNickname } from './nickname-triggers.ts'
import type { Wallet } from './wallet-table.ts'
import { deleteWallet, findWallet, insertWallet, listWallets, renameWallet } from './wallet-table.ts'

const tag = 'Wallets'

const WalletAnswer = z
  .strictObject({
    id: z.string().regex(/^wallet_[a-z0-9]{3,32}$/),
    network: z.enum(WALLET_NETWORKS),
    address: z.string(),
    nickname: z.string().nullable(),
    signed: z.boolean(),
  })
  .meta({ id: 'Wallet' })

const onWire = ({ id, network, address, nickname, signed }: Wallet) => ({ id, network, address, nickname, signed })

const walletForm = z.object({
  network: z.enum(WALLET_NETWORKS),
  address: z.string().min(1, 'validation.required').max(200),
  nickname: z.string().trim().min(1, 'validation.required').max(20),
  consent: z.boolean().refine((given) => given, 'validation.required'),
  isConnected: z.boolean().default(false),
})

const walletCreation = walletForm.extend({
  signature: z.string().max(500).optional(),
  nonce: z.string().max(100).optional(),
})

function refuseWrongAddress({ network, address }: z.output<typeof walletForm>): void {
  if (isAddressOn(network, address)) return
  throw refuseFields([{ path: ['address'], message: 'validation.invalidWalletAddress' }])
}

const findIn =
  (lock?: 'update') =>
  async ({ db, customer, params }: Approach<'user'>): Promise<Wallet> => {
    const wallet = await findWallet(db, { customerId: customer.id, id: params.id ?? '', ...(lock && { lock }) })
    if (!wallet) throw refuse('not_found', { resource: 'Wallet' })
    return wallet
  }

export const walletRoutes = [
  route({
    method: 'GET',
    path: 'wallets',
    auth: 'user',
    summary: 'List wallets',
    tag,
    answer: z.strictObject({ wallets: z.array(WalletAnswer) }),
    handle: async ({ db, customer }) => ({ wallets: (await listWallets(db, customer.id)).map(onWire) }),
  }),
  route({
    method: 'GET',
    path: 'wallets/{id}',
    auth: 'user',
    summary: 'Get a wallet',
    tag,
    answer: z.strictObject({ wallet: WalletAnswer }),
    find: findIn(),
    handle: ({ found }) => Promise.resolve({ wallet: onWire(found) }),
  }),
  route({
    method: 'POST',
    path: 'wallets',
    auth: 'user',
    summary: 'Add a wallet, as the customer’s own if a challenge was signed',
    tag,
    body: walletCreation,
    answer: z.strictObject({ wallet: WalletAnswer }),
    status: 201,
    refusals: ['challenge_invalid', 'wallet_exists'],
    async handle({ db, services, customer, body, now, requestId }) {
      refuseWrongAddress(body)
      failOnTriggerNickname({ nickname: body.nickname, requestId, now })
      const { network, address, nickname, signature, nonce } = body
      const isSigned = signature !== undefined || nonce !== undefined
      const proof = { customerId: customer.id, family: familyOf(network), address, now }
      if (isSigned && !(await isProven(db, { ...proof, signature: signature ?? '', nonce: nonce ?? '' })))
        throw refuse('challenge_invalid')
      const wallet = { id: newId(services, 'wallet'), network, address, nickname, signed: isSigned }
      const isNew = await insertWallet(db, { ...wallet, customerId: customer.id, createdAt: now })
      if (!isNew) throw refuse('wallet_exists')
      return { wallet }
    },
  }),
  route({
    method: 'PATCH',
    path: 'wallets/{id}',
    auth: 'user',
    summary: 'Rename a wallet',
    tag,
    body: walletForm,
    answer: z.strictObject({ wallet: WalletAnswer }),
    refusals: ['wallet_address_immutable'],
    find: findIn('update'),
    async handle({ db, found, body, now, requestId }) {
      const isSame = body.network === found.network && addressKey(body.address) === addressKey(found.address)
      if (!isSame) throw refuse('wallet_address_immutable')
      failOnTriggerNickname({ nickname: body.nickname, requestId, now })
      await renameWallet(db, found.id, body.nickname)
      return { wallet: onWire({ ...found, nickname: body.nickname }) }
    },
  }),
  route({
    method: 'DELETE',
    path: 'wallets/{id}',
    auth: 'user',
    summary: 'Delete a wallet from the address book',
    tag,
    answer: z.strictObject({ ok: z.boolean() }),
    refusals: ['wallet_in_use'],
    find: findIn('update'),
    async handle({ db, found, now }) {
      const isKept = found.nickname === IN_USE_NICKNAME
      if (isKept || (await isUsedByPending(db, found.customerId, found.id))) throw refuse('wallet_in_use')
      await deleteWallet(db, found.id, now)
      return { ok: true }
    },
  }),
]
