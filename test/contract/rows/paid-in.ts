import { formatMoney, parseMoney } from '../../../demo/sandbox/quotes/money.ts'
import { fiatRow } from '../../../demo/sandbox/tables/currencies.ts'
import { testKey } from '../../../demo/sandbox/wallets/test-keys.ts'
import { createPayout } from '../../../src/api/payouts.ts'
import { quotePayout } from '../../../src/api/quotes.ts'
import { createWallet } from '../../../src/api/wallets.ts'
import { BANK_TYPES, rulesOf, textFieldsOf, type TextField } from '../../../src/domain/bank-accounts/form/bank-types.ts'
import { currencyRules, FIAT_CURRENCIES, type Fiat } from '../../../src/domain/currency.ts'
import { instructionLines } from '../../../src/domain/payout-history/instructions.ts'
import { differencesOf } from '../../../src/domain/payouts/differences.ts'
import { feeEntryOf } from '../../../src/domain/payouts/quotes/fee-table.ts'
import { verifiedCustomer } from '../../../src/domain/payouts/customer.fixture.ts'
import { limitsOf } from '../../../src/domain/payouts/limits.ts'
import { ACCOUNT_NUMBERS, type Payout, type PayoutPayload } from '../../../src/domain/payouts/payout.ts'
import { sentRail, type FormRail } from '../../../src/domain/rails.ts'
import { compareAmounts } from '../../../src/lib/money.ts'
import { sourceOf, type Asker } from './answers.ts'

const SANDBOX = 'demo/sandbox/tables/currencies.ts'
const PRODUCT = 'src/domain/payout-history/instructions.ts'

/** What a bank asks of the holder, which no account is paid by. */
const OF_HOLDER: readonly TextField[] = ['taxId', 'bankDocumentNumber']

/** The worth of a hundred dollars, as far as the rail takes it in. */
function takenBy(fiat: Fiat, source: ReturnType<typeof sourceOf>): string {
  const { min, max } = limitsOf({ side: 'source', ...source, perDollar: null })
  const hundred = formatMoney(parseMoney(fiatRow(fiat).perDollar) * 100n)
  const most = max !== null && compareAmounts(max, hundred) === -1 ? max : hundred
  return compareAmounts(most, min) === -1 ? min : most
}

async function paidIn(
  { api, customerId }: Asker,
  walletId: string,
  { fiat, rail }: { readonly fiat: Fiat; readonly rail: FormRail },
) {
  const source = sourceOf(fiat, rail)
  const amount = takenBy(fiat, source)
  const { receive } = await quotePayout(api, {
    amount,
    received: false,
    customerId,
    sourceCurrency: source.currency,
    sourceNetwork: source.network,
    destinationCurrency: 'usdc',
    destinationNetwork: 'base',
  })
  const payload: PayoutPayload = {
    source: { type: 'bankAccount', id: source.currency, amount, ...source },
    destination: { type: 'wallet', id: walletId, amount: receive.amount, currency: 'usdc', network: 'base' },
  }
  return { payload, payout: await createPayout(api, payload, { key: crypto.randomUUID() }) }
}

/** The numbers without which an account in the currency is not found: those of its bank types, or an IBAN. */
function lackingNumbers(fiat: Fiat, given: readonly string[]): readonly string[] {
  if (given.includes('iban')) return []
  const types = BANK_TYPES.map(rulesOf).filter(({ currency }) => currency === fiat)
  const lacks = types.map((rules) =>
    textFieldsOf(rules)
      .map(([field]) => field)
      .filter((field) => !OF_HOLDER.includes(field) && !given.includes(field)),
  )
  if (given.length === 0 && lacks.length === 0) return ['number']
  return lacks.some((fields) => fields.length === 0) ? [] : (lacks[0] ?? [])
}

const isKnown = (field: string) => ACCOUNT_NUMBERS.some((name) => name === field)

const lackOf = (fiat: Fiat, field: string): string =>
  isKnown(field) || field === 'number'
    ? `${SANDBOX} has no ${field} of the account that ${fiat} is paid into`
    : `src/domain/payouts/payout.ts has no ${field} among ACCOUNT_NUMBERS, by which an account in ${fiat} is paid`

function wrongLines(fiat: Fiat, payout: Payout): readonly string[] {
  const { instructions, fundingBankAccount, amount } = payout
  if (instructions?.resource.type !== 'bankAccount') return [`${fiat} has no deposit instructions`]
  const { resource, memo } = instructions
  const price = new Intl.NumberFormat('en', { style: 'currency', currency: fiat, minimumFractionDigits: 2 })
  const values = [
    ['amount', price.format(Number(amount))],
    ['memo', memo],
    ['account holder', fundingBankAccount?.accountHolderName],
    ['bank', resource.bankName],
  ]
  const lines = instructionLines(payout, 'en')
  const given = ACCOUNT_NUMBERS.filter((name) => resource[name])
  const numbers = given.map((name) => [name, resource[name]])
  return [
    ...[...values, ...numbers]
      .filter(([, value]) => !value || !lines.some((line) => line.value === value || line.copied === value))
      .map(([what, value]) => `${PRODUCT} shows no ${what} ${value} of ${fiat}`),
    ...lackingNumbers(fiat, given).map((field) => lackOf(fiat, field)),
  ]
}

/** What is wrong with the instructions by which each currency is paid in, by each of its rails. */
export async function wrongInstructions(asker: Asker): Promise<readonly string[]> {
  const { address } = testKey('evm', 0)
  const mine = { network: 'base', address, nickname: 'Mine', consent: true, isConnected: false } as const
  const wallet = await createWallet(asker.api, mine, { key: crypto.randomUUID() })
  const wrongBy = async (fiat: Fiat, rail: FormRail): Promise<readonly string[]> => {
    // Without a fee nobody can pay it in.
    if (!feeEntryOf(fiat, sentRail(rail, 'source'), verifiedCustomer)) return []
    const { payload, payout } = await paidIn(asker, wallet.id, { fiat, rail })
    const different = differencesOf({ payload, walletAddress: address, isResumed: false }, payout)
    return [
      ...different.map(({ field }) => `demo/sandbox/payouts/creation/instructions.ts differs in ${field} for ${fiat}`),
      ...wrongLines(fiat, payout),
    ]
  }
  const found: string[] = []
  for (const fiat of FIAT_CURRENCIES)
    for (const rail of currencyRules(fiat).onRamp)
      found.push(
        ...(await wrongBy(fiat, rail).catch((error: unknown) => [`${fiat} cannot be paid in by ${rail}: ${error}`])),
      )
  return [...new Set(found)]
}
