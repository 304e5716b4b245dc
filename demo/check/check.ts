import type { IdentityTokens } from '../../src/domain/sign-in/sign-in.ts'
import { CALL_NAMES, type CallName } from './calls.ts'
import { createCheckClient, type Exchange, type Session } from './client.ts'
import { createFindings, type Report } from './findings.ts'
import { type Lack, LACKS } from './lacks.ts'
import { createAnswerJudge } from './parts/answers.ts'
import { checkApplication, checkPublic, readCustomer } from './parts/begin.ts'
import { checkLists, type Holdings } from './parts/lists.ts'
import { checkPreflights } from './parts/preflights.ts'
import { checkReads } from './parts/reads.ts'
import { checkSignInRefusals, endSession, type Person, signIn } from './parts/sign-in.ts'
import { checkStrangers } from './parts/strangers.ts'
import { checkAccounts } from './parts/writes/accounts.ts'
import { checkLasting, checkShortLived } from './parts/writes/refusals.ts'
import { checkTransfers } from './parts/writes/transfers.ts'
import { type Marks, newMarks } from './parts/writes/marks.ts'
import { cancelAll, undo } from './parts/writes/undo.ts'
import { checkDeletedWallet, checkWallets } from './parts/writes/wallets.ts'
import { NotAnApi, type Run } from './run.ts'

export interface CheckOptions {
  readonly apiUrl: string
  readonly applicationId: string
  /** The page that the browser would call from. */
  readonly origin: string
  /** Of a customer who is signed in. */
  readonly token: string | null
  /** Signs in where there is no token. */
  readonly person: Person | null
  /** Whether anything but GET and OPTIONS is sent. */
  readonly writes: boolean
  readonly fetch: typeof fetch
  readonly signal?: AbortSignal
  /** How long a call whose answer was lost may still be at work. */
  readonly settleMs?: number
  /** Hears of each call with its answer. */
  readonly onAnswer?: (call: CallName) => void
}

/** Checks an API as the widget would meet it. Whatever happens, what it made is removed at the end. */
export async function check(options: CheckOptions): Promise<Report> {
  const { apiUrl, applicationId, origin, signal, writes } = options
  const findings = createFindings()
  const answers = createAnswerJudge(findings, origin)
  const session: Session = { token: null, customerId: null }
  const seen = new Set<string>()
  const answered = (exchange: Exchange) => {
    answers.judge(exchange)
    if (exchange.name) options.onAnswer?.(exchange.name)
    for (const id of idsIn(exchange)) seen.add(id)
  }
  const redirected = (location: string) => void (run.redirectedTo = location)
  const failed = (failure: Run['failure']) => void (run.failure = failure)
  const connection = { apiUrl, applicationId, origin, session, writes, fetch: options.fetch }
  const api = createCheckClient({ ...connection, answered, redirected, failed, ...(signal && { signal }) })
  const uninterrupted = createCheckClient(connection)
  const learnt = { application: null, redirectedTo: null, failure: null }
  const run: Run = { api, uninterrupted, findings, origin, seen, ...learnt }

  const end = await checkAll(run, options).catch((error: unknown) => error)
  const stopped = end === undefined ? null : end instanceof Error ? end.message : String(end)
  if (end instanceof NotAnApi) return createFindings().report({ apiUrl, applicationId, stopped })
  answers.judgeClock()
  return findings.report({ apiUrl, applicationId, stopped })
}

const idsIn = ({ answer }: Exchange) =>
  typeof answer === 'string' ? [] : [...answer.text.matchAll(/"id"\s*:\s*"([^"]+)"/g)].map(([, id]) => id!)

async function checkAll(run: Run, options: CheckOptions): Promise<void> {
  await checkApplication(run, options)
  await checkPublic(run)
  await checkPreflights({ ...options, findings: run.findings })
  run.api.session.token = options.token
  await checkCustomer(run, options)
}

async function checkCustomer(run: Run, options: CheckOptions): Promise<void> {
  const { findings } = run
  const { token, person, writes } = options
  let own: IdentityTokens | null = null
  try {
    if (token === null && person !== null && writes) await signIn(run, person, (tokens) => (own = tokens))
    if (writes) await checkSignInRefusals(run)
    if (run.api.session.token !== null) await checkSignedIn(run, options)
  } finally {
    if (own) await endSession({ ...run, api: run.uninterrupted }, own)
  }
  const isSignedIn = run.api.session.token !== null
  for (const name of CALL_NAMES) findings.unchecked(name, lackOf(name, { isSignedIn, writes }))
}

const PUBLIC = /^POST \/v1\/(?:identity|ramp\/auth)\//

function lackOf(name: string, { isSignedIn, writes }: { isSignedIn: boolean; writes: boolean }): Lack {
  if (!writes && (isSignedIn || PUBLIC.test(name)) && !name.startsWith('GET ')) return LACKS.write
  if (!isSignedIn && !PUBLIC.test(name)) return LACKS.customer
  return PUBLIC.test(name) ? LACKS.signIn : LACKS.earlier
}

async function checkSignedIn(run: Run, options: CheckOptions): Promise<void> {
  const customerId = await readCustomer(run)
  await checkReads(run)
  const holdings = await checkLists(run)
  if (options.writes) await checkMore(run, { options, customerId, holdings })
  const canRemove = areRead(holdings)
  await checkStrangers(run, (name) => {
    if (name.startsWith('GET ')) return true
    return options.writes && (canRemove || !MAKES_OR_REMOVES.test(name))
  })
}

async function checkMore(run: Run, writing: Writing): Promise<void> {
  await checkShortLived(run)
  await checkLasting(run)
  await checkWrites(run, writing)
}

interface Writing {
  readonly options: CheckOptions
  readonly customerId: string | undefined
  readonly holdings: Holdings
}

const SETTLE_MS = 2000

async function checkWrites(run: Run, { options, customerId, holdings }: Writing): Promise<void> {
  // The lists tell what the check made from what was there before.
  if (!areRead(holdings)) {
    for (const name of CALL_NAMES) if (MAKES_OR_REMOVES.test(name)) run.findings.unchecked(name, LACKS.lists)
    return
  }
  const marks = newMarks(randomHex(), new Set(run.seen))
  try {
    await checkChanges(run, { customerId, holdings, marks })
  } finally {
    if (marks.isAnswerLost) await new Promise((resolve) => setTimeout(resolve, options.settleMs ?? SETTLE_MS))
    await undo(run.uninterrupted, marks, run.findings)
  }
}

const areRead = (holdings: Holdings) => !Object.values(holdings).includes(undefined)

const MAKES_OR_REMOVES = /^(?:POST|PATCH|DELETE) .+\/(?:bankAccounts|wallets|payouts)\b/

const randomHex = () =>
  [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

interface Changes {
  readonly customerId: string | undefined
  readonly holdings: Holdings
  readonly marks: Marks
}

async function checkChanges(run: Run, { customerId, holdings, marks }: Changes): Promise<void> {
  await checkAccounts(run, marks)
  const walletId = await checkWallets(run, marks)
  if (walletId === undefined) return
  const account = holdings.accounts?.find(
    ({ status, currency, hasOwner, isThirdParty, deletedAt }) =>
      status === 'active' && currency === 'usd' && hasOwner && !isThirdParty && deletedAt === null,
  )
  if (customerId !== undefined) await checkTransfers(run, { customerId, walletId, account: account?.id ?? null, marks })
  // A transfer that a server made twice still uses the wallet, which can then not be deleted.
  await cancelAll(run.api, marks, run.findings)
  await checkDeletedWallet(run, walletId)
}
