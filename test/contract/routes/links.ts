import { createWalletLink } from '../../../src/api/bank-accounts.ts'
import { ApiError } from '../../../src/api/error.ts'
import { BANK_TYPES, rulesOf, type BankType } from '../../../src/domain/bank-accounts/form/bank-types.ts'
import { linkCoins, linkCurrency, linkDestinations } from '../../../src/domain/bank-accounts/wallet-link.ts'
import type { WalletLinkPayload } from '../../../src/domain/bank-accounts/bank-account.ts'
import { NETWORKS, networkRules } from '../../../src/domain/networks.ts'
import type { Asker } from '../rows/answers.ts'
import { REFUSALS } from '../rows/refusals.ts'
import type { Saved } from './saved.ts'

const refusedField = (error: unknown) =>
  error instanceof ApiError ? (error.code ?? Object.keys(error.fields ?? {}).join() ?? error.message) : String(error)

const takesLinks = (type: BankType) => linkCurrency(rulesOf(type)) === rulesOf(type).currency

/** Each coin of each network that takes links, by each rail of the account's currency. */
function linksTo({ accounts }: Saved, type: BankType) {
  const { currency } = rulesOf(type)
  const bankAccount = accounts[type]
  if (bankAccount === undefined) return []
  return linkDestinations(currency).flatMap((rail) =>
    NETWORKS.flatMap((network) => {
      const { link } = networkRules(network)
      return linkCoins(currency).flatMap(({ coin, isDisabled }) => {
        if (!link) return []
        const payload = {
          bankAccount,
          source: { network: link.network, currency: coin },
          destination: { currency, network: rail },
        } as WalletLinkPayload
        return [{ payload, wanted: isDisabled ? REFUSALS.coinNotLinked : `${network} ${coin} ${rail}` }]
      })
    }),
  )
}

/** What is wrong with the addresses whose deposits are paid out to an account. */
export async function wrongMadeLinks({ api }: Asker, saved: Saved): Promise<readonly string[]> {
  const found: string[] = []
  for (const type of BANK_TYPES.filter(takesLinks))
    for (const { payload, wanted } of linksTo(saved, type)) {
      const answer = await createWalletLink(api, payload, { key: crypto.randomUUID() }).then(
        ({ wallet, sourceCurrency, destinationNetwork }) => `${wallet.network} ${sourceCurrency} ${destinationNetwork}`,
        refusedField,
      )
      const { source, destination } = payload
      if (answer !== wanted)
        found.push(
          `a link of ${source.currency} on ${source.network} by ${destination.network} to an account of type ${type} is ${answer}, not ${wanted}: demo/sandbox/tables/networks.ts (takesLinks), rails.ts (takesLinks), currencies.ts (barred)`,
        )
    }
  return found
}
