import { COUNTRY_CODES, UNDIVIDED_COUNTRIES } from './countries.generated.ts'

const ALPHA2_CODES: ReadonlyMap<string, string> = new Map(
  COUNTRY_CODES.split(' ').map((codes) => [codes.slice(0, 3), codes.slice(3)]),
)
const UNDIVIDED: ReadonlySet<string> = new Set(UNDIVIDED_COUNTRIES.split(' '))

/** An ISO 3166-1 alpha-3 code, which the API uses for countries. */
export const COUNTRIES: readonly string[] = [...ALPHA2_CODES.keys()]

export const isCountry = (countryCode: string): boolean => ALPHA2_CODES.has(countryCode)
export const alpha2Of = (countryCode: string): string | null => ALPHA2_CODES.get(countryCode) ?? null
export const hasSubdivisions = (countryCode: string): boolean => isCountry(countryCode) && !UNDIVIDED.has(countryCode)

export interface Option {
  readonly code: string
  readonly name: string
}

function countryName(countryCode: string, language: string): string {
  const alpha2 = alpha2Of(countryCode)
  return alpha2 ? regionName(alpha2, language) : countryCode
}

/** The name of an alpha-2 code. */
export const regionName = (alpha2: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(alpha2) ?? alpha2

/** Sorts the United States first, then by name in the interface language. */
export function countryOptions(language: string, codes: readonly string[] = COUNTRIES): readonly Option[] {
  const collator = new Intl.Collator(language)
  const options = codes.map((code) => ({ code, name: countryName(code, language) }))
  const isFirst = ({ code }: Option) => code === 'USA'
  return options.toSorted(
    (one, other) => Number(isFirst(other)) - Number(isFirst(one)) || collator.compare(one.name, other.name),
  )
}
