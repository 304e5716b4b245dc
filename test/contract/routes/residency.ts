import { isSubdivisionOf } from '../../../demo/sandbox/regions/regions.ts'
import { prohibitedBusinessTypes } from '../../../demo/sandbox/sign-in/prohibited-business-types.ts'
import { saveBusinessType, saveResidency } from '../../../src/api/auth.ts'
import {
  BUSINESS_CATEGORY_OPTIONS,
  businessTypePayload,
  NONE_OF_THE_ABOVE,
} from '../../../src/domain/business-category/business-category.ts'
import { COUNTRIES, hasSubdivisions } from '../../../src/domain/residency/countries.ts'
import { loadSubdivisions } from '../../../src/domain/residency/subdivisions.ts'
import { codeOf, type Asker } from '../rows/answers.ts'
import { REFUSALS } from '../rows/refusals.ts'

const CATEGORIES = 'demo/sandbox/sign-in/prohibited-business-types.ts'
const ROUTES = 'demo/sandbox/sign-in/residency-routes.ts'

/** What the sandbox decides of a country: whether customers may live there. All others are open. */
const OTHERWISE: Readonly<Record<string, string>> = {
  CUB: 'closed',
  IRN: 'closed',
  PRK: 'closed',
  ATA: REFUSALS.failingCountry,
}

/** Whether each country of the form is answered, and its subdivisions are known. */
async function wrongCountry({ api }: Asker, countryCode: string): Promise<readonly string[]> {
  const wanted = OTHERWISE[countryCode] ?? 'open'
  const answer = await saveResidency(api, { countryCode }).then((ok) => (ok ? 'open' : 'closed'), codeOf)
  const states = hasSubdivisions(countryCode) ? await loadSubdivisions(countryCode) : []
  return [
    ...(answer === wanted ? [] : [`the country ${countryCode} is ${answer}, not ${wanted}: ${ROUTES}`]),
    ...states
      .filter(({ code }) => !isSubdivisionOf(countryCode, code))
      .map(({ code }) => `${code} is no subdivision of ${countryCode}: demo/sandbox/regions/regions.ts`),
  ]
}

/** What is wrong with the answers to each country and each business category of the forms. */
export async function wrongResidencies(asker: Asker): Promise<readonly string[]> {
  const found: string[] = []
  for (const country of COUNTRIES) found.push(...(await wrongCountry(asker, country)))
  for (const type of prohibitedBusinessTypes)
    if (!BUSINESS_CATEGORY_OPTIONS.some(({ value }) => value === type))
      found.push(`src/domain/business-category/business-category.ts has no ${type}, which ${CATEGORIES} has`)
  for (const { value } of BUSINESS_CATEGORY_OPTIONS) {
    const wanted = String(value === NONE_OF_THE_ABOVE)
    const answer = await saveBusinessType(asker.api, businessTypePayload(value)).then(String, codeOf)
    if (answer !== wanted) found.push(`the business category ${value} is ${answer}, not ${wanted}: ${CATEGORIES}`)
  }
  return found
}
