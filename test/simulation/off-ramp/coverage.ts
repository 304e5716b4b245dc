import type { ChainErrorCode } from '../../../src/chains/chain-error.ts'
import type { SendingEnd } from '../../../src/operations/off-ramp/sending.ts'
import { STORIES as EVM_STORIES } from './chains/evm-stories.ts'
import type { OffRampResult } from './run-off-ramp.ts'

type Family = OffRampResult['family']

const COMMON_ENDS = ['elsewhere', 'notSent', 'sent', 'unknown'] as const
const ENDS: Readonly<Record<Family, readonly SendingEnd['status'][]>> = {
  evm: [...COMMON_ENDS, 'different'],
  solana: COMMON_ENDS,
  sui: COMMON_ENDS,
  aptos: COMMON_ENDS,
  tron: COMMON_ENDS,
}
/** A wallet that signs for the page has sent nothing when it fails. */
const OF_SIGNERS: readonly ChainErrorCode[] = [
  'wallet/send-declined',
  'wallet/signed-other',
  'wallet/connection-failed',
  'network/refused',
  'network/expired',
]
const CODES: Readonly<Record<Family, readonly ChainErrorCode[]>> = {
  evm: ['wallet/send-declined', 'wallet/send-unknown', 'network/refused', 'network/replaced'],
  solana: [
    'wallet/send-declined',
    'wallet/send-unknown',
    'wallet/connection-failed',
    'network/refused',
    'network/expired',
  ],
  sui: [...OF_SIGNERS, 'network/replaced'],
  aptos: [...OF_SIGNERS, 'wallet/send-unknown', 'network/replaced'],
  tron: OF_SIGNERS,
}
/**
 * Another one like it was there: nothing was made without the customer's word, also where its tokens had come. Tokens were sent from
 * another device.
 */
const ASKED = ['asked', 'askedOfSent', 'sentElsewhere']
/** A customer has read that the network does not know a transaction, where it is unknown until when that can land. */
const DOUBTED: Readonly<Record<Family, readonly string[]>> = {
  evm: ['unseen'],
  solana: ['unseen'],
  sui: [],
  aptos: ['unseen'],
  tron: [],
}
const WAYS = ['landed', 'failed', 'expired', 'slow', 'lastMoment', 'shunned']
const STORIES: Readonly<Record<Family, readonly string[]>> = {
  evm: Object.keys(EVM_STORIES),
  solana: [
    'landed',
    'failed',
    'expired',
    'fork',
    'lastMoment',
    'otherBlockhash',
    'newerBlockhash',
    'durableNonce',
    'late',
  ],
  sui: [...WAYS, 'replaced'],
  aptos: [...WAYS, 'replaced', 'noHash'],
  tron: [...WAYS, 'fork', 'failedOnFork'],
}
const wantedOf = (family: Family) =>
  [...ENDS[family], ...CODES[family], ...STORIES[family], ...ASKED, ...DOUBTED[family]].map(
    (each) => `${family} ${each}`,
  )

/** What has to occur in a run of many scenarios, and how often it has: an end that never came would prove nothing. */
export function createCoverage(families: readonly Family[]) {
  const counts = new Map<string, number>(families.flatMap(wantedOf).map((each) => [each, 0]))
  return {
    counts,
    /** Whether the scenario was the first to meet something. */
    add({ family, reports, stories, stages }: OffRampResult): boolean {
      let isFirst = false
      const ends = reports.flatMap(({ end }) => ['error' in end ? end.error?.code : undefined, end.status])
      for (const each of [...ends, ...stories, ...stages]) {
        const name = `${family} ${each}`
        if (!counts.has(name)) continue
        isFirst ||= counts.get(name) === 0
        counts.set(name, counts.get(name)! + 1)
      }
      return isFirst
    },
    missing: () => [...counts].filter(([, count]) => count === 0).map(([name]) => name),
  }
}
