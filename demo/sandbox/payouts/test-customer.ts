import { BANK_TYPES, bankTypeRow, type BankType } from '../tables/bank-types.ts'
import type { TestAnswer, TestSandbox } from '../testing.ts'
import { testKey } from '../wallets/test-keys.ts'
import { familyOf, isWalletNetwork } from '../wallets/networks.ts'

type Sample = Readonly<Record<string, unknown>> & { readonly currency: string; readonly beneficiaryAddress: object }

/** A valid body for POST bankAccounts, for each bank type. */
export const accountSamples = Object.fromEntries(
  BANK_TYPES.map((bankType): [BankType, Sample] => {
    const { bankAddress: _, ...details } = bankTypeRow(bankType).sample
    const { currency } = bankTypeRow(bankType)
    const personal = { accountOwner: 'personal', bankName: 'Test Bank', accountHolderName: 'A' }
    return [
      bankType,
      { ...details, ...personal, bankType, currency, beneficiaryAddress: bankTypeRow(bankType).sampleAddress },
    ]
  }),
) as Record<BankType, Sample>

const familyKey = (network: string) => {
  if (!isWalletNetwork(network)) throw new Error(`${network} is no network of wallets`)
  return testKey(familyOf(network), 0)
}

export interface PayoutInput {
  readonly from: string
  readonly to: string
  readonly sourceId: string
  readonly destinationId: string
  readonly amount: string
  readonly wireMessage?: string
}

const endpointOf = (text: string) => {
  const [currency = '', network = ''] = text.split(' ')
  return { currency, network }
}

const isBank = (id: string) => !id.startsWith('wallet_')

type Method = Parameters<TestSandbox['request']>[0]
type Ask = (method: Method, path: string, body?: unknown) => Promise<TestAnswer>

function createPayoutBodies(ask: Ask, customerId: string) {
  const quote = (from: string, to: string, asked: { amount: string; received?: boolean }) =>
    ask('POST', 'payouts/amountAdjustments', {
      received: false,
      ...asked,
      customerId,
      sourceCurrency: endpointOf(from).currency,
      sourceNetwork: endpointOf(from).network,
      destinationCurrency: endpointOf(to).currency,
      destinationNetwork: endpointOf(to).network,
    })

  async function deliveredFor(from: string, to: string, amount: string): Promise<string> {
    const { status, data } = await quote(from, to, { amount })
    return status === 200 ? data.amountAdjustments.at(-1).receive.amount : '1.00'
  }

  async function payoutBody({ from, to, sourceId, destinationId, amount, wireMessage }: PayoutInput) {
    return {
      source: { type: isBank(sourceId) ? 'bankAccount' : 'wallet', id: sourceId, amount, ...endpointOf(from) },
      destination: {
        type: isBank(destinationId) ? 'bankAccount' : 'wallet',
        id: destinationId,
        amount: await deliveredFor(from, to, amount),
        ...endpointOf(to),
      },
      ...(wireMessage !== undefined && { wireMessage }),
    }
  }
  return { quote, payoutBody }
}

/** A signed-in customer. `usd wire` is a currency and a rail or network. */
export async function createTestCustomer(box: TestSandbox, persona = 'empty', applicationId = 'application_sandbox') {
  const { token, customerId } = await box.signIn(`${persona}+${crypto.randomUUID()}@example.com`, { applicationId })
  const askWith =
    (key: string | null): Ask =>
    (method, path, body) =>
      box.request(method, path, { token, applicationId, ...(body !== undefined && { body }), ...(key && { key }) })
  const ask = askWith(null)
  const { quote, payoutBody } = createPayoutBodies(ask, customerId)

  return {
    token,
    customerId,
    ask,
    askWith,
    quote,
    payoutBody,
    create: async (input: PayoutInput) => ask('POST', 'payouts', await payoutBody(input)),
    async account(type: BankType, changes: object = {}): Promise<string> {
      const { data } = await ask('POST', 'bankAccounts', { ...accountSamples[type], ...changes })
      await box.db.query(`update bank_accounts set status = 'active' where id = $1 and status = 'pending'`, [
        data.bankAccount.id,
      ])
      return data.bankAccount.id
    },
    async wallet(network: string, walletAddress = familyKey(network).address): Promise<string> {
      const body = { network, address: walletAddress, nickname: network, consent: true }
      return (await ask('POST', 'wallets', body)).data.wallet.id
    },
    payout: async (id: string) => (await ask('GET', `payouts/${id}`)).data.payout,
    fund: (id: string, amount?: string) => ask('POST', `/sandbox/payouts/${id}/fund`, amount ? { amount } : {}),
    /** `kind amount currency` of each movement, in order. */
    ledger: async (payoutId?: string): Promise<string[]> => {
      const { data } = await ask('GET', `/sandbox/ledger?customerId=${customerId}`)
      const movements = data as { payoutId: string; kind: string; amount: string; currency: string }[]
      return movements
        .filter((movement) => payoutId === undefined || movement.payoutId === payoutId)
        .map(({ kind, amount, currency }) => `${kind} ${amount} ${currency}`)
    },
  }
}

export type TestCustomer = Awaited<ReturnType<typeof createTestCustomer>>
