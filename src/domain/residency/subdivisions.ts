import { alpha2Of, type Option } from './countries.ts'
import { loaders } from './subdivisions/loaders.generated.ts'

export interface Subdivision {
  /** An ISO 3166-2 code, such as `US-CA`. */
  readonly code: string
  readonly name: string
  /** True for a part of another subdivision: it is valid, but not offered in the list. */
  readonly isNested: boolean
  /** Its English name, where the name is of another language. */
  readonly english?: string | undefined
}

export interface StateOption extends Option {
  /** What it is found by, besides its name. */
  readonly keywords: readonly string[]
}

const readEnglish = (lines: string | undefined): ReadonlyMap<string, string> =>
  new Map(lines?.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]))

function readSubdivision(line: string, alpha2: string): Subdivision {
  const [, nested, code, name] = /^(\+?)(\S+) (.+)$/.exec(line) ?? []
  return { code: `${alpha2}-${code}`, name: name ?? line, isNested: nested === '+' }
}

/** The tables are split into chunks by first letter, so that a screen loads only one. */
export async function loadSubdivisions(countryCode: string): Promise<readonly Subdivision[]> {
  const alpha2 = alpha2Of(countryCode)
  if (!alpha2) return []
  const [, load] = Object.entries(loaders).find(([letters]) => letters.includes(alpha2.charAt(0))) ?? []
  const lines = (await load?.())?.[alpha2]
  if (!lines) return []
  const { ENGLISH_NAMES } = await import('./english-subdivisions.ts')
  const english = readEnglish(ENGLISH_NAMES[alpha2])
  return lines.split('\n').map((line) => {
    const subdivision = readSubdivision(line, alpha2)
    return { ...subdivision, english: english.get(subdivision.code.slice(3)) }
  })
}

export function stateOptions(subdivisions: readonly Subdivision[], language: string): readonly StateOption[] {
  const collator = new Intl.Collator(language)
  return subdivisions
    .filter(({ isNested }) => !isNested)
    .map(({ code, name, english }) => ({ code, name, keywords: english === undefined ? [code] : [code, english] }))
    .toSorted((one, other) => collator.compare(one.name, other.name))
}

/** Reads `CA` or `US-CA`; null when the country has no such subdivision. */
export function findSubdivision(text: string, subdivisions: readonly Subdivision[]): string | null {
  const wanted = text.trim().toUpperCase()
  const found = subdivisions.find(({ code }) => code === wanted || code.slice(3) === wanted)
  return found?.code ?? null
}
