import { listBankAccounts } from '../../bank-accounts/bank-account-table.ts'
import type { PersonaName } from '../../personas/personas.ts'
import type { Seed } from '../../personas/seed.ts'
import { newId } from '../../ids.ts'
import { insertLink, type Link } from '../../wallets/link-table.ts'
import { listWallets } from '../../wallets/wallet-table.ts'
import type { Services } from '../../services.ts'
import { depositAddressFor } from '../deposits/deposit-address.ts'
import { watchNetworks } from '../deposits/watch-timer.ts'
import { insertPayoutWithHistory } from './insert-with-history.ts'
import {
  level2OnlySeeds,
  allKindsOfSeeds,
  standardSeeds,
  type CustomerAssets,
  type PayoutSeeds,
} from './payout-seeds.ts'
import { offloadPayout, otherPayout } from './other-payouts.ts'
import { rampPayout } from './ramp-payout.ts'

const seedsByPersona: Partial<Record<PersonaName, PayoutSeeds>> = {
  existing: standardSeeds,
  'additional-review': standardSeeds,
  nosepa: standardSeeds,
  'eur-restricted': standardSeeds,
  blocked: standardSeeds,
  business: standardSeeds,
  level2: standardSeeds,
  'eur-l2': level2OnlySeeds,
  many: allKindsOfSeeds,
}

export const seedPayouts: Seed = async (services, { persona, customer }) => {
  await watchNetworks(services)
  const seeds = persona && seedsByPersona[persona]
  if (!seeds) return
  const assets: CustomerAssets = {
    customerId: customer.id,
    accounts: await listBankAccounts(services.db, customer.id),
    wallets: await listWallets(services.db, customer.id),
  }
  for (const ramp of seeds.ramps) await insertPayoutWithHistory(services, await rampPayout(services, assets, ramp))
  for (const other of seeds.others) await insertPayoutWithHistory(services, otherPayout(services, assets, other))
  if (seeds.offloads.length === 0) return
  const link = await linkOf(services, assets)
  for (const offload of seeds.offloads)
    await insertPayoutWithHistory(services, offloadPayout(services, { assets, link, offload }))
}

async function linkOf(services: Services, { customerId, accounts }: CustomerAssets): Promise<Link> {
  const id = newId(services, 'walletBankAccount')
  const account = accounts.find(({ currency }) => currency === 'usd')
  if (!account) throw new Error('Offloader payouts need a dollar account')
  const link: Link = {
    id,
    customerId,
    bankAccountId: account.id,
    network: 'sol',
    sourceCurrency: 'usdc',
    destinationNetwork: 'ach',
    address: await depositAddressFor(services, 'sol', id),
    createdAt: new Date(services.clock.now()),
  }
  await insertLink(services.db, link)
  return link
}
