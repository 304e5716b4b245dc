/** Reads the sentences of a screen by their ids, as the English catalogue has them, and what they claim. */
import { messages as access } from '../../../locales/en/access.ts'
import { messages as nextStep } from '../../../locales/en/next-step.ts'
import { messages as onboarding } from '../../../locales/en/onboarding.ts'
import { messages as payoutHistory } from '../../../locales/en/payout-history.ts'
import { messages as payouts } from '../../../locales/en/payouts.ts'
import { messages as sending } from '../../../locales/en/sending.ts'
import { messages as settings } from '../../../locales/en/settings.ts'
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
  OF_AMOUNTS.has(name) ? String.raw`[\p{Sc}\s]?\d[\d.,\s]*(?:[\p{L}.]{2,7})?` : '.{1,80}?'

const pattern = (message: Part): string =>
  typeof message === 'string'
    ? words(message)
    : message.map((part) => (typeof part === 'string' ? words(part) : value(part as readonly unknown[]))).join('')

const AREAS = { ...access, ...nextStep, ...onboarding, ...payoutHistory, ...payouts, ...sending, ...settings }

const CATALOGUE = Object.entries(AREAS)
  .map(([id, message]) => ({ id, source: pattern(message as Part), row: rowOf(id) }))
  .filter(({ source, row }) => row !== null && row.says.length > 0 && /\p{L}{3}/u.test(source))
  // A sentence is found beside others in its paragraph; a label is the whole of its element.
  .map(({ id, source, row }) => ({
    id,
    row: row!,
    fits: new RegExp(source.endsWith('\\.') ? `(?:^|[.!?]\\s)${source}` : `^${source}$`, 'u'),
    /** How much of it is words, and not a value. */
    weight: source.replaceAll(/\.\{.*?\}\?|\[\\p.*?\)\?/g, '').length,
  }))

const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** Short enough to be one paragraph or one label, so that no sentence is put together from two. */
const LONGEST = 420

export interface Claim {
  readonly about: About
  readonly says: Says
  /** The message and the words that were read. */
  readonly by: string
}

/** The claims of what is drawn below an element. */
export function claimsIn(root: ParentNode): readonly Claim[] {
  const texts = new Set(
    [...root.querySelectorAll('*')]
      .filter((one) => !one.closest('[hidden], style, script, dialog:not([open]), [popover]:not(:popover-open)'))
      .flatMap((one) => [textOf(one), one.getAttribute('aria-label') ?? ''])
      .filter((text) => text.length > 2 && text.length <= LONGEST),
  )
  return [...texts].flatMap((text) =>
    readings(text).flatMap(({ id, row }) =>
      row.says.map((says) => ({ about: row.about!, says, by: `${id}: “${text}”` })),
    ),
  )
}

/** Of two messages that the same words could be, it is the one with fewer words left to a value. */
function readings(text: string) {
  const found = CATALOGUE.flatMap((message) => {
    const words = message.fits.exec(text)?.[0]
    return words === undefined ? [] : [{ ...message, words }]
  })
  return found.filter(({ words, weight }) => !found.some((other) => other.words === words && other.weight > weight))
}

const contradict = (one: Claim, other: Claim): boolean =>
  one.about === other.about &&
  EXCLUDE.some(([a, b]) => (one.says === a && other.says === b) || (one.says === b && other.says === a))

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
