import { bankTypeRow } from '../../../demo/sandbox/tables/bank-types.ts'
import { createBankAccount } from '../../../src/api/bank-accounts.ts'
import type { ApiClient } from '../../../src/api/client.ts'
import { ApiError } from '../../../src/api/error.ts'
import { quotePayout } from '../../../src/api/quotes.ts'
import { defaultBankAccount, type BankAccountForm } from '../../../src/domain/bank-accounts/form/bank-account-form.ts'
import type { BankAccount } from '../../../src/domain/bank-accounts/bank-account.ts'
import { BANK_TYPES, rulesOf, type BankType } from '../../../src/domain/bank-accounts/form/bank-types.ts'
import { bankAccountPayload, type BankAccountPayload } from '../../../src/domain/bank-accounts/form/payload.ts'
import { chooseBankType } from '../../../src/domain/bank-accounts/form/reactions.ts'
import { bankAccountErrors } from '../../../src/domain/bank-accounts/form/validation.ts'
import {
  currencyRules,
  FIAT_CURRENCIES,
  STABLECOINS,
  type Currency,
  type Fiat,
  type Stablecoin,
} from '../../../src/domain/currency.ts'
import { ENDPOINT_NETWORKS, SOURCE_NETWORKS } from '../../../src/domain/endpoint-networks.ts'
import { NETWORKS, networkRules, type Network, type PayoutNetworkName } from '../../../src/domain/networks.ts'
import { verifiedCustomer } from '../../../src/domain/payouts/customer.fixture.ts'
import { feeEntryOf } from '../../../src/domain/payouts/quotes/fee-table.ts'
import type { QuoteRequest } from '../../../src/domain/payouts/quotes/quote.ts'
import { isAccountOf } from '../../../src/domain/bank-accounts/made-account.ts'
import {
  chosenRail,
  FORM_RAILS,
  railOf,
  railRules,
  sentRail,
  type FormRail,
  type Rail,
} from '../../../src/domain/rails.ts'
import { REFUSALS, type Refusal } from './refusals.ts'

export interface Asker {
  readonly api: ApiClient
  readonly customerId: string
}

/** A rail or a network, with what it carries. */
interface End<Network = QuoteRequest['sourceNetwork'] | QuoteRequest['destinationNetwork']> {
  readonly currency: Currency
  readonly network: Network
}

interface Pair {
  readonly from: End<QuoteRequest['sourceNetwork']>
  readonly to: End<QuoteRequest['destinationNetwork']>
  readonly wanted: 'priced' | Refusal
}

const nameOf = ({ from, to }: Pair) => `${from.currency} ${from.network} → ${to.currency} ${to.network}`
const SOL = { currency: 'usdc', network: 'sol' } as const
const INTO_ACCOUNT = { currency: 'usd', network: 'achSameDay' } as const
const FROM_ACCOUNT = { currency: 'usd', network: 'achPush' } as const

export const sourceOf = (currency: Fiat, rail: FormRail) =>
  ({ currency, network: railRules(sentRail(rail, 'source')).network }) as Pair['from']
export const destinationOf = (currency: Fiat, rail: FormRail) =>
  ({ currency, network: railRules(sentRail(rail, 'destination')).network }) as Pair['to']

/** A rail is priced where the product has a fee for a customer who has passed every check. */
const pricedBy = (fiat: Fiat, rail: Rail): Pair['wanted'] =>
  feeEntryOf(fiat, rail, verifiedCustomer) ? 'priced' : REFUSALS.railWithoutFee
const isBarred = (way: 'onRamp' | 'offRamp', fiat: Fiat, coin: Stablecoin) =>
  coin === 'usdt' && currencyRules(fiat).withoutUsdt.includes(way)

/** Each coin on the network, in both directions, whether its row has it or not. */
function pairsOfNetwork(network: Network): readonly Pair[] {
  const { coins, payoutName, offRamp } = networkRules(network)
  if (payoutName === null) return []
  return STABLECOINS.flatMap((currency): readonly Pair[] => {
    const end = { currency, network: payoutName as PayoutNetworkName }
    const carried = coins.includes(currency) ? 'priced' : REFUSALS.coinNotCarried
    return [
      { from: FROM_ACCOUNT, to: end, wanted: carried },
      { from: end, to: INTO_ACCOUNT, wanted: offRamp ? carried : REFUSALS.networkWithoutOffRamp },
    ]
  })
}

const railsOf = (fiat: Fiat): readonly FormRail[] => [...currencyRules(fiat).onRamp, ...currencyRules(fiat).offRamp]

/** The currencies that are only paid out, paid in; and the rails that no currency has. */
const refusedPairs = (): readonly Pair[] => [
  ...FIAT_CURRENCIES.filter((fiat) => currencyRules(fiat).onRamp.length === 0).flatMap((fiat) =>
    currencyRules(fiat).offRamp.map((rail): Pair => ({
      from: sourceOf(fiat, rail),
      to: SOL,
      wanted: REFUSALS.currencyNotPaidIn,
    })),
  ),
  ...FORM_RAILS.filter((rail) => !FIAT_CURRENCIES.some((fiat) => railsOf(fiat).includes(rail))).map((rail): Pair => ({
    from: SOL,
    to: destinationOf('usd', rail),
    wanted: REFUSALS.railOfNoCurrency,
  })),
]

