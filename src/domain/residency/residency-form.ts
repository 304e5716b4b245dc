import { hasSubdivisions, isCountry } from './countries.ts'
import { findSubdivision, type Subdivision } from './subdivisions.ts'

/** The state value of a country without subdivisions. */
export const NO_STATE = 'N/A'

export interface ResidencyForm {
  readonly countryCode: string
  /** Blank until a country is picked. */
  readonly stateCode: string
}

export const chooseCountry = (countryCode: string): ResidencyForm => ({
  countryCode,
  stateCode: isCountry(countryCode) && !hasSubdivisions(countryCode) ? NO_STATE : '',
})

export interface ResidencyErrors {
  readonly countryCode?: 'validation.invalidCountry'
  readonly stateCode?: 'validation.invalidState'
}

const hasState = (stateCode: string | undefined): stateCode is string =>
  stateCode !== undefined && stateCode !== '' && stateCode !== NO_STATE

interface ResidencyInput {
  readonly countryCode: string
  readonly stateCode?: string | undefined
}

/** `subdivisions` are those of the form's country. */
export function residencyErrors(
  { countryCode, stateCode }: ResidencyInput,
  subdivisions: readonly Subdivision[],
): ResidencyErrors {
  const isValidState = !hasState(stateCode) || subdivisions.some(({ code }) => code === stateCode)
  return {
    ...(!isCountry(countryCode) && { countryCode: 'validation.invalidCountry' }),
    ...(!isValidState && { stateCode: 'validation.invalidState' }),
  }
}

/** The validation accepts a missing state, but the screen requires one where the country has any. */
export const canContinueResidency = (form: ResidencyForm, subdivisions: readonly Subdivision[]): boolean =>
  form.stateCode !== '' && Object.keys(residencyErrors(form, subdivisions)).length === 0

export function residencyPayload(form: ResidencyInput, subdivisions: readonly Subdivision[]) {
  const { countryCode, stateCode } = form
  if (Object.keys(residencyErrors(form, subdivisions)).length > 0) throw new Error('Invalid country or state code')
  return stateCode ? { countryCode, stateCode } : { countryCode }
}

/** Fills the form from a prefill or the server's data; invalid values are ignored. */
export function prefillResidency(
  { countryCode, stateCode }: { readonly countryCode: string | null; readonly stateCode: string | null },
  subdivisions: readonly Subdivision[],
): ResidencyForm {
  const form = chooseCountry(countryCode?.trim().toUpperCase() ?? '')
  if (!isCountry(form.countryCode)) return chooseCountry('')
  const state = hasState(stateCode ?? undefined) ? findSubdivision(stateCode ?? '', subdivisions) : null
  return state ? { ...form, stateCode: state } : form
}
