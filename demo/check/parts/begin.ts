import { getApplication } from '../../../src/api/application.ts'
import { ApiError } from '../../../src/api/error.ts'
import { getMe } from '../../../src/api/me.ts'
import { KYC_STATUSES } from '../../../src/domain/me.ts'
import { ANYTHING, ask, CannotRun, Interrupted, mustRefuse, NotAnApi, type Run } from '../run.ts'
import { unreachable } from '../unreachable.ts'
import { judgeWords } from './words.ts'

interface Server {
  readonly apiUrl: string
  readonly applicationId: string
}

/** The first call says whether an API of this contract, and this application of it, is there at all. */
export async function checkApplication(run: Run, { apiUrl, applicationId }: Server): Promise<void> {
  const name = 'GET /v1/ramp/applications/{id}'
  try {
    run.application = await getApplication(run.api, applicationId)
    run.findings.checked(name)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'aborted') throw new Interrupted()
    if (error.code === 'application_not_found')
      throw new NotAnApi(`${apiUrl} has no application ${applicationId}. Name one of it with --application.`)
    if (error.kind === 'misdirected')
      throw new NotAnApi(`${apiUrl} is no API of this contract: ${error.message}. ${correctionOf(apiUrl)}`)
    if (error.status === 404)
      throw new NotAnApi(`${apiUrl} knows no applications (404 ${error.code}). ${correctionOf(apiUrl)}`)
    if (error.status === undefined && run.redirectedTo !== null)
      throw new NotAnApi(
        `${apiUrl} redirects to ${run.redirectedTo}, and the widget follows no redirect. Correct --api-url.`,
      )
    if (error.status === undefined) throw new NotAnApi(unreachable(apiUrl, run.failure))
    // The same judgement as of any other call.
    await ask(run, name, () => Promise.reject(error))
  }
}

/** The calls add `/v1/ramp` and what follows. */
function correctionOf(apiUrl: string): string {
  const { pathname } = new URL(apiUrl)
  const [end] = /\/v1(?:\/ramp(?:\/.*)?)?$|\/ramp$/.exec(pathname) ?? []
  return end === undefined
    ? 'Correct --api-url.'
    : `Leave out ${end} at the end of --api-url: the widget adds /v1/ramp itself.`
}

/** What needs no customer. */
export async function checkPublic(run: Run): Promise<void> {
  await mustRefuse(run, {
    name: 'GET /v1/ramp/applications/{id}',
    call: (api) => getApplication(api, 'application_unknown0'),
    why: 'With an id that no application has',
    status: [404],
    otherwise: 'accepted',
  })
  const me = (api: Run['api']) => api.request('GET', 'me', { level: 'public', schema: ANYTHING })
  await mustRefuse(run, {
    name: 'GET /v1/ramp/me',
    call: me,
    why: 'Without a token',
    status: [401],
    otherwise: 'open',
    rule: 'signedOut',
    coded: false,
  })
}

function unlessOfToken(error: unknown): never {
  if (error instanceof ApiError && error.status === 401)
    throw new CannotRun(
      'The server refuses the token with 401. Name the idToken that POST /v1/identity/token gives, not the one-time token of the code. Where it was the idToken, it may have expired.',
    )
  throw error
}

/** The customer of the token, without whom there is nothing more to look at. */
export async function readCustomer(run: Run): Promise<string | undefined> {
  const name = 'GET /v1/ramp/me'
  const me = await ask(run, name, (api) => getMe(api).catch(unlessOfToken))
  judgeWords(run, name, { kycStatus: KYC_STATUSES })
  return me?.id
}
