import type { IntentCall } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { isMade, keyAge, type IntentKind, type JournalEntry } from '../journal/entry.ts'
import type { Intent, Journal, Progress } from '../journal/journal.ts'

/** What the server's list says of an intent. `alike`: it may be what the intent made, and nothing proves it. */
export type Finding<T> =
  | { readonly status: 'ours'; readonly found: T }
  | { readonly status: 'alike'; readonly candidates: readonly T[] }
  | { readonly status: 'nothing' }

export interface IntentRun<T> {
  readonly kind: IntentKind
  /** Finds or makes the entry of the press; without it, the same form shares what was begun in the same moment. */
  find?(): Promise<Intent | Earlier<T>>
  /** What the customer filled in: the same again is the same intent, until its end is known. */
  readonly payload: unknown
  send(call: IntentCall): Promise<T>
  /** Asks the server's list, anew each time, what this intent has made. */
  lookUp(entry: JournalEntry): Promise<Finding<T>>
  /** Whether a refusal that is the first answer says that nothing was made. */
  isDefiniteRefusal(error: ApiError): boolean
  /** Whose word counts when a refusal follows a lost answer and the list knows nothing: that of the list, or of the customer. */
  readonly decidedBy: 'list' | 'customer'
  /** The answer to a repeat is the first answer again; this reads what became of it. */
  readAnew?(answer: T): Promise<T>
  /** What the journal keeps of a success. */
  made?(answer: T): Progress
}

/** Nobody can say yet whether the thing was made: the intent keeps its key. */
export interface Undecided<T> {
  readonly status: 'undecided'
  readonly entry: JournalEntry
  readonly error: ApiError
  /** What the list has of the kind; null where it could not be read. */
  readonly candidates: readonly T[] | null
}

export interface Made<T> {
  readonly status: 'made'
  readonly answer: T
  /** It was made by an earlier call than the one that tells of it. */
  readonly isResumed: boolean
}

/** Nothing was made: something like it is there already, and the customer says whether this one is made as well. */
export interface Earlier<T> {
  readonly status: 'earlier'
  readonly found: readonly T[]
}

export type IntentResult<T> = Made<T> | Undecided<T> | Earlier<T>

/**
 * One filled form makes one thing, whatever happens to its call (decisions.md E18). Rejects with an `ApiError` where the server
 * has refused it for sure.
 */
export async function runIntent<T>(journal: Journal, run: IntentRun<T>): Promise<IntentResult<T>> {
  const intent = await (run.find?.() ?? journal.intentFor(run.kind, run.payload))
  if ('status' in intent) return intent
  return journal.once(intent.entry.opId, () => proceed(journal, run, intent))
}

async function proceed<T>(journal: Journal, run: IntentRun<T>, { entry, isResumed }: Intent): Promise<IntentResult<T>> {
  // Another tab, or the reading after a sign-in, may have got further while this one waited.
  const present = journal.presentOf(entry)
  // What has ended is not sent again: the journal would not hold its key for the next try.
  if (present.phase === 'refused') return runIntent(journal, run)
  if (!isResumed && !present.repeated) return send(journal, run, { entry, mayBeMade: false })
  if (keyAge(present, journal.now()) === 'young') return send(journal, run, { entry: present, mayBeMade: true })
  return decideByList(journal, run, present)
}

interface Attempt {
  readonly entry: JournalEntry
  /** An earlier call with this key went out, and nobody here knows its end. */
  readonly mayBeMade: boolean
}

async function send<T>(journal: Journal, run: IntentRun<T>, attempt: Attempt): Promise<IntentResult<T>> {
  const { entry } = attempt
  let mayBeMade = attempt.mayBeMade
  // Where locks are refused another tab may still wait for the answer to its call.
  if (mayBeMade) journal.record(entry.opId, { repeated: true })
  let isRenewed = false
  const onRepeat = () => {
    mayBeMade = true
  }
  const onRenewed = () => {
    isRenewed = true
  }
  try {
    const answer = await run.send({ key: entry.idempotencyKey, onRepeat, onRenewed })
    const present = mayBeMade && run.readAnew ? await run.readAnew(answer).catch(asUnknown) : answer
    return close(journal, run, { entry, answer: present, isResumed: mayBeMade })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // After a renewed token it is not the first answer: who wrote that 401 may have hidden another one behind it.
    return afterFailure(journal, run, { entry, mayBeMade: mayBeMade || isRenewed, error })
  }
}

