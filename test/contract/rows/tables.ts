import { NETWORK_ROWS, WALLET_NETWORKS, type PlainToken, type Tokens } from '../../../demo/sandbox/tables/networks.ts'
import type { TransferRules } from '../../../demo/sandbox/tables/transfer-rules.ts'
import { BANK_TYPES as BANK_TYPE_NAMES, bankTypeRow } from '../../../demo/sandbox/tables/bank-types.ts'
import type { BankTypeRow } from '../../../demo/sandbox/tables/bank-type-row.ts'
import { areExchanged, FIATS, fiatRow, type Exchange } from '../../../demo/sandbox/tables/currencies.ts'
import { railRow, RAILS as RAIL_NAMES } from '../../../demo/sandbox/tables/rails.ts'
import { chainFacts } from '../../../src/chains/network-table.ts'
import { BANK_TYPES, rulesOf } from '../../../src/domain/bank-accounts/form/bank-types.ts'
import { currencyRules, FIAT_CURRENCIES, type FeeProvider, type Fiat } from '../../../src/domain/currency.ts'
import { NETWORKS, networkRules, type Network } from '../../../src/domain/networks.ts'
import { chosenRail, RAIL_SYNONYMS, RAILS, railRules, type Rail } from '../../../src/domain/rails.ts'

/** The table of each side of the wire, and the names of its rows. */
const TABLES = [
  {
    what: 'network',
    product: ['src/domain/network-rules.ts', NETWORKS],
    sandbox: ['demo/sandbox/tables/networks.ts', WALLET_NETWORKS],
  },
  {
    what: 'currency',
    product: ['src/domain/currency.ts', FIAT_CURRENCIES],
    sandbox: ['demo/sandbox/tables/currencies.ts', FIATS],
  },
  {
    what: 'rail',
    product: ['src/domain/rails.ts', [...RAILS.map((rail) => railRules(rail).network), ...RAIL_SYNONYMS]],
    sandbox: ['demo/sandbox/tables/rails.ts', RAIL_NAMES],
  },
  {
    what: 'bank type',
    product: ['src/domain/bank-accounts/form/bank-types.ts', BANK_TYPES],
    sandbox: ['demo/sandbox/tables/bank-types.ts', BANK_TYPE_NAMES],
  },
] as const

interface Named {
  readonly what: string
  readonly file: string
}

const lacking = ({ what, file }: Named, names: readonly string[], others: readonly string[]) =>
  others.filter((name) => !names.includes(name)).map((name) => `${file} has no row for the ${what} ${name}`)

/** The rows that one side has and the other lacks, each with the file to write. */
export const missingRows = (): readonly string[] =>
  TABLES.flatMap(({ what, product: [product, mine], sandbox: [sandbox, its] }) => [
    ...lacking({ what, file: sandbox }, its, mine),
    ...lacking({ what, file: product }, mine, its),
  ])

type Facts = Readonly<Record<string, unknown>>

const PROVIDERS: readonly FeeProvider[] = ['bridge', 'mesta']
const cents = (amount: string) => Number(amount).toFixed(2)

/** What the two say of one row, column by column. */
function differences({ what, file }: Named, product: Facts, sandbox: Facts): readonly string[] {
  const text = JSON.stringify
  return Object.keys(product)
    .filter((column) => text(product[column]) !== text(sandbox[column]))
    .map(
      (column) => `${file} says ${text(sandbox[column])} of ${what}’s ${column}, the product ${text(product[column])}`,
    )
}

const leastTetherOf = (transfers: TransferRules | null) => {
  const least = transfers?.coins.usdt?.least
  return least ? { source: cents(least.source), destination: cents(least.destination) } : null
}

type Coin = 'usdc' | 'usdt'
const COINS: readonly Coin[] = ['usdc', 'usdt']

function ofProduct(network: Network): Facts {
  const {
    name,
    family,
    chainId,
    payoutName,
    link,
    coins,
    offRamp,
    sourceless,
    wallets,
    needs,
    minimum,
    transactionId,
  } = networkRules(network)
  const tokens = chainFacts(network)?.tokens ?? {}
  return {
    // A test network has none there.
    title: name ?? NETWORK_ROWS[network].title,
    family,
    chainId,
    payoutName,
    link: link?.network ?? null,
    coins,
    offRamp,
    sourceless,
    wallets,
    needs,
    leastTether: coins.includes('usdt') ? { source: '2.00', destination: '2.00', ...minimum } : null,
    isRegistered: transactionId !== undefined,
    tokens: COINS.map((coin) => tokens[coin] && [coin, tokens[coin].address, tokens[coin].decimals]),
  }
}

function ofTransfers(transfers: TransferRules | null): Facts {
  if (!transfers) return { ...NONE }
  const { name, takesLinks, paysOut, takesSourceless, needs, isRegistered } = transfers
  const coins = Object.keys(transfers.coins)
  return {
    payoutName: coins.length > 0 ? name : null,
    link: takesLinks ? name : null,
    coins,
    offRamp: paysOut,
    sourceless: takesSourceless,
    needs,
    leastTether: leastTetherOf(transfers),
    isRegistered,
  }
}

