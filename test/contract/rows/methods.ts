import { currencyRules, FIAT_CURRENCIES, type Fiat } from '../../../src/domain/currency.ts'
import { chosenRail, RAILS, railRules, type Rail } from '../../../src/domain/rails.ts'

const ARRIVALS: readonly string[] = ['payouts.badge.instant', 'payouts.badge.oneBusinessDay']

/** A rail that has a price, and that no direction of its currency offers. */
function unoffered(fiat: Fiat): readonly string[] {
  const { onRamp, offRamp, fees } = currencyRules(fiat)
  const offered: readonly (Rail | null)[] = [...onRamp, ...offRamp].map(chosenRail)
  const priced = Object.values(fees).flatMap((rows) => Object.keys(rows) as Rail[])
  return [...new Set(priced)]
    .filter((rail) => !offered.includes(chosenRail(rail)))
    .map(
      (rail) =>
        `src/domain/currency.ts has a fee of ${fiat} by ${rail}, which is in neither its onRamp nor its offRamp`,
    )
}

/** A badge that promises another day than the row. */
function contradicted(rail: Rail): readonly string[] {
  const { arrival, badges } = railRules(rail)
  const promised: readonly string[] = badges.filter((badge) => ARRIVALS.includes(badge))
  return promised.every((badge) => badge === arrival)
    ? []
    : [`src/domain/rails.ts has ${promised.join(' and ')} among the badges of ${rail}, and its arrival is ${arrival}`]
}

/** What the methods of a currency say against themselves. Each line names the file to write. */
export const wrongMethods = (): readonly string[] => [
  ...FIAT_CURRENCIES.flatMap(unoffered),
  ...RAILS.flatMap(contradicted),
]
