import type { IntentCall } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { isKeyOld, type IntentKind, type JournalEntry } from '../journal/entry.ts'
import type { Journal, Progress } from '../journal/journal.ts'

export interface IntentRun<T> {
  readonly kind: IntentKind
  /** What the customer filled in: the same again is the same intent, until its end is known. */
  readonly payload: unknown
  send(call: IntentCall): Promise<T>
  /** Looks for what this intent has made; null when the server has nothing of the kind. */
  lookUp?(entry: JournalEntry): Promise<T | null>
  /** The answer to a repeat is the first answer again; this reads what became of it. */
  readAnew?(answer: T): Promise<T>
  /** What the journal keeps of a success. */
  made?(answer: T): Progress
}

/** One filled form makes one thing, whatever happens to its call (decisions.md E18). */
export function runIntent<T>(journal: Journal, run: IntentRun<T>): Promise<T> {
  const { entry, isResumed } = journal.intentFor(run.kind, run.payload)
  return journal.once(entry.opId, () => {
    const isEndedElsewhere = journal.entries().some(({ opId, phase }) => opId === entry.opId && phase !== 'started')
    return isKeyOld(entry)
      ? endOfOldKey(journal, run, entry)
      : send(journal, run, { entry, mayBeMade: isResumed || isEndedElsewhere })
  })
}

interface Attempt {
  readonly entry: JournalEntry
  /** An earlier call with this key went out, and nobody here knows its end. */
  readonly mayBeMade: boolean
}

async function send<T>(journal: Journal, run: IntentRun<T>, attempt: Attempt): Promise<T> {
  const { entry } = attempt
  let mayBeMade = attempt.mayBeMade
  const onRepeat = () => {
    mayBeMade = true
  }
  try {
    const answer = await run.send({ key: entry.idempotencyKey, onRepeat })
    const present = mayBeMade && run.readAnew ? await run.readAnew(answer).catch(undecided) : answer
    return close(journal, run, { entry, answer: present })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return afterFailure(journal, run, { entry, mayBeMade, error })
  }
}

async function afterFailure<T>(
  journal: Journal,
  run: IntentRun<T>,
  { entry, mayBeMade, error }: Attempt & { readonly error: ApiError },
): Promise<T> {
  if (error.outcome === 'definite' && !(mayBeMade && leavesFirstCallOpen(error, run))) {
    journal.record(entry.opId, { phase: 'refused' })
    throw error
  }
  const found = await run.lookUp?.(entry).catch(() => null)
  return found ? close(journal, run, { entry, answer: found }) : undecided(error)
}

const ABOUT_THE_REPEAT = new Set<number | undefined>([undefined, 400, 401])

/** Some refusals say nothing of the first call: the repeat met no session, or a server that answers a used key with an error. */
function leavesFirstCallOpen({ status, code }: ApiError, run: IntentRun<unknown>): boolean {
  if (ABOUT_THE_REPEAT.has(status) || code === 'application_not_found') return true
  return run.lookUp !== undefined && (status === 409 || code?.startsWith('idempotency') === true)
}

function undecided(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  throw new ApiError({ ...error, message: error.message, outcome: 'unknown' })
}

/** The server no longer knows the key, so what it has decides alone. */
async function endOfOldKey<T>(journal: Journal, run: IntentRun<T>, entry: JournalEntry): Promise<T> {
  const found = await run.lookUp?.(entry).catch(undecided)
  if (found) return close(journal, run, { entry, answer: found })
  journal.record(entry.opId, { phase: 'refused' })
  return runIntent(journal, run)
}

interface Success<T> {
  readonly entry: JournalEntry
  readonly answer: T
}

function close<T>(journal: Journal, run: IntentRun<T>, { entry, answer }: Success<T>): T {
  journal.record(entry.opId, { phase: 'done', ...run.made?.(answer) })
  return answer
}
