import { idempotencyModes } from '../../demo/sandbox/idempotency/modes.ts'
import { CHANGE_NAMES } from './network/changes.ts'
import { FAULTS, GATEWAY_STATUSES } from './network/faults.ts'
import type { ScenarioResult } from './run-scenario.ts'

const REPORTS = ['made', 'nothing', 'refused', 'unknown', 'asked']

/** What the events of some scenario must tell. */
const EVENTS = [
  'the customer claims',
  'the customer gives up',
  "the device's clock is set",
  'the server tells no time',
  'other tab 1 reports',
  'which differs in',
  'begins with the schedule',
]
const SELDOM = ['local storage is cleared']

const inFrontOf = (status: number) => `POST payouts met ${status}`
const serverOf = (idempotency: string, payoutKeys: boolean) => `a server that has ${idempotency}, ${payoutKeys}`

/** So many scenarios meet everything; fewer may miss one of the many statuses, or what happens seldom. */
const LONG_RUN = 1000

/** What has to occur in a run of so many scenarios, and what has occurred: a fault or a report that never did would prove nothing. */
export function createCoverage(scenarios: number) {
  const wanted = new Set([
    'none',
    ...FAULTS,
    ...REPORTS,
    ...CHANGE_NAMES,
    ...EVENTS,
    ...(scenarios >= LONG_RUN ? [...SELDOM, ...GATEWAY_STATUSES.map(inFrontOf)] : []),
    ...idempotencyModes.flatMap((mode) => [serverOf(mode, true), serverOf(mode, false)]),
  ])
  /** Whether the scenario was the first to meet something. */
  const add = ({ network, submits, events, settings }: ScenarioResult): boolean => {
    const texts = events.join('\n')
    const statuses = [...texts.matchAll(/POST ramp\/payouts for .* gateway(?:After)? (\d+)/g)]
    const seen = [
      ...network.faults.keys(),
      ...network.changes.values(),
      ...submits.map(({ reported }) => reported),
      ...[...EVENTS, ...SELDOM].filter((event) => texts.includes(event)),
      ...statuses.map(([, status]) => inFrontOf(Number(status))),
      serverOf(settings.idempotency, settings.payoutKeys),
    ]
    return seen.filter((each) => wanted.delete(each)).length > 0
  }
  return { add, missing: wanted as ReadonlySet<string> }
}
