import { CALL_NAMES, type CallName } from './calls.ts'
import { byGravity, consequenceOf, type Rule } from './consequences.ts'
import type { Lack } from './lacks.ts'

/** Of one or several calls. */
interface Deviation {
  readonly calls: readonly CallName[]
  /** For a script: the words of the other members may change. */
  readonly rule: Rule
  /** What differs from the contract. */
  readonly deviates: string
  /** What the customer sees because of it. */
  readonly customer: string
}

interface Missing {
  readonly call: CallName
  readonly answer: string
  readonly customer: string
}

interface Unchecked extends Lack {
  readonly calls: readonly CallName[]
}

interface Counts {
  readonly calls: number
  readonly checked: number
  readonly deviating: number
  /** Not at all, or only its refusals. */
  readonly unchecked: number
}

export interface Report {
  readonly apiUrl: string
  readonly applicationId: string
  readonly checked: readonly CallName[]
  readonly deviations: readonly Deviation[]
  readonly missing: readonly Missing[]
  readonly unchecked: readonly Unchecked[]
  /** What the check made and could not remove. */
  readonly left: readonly string[]
  /** What it cancelled or deleted and the API still lists, as it does of customers. No fault of either. */
  readonly kept: readonly string[]
  /** Why the check did not come to its end. */
  readonly stopped: string | null
  readonly counts: Counts
}

export interface Findings {
  checked(call: CallName): void
  deviates(call: CallName, rule: Rule, deviates: string): void
  missing(call: CallName, answer: string): void
  /** Whether the call is known to be missing, refused or unreadable. */
  isUnusable(call: CallName): boolean
  /** Nothing of the call was checked. */
  unchecked(call: CallName, lack: Lack): void
  /** Only its refusals could be checked. */
  limited(call: CallName, lack: Lack): void
  left(what: string): void
  kept(what: string): void
  report(of: Pick<Report, 'apiUrl' | 'applicationId' | 'stopped'>): Report
}

const UNUSABLE: readonly Rule[] = ['unusable', 'redirect', 'pages']

export function createFindings(): Findings {
  const checked = new Set<CallName>()
  const deviations = new Map<string, Deviation>()
  const missing = new Map<CallName, Missing>()
  const unchecked = new Map<CallName, Lack>()
  const limited = new Map<CallName, Lack>()
  const left: string[] = []
  const kept: string[] = []
  return {
    checked: (call) => void checked.add(call),
    deviates(call, rule, deviates) {
      // A preflight says nothing of what its call answers.
      if (rule !== 'preflight') checked.add(call)
      const customer = consequenceOf(call, rule)
      const known = deviations.get(`${rule} ${deviates} ${customer}`)
      const calls = [...new Set([...(known?.calls ?? []), call])]
      deviations.set(`${rule} ${deviates} ${customer}`, { calls, rule, deviates, customer })
    },
    isUnusable: (call) =>
      missing.has(call) ||
      [...deviations.values()].some(({ calls, rule }) => UNUSABLE.includes(rule) && calls.includes(call)),
    missing: (call, answer) => void missing.set(call, { call, answer, customer: consequenceOf(call, 'unusable') }),
    unchecked: (call, lack) => void unchecked.set(call, unchecked.get(call) ?? lack),
    limited: (call, lack) => void limited.set(call, lack),
    left: (what) => void left.push(what),
    kept: (what) => void kept.push(what),
    report: (of) => ({
      ...of,
      checked: [...checked].filter((call) => !missing.has(call)),
      deviations: [...deviations.values()].toSorted(byGravity),
      missing: [...missing.values()],
      unchecked: reasonsOf(
        new Map([...[...unchecked].filter(([call]) => !checked.has(call) && !missing.has(call)), ...limited]),
      ),
      left,
      kept,
      counts: countsOf({ checked, deviations: [...deviations.values()], missing, limited }),
    }),
  }
}

interface Found {
  readonly checked: ReadonlySet<CallName>
  readonly deviations: readonly Deviation[]
  readonly missing: ReadonlyMap<CallName, Missing>
  readonly limited: ReadonlyMap<CallName, Lack>
}

function countsOf({ checked, deviations, missing, limited }: Found): Counts {
  const asked = new Set([...checked, ...missing.keys()].filter((call) => !limited.has(call)))
  const deviating = new Set([...deviations.flatMap(({ calls }) => calls), ...missing.keys()])
  const calls = CALL_NAMES.length
  return { calls, checked: asked.size, deviating: deviating.size, unchecked: calls - asked.size }
}

const reasonsOf = (unchecked: ReadonlyMap<CallName, Lack>): readonly Unchecked[] => {
  const lacks = new Map([...unchecked.values()].map((lack) => [lack.why, lack]))
  return [...lacks.values()].map((lack) => ({
    ...lack,
    calls: [...unchecked].filter(([, { why }]) => why === lack.why).map(([call]) => call),
  }))
}
