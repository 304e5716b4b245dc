import type { ReactNode } from 'react'

export interface Option {
  readonly value: string
  readonly label: string
  /** A shorter label for the closed box. */
  readonly shown?: string | undefined
  /** Further search terms, such as a country code. */
  readonly keywords?: readonly string[] | undefined
  /** A flag, coin or logo, 24 px wide. */
  readonly mark?: ReactNode
  /** Why the option is disabled. It stays in the list with this reason. */
  readonly disabledReason?: string | undefined
  /** Said of an option that can be chosen all the same. */
  readonly note?: string | undefined
  /** Always visible below the list, for any query: "None of the above". */
  readonly closing?: boolean | undefined
}

/** The maximum number of rendered options, because a longer list opens slowly. */
export const SHOWN_OPTIONS = 300

/** Letters whose accent is a part of them, such as the i of Diyarbakır and the D of Đồng Nai. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', đ: 'd', ð: 'd', ł: 'l', ø: 'o', ħ: 'h', ŧ: 't' }

/** Returns the text in lower case without accents or marks of where a line may end, and the offset of each letter in the original text. */
function fold(text: string): { letters: string; offsets: number[] } {
  let letters = ''
  const offsets: number[] = []
  let offset = 0
  for (const letter of text) {
    const lower = letter
      .normalize('NFD')
      .replace(/[\p{M}\u200B]/gu, '')
      .toLowerCase()
    const plain = PLAIN[lower] ?? lower
    letters += plain
    for (let i = 0; i < plain.length; i++) offsets.push(offset)
    offset += letter.length
  }
  offsets.push(offset)
  return { letters, offsets }
}

type Range = readonly [number, number]

/** Folds a query once for all the labels of a list, because a pasted one may be longer than the whole list. */
function matcherOf(query: string): (label: string) => Range | null {
  const wanted = fold(query.trim()).letters
  if (wanted === '') return () => null
  return (label) => {
    const { letters, offsets } = fold(label)
    const at = letters.indexOf(wanted)
    return at === -1 ? null : [offsets[at]!, offsets[at + wanted.length]!]
  }
}

/** Returns the range of the query in a label, ignoring case and accents. */
export const matchIn = (label: string, query: string): Range | null => matcherOf(query)(label)

const NOT_FOUND = 2

function rank({ label, keywords = [] }: Option, matchOf: (label: string) => Range | null): number {
  const match = matchOf(label)
  if (match) return match[0] === 0 ? 0 : 1
  return keywords.some(matchOf) ? 1 : NOT_FOUND
}

/** Returns the matching options, prefix matches first. A closing option is always last. */
export function findOptions(options: readonly Option[], query: string): readonly Option[] {
  const closing = options.filter((option) => option.closing)
  const others = options.filter((option) => !option.closing)
  const matchOf = matcherOf(query)
  const found =
    query.trim() === ''
      ? others
      : others
          .map((option) => ({ option, order: rank(option, matchOf) }))
          .filter(({ order }) => order < NOT_FOUND)
          .toSorted((a, b) => a.order - b.order)
          .map(({ option }) => option)
  return [...found.slice(0, SHOWN_OPTIONS), ...closing]
}

/** Moves the selected option to the start of an unfiltered list. */
export function chosenFirst(found: readonly Option[], chosen: Option | null): readonly Option[] {
  return chosen && !chosen.closing ? [chosen, ...found.filter((option) => option !== chosen)] : found
}

/** Whether Enter would select nothing of what was typed. */
export const isOnlyText = (found: readonly Option[], query: string): boolean =>
  query.trim() !== '' && onlyMatch(found, query) === null

/** The option that Enter selects when none is highlighted: the only enabled match. */
export function onlyMatch(found: readonly Option[], query: string): Option | null {
  if (query.trim() === '') return null
  const pickable = found.filter((option) => !option.closing && option.disabledReason === undefined)
  return pickable.length === 1 ? pickable[0]! : null
}
