/** Whether money moved, moves, will move or is to be sent; that it did not, does not, will not or must not; or that nobody knows. */
export const MONEY = ['moved', 'not moved', 'unknown'] as const
/** Who moves it or must not, as the sentence says; nobody, where it names none. */
export const WHO = ['customer', 'us', 'bank', 'wallet', 'merchant', 'nobody'] as const
/** An instruction, and what is always so, is of the present. What is true up to now is of the past. */
export const WHEN = ['past', 'present', 'future', 'if'] as const
/** Where it leaves and where it goes, besides the marks that stand for a name. A dash is a place that is not said. */
export const PLACES = ['wallet', 'bank', 'us', 'customer', 'address', '-'] as const

type Mark = '<0/>' | '<1/>' | '{account}' | '{network}' | '{redemption}'
type Place = (typeof PLACES)[number] | Mark

/** “Is cancelled” is what was done, and what is so since: some languages have one form for both, others the one or the other. */
type When = (typeof WHEN)[number] | 'past or present'

/** The four facts of a sentence, as the tables write them. */
export type Line = `${(typeof MONEY)[number]}, ${(typeof WHO)[number]}, ${Place} > ${Place}, ${When}`

/** The sentences of English, by their facts. */
export type Sentences = Readonly<Partial<Record<Line, readonly string[]>>>

export interface Facts {
  readonly money: string
  readonly who: string
  readonly from: string
  readonly to: string
  readonly when: string
}

export function factsOf(line: string): Facts {
  const [money = '', who = '', way = '', when = ''] = line.split(', ')
  const [from = '', to = ''] = way.split(' > ')
  return { money, who, from, to, when }
}

/** The facts of a sentence as the tables write them. */
export const lineOf = ({ money, who, from, to, when }: Facts) => `${money}, ${who}, ${from} > ${to}, ${when}`

/** What a reader wrote that is none of the words for a fact. */
export function misspelled({ money, who, from, to, when }: Facts): readonly string[] {
  const isOf = (words: readonly string[], word: string) => words.includes(word)
  const isPlace = (word: string) => isOf(PLACES, word) || /^(?:<\d+\/>|\{\w+\})$/.test(word)
  const known: readonly (readonly [word: string, isKnown: boolean])[] = [
    [money, isOf(MONEY, money)],
    [who, isOf(WHO, who)],
    [from, isPlace(from)],
    [to, isPlace(to)],
    [when, isOf(WHEN, when)],
  ]
  return known.filter(([, isKnown]) => !isKnown).map(([word]) => word)
}

/** Many languages say what will be in the form of what is, as German does, or have one form for both. */
const timeOf = (when: string) => (when === 'future' ? 'present' : when)
const isOfTime = (english: string, read: string) => english.split(' or ').map(timeOf).includes(timeOf(read))

/** A place that one of them does not say contradicts nothing, unless it is where the money goes in one and what it leaves in the other. */
function arePlacesAtOdds(one: Facts, other: Facts): boolean {
  const differ = (here: string, there: string) => here !== '-' && there !== '-' && here !== there
  const turned = (here: string, there: string) => here !== '-' && here === there
  return (
    differ(one.from, other.from) ||
    differ(one.to, other.to) ||
    (turned(one.from, other.to) && one.from !== other.from) ||
    (turned(one.to, other.from) && one.to !== other.to)
  )
}

/** What a reader understood otherwise than English says it, a phrase for each fact. */
export function differences(english: Facts, read: Facts): readonly string[] {
  const said = (fact: string, one: string, other: string) => `${fact} “${one}” in English, and was read as “${other}”`
  const way = ({ from, to }: Facts) => `${from} > ${to}`
  return [
    ...(english.money === read.money ? [] : [said('is', english.money, read.money)]),
    ...(english.who === read.who ? [] : [said('is done by', english.who, read.who)]),
    ...(arePlacesAtOdds(english, read) ? [said('goes', way(english), way(read))] : []),
    ...(isOfTime(english.when, read.when) ? [] : [said('is of the time', english.when, read.when)]),
  ]
}
