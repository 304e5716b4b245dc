import { OFF_RAMP } from './off-ramp-defects.ts'

/** A mistake that the product made once, or nearly; the simulation has to notice it. */
export interface Defect {
  readonly name: string
  /** The simulation that notices it. */
  readonly simulation: 'on-ramp' | 'off-ramp'
  readonly edits: readonly { readonly file: string; readonly find: string; readonly replace: string }[]
}

const RUN_INTENT = 'src/operations/intents/run-intent.ts'
const PAYOUT_INTENT = 'src/operations/intents/payout-intent.ts'
const ALIKE_PAYOUTS = 'src/operations/intents/alike-payouts.ts'
const ENTRY = 'src/operations/journal/entry.ts'
const FORM_INTENTS = 'src/operations/journal/form-intents.ts'
const LOCK = 'src/operations/journal/lock.ts'
const DIFFERENCES = 'src/domain/payouts/differences.ts'

const ON_RAMP: readonly Omit<Defect, 'simulation'>[] = [
  {
    name: 'a refusal after a lost answer ends the intent',
    edits: [{ file: RUN_INTENT, find: 'isRefused && isOnly && run', replace: 'isRefused && run' }],
  },
  {
    name: 'a conflict at first sight ends the intent',
    edits: [
      {
        file: PAYOUT_INTENT,
        find: "({ status, code }: ApiError): boolean =>\n  status !== 409 && code?.startsWith('idempotency') !== true",
        replace: '(_: ApiError): boolean => true',
      },
    ],
  },
  {
    name: "ages are read from the device's clock, without their sign",
    edits: [
      {
        file: ENTRY,
        find: 'return made === null || offset === null ? null : device + offset - made',
        replace: 'return Math.abs(device - entry.createdAt)',
      },
    ],
  },
  {
    name: 'an entry is found or made outside the lock',
    edits: [
      {
        file: FORM_INTENTS,
        find: 'lock: (held) => tabs.lock(`${place}:${hash}`, held),',
        replace: 'lock: (held) => held(),',
      },
    ],
  },
  {
    name: 'an alike payout is taken without asking',
    edits: [
      {
        file: ALIKE_PAYOUTS,
        find: "candidates.length > 0 ? { status: 'alike', candidates }",
        replace: "candidates[0] ? { status: 'ours', found: candidates[0] }",
      },
    ],
  },
  {
    name: 'what came back is not compared',
    edits: [
      {
        file: DIFFERENCES,
        find: 'return [...fields, ...differentAddress(requested, payout), ...contradictionsOf(payout)]',
        replace: 'return []',
      },
    ],
  },
  {
    name: 'what a reloaded page finds is not compared',
    edits: [
      {
        file: PAYOUT_INTENT,
        find: 'payloadHash(entry.kind, payoutIdentity(reading)) === entry.payloadHash',
        replace: 'entry.payloadHash.length > 0 || reading === payout',
      },
    ],
  },
  {
    name: 'a key older than 23 hours is sent',
    edits: [{ file: ENTRY, find: "age > KEY_MS ? 'old' : 'young'", replace: "age > Infinity ? 'old' : 'young'" }],
  },
  {
    name: "an age is taken from the device's clock where the server's time was known once",
    edits: [
      {
        file: ENTRY,
        find: "  if (serverTimeOf(entry) !== null || entry.isClockSet || now.wasTold) return 'unknown'\n",
        replace: '',
      },
    ],
  },
  {
    name: 'a click is not shared',
    edits: [{ file: LOCK, find: 'running.get(opId) ?? lock', replace: 'lock' }],
  },
  {
    name: 'a waiting tab sends a key whose refusal was told',
    edits: [
      {
        file: RUN_INTENT,
        find: "  if (present.phase === 'refused') return runIntent(journal, run)\n",
        replace: '',
      },
    ],
  },
]

export const DEFECTS: readonly Defect[] = [
  ...ON_RAMP.map((defect): Defect => ({ ...defect, simulation: 'on-ramp' })),
  ...OFF_RAMP.map((defect): Defect => ({ ...defect, simulation: 'off-ramp' })),
]
