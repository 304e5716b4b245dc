/** Reads the sentences of a screen by their ids, as the English catalogue has them, and what they claim. */
import { messages as access } from '../../../locales/en/access.ts'
import { messages as nextStep } from '../../../locales/en/next-step.ts'
import { messages as onboarding } from '../../../locales/en/onboarding.ts'
import { messages as payoutHistory } from '../../../locales/en/payout-history.ts'
import { messages as payouts } from '../../../locales/en/payouts.ts'
import { messages as sending } from '../../../locales/en/sending.ts'
import { messages as settings } from '../../../locales/en/settings.ts'
import { messages as walletConnection } from '../../../locales/en/wallet-connection.ts'
import { labelledAmounts, nounOf, plainAmount, type NamedAmount } from './amounts.ts'
import { EXCLUDE, type About, type Says } from './claims.ts'
import { rowOf } from './rows.ts'

type Part = string | readonly unknown[]

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** An element without words of its own, such as `<0/>`, stands for a name; around words it changes nothing. */
const words = (text: string): string =>
  text
    .split(/(<\d+\/>|<\d+><\/\d+>|<\/?\d+>)/)
    .map((part) => (/^<\d+(?:\/>|><)/.test(part) ? '.{1,80}?' : part.startsWith('<') ? '' : escaped(part)))
    .join('')

/** Amounts have digits, so that "{amount} sent" is not read into other words. */
const OF_AMOUNTS: ReadonlySet<unknown> = new Set(['amount', 'total', 'paid', 'sent', 'received', 'count'])

const value = ([name]: readonly unknown[]): string =>
  OF_AMOUNTS.has(name) ? String.raw`([\p{Sc}\s]?\d[\d.,\s]*(?:[\p{L}.]{2,7})?)` : '.{1,80}?'

const textPattern = (part: string): string => (part === '#' ? String.raw`\d+` : words(part))

const pattern = (message: Part): string =>
  typeof message === 'string'
    ? words(message)
    : message.map((part) => (typeof part === 'string' ? textPattern(part) : value(part as readonly unknown[]))).join('')

/** The names of its amounts, in the order in which their digits are captured. */
const amountsOf = (message: Part): readonly string[] =>
  typeof message === 'string'
    ? []
    : message.flatMap((part) => (Array.isArray(part) && OF_AMOUNTS.has(part[0]) ? [String(part[0])] : []))

const AREAS = {
  ...access,
  ...nextStep,
  ...onboarding,
  ...payoutHistory,
  ...payouts,
  ...sending,
  ...settings,
  ...walletConnection,
}

const CHOICES: readonly unknown[] = ['select', 'plural']

/** What a message comes to, in each form of what it selects or counts by. */
function formsOf(message: Part): readonly Part[] {
  const at =
    typeof message === 'string' ? -1 : message.findIndex((part) => Array.isArray(part) && CHOICES.includes(part[1]))
  if (at < 0) return [message]
  const parts = message as readonly unknown[]
  const forms = Object.values((parts[at] as readonly [string, string, Record<string, unknown>])[2])
  return forms.map((form) => [...parts.slice(0, at), ...[form].flat(1), ...parts.slice(at + 1)])
}

const CATALOGUE = Object.entries(AREAS)
  .flatMap(([id, message]) => formsOf(message as Part).map((form) => [id, form] as const))
  .map(([id, message]) => ({ id, source: pattern(message), row: rowOf(id), names: amountsOf(message) }))
  .filter(({ source, row }) => row !== null && row.says.length > 0 && /\p{L}{3}/u.test(source))
  // A sentence is found beside others in its paragraph; a label is the whole of its element.
  .map(({ id, source, row, names }) => ({
    id,
    row: row!,
    names,
    fits: new RegExp(source.endsWith('\\.') ? `(?:^|[.!?]\\s)${source}` : `^${source}$`, 'u'),
    /** How much of it is words, and not a value. */
    weight: source.replaceAll(/\.\{.*?\}\?|\(\[\\p.*?\)\?\)/g, '').length,
  }))

const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** Short enough to be one paragraph or one label, so that no sentence is put together from two. */
const LONGEST = 420

export interface Claim {
  readonly about: About
  readonly says: Says
  /** Of an amount, which it is and how much. */
  readonly amount?: Pick<NamedAmount, 'noun' | 'amount'>
  /** The message and the words that were read. */
  readonly by: string
}

const WORDS: Readonly<Record<string, Part>> = AREAS

const wordsOf = (id: string): string => {
  const message = WORDS[id]
  const words = typeof message === 'string' ? message : message?.length === 1 ? message[0] : null
  if (typeof words !== 'string') throw new Error(`${id} is no label: ${JSON.stringify(message)}`)
  return words
}

const claimOf = ({ noun, amount, by }: NamedAmount): Claim => ({
  about: 'payout',
  says: 'amount',
  amount: { noun, amount },
  by,
})

/** The claims of what is drawn below an element. */
export function claimsIn(root: ParentNode): readonly Claim[] {
  const texts = new Set(
    [...root.querySelectorAll('*')]
      .filter((one) => !one.closest('[hidden], style, script, dialog:not([open]), [popover]:not(:popover-open)'))
      .flatMap((one) => [textOf(one), one.getAttribute('aria-label') ?? ''])
      .filter((text) => text.length > 2 && text.length <= LONGEST),
  )
  const said = [...texts].flatMap((text) =>
    readings(text).flatMap(({ id, row, amounts }) => {
      const by = `${id}: “${text}”`
      const claims: Claim[] = row.says.map((says) => ({ about: row.about!, says, by }))
      return row.about === 'payout' ? [...claims, ...amounts.map((each) => claimOf({ ...each, by }))] : claims
    }),
  )
  return [...said, ...labelledAmounts(root, wordsOf).map(claimOf)]
}

/** Of two messages that the same words could be, it is the one with fewer words left to a value. */
function readings(text: string) {
  const found = CATALOGUE.flatMap((message) => {
    const [words, ...captured] = message.fits.exec(text) ?? []
    if (words === undefined) return []
    const amounts = message.names.flatMap((name, at) => {
      const noun = nounOf(message.id, name)
      const amount = plainAmount(captured[at] ?? '')
      return noun && amount !== null ? [{ noun, amount }] : []
    })
    return [{ ...message, words, amounts }]
  })
  return found.filter(({ words, weight }) => !found.some((other) => other.words === words && other.weight > weight))
}

const differ = (one: Claim['amount'], other: Claim['amount']): boolean =>
  one !== undefined && one.noun === other?.noun && one.amount !== other.amount

const contradict = (one: Claim, other: Claim): boolean =>
  one.about === other.about &&
  (differ(one.amount, other.amount) ||
    EXCLUDE.some(([a, b]) => (one.says === a && other.says === b) || (one.says === b && other.says === a)))

/** Each pair of sentences about one thing that cannot both be true, as a line that names both. */
export function contradictions(claims: readonly Claim[]): readonly string[] {
  const found = claims.flatMap((one, at) =>
    claims
      .slice(at + 1)
      .filter((other) => contradict(one, other))
      .map((other) => `${one.about}: ${one.says} by ${one.by}, but ${other.says} by ${other.by}`),
  )
  return [...new Set(found)]
}
