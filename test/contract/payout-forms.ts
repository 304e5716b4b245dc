import { testKey } from '../../demo/sandbox/wallets/test-keys.ts'
import { quotePayout } from '../../src/api/quotes.ts'
import type { Currency } from '../../src/domain/currency.ts'
import type { DestinationNetwork, SourceNetwork } from '../../src/domain/endpoint-networks.ts'
import { familyOf, type Network } from '../../src/domain/networks.ts'
import type { PayoutPayload } from '../../src/domain/payouts/payout.ts'
import { submitBankAccount, submitWallet } from '../../src/operations/intents/account-intents.ts'
import type { Contract, Customer } from './support.ts'

export interface Endpoints {
  readonly person: Customer
  readonly account: string
  readonly wallet: string
}

let count = 0

/** A fully verified customer with one US account and one wallet. */
export async function createEndpoints(contract: Contract, network: Network = 'base'): Promise<Endpoints> {
  count += 1
  const person = await contract.customer(`empty+c${count}${Date.now()}@example.com`)
  const form = {
    bankType: 'us',
    accountOwner: 'personal',
    currency: 'usd',
    bankName: 'Chase',
    accountType: 'checking',
    accountHolderName: 'Ada Lovelace',
    routingNumber: '021000021',
    accountNumber: '000123456789',
    beneficiaryAddress: {
      country: 'USA',
      addressLine1: '1 Main St',
      city: 'Austin',
      state: 'US-TX',
      postalCode: '73301',
    },
  } as const
  const account = await submitBankAccount(person, form, [])
  const { address } = testKey(familyOf(network), 0)
  const wallet = await submitWallet(person, { network, address, nickname: 'Mine', consent: true, isConnected: false })
  await contract.box.advance(1)
  return { person, account: account.id, wallet: wallet.id }
}

interface PayoutInput {
  readonly amount: string
  readonly network: SourceNetwork & DestinationNetwork
  readonly rail: string
}

export async function onRampForm(
  { person, account, wallet }: Endpoints,
  { amount, network, rail }: PayoutInput,
): Promise<PayoutPayload> {
  const source = { currency: 'usd' as Currency, network: rail as SourceNetwork }
  const destination = { currency: 'usdc' as Currency, network }
  const received = await delivered(person, amount, { source, destination })
  return {
    source: { type: 'bankAccount', id: account, amount, ...source },
    destination: { type: 'wallet', id: wallet, amount: received, ...destination },
  }
}

export async function offRampForm(
  { person, account, wallet }: Endpoints,
  { amount, network, rail }: PayoutInput,
): Promise<PayoutPayload> {
  const source = { currency: 'usdc' as Currency, network }
  const destination = { currency: 'usd' as Currency, network: rail as DestinationNetwork }
  const received = await delivered(person, amount, { source, destination })
  return {
    source: { type: 'wallet', id: wallet, amount, ...source },
    destination: { type: 'bankAccount', id: account, amount: received, ...destination },
  }
}

interface Ends {
  readonly source: { readonly currency: Currency; readonly network: SourceNetwork }
  readonly destination: { readonly currency: Currency; readonly network: DestinationNetwork }
}

async function delivered({ api, session }: Customer, amount: string, { source, destination }: Ends) {
  const quote = await quotePayout(api, {
    amount,
    received: false,
    customerId: session.customerId!,
    sourceCurrency: source.currency,
    destinationCurrency: destination.currency,
    sourceNetwork: source.network,
    destinationNetwork: destination.network,
  })
  return quote.receive.amount
}
