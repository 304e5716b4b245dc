import type { ChainErrorCode } from '../../../src/chains/chain-error.ts'
import { EVM } from '../../wallets/evm.ts'
import { SOLANA } from '../../wallets/solana.ts'
import type { SendingEnd } from '../../../src/operations/off-ramp/sending.ts'
import { nameOf } from './chains/behaviours.ts'
import { STORIES as EVM_STORIES } from './chains/evm-stories.ts'
import type { WalletAnswer } from './chains/wallet.ts'
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
  'wallet/failed',
  'network/refused',
  'network/expired',
]
const CODES: Readonly<Record<Family, readonly ChainErrorCode[]>> = {
  evm: ['wallet/send-declined', 'wallet/send-unknown', 'network/refused', 'network/replaced'],
  solana: [
    'wallet/send-declined',
    'wallet/send-unknown',
    'wallet/signed-other',
    'wallet/failed',
    'network/refused',
    'network/expired',
  ],
  // Two days later no page is there that could report it as expired.
  sui: [...OF_SIGNERS.filter((code) => code !== 'network/expired'), 'network/replaced'],
  aptos: [...OF_SIGNERS, 'wallet/send-unknown', 'network/replaced'],
  tron: OF_SIGNERS,
}
/**
 * Another one like it was there: nothing was made without the customer's consent, also where its tokens had come. Tokens were sent from
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
/** What a wallet makes of a request whose transaction its page brings to the network. */
const ANSWERED: readonly WalletAnswer[] = ['approve', 'decline', 'failAfter', 'failBefore', 'lie', 'lieLater']
const STORIES: Readonly<Record<Family, readonly string[]>> = {
  evm: [...Object.keys(EVM_STORIES), ...Object.keys(EVM).map(nameOf)],
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
    ...Object.keys(SOLANA).map(nameOf),
  ],
  sui: [...WAYS, ...ANSWERED, 'replaced'],
  aptos: [...WAYS, ...ANSWERED, 'replaced', 'noHash', 'parked'],
  tron: [...WAYS, ...ANSWERED, 'fork', 'failedOnFork'],
}
const wantedOf = (family: Family) =>
  [...ENDS[family], ...CODES[family], ...STORIES[family], ...ASKED, ...DOUBTED[family]].map(
    (each) => `${family} ${each}`,
  )

const LONG_RUN = 1000
/** They happen seldom. */
const SELDOM = [
  'evm reorgedAway',
  'sui askedOfSent',
  ...['askedOfSent', 'parked', 'wallet/signed-other', 'network/expired', 'unseen'].map((each) => `aptos ${each}`),
  ...['askedOfSent', 'lie', 'lieLater', 'failedOnFork'].map((each) => `tron ${each}`),
]
const isOfLongRun = (name: string) => name.includes(` ${nameOf('')}`) || SELDOM.includes(name)

/** What has to occur in a run of many scenarios, and how often it has: an end that never came would prove nothing. */
export function createCoverage(families: readonly Family[]) {
  const counts = new Map<string, number>(families.flatMap(wantedOf).map((each) => [each, 0]))
  return {
    counts,
    /** What of that the scenario has met. */
    add({ family, reports, stories, stages }: OffRampResult): ReadonlySet<string> {
      const ends = reports.flatMap(({ end }) => ['error' in end ? end.error?.code : undefined, end.status])
      const seen = [...ends, ...stories, ...stages]
        .map((each) => `${family} ${each}`)
        .filter((each) => counts.has(each))
      for (const each of seen) counts.set(each, counts.get(each)! + 1)
      return new Set(seen)
    },
    /** The rows of the table, and what happens seldom, are asked of long runs alone. */
    missing: (lives: number) =>
      [...counts].flatMap(([name, count]) => (count === 0 && (lives >= LONG_RUN || !isOfLongRun(name)) ? [name] : [])),
  }
}

/** Few scenarios that meet all that these have met: each of them what most of the others have not. */
export function coverOf(met: ReadonlyMap<number, ReadonlySet<string>>): readonly number[] {
  const left = new Set([...met.values()].flatMap((each) => [...each]))
  const gainOf = (seed: number) => [...met.get(seed)!].filter((each) => left.has(each)).length
  const cover: number[] = []
  while (left.size > 0) {
    const best = [...met.keys()].reduce((one, other) => (gainOf(other) > gainOf(one) ? other : one))
    cover.push(best)
    for (const each of met.get(best)!) left.delete(each)
  }
  return cover.toSorted((one, other) => one - other)
}
