import { formatRate, rateOf } from '../../../demo/sandbox/quotes/currencies.ts'
import { registerRedemption } from '../../../src/api/chains.ts'
import { cancelPayout, createPayout, exportPayouts, getPayout, listPayouts } from '../../../src/api/payouts.ts'
import { getPayoutFees, quotePayout } from '../../../src/api/quotes.ts'
import { BANK_TYPES, rulesOf, type BankType } from '../../../src/domain/bank-accounts/form/bank-types.ts'
import { currencyRules, type Currency } from '../../../src/domain/currency.ts'
import { NETWORKS, networkRules, type Network, type RegisteredNetwork } from '../../../src/domain/networks.ts'
import { verifiedCustomer } from '../../../src/domain/payouts/customer.fixture.ts'
import { differencesOf } from '../../../src/domain/payouts/differences.ts'
import { limitsOf } from '../../../src/domain/payouts/limits.ts'
import type { EndpointPayload, Payout, PayoutPayload } from '../../../src/domain/payouts/payout.ts'
import { feeEntryOf } from '../../../src/domain/payouts/quotes/fee-table.ts'
import type { Quote } from '../../../src/domain/payouts/quotes/quote.ts'
import { sentRail, type FormRail } from '../../../src/domain/rails.ts'
import { compareAmounts } from '../../../src/lib/money.ts'
import { codeOf, destinationOf, type Asker } from '../rows/answers.ts'
import { REFUSALS, type Refusal } from '../rows/refusals.ts'
import type { Saved, SavedWallet } from './saved.ts'

type Source = Omit<PayoutPayload['source'], 'amount'>
type Destination = Omit<PayoutPayload['destination'], 'amount'>

interface Asked {
  readonly what: string
  /** Where the rows of its two ends stand. */
  readonly tables: string
  readonly source: Source
  readonly destination: Destination
  readonly walletAddress: string
  readonly wanted: 'made' | Refusal
}

const RAIL_TABLES = 'demo/sandbox/tables/currencies.ts, rails.ts'
const NETWORK_TABLE = 'demo/sandbox/tables/networks.ts'
/** The second is for rails that take no small amounts. */
const AMOUNTS = ['100.00', '2000.00'] as const

/** Whether the rail pays out what would be received. */
function isWithin({ destination }: Asked, { receive }: Quote): boolean {
  const { currency, network, type } = destination
  if (type === 'wallet') return true
  const perDollar = formatRate(rateOf('usd', currency))
  const { min, max } = limitsOf({ side: 'destination', currency, network, perDollar })
  return compareAmounts(receive.amount, min) !== -1 && (max === null || compareAmounts(receive.amount, max) !== 1)
}

async function priced({ api, customerId }: Asker, asked: Asked): Promise<{ amount: string; quote: Quote }> {
  const { source, destination } = asked
  const quoteOf = (amount: string) =>
    quotePayout(api, {
      amount,
      received: false,
      customerId,
      sourceCurrency: source.currency,
      sourceNetwork: source.network,
      destinationCurrency: destination.currency,
      destinationNetwork: destination.network,
    })
  const [small, large] = AMOUNTS
  const quote = await quoteOf(small)
  return isWithin(asked, quote) ? { amount: small, quote } : { amount: large, quote: await quoteOf(large) }
}

/** What the other calls say otherwise of a payout than the one that created it. */
async function otherwiseRead({ api }: Asker, payout: Payout, { totalFee }: Quote): Promise<readonly string[]> {
  const { id, source, destination } = payout
  const direction = payout.type === 'onRamp' ? 'onRamp' : 'offRamp'
  const fees = await getPayoutFees(api, id)
  const line = (await exportPayouts(api, direction)).split('\r\n').find((row) => row.startsWith(`${id},`)) ?? ''
  const columns = line.split(',')
  const written = [source, destination].flatMap(({ amount, currency, network }) => [amount, currency, network])
  const text = JSON.stringify
  return [
    ...(text(await getPayout(api, id)) === text(payout) ? [] : ['GET payouts/{id}']),
    ...((await listPayouts(api)).some((listed) => text(listed) === text(payout)) ? [] : ['GET payouts']),
    ...(text(fees.totalFee) === text(totalFee) ? [] : ['POST payouts/amountAdjustments/{payoutId}']),
    ...(written.every((value) => columns.includes(String(value))) ? [] : ['GET payouts/csv']),
    ...((await cancelPayout(api, id)).status === 'cancelled' ? [] : ['DELETE payouts/{id}']),
  ]
}

async function wrongPayout(asker: Asker, asked: Asked, registers: Network | null): Promise<readonly string[]> {
  const { what, tables, wanted, source, destination, walletAddress } = asked
  const made = async (): Promise<readonly string[]> => {
    const { amount, quote } = await priced(asker, asked)
    const payload = { source: { ...source, amount }, destination: { ...destination, amount: quote.receive.amount } }
    const payout = await createPayout(asker.api, payload, { key: crypto.randomUUID() })
    if (wanted !== 'made') return [`${what} is made, not ${wanted}: ${tables}`]
    const different = differencesOf({ payload, walletAddress, isResumed: false }, payout)
    const paidTo = payout.instructions?.resource
    const isElsewhere = paidTo?.type === 'wallet' && paidTo.network !== source.network
    return [
      ...(isElsewhere
        ? [`${what} is to be paid on ${paidTo.network}: demo/sandbox/payouts/creation/instructions.ts`]
        : []),
      ...different.map(
        ({ field }) => `${what} differs in ${field}: demo/sandbox/payouts/creation/instructions.ts, ${tables}`,
      ),
      ...(registers ? await wrongRegistration(asker, payout.id, registers) : []),
      ...(await otherwiseRead(asker, payout, quote)).map(
        (call) => `${what} is another one by ${call}: demo/sandbox/payouts/`,
      ),
    ]
  }
  return made().catch((error: unknown) => {
    const code = codeOf(error)
    return code === wanted ? [] : [`${what} is ${code}, not ${wanted}: ${tables}`]
  })
}

