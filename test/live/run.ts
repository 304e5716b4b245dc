import { isChainError } from '../../src/chains/is-chain-error.ts'
import type { Family } from '../../src/domain/networks.ts'
import { openNode, originOf, type Live, type Pace } from './live-node.ts'
import { Failed, Skipped } from './outcome.ts'
import { READING, type Check } from './reading.ts'
import { sendingOf } from './sending.ts'
import { FAMILIES, settingsOf, variableOf, type Settings } from './testnets.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

interface Report extends Counts {
  say(line: string): void
}

type Outcome = keyof Counts

function note(report: Report, outcome: Outcome, text: string): Outcome {
  report[outcome] += 1
  report.say(`  ${outcome.padEnd(7)} ${text}`)
  return outcome
}

const reasonOf = (error: unknown): string => {
  const { name, message } = error as Error
  if (error instanceof Failed) return message
  if (!isChainError(error)) return `${name}: ${message}`
  // The lines after the first may contain the URL, which may contain the key of a host.
  const [cause] = error.cause instanceof Error ? error.cause.message.split('\n') : []
  return cause ? `${message} (${cause})` : message
}

async function runCheck({ title, run }: Check, live: Live, report: Report): Promise<Outcome> {
  try {
    const more = await run(live)
    return note(report, 'passed', more ? `${title}: ${more}` : title)
  } catch (error) {
    if (error instanceof Skipped) return note(report, 'skipped', `${title}: ${error.message}`)
    return note(report, 'failed', `${title}: ${reasonOf(error)}; the last answer: ${live.lastAnswer()}`)
  }
}

async function open(settings: Settings, pace: Pace, report: Report): Promise<Live | null> {
  try {
    return await openNode(settings, pace)
  } catch (error) {
    note(report, 'failed', (error as Error).message)
    return null
  }
}

async function runFamily(settings: Settings, pace: Pace, report: Report): Promise<void> {
  const { family, name, rpcUrl } = settings
  report.say(`${name} (${family}): ${originOf(rpcUrl)}`)
  const live = await open(settings, pace, report)
  if (!live) return
  if (live.chain) report.say(`  its chain is ${live.chain}, which the product takes for mainnet`)
  for (const check of READING) await runCheck(check, live, report)
  if (!live.session) {
    note(report, 'skipped', `sends nothing: set ${variableOf(family, 'KEY')}`)
    return
  }
  for (const check of sendingOf(live.session, live)) if ((await runCheck(check, live, report)) === 'failed') return
}

interface Run {
  /** None: all. */
  readonly families: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly pace?: Pace
  say(line: string): void
}

const isFamily = (word: string): word is Family => (FAMILIES as readonly string[]).includes(word)

const PACE: Pace = { everyMs: 2000, limitMs: 180_000 }

export async function runLive({ families, env, pace = PACE, say }: Run): Promise<Counts> {
  const report: Report = { passed: 0, failed: 0, skipped: 0, say }
  for (const word of families)
    if (!isFamily(word)) note(report, 'failed', `no family: ${word} (${FAMILIES.join(', ')})`)
  for (const family of families.length > 0 ? families.filter(isFamily) : FAMILIES)
    await runFamily(settingsOf(family, env), pace, report)
  const { passed, failed, skipped } = report
  say(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  return { passed, failed, skipped }
}
