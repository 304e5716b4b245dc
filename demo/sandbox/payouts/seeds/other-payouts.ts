import { bankAccountOnWire } from '../../bank-accounts/bank-account-answer.ts'
import { newId } from '../../ids.ts'
import { adjustmentsOf } from '../../quotes/adjustments.ts'
import { formatMoney, parseMoney } from '../../quotes/money.ts'
import type { Quote } from '../../quotes/quote.ts'
import type { Link } from '../../wallets/link-table.ts'
import { transferNameOf } from '../../wallets/networks.ts'
import type { Wallet } from '../../wallets/wallet-table.ts'
import type { Services } from '../../services.ts'
import type { Payout } from '../payout.ts'
import { unrestrictedQuote } from './unrestricted-quote.ts'
import { timesOf } from './seed-times.ts'
import type { CustomerAssets, OffloadSeed, OtherPayoutSeed } from './payout-seeds.ts'

const emptyDetails: Payout['details'] = {
  sourceBankAccount: null,
  destinationBankAccount: null,
  fundingBankAccount: null,
  funding: null,
  instructions: null,
  usageType: null,
  fundingVirtualAccount: null,
  wallets: [],
}

type SeedFields = Pick<Payout, 'type' | 'status' | 'source' | 'destination' | 'details' | 'createdAt' | 'updatedAt'>

interface Whose {
  readonly customerId: string
  readonly quote: Quote
}

const seededPayout = (id: string, { customerId, quote }: Whose, endpoints: SeedFields): Payout => ({
  ...endpoints,
  id,
  customerId,
  outcome: 'normal',
  revision: 0,
  amount: formatMoney(quote.pay),
  finalAmount: null,
  totalFee: formatMoney(quote.totalFee),
  adjustments: adjustmentsOf(quote),
  wireMessage: null,
  refund: null,
  held: '0',
  heldDeposit: null,
  depositNetwork: null,
  depositAddressKey: null,
  redemptionHash: null,
  idempotencyKey: null,
})

export function otherPayout(
  services: Services,
  { customerId, accounts, wallets }: CustomerAssets,
  seed: OtherPayoutSeed,
): Payout {
  const isMicro = seed.type === 'microdeposit'
  const [from, to] = [wallets[0], wallets[1]]
  const account = accounts.find(({ currency }) => currency === 'usd')
  if (!from || !to || !account) throw new Error('The customer has no two wallets and no dollar account')
  const pay = parseMoney(seed.amount)
  const [sourceCurrency, sourceNetwork] = isMicro ? (['usd', 'ach'] as const) : (['usdc', nameOf(from)] as const)
  const target = isMicro ? from : to
  // A microdeposit costs nothing, as a transfer between wallets does.
  const quote = unrestrictedQuote({ ...between(sourceCurrency), sourceNetwork: '', destinationNetwork: '' }, pay)
  const amount = formatMoney(pay)
  const wallet = { type: 'wallet', amount, currency: 'usdc' } as const
  return seededPayout(
    newId(services, 'payout'),
    { customerId, quote },
    {
      type: seed.type,
      status: seed.status,
      source: isMicro
        ? { type: 'bankAccount', id: account.id, amount, currency: 'usd', network: 'ach' }
        : { ...wallet, id: from.id, network: sourceNetwork },
      destination: { ...wallet, id: target.id, network: nameOf(target) },
      details: {
        ...emptyDetails,
        sourceBankAccount: isMicro ? bankAccountOnWire(account, []) : null,
        fundingVirtualAccount: isMicro ? { id: newId(services, 'virtualAccount') } : null,
        wallets: (isMicro ? [target] : [from, to]).map(({ id, address, nickname }) => ({ id, address, nickname })),
      },
      ...timesOf(services, seed),
    },
  )
}

const between = (sourceCurrency: 'usd' | 'usdc') => ({ sourceCurrency, destinationCurrency: 'usdc' }) as const
const nameOf = ({ network }: Wallet) => transferNameOf(network)

interface Offloaded {
  readonly assets: CustomerAssets
  readonly link: Link
  readonly offload: OffloadSeed
}

export function offloadPayout(services: Services, { assets, link, offload }: Offloaded): Payout {
  const account = assets.accounts.find(({ id }) => id === link.bankAccountId)
  if (!account) throw new Error(`${link.id} has no bank account`)
  const endpoints = { sourceNetwork: link.network, destinationNetwork: link.destinationNetwork }
  const currencies = { sourceCurrency: link.sourceCurrency, destinationCurrency: account.currency }
  const quote = unrestrictedQuote({ ...endpoints, ...currencies }, parseMoney(offload.amount))
  const depositWallet = { address: link.address, network: link.network }
  return seededPayout(
    newId(services, 'payout'),
    { customerId: assets.customerId, quote },
    {
      type: 'offRamp',
      status: offload.status,
      source: {
        type: 'wallet',
        id: null,
        amount: offload.amount,
        currency: link.sourceCurrency,
        network: link.network,
      },
      destination: {
        type: 'bankAccount',
        id: account.id,
        amount: formatMoney(quote.receive),
        currency: account.currency,
        network: 'achSameDay',
      },
      details: {
        ...emptyDetails,
        destinationBankAccount: bankAccountOnWire(account, [link]),
        funding: { network: link.network, offloaderWallet: { wallet: depositWallet } },
        usageType: 'offloader',
      },
      ...timesOf(services, offload),
    },
  )
}