/** The names of the rails, but for those that the form sends for them. */
const otherNamesOf = <Name extends string>(
  names: readonly Name[],
  rails: readonly FormRail[],
  sent: readonly string[],
) =>
  names.flatMap((network) => {
    const rail = railOf(network)
    const isOther = rail !== null && rails.some((own) => own === chosenRail(rail)) && !sent.includes(network)
    return isOther ? [{ network, rail }] : []
  })

/** What payouts are called that no form of today makes. */
const otherNames = (): readonly Pair[] =>
  FIAT_CURRENCIES.flatMap((fiat) => {
    const { onRamp, offRamp } = currencyRules(fiat)
    const [paidIn, paidOut] = [
      otherNamesOf(
        SOURCE_NETWORKS,
        onRamp,
        onRamp.map((rail) => sourceOf(fiat, rail).network),
      ),
      otherNamesOf(
        ENDPOINT_NETWORKS,
        offRamp,
        offRamp.map((rail) => destinationOf(fiat, rail).network),
      ),
    ]
    return [
      ...paidIn.map(({ network, rail }) => ({
        from: { currency: fiat, network },
        to: SOL,
        wanted: pricedBy(fiat, rail),
      })),
      ...paidOut.map(({ network, rail }) => ({
        from: SOL,
        to: { currency: fiat, network },
        wanted: pricedBy(fiat, rail),
      })),
    ]
  })

/** Each rail of each currency in its directions, with each coin, and each coin of each network in its own. */
const pairs = (): readonly Pair[] => [
  ...FIAT_CURRENCIES.flatMap((fiat) => [
    ...currencyRules(fiat).offRamp.flatMap((rail) =>
      STABLECOINS.map((currency): Pair => ({
        from: { ...SOL, currency },
        to: destinationOf(fiat, rail),
        wanted: isBarred('offRamp', fiat, currency)
          ? REFUSALS.coinNotExchanged
          : pricedBy(fiat, sentRail(rail, 'destination')),
      })),
    ),
    ...currencyRules(fiat).onRamp.flatMap((rail) =>
      STABLECOINS.map((currency): Pair => ({
        from: sourceOf(fiat, rail),
        to: { ...SOL, currency },
        wanted: isBarred('onRamp', fiat, currency)
          ? REFUSALS.coinNotExchanged
          : pricedBy(fiat, sentRail(rail, 'source')),
      })),
    ),
  ]),
  ...NETWORKS.flatMap(pairsOfNetwork),
  ...refusedPairs(),
  ...otherNames(),
]

export const codeOf = (error: unknown): string =>
  error instanceof ApiError ? (error.code ?? Object.entries(error.fields ?? {}).join() ?? error.message) : String(error)

/** Above each minimum, in any currency. */
const AMOUNT = '2000.00'

async function wrongPair({ api, customerId }: Asker, pair: Pair): Promise<readonly string[]> {
  const { from, to, wanted } = pair
  const code = await quotePayout(api, {
    amount: AMOUNT,
    received: false,
    customerId,
    sourceCurrency: from.currency,
    sourceNetwork: from.network,
    destinationCurrency: to.currency,
    destinationNetwork: to.network,
  }).then(() => 'priced', codeOf)
  if (code === wanted) return []
  return [`${nameOf(pair)} is ${code}, not ${wanted}: look at the rows of both ends in demo/sandbox/tables/`]
}

/** The sandbox's own sample, as the product's form reads it. */
export function sampleForm(type: BankType): BankAccountForm {
  const { sample, sampleAddress } = bankTypeRow(type)
  const { bankAddress: _, ...values } = sample
  return {
    ...chooseBankType(defaultBankAccount, type),
    ...values,
    accountHolderName: 'Maya Lindqvist',
    beneficiaryAddress: { ...sampleAddress, addressLine2: '' },
  }
}

async function wrongBankType({ api }: Asker, type: BankType): Promise<readonly string[]> {
  const form = sampleForm(type)
  const errors = bankAccountErrors(form)
  if (Object.keys(errors).length > 0)
    return [
      `the product refuses the sample of demo/sandbox/tables/bank-types.ts for ${type}: ${JSON.stringify(errors)}`,
    ]
  const payload = bankAccountPayload(form)
  return createBankAccount(api, payload, { key: crypto.randomUUID() }).then(
    (made) => wrongNumber(type, payload, made),
    (error: unknown) => [
      `an account of type ${type} is ${codeOf(error)}: demo/sandbox/tables/bank-types.ts refuses it`,
    ],
  )
}

/** A customer tells accounts apart by the last four characters of their number, and a lost answer is found by them. */
function wrongNumber(type: BankType, payload: BankAccountPayload, made: BankAccount): readonly string[] {
  const { number } = bankTypeRow(type)
  if (made.last4 !== bankTypeRow(type).sample[number]?.slice(-4))
    return [`demo/sandbox/tables/bank-types.ts: the sample of ${type} has no ${number}, which is its number`]
  return isAccountOf(payload)(made)
    ? []
    : [
        `an account of type ${type} ends in ${made.last4}, the ${number} of demo/sandbox/tables/bank-types.ts, and is looked up by its ${rulesOf(type).number}: number in src/domain/bank-accounts/form/bank-types.ts`,
      ]
}

/** Asks the sandbox for each row of the product's tables, and for each allowed pair once. Returns what it answers otherwise than they say. */
export async function wrongAnswers(asker: Asker): Promise<readonly string[]> {
  const found: string[] = []
  for (const pair of pairs()) found.push(...(await wrongPair(asker, pair)))
  for (const type of BANK_TYPES) found.push(...(await wrongBankType(asker, type)))
  return found
}
