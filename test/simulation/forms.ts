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
import type { Seed } from './seed.ts'

/** What the customer has in mind. */
export interface Wish {
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

export interface Ends {
  readonly account: string
  readonly wallets: Readonly<Record<Wish['network'], string>>
}

// The past of a customer who has one has 100.00 to Solana, an hour ago and still pending.
const USUAL = ['100.00', '25.50', '250.00', '1999.99']
/** Too little; refused in five shapes; made, with an answer that lacks the instructions. */
const ODD = ['0.70', '1313.51', '1313.52', '1313.53', '1313.54', '1313.55', '1313.59']

export const drawWish = (seed: Seed): Wish => ({
  amount: seed.chance(0.15) ? seed.pick(ODD) : seed.pick(USUAL),
  network: seed.pick(['sol', 'ethereum', 'base']),
})

/** What the customer has saved before; one who has nothing saves it now. */
export async function readEnds({ api, journal }: Parts): Promise<Ends> {
  const accounts = await listBankAccounts(api)
  const wallets = await listWallets(api)
  const account =
    accounts.find(({ currency }) => currency === 'usd') ?? (await submitBankAccount({ api, journal }, ACCOUNT))
  const walletOn = async (network: 'solana' | 'ethereum', address: string) => {
    const wallet = { network, address, nickname: network, consent: true, isConnected: false }
    const saved = wallets.find((each) => each.network === network)
    return (saved ?? (await submitWallet({ api, journal }, wallet))).id
  }
  const evm = await walletOn('ethereum', EVM_ADDRESS)
  return { account: account.id, wallets: { sol: await walletOn('solana', SOLANA_ADDRESS), ethereum: evm, base: evm } }
}

export async function fillIn(
  { api, session }: Services,
  ends: Ends,
  { amount, network }: Wish,
): Promise<PayoutPayload> {
  const state = session.getState().session
  const ways = {
    sourceCurrency: 'usd',
    destinationCurrency: 'usdc',
    sourceNetwork: 'achPush',
    destinationNetwork: network,
  } as const
  const customerId = state.status === 'signedIn' ? state.tokens.uid : ''
  // No price is given for too little: what is sent is then what a form of before would send.
  const delivered =
    amount === '0.70'
      ? '0.19'
      : (await quotePayout(api, { amount, received: false, customerId, ...ways })).receive.amount
  return {
    source: { type: 'bankAccount', id: ends.account, amount, currency: 'usd', network: 'achPush' },
    destination: { type: 'wallet', id: ends.wallets[network], amount: delivered, currency: 'usdc', network },
  }
}
