import { listBankAccounts } from '../../bank-accounts/bank-account-table.ts'
import type { PersonaName } from '../../personas/personas.ts'
import type { Seed } from '../../personas/seed.ts'
import { newId } from '../../ids.ts'
import { insertLink, type Link } from '../../wallets/link-table.ts'
import { listWallets } from '../../wallets/wallet-table.ts'
import type { Services } from '../../services.ts'
import { depositAddressFor } from '../deposits/deposit-address.ts'
import { watchNetworks } from '../deposits/watch-timer.ts'
import { insertPastPayout } from './past-payout.ts'
import { level2OnlyPast, longPast, usualPast, type Belongings, type Past } from './past.ts'
import { pastOffload, pastTransfer } from './remember-others.ts'
import { pastRamp } from './remember-ramp.ts'

const pasts: Partial<Record<PersonaName, Past>> = {
  existing: usualPast,
  'additional-review': usualPast,
  nosepa: usualPast,
  'eur-restricted': usualPast,
  blocked: usualPast,
  business: usualPast,
  level2: usualPast,
  'eur-l2': level2OnlyPast,
  many: longPast,
}

export const seedPayouts: Seed = async (services, { persona, customer }) => {
  await watchNetworks(services)
  const past = persona && pasts[persona]
  if (!past) return
  const belongings: Belongings = {
    customerId: customer.id,
    accounts: await listBankAccounts(services.db, customer.id),
    wallets: await listWallets(services.db, customer.id),
  }
  for (const ramp of past.ramps) await insertPastPayout(services, await pastRamp(services, belongings, ramp))
  for (const transfer of past.transfers) await insertPastPayout(services, pastTransfer(services, belongings, transfer))
  if (past.offloads.length === 0) return
  const link = await linkOf(services, belongings)
  for (const offload of past.offloads)
    await insertPastPayout(services, pastOffload(services, { belongings, link, offload }))
}

async function linkOf(services: Services, { customerId, accounts }: Belongings): Promise<Link> {
  const id = newId('walletBankAccount')
  const account = accounts.find(({ currency }) => currency === 'usd')
  if (!account) throw new Error('A past with offloaded money needs a dollar account')
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
