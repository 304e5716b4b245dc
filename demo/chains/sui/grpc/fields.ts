import { isValidSuiAddress, normalizeStructTag, normalizeSuiAddress } from '@mysten/sui.js/utils'
import { base58 } from '@scure/base'
import { invalidArgument } from '../node/rpc-status.ts'

/** Fields of requests, or the refusal of a node. */
export function addressField(name: string, value: string | undefined): string {
  if (value === undefined) throw invalidArgument(`missing ${name}`)
  const address = normalizeSuiAddress(value)
  if (!isValidSuiAddress(address)) throw invalidArgument(`invalid ${name}: ${value}`)
  return address
}

export function digestField(value: string | undefined): string {
  if (value === undefined) throw invalidArgument('missing digest')
  try {
    if (base58.decode(value).length === 32) return value
  } catch {
    // Not base58, so not a digest.
  }
  throw invalidArgument(`invalid digest: ${value}`)
}

export function typeField(name: string, value: string | undefined): string {
  if (value === undefined) throw invalidArgument(`missing ${name}`)
  try {
    return normalizeStructTag(value)
  } catch {
    throw invalidArgument(`invalid ${name}: ${value}`)
  }
}

/** A page of a list, whose token is the place of its first item. */
export function pageOf<Item>(
  items: readonly Item[],
  { pageToken, pageSize }: { pageToken?: Uint8Array | undefined; pageSize?: number | undefined },
): { items: readonly Item[]; nextPageToken?: Uint8Array } {
  const start = pageToken ? Number(Buffer.from(pageToken).toString('utf8')) : 0
  if (!Number.isSafeInteger(start) || start < 0) throw invalidArgument('invalid page_token')
  const end = start + Math.min(pageSize || 50, 1000)
  const rest = end < items.length ? { nextPageToken: Buffer.from(String(end)) } : {}
  return { items: items.slice(start, end), ...rest }
}
