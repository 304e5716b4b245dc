import type { Address } from './bank-account.ts'
import { NO_STATE } from '../residency/residency-form.ts'

const isShown = (part: string | null | undefined): part is string =>
  part != null && part.trim() !== '' && part.trim() !== NO_STATE

const join = (parts: readonly (string | null | undefined)[], separator: string) =>
  parts
    .filter(isShown)
    .map((part) => part.trim())
    .join(separator)

/** Shows `US-TX` as `TX`. */
const shortState = (state: string | null | undefined) => state?.replace(/^[A-Z]{2}-/, '')

export function formatAddress({
  addressLine1,
  addressLine2,
  city,
  state,
  postalCode,
  country,
}: Readonly<Partial<Record<keyof Address, string | null>>>): string {
  const locality = join([shortState(state), postalCode], ' ')
  return join([addressLine1, addressLine2, city, locality, country], ', ')
}

/** The names of the parts in the messages: `address.zipCode`, `validation.required.zipCode`. */
interface AddressParts {
  readonly state: 'state' | 'province' | 'department' | 'region'
  readonly postalCode: 'zipCode' | 'postcode' | 'postalCode'
}

const PARTS: ReadonlyMap<string, Partial<AddressParts>> = new Map<string, Partial<AddressParts>>([
  ['USA', { postalCode: 'zipCode' }],
  ['CAN', { state: 'province' }],
  ['COL', { state: 'department' }],
  ['GBR', { state: 'region', postalCode: 'postcode' }],
])

export const addressParts = (country: string): AddressParts => ({
  state: 'state',
  postalCode: 'postalCode',
  ...PARTS.get(country),
})
