import type { ChainErrorCode } from '../../../src/chains/chain-error.ts'
import type { SendingEnd } from '../../../src/operations/off-ramp/sending.ts'
import { STORIES as EVM_STORIES } from './chains/evm-stories.ts'
import type { OffRampResult } from './run-off-ramp.ts'

/** Those whose adapters are the product's own; lives on the others are judged apart. */
type Family = Exclude<OffRampResult['family'], 'sui'>

const COMMON_ENDS = ['elsewhere', 'notSent', 'sent', 'unknown'] as const
const ENDS: Readonly<Record<Family, readonly SendingEnd['status'][]>> = {
  evm: [...COMMON_ENDS, 'different'],
  solana: COMMON_ENDS,
}
const CODES: Readonly<Record<Family, readonly ChainErrorCode[]>> = {
  evm: ['wallet/send-declined', 'wallet/send-unknown', 'network/refused', 'network/replaced'],
  solana: [
    'wallet/send-declined',
    'wallet/send-unknown',
    'wallet/signed-other',
    'wallet/connection-failed',
    'network/refused',
    'network/expired',
  ],
}
/**
 * Another one like it was there: nothing was made without the customer's word, also where its tokens had come. Tokens were sent from
 * another device.
 */
const ASKED = ['asked', 'askedOfSent', 'sentElsewhere']
/** A customer was told that the network does not know a transaction. */
const DOUBTED = ['unseen']
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
}
const WANTED = (['evm', 'solana'] as const).flatMap((family) =>
  [...ENDS[family], ...CODES[family], ...STORIES[family], ...ASKED, ...DOUBTED].map((each) => `${family} ${each}`),
)

/** What has to occur in a run of many scenarios, and how often it has: an end that never came would prove nothing. */
export function createCoverage() {
  const counts = new Map<string, number>(WANTED.map((each) => [each, 0]))
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
