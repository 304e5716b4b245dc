import * as z from 'zod/mini'
import type { Application } from '../../src/domain/application.ts'
import { ApiError } from '../../src/api/error.ts'
import type { CallName } from './calls.ts'
import type { CheckClient } from './client.ts'
import type { Rule } from './consequences.ts'
import type { Findings } from './findings.ts'
import { refusedFor } from './lacks.ts'
import type { Failure } from './unreachable.ts'

/** What every part of a check needs, and what the parts learn for each other. */
export interface Run {
  readonly api: CheckClient
  /** Still works after an interruption, to remove what was made. */
  readonly uninterrupted: CheckClient
  readonly findings: Findings
  readonly origin: string
  /** The ids in every answer so far. */
  readonly seen: ReadonlySet<string>
  application: Application | null
  redirectedTo: string | null
  /** Why the last call that failed has no answer, where that is known. */
  failure: Failure | null
}

/** For calls of which only the refusal matters. */
export const ANYTHING = z.unknown()

/** The check cannot go on. One sentence says why, one what to do. */
export class CannotRun extends Error {}

/** No API of this contract answers at the address, so what it answers deviates from nothing. */
export class NotAnApi extends CannotRun {}

/** A signal has ended the check. */
export class Interrupted extends Error {
  constructor() {
    super('The check was interrupted.')
  }
}

type Call<T> = (api: CheckClient) => Promise<T>

const NO_SUCH_CALL = new Set([404, 405, 501])

/** What a customer, or an application, may not do yet is no fault of the server. */
const GATES = new Set([
  'terms_required',
  'verification_required',
  'capability_missing',
  'sui_not_allowed',
  'source_account_required',
  'offloader_not_allowed',
])

/** Makes a call and judges its answer. Undefined: the answer is of no use, and the findings say why. */
export async function ask<T>(run: Run, name: CallName, call: Call<T>): Promise<T | undefined> {
  try {
    const value = await call(run.api)
    run.findings.checked(name)
    return value
  } catch (error) {
    judge(run, name, asApiError(error))
    return undefined
  }
}

function asApiError(error: unknown): ApiError {
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'aborted') throw new Interrupted()
  return error
}

function judge(run: Run, name: CallName, error: ApiError): void {
  const { api, findings } = run
  const { status, code, message } = error
  if (code === 'check/pages') return findings.deviates(name, 'pages', 'The pages of the list do not end.')
  if (isNoSuchCall(error)) return findings.missing(name, `${status}`)
  const silence = silenceOf(run, error)
  if (silence) return findings.deviates(name, silence.rule, silence.deviates)
  const unreadable = api.last()?.unreadable
  if (unreadable !== undefined) return findings.deviates(name, 'unusable', `The answer cannot be read: ${unreadable}.`)
  const said = `${status}${code === undefined ? '' : ` ${code}`}${message === 'unknown' ? '' : ` (${message})`}`
  if (status === 429 || (status === 403 && GATES.has(code ?? '')))
    return findings.limited(name, refusedFor(status, said))
  findings.deviates(name, 'unusable', `It is refused with ${said}.`)
}

/** Why there is no answer, where there is none. */
function silenceOf(run: Run, { kind, status }: ApiError): { rule: Rule; deviates: string } | undefined {
  if (status !== undefined) return undefined
  const { redirectedTo, failure } = run
  Object.assign(run, { redirectedTo: null, failure: null })
  if (redirectedTo !== null) return { rule: 'redirect', deviates: `It is redirected to ${redirectedTo}.` }
  if (kind === 'timeout') return { rule: 'unusable', deviates: 'No answer comes in time.' }
  return kind === 'unknown'
    ? { rule: 'unusable', deviates: 'It is answered with success, but nothing has changed.' }
    : { rule: 'unusable', deviates: `The connection ends without an answer${failure ? ` (${failure.code})` : ''}.` }
}

/** The path is missing: the refusal of a missing resource has a code. */
const isNoSuchCall = ({ kind, status, code }: ApiError) =>
  NO_SUCH_CALL.has(status ?? 0) && (kind === 'misdirected' || code === undefined)

export interface Refusal {
  readonly name: CallName
  readonly call: Call<unknown>
  /** What is wrong with the call: `With an unknown id`. The sentence goes on with what happens. */
  readonly why: string
  readonly status: readonly number[]
  /** What stays for good where the call is not refused. */
  readonly leaves?: string
  /** Broken where the call is not refused. */
  readonly otherwise: Rule
  /** Broken where it is refused with another status. */
  readonly rule?: Rule | ((status: number) => Rule)
  /** The field that is wrong. */
  readonly field?: string
  /** Whether the widget looks at the code. */
  readonly coded?: boolean
  /** The call itself is checked elsewhere: what is said there of its answer is not said again of its refusal. */
  readonly isAside?: boolean
}

/** Makes a call that must be refused, and judges the refusal as the widget reads it. */
export async function mustRefuse(run: Run, refusal: Refusal): Promise<void> {
  const { findings } = run
  const { name, call, why, leaves, otherwise } = refusal
  const accepted = () => {
    if (leaves !== undefined) findings.left(leaves)
    findings.deviates(name, otherwise, `${why}, it is not refused.`)
  }
  try {
    await call(run.api)
    return accepted()
  } catch (caught) {
    const error = asApiError(caught)
    // Answered with success, and a body that nobody can read.
    if (error.status !== undefined && error.status < 400) return accepted()
    judgeRefusal(run, error, refusal)
  }
}

function judgeRefusal(run: Run, error: ApiError, refusal: Refusal): void {
  const { findings } = run
  const { name, why, status: wanted, rule = 'status', isAside = false } = refusal
  const { status } = error
  if (isAside && (findings.isUnusable(name) || status === 429)) return undefined
  if (isNoSuchCall(error) && !wanted.includes(status ?? 0)) return findings.missing(name, `${status}`)
  const silence = silenceOf(run, error)
  if (silence) return findings.deviates(name, silence.rule, `${why}: ${silence.deviates}`)
  if (status === 429) return findings.limited(name, refusedFor(status, '429'))
  if (!isAside) findings.checked(name)
  if (wanted.includes(status ?? 0)) return judgeBody(run, error, refusal)
  const broken = typeof rule === 'string' ? rule : rule(status ?? 0)
  findings.deviates(name, broken, `${why}, it is refused with ${status}, and not with ${wanted.join(' or ')}.`)
}

function judgeBody({ findings }: Run, error: ApiError, { name, why, field, coded = true, isAside }: Refusal): void {
  const { kind, code, fields, status, message } = error
  const deviates = (rule: Rule, how: string) => findings.deviates(name, rule, `${why}, ${how}.`)
  // The page of a proxy says nothing of the session.
  if (status === 401 && kind !== 'unauthorized')
    return deviates('signedOut', 'it is refused with 401 and a body that is not JSON')
  if (isAside) return undefined
  if (status === 404 && code === undefined) return deviates('notFound', 'it is refused with 404 and no code')
  if (kind === 'network' || kind === 'unknown' || message === 'unknown')
    return deviates('unexplained', `it is refused with ${status} and no message that can be read`)
  if (field !== undefined && fields?.[field] === undefined)
    return deviates('unfielded', `the refusal does not name the field ${field}`)
  if (field === undefined && coded && code === undefined) deviates('uncoded', 'the refusal has no code')
}
