import { createWalletLink } from '../../../src/api/bank-accounts.ts'
import { ApiError } from '../../../src/api/error.ts'
import {
  currencyCode,
  currencyRules,
  FIAT_CURRENCIES,
  STABLECOINS,
  type Fiat,
  type Stablecoin,
} from '../../../src/domain/currency.ts'
import type { Asker } from './answers.ts'

const isBarred = (coin: Stablecoin, fiat: Fiat) => coin === 'usdt' && currencyRules(fiat).withoutUsdt.includes('link')

/** A link to nobody's account is refused in any case; what is asked is whether for its coin. */
async function wrongLink({ api }: Asker, coin: Stablecoin, fiat: Fiat): Promise<readonly string[]> {
  const request = {
    bankAccount: 'bankAccount_nobody',
    source: { network: 'sol', currency: coin },
    destination: { currency: fiat, network: 'ach' },
  } as const
  const refused = await createWalletLink(api, request, { key: crypto.randomUUID() }).catch((error: unknown) =>
    error instanceof ApiError ? error.fields?.['source.currency'] : String(error),
  )
  const wanted = isBarred(coin, fiat)
    ? `${currencyCode(coin)} is not available for ${currencyCode(fiat)} accounts`
    : undefined
  if (refused === wanted) return []
  return [
    `a link of ${coin} to an account in ${fiat} is answered with ${JSON.stringify(refused)}, not ${JSON.stringify(wanted)}: demo/sandbox/tables/currencies.ts`,
  ]
}

/** Whether the address of a link takes each coin for an account in each currency as the product's row says. */
export async function wrongLinks(asker: Asker): Promise<readonly string[]> {
  const found: string[] = []
  for (const fiat of FIAT_CURRENCIES)
    for (const coin of STABLECOINS) found.push(...(await wrongLink(asker, coin, fiat)))
  return found
}
