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
import { freeQuote } from './free-quote.ts'
import { timesOf } from './past-times.ts'
import type { Belongings, PastOffload, PastTransfer } from './past.ts'

const nothingAround: Payout['details'] = {
  sourceBankAccount: null,
  destinationBankAccount: null,
  fundingBankAccount: null,
  funding: null,
  instructions: null,
  usageType: null,
  fundingVirtualAccount: null,
  wallets: [],
}

type Ends = Pick<Payout, 'type' | 'status' | 'source' | 'destination' | 'details' | 'createdAt' | 'updatedAt'>

const remembered = (customerId: string, quote: Quote, ends: Ends): Payout => ({
  ...ends,
  id: newId('payout'),
  customerId,
  outcome: 'normal',
  revision: 0,
  amount: formatMoney(quote.pay),
  finalAmount: null,
  totalFee: formatMoney(quote.totalFee),
  adjustments: adjustmentsOf(quote),
  wireMessage: null,
  held: '0',
  heldDeposit: null,
  depositNetwork: null,
  depositAddressKey: null,
  redemptionHash: null,
})

export function pastTransfer(
  services: Services,
  { customerId, accounts, wallets }: Belongings,
  past: PastTransfer,
): Payout {
  const isMicro = past.type === 'microdeposit'
  const [from, to] = [wallets[0], wallets[1]]
  const account = accounts.find(({ currency }) => currency === 'usd')
  if (!from || !to || !account) throw new Error('Nothing to transfer between')
  const pay = parseMoney(past.amount)
  const [sourceCurrency, sourceNetwork] = isMicro ? (['usd', 'ach'] as const) : (['usdc', nameOf(from)] as const)
  const target = isMicro ? from : to
  // A microdeposit costs nothing, as a transfer between wallets does.
  const quote = freeQuote({ ...between(sourceCurrency), sourceNetwork: '', destinationNetwork: '' }, pay)
  const amount = formatMoney(pay)
  const wallet = { type: 'wallet', amount, currency: 'usdc' } as const
  return remembered(customerId, quote, {
    type: past.type,
    status: past.status,
    source: isMicro
      ? { type: 'bankAccount', id: account.id, amount, currency: 'usd', network: 'ach' }
      : { ...wallet, id: from.id, network: sourceNetwork },
    destination: { ...wallet, id: target.id, network: nameOf(target) },
    details: {
      ...nothingAround,
      sourceBankAccount: isMicro ? bankAccountOnWire(account, []) : null,
      fundingVirtualAccount: isMicro ? { id: newId('virtualAccount') } : null,
      wallets: (isMicro ? [target] : [from, to]).map(({ id, address, nickname }) => ({ id, address, nickname })),
    },
    ...timesOf(services, past),
  })
}

const between = (sourceCurrency: 'usd' | 'usdc') => ({ sourceCurrency, destinationCurrency: 'usdc' }) as const
const nameOf = ({ network }: Wallet) => transferNameOf(network)

interface Offloaded {
  readonly belongings: Belongings
  readonly link: Link
  readonly offload: PastOffload
}

export function pastOffload(services: Services, { belongings, link, offload }: Offloaded): Payout {
  const account = belongings.accounts.find(({ id }) => id === link.bankAccountId)
  if (!account) throw new Error(`${link.id} leads nowhere`)
  const ends = { sourceNetwork: link.network, destinationNetwork: link.destinationNetwork }
  const currencies = { sourceCurrency: link.sourceCurrency, destinationCurrency: account.currency }
  const quote = freeQuote({ ...ends, ...currencies }, parseMoney(offload.amount))
  const place = { address: link.address, network: link.network }
  return remembered(belongings.customerId, quote, {
    type: 'offRamp',
    status: offload.status,
    source: { type: 'wallet', id: null, amount: offload.amount, currency: link.sourceCurrency, network: link.network },
    destination: {
      type: 'bankAccount',
      id: account.id,
      amount: formatMoney(quote.receive),
      currency: account.currency,
      network: 'achSameDay',
    },
    details: {
      ...nothingAround,
      destinationBankAccount: bankAccountOnWire(account, [link]),
      funding: { network: link.network, offloaderWallet: { wallet: place } },
      usageType: 'offloader',
    },
    ...timesOf(services, offload),
  })
}