/** Whether the transaction of an off-ramp is registered where the product's row has its form, and nowhere else. */
async function wrongRegistration({ api }: Asker, transferId: string, network: Network): Promise<readonly string[]> {
  const wanted = networkRules(network).transactionId ? 'taken' : REFUSALS.transactionNotRegistered
  const sourceTransactionHash = `Hash${transferId.replaceAll('_', '')}`
  const sourceChain = network as RegisteredNetwork
  const answer = await registerRedemption(api, { sourceChain, sourceTransactionHash, transferId }).then(
    () => 'taken',
    (error: unknown) => codeOf(error).split(',')[0]!,
  )
  return answer === wanted
    ? []
    : [`the transaction of an off-ramp from ${network} is ${answer}, not ${wanted}: ${NETWORK_TABLE}`]
}

const wallet = <Name extends string>(
  { id }: SavedWallet,
  currency: Currency,
  network: Name,
): Omit<EndpointPayload<Name>, 'amount'> => ({
  type: 'wallet',
  id,
  currency,
  network,
})
const account = <Name extends string>(
  id: string,
  currency: Currency,
  network: Name,
): Omit<EndpointPayload<Name>, 'amount'> => ({
  type: 'bankAccount',
  id,
  currency,
  network,
})

/** Money to an account of each type, by each rail of its currency. */
function paidOut({ accounts, wallets }: Saved, type: BankType): readonly Asked[] {
  const { currency } = rulesOf(type)
  const [{ base }, id] = [wallets, accounts[type]]
  if (!base || id === undefined) return []
  return currencyRules(currency).offRamp.map((rail: FormRail) => ({
    what: `an off-ramp to an account of type ${type} by ${rail}`,
    tables: `${RAIL_TABLES}, bank-types.ts`,
    source: wallet(base, 'usdc', 'base'),
    destination: account(id, currency, destinationOf(currency, rail).network as Destination['network']),
    walletAddress: base.address,
    wanted: feeEntryOf(currency, sentRail(rail, 'destination'), verifiedCustomer) ? 'made' : REFUSALS.railWithoutFee,
  }))
}

/** Each coin of the network, from a bank and to a bank, and from any bank account. */
function throughNetwork({ accounts, wallets }: Saved, network: Network): readonly Asked[] {
  const { payoutName, coins, offRamp, sourceless } = networkRules(network)
  const name = payoutName as 'base' | null
  const [own, us] = [wallets[network], accounts.us]
  if (name === null || !own || us === undefined) return []
  const common = { tables: NETWORK_TABLE, walletAddress: own.address }
  return coins.flatMap((coin): readonly Asked[] => {
    const toWallet = { ...common, destination: wallet(own, coin, name) }
    const source = account(us, 'usd', 'achPush' as const)
    const destination = account(us, 'usd', 'achSameDay' as const)
    return [
      { ...toWallet, what: `an on-ramp of ${coin} to ${network}`, source, wanted: 'made' },
      {
        ...toWallet,
        what: `an on-ramp of ${coin} to ${network} from any bank account`,
        source: { ...source, id: 'usd' },
        wanted: sourceless ? 'made' : REFUSALS.accountOfNobody,
      },
      {
        ...common,
        what: `an off-ramp of ${coin} from ${network}`,
        source: wallet(own, coin, name),
        destination,
        wanted: offRamp ? 'made' : REFUSALS.networkWithoutOffRamp,
      },
    ]
  })
}

/** What is wrong with payouts by each rail, to each type of account, and of each coin through each network. */
export async function wrongPayouts(asker: Asker, saved: Saved): Promise<readonly string[]> {
  const found: string[] = []
  for (const type of BANK_TYPES)
    for (const asked of paidOut(saved, type)) found.push(...(await wrongPayout(asker, asked, null)))
  for (const network of NETWORKS)
    for (const asked of throughNetwork(saved, network))
      found.push(...(await wrongPayout(asker, asked, asked.source.type === 'wallet' ? network : null)))
  return found
}

/** Whether payouts through a network that needs a permission are refused in an application without it. */
export async function wrongPermissions(asker: Asker, saved: Saved): Promise<readonly string[]> {
  const found: string[] = []
  for (const network of NETWORKS.filter((each) => networkRules(each).needs !== null))
    for (const { what, ...asked } of throughNetwork(saved, network)) {
      const refused = { ...asked, what: `${what} without permission`, wanted: REFUSALS.networkNotPermitted }
      found.push(...(await wrongPayout(asker, refused, null)))
    }
  return found
}
