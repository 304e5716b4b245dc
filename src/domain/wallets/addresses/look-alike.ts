import type { Network } from '../../networks.ts'
import { isSameAddress } from './address.ts'

const ENDS = 4

export interface LookAlike {
  /** Which ends are equal: both, as a shortened address shows them, or one of them. */
  readonly level: 'critical' | 'warning'
  readonly address: string
}

const fold = (address: string) => address.trim().toLowerCase().replace(/^0x/, '')

/** Detects an address that looks like a saved one but differs, which is how address poisoning diverts money. */
export function findLookAlike(network: Network, address: string, saved: readonly string[]): LookAlike | null {
  if (saved.some((known) => isSameAddress(network, known, address))) return null
  const text = fold(address)
  const hasFront = (known: string) => fold(known).slice(0, ENDS) === text.slice(0, ENDS)
  const hasBack = (known: string) => fold(known).slice(-ENDS) === text.slice(-ENDS)
  const critical = saved.find((known) => hasFront(known) && hasBack(known))
  if (critical !== undefined) return { level: 'critical', address: critical }
  const warning = saved.find((known) => hasFront(known) || hasBack(known))
  return warning === undefined ? null : { level: 'warning', address: warning }
}
