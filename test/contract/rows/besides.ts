import { bankIdsOf } from '../../../demo/sandbox/bank-accounts/bank-ids.ts'
import { bankTypeRow } from '../../../demo/sandbox/tables/bank-types.ts'
import { railRow } from '../../../demo/sandbox/tables/rails.ts'
import { faultOf, whyUnclear } from '../../../locales/comments.ts'
import { englishMessages } from '../../../locales/messages.ts'
import { PROPER_NAMES } from '../../../locales/proper-names.ts'
import { BANK_TYPES, bankTypeLabel, rulesOf } from '../../../src/domain/bank-accounts/form/bank-types.ts'
import { currencyRules, FIAT_CURRENCIES, type Fiat } from '../../../src/domain/currency.ts'
import { arrivalDay } from '../../../src/domain/payouts/arrival/arrival-day.ts'
import { FORM_RAILS, RAILS, railRules, type FormRail } from '../../../src/domain/rails.ts'

const MESSAGES = englishMessages()

/** A text of a row that is missing, or that a translator could not translate. */
function wrongText(area: string, id: string): readonly string[] {
  const file = `locales/en/${area}.po`
  const message = MESSAGES.find((one) => one.id === id)
  if (!message) return [`${file} has no ${id}`]
  const why = whyUnclear(message, [])
  const fault = why === null ? null : faultOf(message)
  return fault === null ? [] : [`${file}: ${id} ${why} and ${fault}`]
}

const ORDINARY = new Set(
  MESSAGES.filter(({ id }) => !/^payouts\.(?:rail|method)\./.test(id)).flatMap(
    ({ text }) => text.match(/\p{L}+/gu) ?? [],
  ),
)

/** A word that no other text has in small letters is a name, which a translation must not change. */
function unnamed(rail: FormRail): readonly string[] {
  const id = `payouts.rail.${rail}`
  const text = MESSAGES.find((one) => one.id === id)?.text ?? ''
  const isName = text.match(/\p{L}+/gu)?.some((word) => !ORDINARY.has(word.toLowerCase()))
  return isName && !PROPER_NAMES.includes(text)
    ? [
        `locales/en/payouts.po: the comment of ${id} does not end with “A proper name.”, so that “${text}” would be translated`,
      ]
    : []
}

/** A rail that takes bank days has a day of arrival by the calendar of its currency’s banks. */
function withoutDays(fiat: Fiat): readonly string[] {
  const { onRamp, offRamp } = currencyRules(fiat)
  return [...new Set([...onRamp, ...offRamp])]
    .filter((rail) => {
      const { arrival } = railRules(rail)
      return arrival !== null && arrival !== 'payouts.badge.instant' && arrivalDay(rail, fiat) === null
    })
    .map(
      (rail) =>
        `src/domain/currency.ts has no calendar for ${fiat}, and ${rail} takes bank days: CALENDARS in src/domain/payouts/arrival/bank-days.ts`,
    )
}

/** What the customer would have to pick from, and the sandbox lacks. */
const withoutBanks = () =>
  BANK_TYPES.filter((type) => rulesOf(type).needsBankId && bankIdsOf(rulesOf(type).country).length === 0).map(
    (type) =>
      `demo/sandbox/bank-accounts/bank-ids.ts has no banks of ${rulesOf(type).country}, of which ${type} needs one`,
  )

const textOf = (id: string) => MESSAGES.find((one) => one.id === id)?.text

/** The console calls a rail and a bank type as the widget does. A synonym is a name of its own. */
export const wrongTitles = (): readonly string[] => [
  ...RAILS.flatMap((rail) => {
    const { network } = railRules(rail)
    const title = railRow(network)?.title
    const texts = [textOf(`payouts.rail.${rail}`), textOf(`payouts.method.${rail}`)].filter(
      (text) => text !== undefined,
    )
    return title === undefined || texts.length === 0 || texts.includes(title)
      ? []
      : [`demo/sandbox/tables/rails.ts calls ${network} “${title}”, the widget “${texts.join('” or “')}”`]
  }),
  ...BANK_TYPES.flatMap((type) => {
    const [title, text] = [bankTypeRow(type).title, textOf(bankTypeLabel(type))]
    return text === undefined || title === text
      ? []
      : [`demo/sandbox/tables/bank-types.ts calls ${type} “${title}”, the widget “${text}”`]
  }),
]

/** What the rows need beside the tables: texts, names, days and banks. */
export const missingBesides = (): readonly string[] => [
  ...RAILS.flatMap((rail) => wrongText('payouts', `payouts.method.${rail}`)),
  ...FORM_RAILS.flatMap((rail) => [...wrongText('payouts', `payouts.rail.${rail}`), ...unnamed(rail)]),
  ...BANK_TYPES.flatMap((type) => wrongText('bank-accounts', bankTypeLabel(type))),
  ...FIAT_CURRENCIES.flatMap(withoutDays),
  ...withoutBanks(),
]