const NONE: Facts = {
  payoutName: null,
  link: null,
  coins: [],
  offRamp: false,
  sourceless: false,
  needs: null,
  leastTether: null,
  isRegistered: false,
}

function ofSandbox(network: Network): Facts {
  const row: (typeof NETWORK_ROWS)[keyof typeof NETWORK_ROWS] = NETWORK_ROWS[network]
  const tokens: Tokens<PlainToken> = row.tokens
  // The product lists the tokens that it reads; the local networks may have more.
  const read = chainFacts(network)?.tokens ?? {}
  return {
    ...ofTransfers(row.transfers),
    title: row.title,
    // Where no transfer goes, nobody needs a wallet.
    wallets: row.transfers !== null,
    family: row.family,
    chainId: 'chainId' in row ? row.chainId : null,
    tokens: COINS.map((coin) => read[coin] && [coin, tokens[coin]?.address, tokens[coin]?.decimals]),
  }
}

const networkDifferences = (network: Network) =>
  differences({ what: network, file: 'demo/sandbox/tables/networks.ts' }, ofProduct(network), ofSandbox(network))

const WAYS: readonly Exchange[] = ['onRamp', 'offRamp', 'link']

const currencyDifferences = (fiat: (typeof FIAT_CURRENCIES)[number]) => {
  const rules = currencyRules(fiat)
  const row = fiatRow(fiat)
  return differences(
    { what: fiat, file: 'demo/sandbox/tables/currencies.ts' },
    {
      needs: rules.needs,
      provider: rules.provider,
      paysIn: rules.onRamp.length > 0,
      minimum: rules.minimum,
      withoutUsdc: [],
      withoutUsdt: WAYS.filter((way) => rules.withoutUsdt.includes(way)),
    },
    {
      needs: row.needs,
      provider: row.provider,
      paysIn: row.paidInto !== null,
      minimum: { source: cents(row.least.source), destination: cents(row.least.destination) },
      withoutUsdc: WAYS.filter((way) => !areExchanged(way, 'usdc', fiat)),
      withoutUsdt: WAYS.filter((way) => !areExchanged(way, 'usdt', fiat)),
    },
  )
}

const bound = (amount: string | null) => amount && cents(amount)
type Side = 'source' | 'destination'

const productBounds = (rail: Rail, side: Side) => {
  const bounds = railRules(rail).limits[side]
  return bounds && [bound(bounds.min), bound(bounds.max), bounds.currency]
}
const sandboxBounds = (network: string, side: Side) => {
  const bounds = railRow(network)?.limits[side] ?? null
  return bounds && [bound(bounds.least), bound(bounds.most), bounds.currency]
}

function railDifferences(rail: Rail) {
  const { network } = railRules(rail)
  const { currencies = [], fees = {} } = railRow(network) ?? {}
  const priced = (fiat: Fiat, provider: FeeProvider): readonly unknown[] => {
    const rows = currencyRules(fiat).fees[provider]
    const fee = rows?.[rail] ?? rows?.[chosenRail(rail)]
    return fee?.available ? [fiat, provider, String(fee.bpsFee), fee.fixedFee, fee.fixedCurrency] : []
  }
  const isOwn = (fiat: Fiat) => currencies.includes(fiat)
  const ours = FIAT_CURRENCIES.filter(isOwn).flatMap((fiat) => PROVIDERS.map((provider) => priced(fiat, provider)))
  const theirs = FIAT_CURRENCIES.filter(isOwn).flatMap((fiat) =>
    PROVIDERS.map((provider) => {
      const fee = fees[provider]
      return fee ? [fiat, provider, String(fee.bps), fee.fixed, fee.fixedCurrency] : []
    }),
  )
  return differences(
    { what: network, file: 'demo/sandbox/tables/rails.ts' },
    { limitIn: productBounds(rail, 'source'), limitOut: productBounds(rail, 'destination'), fees: ours },
    { limitIn: sandboxBounds(network, 'source'), limitOut: sandboxBounds(network, 'destination'), fees: theirs },
  )
}

const bankTypeDifferences = (type: (typeof BANK_TYPES)[number]) => {
  const { currency, needs, hasAccountType, needsBankId, isForSepaArea } = rulesOf(type)
  const row: BankTypeRow = bankTypeRow(type)
  return differences(
    { what: type, file: 'demo/sandbox/tables/bank-types.ts' },
    { currency, needs, hasAccountType, needsBankId, isForSepaArea },
    {
      currency: row.currency,
      needs: row.needs,
      hasAccountType: row.sample.accountType !== undefined,
      needsBankId: row.fields.bankId !== undefined,
      isForSepaArea: row.fields.iban !== undefined && row.currency === 'eur',
    },
  )
}

/** What the tables of the two sides say otherwise of one row. Only for rows that both have. */
export const differentRows = (): readonly string[] => [
  ...NETWORKS.flatMap(networkDifferences),
  ...FIAT_CURRENCIES.flatMap(currencyDifferences),
  ...RAILS.flatMap(railDifferences),
  ...BANK_TYPES.flatMap(bankTypeDifferences),
]
