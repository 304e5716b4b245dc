import type { BankAccountPayload } from '../../src/domain/bank-accounts/form/payload.ts'
import { testKey } from '../../demo/sandbox/wallets/test-keys.ts'
import { listBankAccounts } from '../../src/api/bank-accounts.ts'
import type { ApiClient } from '../../src/api/client.ts'
import { quotePayout } from '../../src/api/quotes.ts'
import { listWallets } from '../../src/api/wallets.ts'
import type { PayoutPayload } from '../../src/domain/payouts/payout.ts'
import { submitBankAccount, submitWallet } from '../../src/operations/intents/account-intents.ts'
import type { Services } from '../../src/queries/services.ts'
import type { Journal } from '../../src/operations/journal/journal.ts'
import type { Random } from './random.ts'

/** What the customer enters. */
export interface FormInput {
  readonly amount: string
  readonly network: 'sol' | 'ethereum' | 'base'
}

const ACCOUNT: BankAccountPayload = {
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
}
const [EVM_ADDRESS, SOLANA_ADDRESS] = [testKey('evm', 0).address, testKey('solana', 0).address]

interface Parts {
  readonly api: ApiClient
  readonly journal: Journal
}

/** On a network that the form does not have. */
export interface OwnWallet {
  readonly network: 'sui' | 'aptos' | 'tron'
  readonly address: string
}

export interface SavedEndpoints {
  readonly account: string
  readonly wallets: Readonly<Record<FormInput['network'] | OwnWallet['network'], string>>
}

// The seeds of `existing` have 100.00 to Solana, created an hour ago and pending.
const COMMON_AMOUNTS = ['100.00', '25.50', '250.00', '1999.99']
/** Below the fees; refused in five error shapes; created with an answer that lacks the instructions. */
const UNUSUAL_AMOUNTS = ['0.70', '1313.51', '1313.52', '1313.53', '1313.54', '1313.55', '1313.59']

export const drawInput = (random: Random): FormInput => ({
  amount: random.chance(0.15) ? random.pick(UNUSUAL_AMOUNTS) : random.pick(COMMON_AMOUNTS),
  network: random.pick(['sol', 'ethereum', 'base']),
})

/** The saved account and wallets of the customer; missing ones are added. */
export async function readEndpoints({ api, journal }: Parts, ownWallet?: OwnWallet): Promise<SavedEndpoints> {
  const accounts = await listBankAccounts(api)
  const wallets = await listWallets(api)
  const account =
    accounts.find(({ currency }) => currency === 'usd') ?? (await submitBankAccount({ api, journal }, ACCOUNT, []))
  const walletOn = async (network: 'solana' | 'ethereum' | OwnWallet['network'], address: string) => {
    const wallet = { network, address, nickname: network, consent: true, isConnected: false }
    const saved = wallets.find((each) => each.network === network)
    return (saved ?? (await submitWallet({ api, journal }, wallet))).id
  }
  const evm = await walletOn('ethereum', EVM_ADDRESS)
  const sol = await walletOn('solana', SOLANA_ADDRESS)
  const none = { sui: '', aptos: '', tron: '' }
  const added = ownWallet && { [ownWallet.network]: await walletOn(ownWallet.network, ownWallet.address) }
  return { account: account.id, wallets: { sol, ethereum: evm, base: evm, ...none, ...added } }
}

export async function fillForm(
  { api, session }: Services,
  endpoints: SavedEndpoints,
  { amount, network }: FormInput,
): Promise<PayoutPayload> {
  const state = session.getState().session
  const pair = {
    sourceCurrency: 'usd',
    destinationCurrency: 'usdc',
    sourceNetwork: 'achPush',
    destinationNetwork: network,
  } as const
  const customerId = state.status === 'signedIn' ? state.tokens.uid : ''
  // An amount below the fees has no quote, so the delivered amount is a fixed one.
  const delivered =
    amount === '0.70'
      ? '0.19'
      : (await quotePayout(api, { amount, received: false, customerId, ...pair })).receive.amount
  return {
    source: { type: 'bankAccount', id: endpoints.account, amount, currency: 'usd', network: 'achPush' },
    destination: { type: 'wallet', id: endpoints.wallets[network], amount: delivered, currency: 'usdc', network },
  }
}

/** The address of the wallet that the form names by its id. */
export const walletAddressOf = ({ destination }: PayoutPayload): string =>
  destination.network === 'sol' ? SOLANA_ADDRESS : EVM_ADDRESS
