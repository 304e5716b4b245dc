/** Reads the amounts that a screen names of a payout, by the label or the sentence that they stand in. */

/** Which amount it is: what is asked for or was sent, what arrives, what came back, or the fees. */
type Noun = 'asked' | 'arriving' | 'cameBack' | 'fees'

const LABELS: Readonly<Record<Noun, readonly string[]>> = {
  asked: [
    'payouts.form.youSend',
    'payouts.details.youSent',
    'payouts.details.amount',
    'payouts.instructions.amount',
    'nextStep.sendMoney.amount',
    'sending.deposit.amount',
    'sending.burn.amount',
  ],
  arriving: [
    'payouts.form.youReceive',
    'payouts.details.youReceive',
    'payouts.details.theyReceive',
    'payouts.details.received',
  ],
  cameBack: ['payouts.details.cameBack'],
  fees: ['payouts.form.fees'],
}

/** In sentences about a payout, by the names of their values. Those of the second table have another one in its place. */
const VALUES: Readonly<Record<string, Noun>> = { amount: 'asked', paid: 'arriving' }
const SENTENCES: Readonly<Record<string, Noun>> = {
  'payouts.back.amount': 'cameBack',
  'payouts.back.amountOn': 'cameBack',
}

export const nounOf = (id: string, value: string): Noun | null => SENTENCES[id] ?? VALUES[value] ?? null

export interface NamedAmount {
  readonly noun: Noun
  readonly amount: string
  /** The words that it was read from. */
  readonly by: string
}

const SYMBOLS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' }

/** "$1,000.00" and "1,000.00 USD" are the same. Null for what is no amount. */
export function plainAmount(text: string): string | null {
  const [digits] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? []
  if (digits === undefined) return null
  const [whole, part = ''] = digits.replaceAll(',', '').split('.')
  const code = /\b[A-Z]{3,5}\b/.exec(text)?.[0] ?? SYMBOLS[/\p{Sc}/u.exec(text)?.[0] ?? ''] ?? ''
  return `${whole}.${part.replace(/0+$/, '')} ${code}`
}

const textOf = (node: Node | null) => (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** A label and its value are a term and its description, or a label for screen readers before the amount of a cell. */
function* labelled(root: ParentNode): Generator<readonly [label: string, value: string]> {
  for (const term of root.querySelectorAll('dt')) yield [textOf(term), textOf(term.nextElementSibling)]
  for (const hidden of root.querySelectorAll('.sr-vh')) yield [textOf(hidden), textOf(hidden.nextElementSibling)]
}

/** The amounts beside the labels of the table, of which `wordsOf` gives the words. */
export function labelledAmounts(root: ParentNode, wordsOf: (id: string) => string): readonly NamedAmount[] {
  const nouns = new Map(
    Object.entries(LABELS).flatMap(([noun, ids]) => ids.map((id) => [wordsOf(id), noun as Noun] as const)),
  )
  return [...labelled(root)].flatMap(([label, value]) => {
    const noun = nouns.get(label)
    const amount = plainAmount(value)
    return noun && amount !== null ? [{ noun, amount, by: `“${label}: ${value}”` }] : []
  })
}
