import type { Network } from '../../networks.ts'
import { isSameAddress } from './address.ts'

const ENDS = 4

interface LookAlike {
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

interface AddressRun {
  readonly text: string
  readonly isSame: boolean
}

/** Hexadecimal addresses are the same in any case; an address in another alphabet is not. */
const lettersOf = (address: string) => [...(/^0x/i.test(address) ? address.toLowerCase() : address)]

const fromTheEnd = (letters: readonly string[]) => letters.map((_, index) => letters.at(-1 - index)!)

function sharedLength(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((letter, index) => letter !== other[index])
  return end === -1 ? one.length : end
}

/** Splits an address into the start and the end that it shares with `other`, and what differs between them. */
export function addressRuns(address: string, other: string): readonly AddressRun[] {
  const [letters, others] = [lettersOf(address), lettersOf(other)]
  const front = sharedLength(letters, others)
  const back = sharedLength(fromTheEnd(letters.slice(front)), fromTheEnd(others.slice(front)))
  const [start, end] = [front, letters.length - back]
  const runs = [
    { text: address.slice(0, start), isSame: true },
    { text: address.slice(start, end), isSame: false },
    { text: address.slice(end), isSame: true },
  ]
  return runs.filter(({ text }) => text !== '')
}
