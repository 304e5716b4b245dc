import { iso31661, iso31662 } from 'iso-3166'

const alpha2 = new Map(
  iso31661.filter(({ state }) => state === 'assigned').map((entry) => [entry.alpha3, entry.alpha2]),
)

const subdivisions = new Set(iso31662.map(({ code }) => code))

/** ISO 3166-1 alpha-3. */
export const isCountry = (country: string): boolean => alpha2.has(country)

/** ISO 3166-2, always with the prefix of the country: `US-CA`. */
export function isSubdivisionOf(country: string, code: string): boolean {
  return subdivisions.has(code) && code.slice(0, 2) === alpha2.get(country)
}

/** `N/A`, nothing and blank are one: no subdivision. */
export const readSubdivision = (code: string | undefined): string | null =>
  code === undefined || code === '' || code === 'N/A' ? null : code

const sepaArea = new Set(
  [
    'AUT BEL BGR HRV CYP CZE DNK EST FIN FRA DEU GRC HUN IRL ITA LVA LTU LUX MLT NLD POL PRT ROU SVK SVN ESP SWE',
    'ALB AND ISL LIE MDA MCO MNE MKD NOR SMR SRB CHE GBR VAT',
  ].flatMap((row) => row.split(' ')),
)

/** decisions.md B15: 41 countries. */
export const isSepaCountry = (country: string | null): boolean => country !== null && sepaArea.has(country)