/** A refusal ends an intent only where no earlier call with its key can have reached the server. */
async function afterFailure<T>(
  journal: Journal,
  run: IntentRun<T>,
  { entry, mayBeMade, error }: Attempt & { readonly error: ApiError },
): Promise<IntentResult<T>> {
  const isRefused = error.outcome === 'definite'
  const isOnly = !mayBeMade && !journal.presentOf(entry).repeated
  if (isRefused && isOnly && run.isDefiniteRefusal(error)) return refuse(journal, entry, error)

  const finding = await run.lookUp(entry).catch(() => null)
  journal.learnTime(entry.opId)
  if (finding?.status === 'ours') return close(journal, run, { entry, answer: finding.found, isResumed: true })
  if (isRefused && finding?.status === 'nothing' && run.decidedBy === 'list') return refuse(journal, entry, error)
  return undecided(journal, entry, { error, finding })
}

/** A key that the server may have forgotten is not sent: the list alone decides. */
async function decideByList<T>(journal: Journal, run: IntentRun<T>, entry: JournalEntry): Promise<IntentResult<T>> {
  const finding = await run.lookUp(entry).catch(asApiError)
  if (finding instanceof ApiError) return undecided(journal, entry, { error: finding, finding: null })
  if (finding.status === 'ours') return close(journal, run, { entry, answer: finding.found, isResumed: true })
  if (finding.status === 'alike') return undecided(journal, entry, { error: unknownOf(entry), finding })

  // The reading told the server's time, which may not have been known before it.
  const age = keyAge(entry, journal.now())
  if (age === 'young') return send(journal, run, { entry, mayBeMade: true })
  if (age === 'unknown') return undecided(journal, entry, { error: unknownOf(entry), finding })
  journal.settle(entry.opId, { phase: 'refused' })
  // Where no locks are given, another tab may have made it after the list was read.
  if (isMade(journal.presentOf(entry))) return undecided(journal, entry, { error: unknownOf(entry), finding })
  const next = await (run.find?.() ?? journal.intentFor(run.kind, run.payload))
  if ('status' in next) return next
  // Another tab that was left undecided goes on with this one.
  journal.record(entry.opId, { replacedBy: next.entry.opId })
  return journal.once(next.entry.opId, () => proceed(journal, run, next))
}

function refuse(journal: Journal, { opId }: JournalEntry, error: ApiError): never {
  journal.settle(opId, { phase: 'refused' })
  throw error
}

function undecided<T>(
  journal: Journal,
  entry: JournalEntry,
  { error, finding }: { readonly error: ApiError; readonly finding: Finding<T> | null },
): Undecided<T> {
  journal.leaveOpen(entry.opId)
  const candidates = finding && (finding.status === 'alike' ? finding.candidates : [])
  return { status: 'undecided', entry, error: withUnknownOutcome(error), candidates }
}

const withUnknownOutcome = (error: ApiError) => new ApiError({ ...error, message: error.message, outcome: 'unknown' })

const unknownOf = ({ opId }: JournalEntry) =>
  new ApiError({ kind: 'unknown', reference: `ref_${opId.slice(0, 8)}`, outcome: 'unknown' })

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

function asUnknown(error: unknown): never {
  throw withUnknownOutcome(asApiError(error))
}

interface Success<T> {
  readonly entry: JournalEntry
  readonly answer: T
  readonly isResumed: boolean
}

function close<T>(journal: Journal, run: IntentRun<T>, { entry, answer, isResumed }: Success<T>): Made<T> {
  journal.settle(entry.opId, { phase: 'done', ...run.made?.(answer) })
  return { status: 'made', answer, isResumed }
}
