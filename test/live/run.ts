import type { Family } from '../../src/domain/networks.ts'
import { openNode, originOf, type Live, type Pace } from './live-node.ts'
import { Skipped } from './outcome.ts'
import { READING, type Check } from './reading.ts'
import { note, reasonOf, type Counts, type Outcome, type Report } from './report.ts'
import { runFacts } from './run-facts.ts'
import { sendingOf } from './sending.ts'
import { FAMILIES, settingsOf, variableOf, type Settings } from './testnets.ts'

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
  /** Words of the call, of which none means all. */
  readonly families: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly pace?: Pace
  say(line: string): void
}

const isFamily = (word: string): word is Family => (FAMILIES as readonly string[]).includes(word)

const PACE: Pace = { everyMs: 2000, limitMs: 180_000 }

/** In place of a family: what the files `facts.ts` say. */
const ONLY_FACTS = 'facts'

export async function runLive({ families: words, env, pace = PACE, say }: Run): Promise<Counts> {
  const report: Report = { passed: 0, failed: 0, skipped: 0, say }
  const isKnown = (word: string) => isFamily(word) || word === ONLY_FACTS
  for (const word of words)
    if (!isKnown(word)) note(report, 'failed', `no family: ${word} (${FAMILIES.join(', ')}, ${ONLY_FACTS})`)
  for (const family of words.length > 0 ? words.filter(isFamily) : FAMILIES)
    await runFamily(settingsOf(family, env), pace, report)
  if (words.length === 0 || words.includes(ONLY_FACTS)) await runFacts({ families: FAMILIES, env }, report)
  const { passed, failed, skipped } = report
  say(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  return { passed, failed, skipped }
}
