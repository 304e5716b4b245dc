import type { IntentCall } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { isMade, type IntentKind, type JournalEntry } from '../journal/entry.ts'
import type { Intent, Journal, News } from '../journal/journal.ts'

/** The result of the search for an intent in the list. `alike`: the intent may have created this one, without proof. */
export type Finding<T> =
  | { readonly status: 'ours'; readonly found: T }
  | { readonly status: 'alike'; readonly candidates: readonly T[] }
  | { readonly status: 'nothing' }

export interface IntentRun<T> {
  readonly kind: IntentKind
  /** Finds or makes the entry of the press. If absent, the same form shares the entry that was started at the same moment. */
  find?(): Promise<Intent | Earlier<T>>
  /** The filled form. The same payload is the same intent until its outcome is known. */
  readonly payload: unknown
  send(call: IntentCall): Promise<T>
  lookUp(entry: JournalEntry): Promise<Finding<T>>
  /** Whether a refusal proves that nothing was made, if it is the first answer. */
  isDefiniteRefusal(error: ApiError): boolean
  /** Who decides when a refusal follows a lost answer and the list has nothing. */
  readonly decidedBy: 'list' | 'customer'
  /** Reads the present state, because a repeated call returns its first answer. */
  readAnew?(answer: T): Promise<T>
  /** Where the journal keeps which payout it made. */
  payoutIdOf?(answer: T): string
}

/** The outcome is unknown, so the intent keeps its key. */
export interface Undecided<T> {
  readonly status: 'undecided'
  readonly entry: JournalEntry
  readonly error: ApiError
  readonly candidates: readonly T[] | null
}

interface Made<T> {
  readonly status: 'made'
  readonly answer: T
  readonly isResumed: boolean
}

/** Nothing was made, because something like it exists. The customer decides whether to make this one too. */
export interface Earlier<T> {
  readonly status: 'earlier'
  readonly found: readonly [T, ...(readonly T[])]
}

export type IntentResult<T> = Made<T> | Undecided<T> | Earlier<T>

/** Makes one thing per filled form, even if calls are lost (decisions.md E18). Rejects with `ApiError` after a definite refusal. */
export async function runIntent<T>(journal: Journal, run: IntentRun<T>): Promise<IntentResult<T>> {
  const intent = await (run.find?.() ?? journal.intentFor(run.kind, run.payload))
  if ('status' in intent) return intent
  return journal.once(intent.entry.opId, () => proceed(journal, run, intent))
}

async function proceed<T>(journal: Journal, run: IntentRun<T>, { entry, isResumed }: Intent): Promise<IntentResult<T>> {
  // Another tab, or the reading after a sign-in, may have got further.
  const present = journal.presentOf(entry)
  // An ended entry is not sent again: the journal would not keep its key for the next try.
  if (present.phase === 'refused') return runIntent(journal, run)
  if (!isResumed && !present.repeated) return send(journal, run, { entry, mayBeMade: false })
  if (journal.keyAge(present) === 'young') return send(journal, run, { entry: present, mayBeMade: true })
  return decideByList(journal, run, present)
}

const CALLED_AGAIN: News = { kind: 'called', call: 'again' }

interface Attempt {
  readonly entry: JournalEntry
  readonly mayBeMade: boolean
}

async function send<T>(journal: Journal, run: IntentRun<T>, attempt: Attempt): Promise<IntentResult<T>> {
  const { entry } = attempt
  let mayBeMade = attempt.mayBeMade
  // Without locks, another tab may still wait for the answer to its call.
  if (mayBeMade) journal.record(entry.opId, CALLED_AGAIN)
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
    // After a renewed token this is the second answer: a proxy may have replaced a success with the 401.
    return afterFailure(journal, run, { entry, mayBeMade: mayBeMade || isRenewed, error })
  }
}

/** A refusal ends an intent only if no earlier call with its key can have reached the server. */
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

/** A key that the server may have forgotten is not sent. The list shows what was made with it; nothing there proves nothing of a payout. */
async function decideByList<T>(journal: Journal, run: IntentRun<T>, entry: JournalEntry): Promise<IntentResult<T>> {
  const finding = await run.lookUp(entry).catch(asApiError)
  if (finding instanceof ApiError) return undecided(journal, entry, { error: finding, finding: null })
  if (finding.status === 'ours') return close(journal, run, { entry, answer: finding.found, isResumed: true })
  if (finding.status === 'alike') return undecided(journal, entry, { error: unknownOf(entry), finding })

  // Reading the list may have revealed the server's time.
  const age = journal.keyAge(entry)
  if (age === 'young') return send(journal, run, { entry, mayBeMade: true })
  // Where money may have moved, only the customer gives up a key.
  if (age === 'unknown' || run.decidedBy === 'customer')
    return undecided(journal, entry, { error: unknownOf(entry), finding })
  journal.settle(entry.opId, { kind: 'refused', code: null })
  // Without locks, another tab may have made it after the list was read.
  if (isMade(journal.presentOf(entry))) return undecided(journal, entry, { error: unknownOf(entry), finding })
  return runIntent(journal, run)
}

function refuse(journal: Journal, { opId }: JournalEntry, error: ApiError): never {
  journal.settle(opId, { kind: 'refused', code: error.code ?? null })
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
  const made = { kind: 'made', payoutId: run.payoutIdOf?.(answer) ?? null, by: 'answer' } as const
  journal.settle(entry.opId, made, ...(isResumed ? [CALLED_AGAIN] : []))
  return { status: 'made', answer, isResumed }
}
