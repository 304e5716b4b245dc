import type { Method, RequestOptions } from '../../../src/api/http/context.ts'
import { CALL_NAMES, CALLS, type CallName } from '../calls.ts'
import { silentClient } from '../client.ts'
import { ANYTHING, mustRefuse, type Run } from '../run.ts'

/** What cannot be undone: of these the customer asks nothing. */
const ONLY_REFUSED: ReadonlySet<CallName> = new Set(['POST /v1/ramp/kyc/reset', 'POST /v1/ramp/kyc/sepa'])
const BALANCES = 'GET /v1/ramp/chains/{network}/balances'
const MAKES = /^POST .+\/(?:bankAccounts|wallets|walletBankAccounts|payouts)$/

/** Each call of a customer, with a token that nobody has: to read, to change what has an unknown id, and to make something of an empty body. */
export async function checkStrangers(run: Run, mayAsk: (name: CallName) => boolean): Promise<void> {
  for (const name of CALL_NAMES) {
    const { method, path, query, level = 'user' } = sentBy(name)
    const isOfCustomer = level === 'user' && !path.startsWith('/v1/identity/')
    if (!isOfCustomer || !mayAsk(name) || (name === BALANCES && !run.application?.access.balances)) continue
    await mustRefuse(run, {
      name,
      call: (api) => api.request(method, path, { schema: ANYTHING, token: 'wrong', ...(query && { query }) }),
      why: 'With a token that nobody has',
      status: [401],
      otherwise: 'open',
      rule: (status) => (status === 403 || status > 499 ? 'signedOut' : 'open'),
      ...(MAKES.test(name) && { leaves: `what ${name} made of an empty body, if anything` }),
      coded: false,
      isAside: !ONLY_REFUSED.has(name),
    })
  }
}

interface Sent extends Pick<RequestOptions<unknown>, 'query' | 'level'> {
  readonly method: Method
  readonly path: string
}

/** What the client would send. Nothing is sent. */
function sentBy(name: CallName): Sent {
  let sent: Sent | undefined
  const silent = silentClient((method, path, { query, level }) => {
    sent ??= { method, path, ...(query && { query }), ...(level && { level }) }
  })
  void CALLS[name](silent)
  return sent!
}
