import type { CallName } from './calls.ts'
import { byGravity, consequenceOf, type Rule } from './consequences.ts'

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

interface Unchecked {
  readonly calls: readonly CallName[]
  readonly why: string
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
  /** Why the check did not come to its end. */
  readonly stopped: string | null
}

export interface Findings {
  checked(call: CallName): void
  deviates(call: CallName, rule: Rule, deviates: string): void
  missing(call: CallName, answer: string): void
  /** Nothing of the call was checked. */
  unchecked(call: CallName, why: string): void
  /** Only its refusals could be checked. */
  limited(call: CallName, why: string): void
  left(what: string): void
  report(of: Pick<Report, 'apiUrl' | 'applicationId' | 'stopped'>): Report
}

export function createFindings(): Findings {
  const checked = new Set<CallName>()
  const deviations = new Map<string, Deviation>()
  const missing = new Map<CallName, Missing>()
  const unchecked = new Map<CallName, string>()
  const limited = new Map<CallName, string>()
  const left: string[] = []
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
    missing: (call, answer) => void missing.set(call, { call, answer, customer: consequenceOf(call, 'unusable') }),
    unchecked: (call, why) => void unchecked.set(call, unchecked.get(call) ?? why),
    limited: (call, why) => void limited.set(call, why),
    left: (what) => void left.push(what),
    report: (of) => ({
      ...of,
      checked: [...checked].filter((call) => !missing.has(call)),
      deviations: [...deviations.values()].toSorted(byGravity),
      missing: [...missing.values()],
      unchecked: reasonsOf(
        new Map([...[...unchecked].filter(([call]) => !checked.has(call) && !missing.has(call)), ...limited]),
      ),
      left,
    }),
  }
}

const reasonsOf = (unchecked: ReadonlyMap<CallName, string>): readonly Unchecked[] =>
  [...new Set(unchecked.values())].map((why) => ({
    why,
    calls: [...unchecked].filter(([, other]) => other === why).map(([call]) => call),
  }))
