import type { ReactNode } from 'react'

export interface Option {
  readonly value: string
  readonly label: string
  /** Stands in the closed box instead of the label, when that is too long for it. */
  readonly shown?: string | undefined
  /** Other words that find it, such as a country's code. */
  readonly keywords?: readonly string[] | undefined
  /** A flag, coin or logo of 24 px. */
  readonly mark?: ReactNode
  /** Stands in the list, grey, with this reason. */
  readonly disabledReason?: string | undefined
  /** Stays in view below the list, whatever is searched for: "None of the above". */
  readonly closing?: boolean | undefined
}

/** The most options that are drawn at once; a longer list opens slowly. */
export const SHOWN_OPTIONS = 300

/** Small letters without accents, and for each of them its place in the text. */
function fold(text: string): { letters: string; places: number[] } {
  let letters = ''
  const places: number[] = []
  let place = 0
  for (const letter of text) {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    letters += plain
    for (let i = 0; i < plain.length; i++) places.push(place)
    place += letter.length
  }
  places.push(place)
  return { letters, places }
}

/** Where the query stands in a label, ignoring case and accents. */
export function matchIn(label: string, query: string): readonly [number, number] | null {
  const wanted = fold(query.trim()).letters
  if (wanted === '') return null
  const { letters, places } = fold(label)
  const at = letters.indexOf(wanted)
  return at === -1 ? null : [places[at]!, places[at + wanted.length]!]
}

const NOT_FOUND = 2

function rank({ label, keywords = [] }: Option, query: string): number {
  const match = matchIn(label, query)
  if (match) return match[0] === 0 ? 0 : 1
  return keywords.some((word) => matchIn(word, query)) ? 1 : NOT_FOUND
}

/** The options that the query finds, those that begin with it first; a closing option is always the last. */
export function findOptions(options: readonly Option[], query: string): readonly Option[] {
  const closing = options.filter((option) => option.closing)
  const others = options.filter((option) => !option.closing)
  const found =
    query.trim() === ''
      ? others
      : others
          .map((option) => ({ option, order: rank(option, query) }))
          .filter(({ order }) => order < NOT_FOUND)
          .toSorted((a, b) => a.order - b.order)
          .map(({ option }) => option)
  return [...found.slice(0, SHOWN_OPTIONS), ...closing]
}

/** The choice made before stands first in a list that nothing is searched for in. */
export function chosenFirst(found: readonly Option[], chosen: Option | null): readonly Option[] {
  return chosen && !chosen.closing ? [chosen, ...found.filter((option) => option !== chosen)] : found
}

/** What Enter picks when nothing is highlighted: the only option found that can be picked. */
export function onlyMatch(found: readonly Option[], query: string): Option | null {
  if (query.trim() === '') return null
  const pickable = found.filter((option) => !option.closing && option.disabledReason === undefined)
  return pickable.length === 1 ? pickable[0]! : null
}
