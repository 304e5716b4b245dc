import { readAddress } from '../addresses.ts'
import { ApiError } from '../node/api-error.ts'

export function addressOf(text: string): string {
  const address = /^0x/i.test(text) ? readAddress(text) : null
  if (!address) throw new ApiError('web_framework_error', `failed to parse path \`address\`: Invalid account address`)
  return address
}

/** An unsigned number of the query or null. */
export function numberOf(query: URLSearchParams, name: string): bigint | null {
  const text = query.get(name)
  if (text === null) return null
  if (!/^\d{1,20}$/.test(text)) throw new ApiError('invalid_input', `failed to parse parameter \`${name}\``)
  return BigInt(text)
}

const MAX_PAGE = 100

export function limitOf(query: URLSearchParams): number {
  const limit = Number(numberOf(query, 'limit') ?? 25n)
  if (limit === 0) throw new ApiError('invalid_input', 'Given limit value (0) must not be zero')
  return Math.min(limit, MAX_PAGE)
}

/** A simulation that ignores what it was asked would prove nothing. */
export function refuseVersion(query: URLSearchParams): void {
  if (query.has('ledger_version'))
    throw new ApiError('invalid_input', 'This simulated node answers this at the newest version only')
}
