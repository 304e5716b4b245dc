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

interface AddressLabels {
  readonly state: `address.${'state' | 'province' | 'department' | 'region'}`
  readonly postalCode: `address.${'zipCode' | 'postcode' | 'postalCode'}`
}

const LABELS: ReadonlyMap<string, Partial<AddressLabels>> = new Map<string, Partial<AddressLabels>>([
  ['USA', { postalCode: 'address.zipCode' }],
  ['CAN', { state: 'address.province' }],
  ['COL', { state: 'address.department' }],
  ['GBR', { state: 'address.region', postalCode: 'address.postcode' }],
])

export const addressLabels = (country: string): AddressLabels => ({
  state: 'address.state',
  postalCode: 'address.postalCode',
  ...LABELS.get(country),
})
