import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Request, Route } from 'playwright-core'

/** The calls of the widget at which a page can die. */
const CALLS = {
  create: isOfApi('POST', /\/ramp\/payouts$/),
  read: isOfApi('GET', /\/ramp\/payouts\/payout_\w+$/),
  list: isOfApi('GET', /\/ramp\/payouts$/),
  cancel: isOfApi('DELETE', /\/ramp\/payouts\/payout_\w+$/),
  relay: isOfApi('POST', /\/relay\/solana$/),
  /** What the wallet has, asked of its network. */
  funds: (request: Request) => isOfNode(['eth_estimateGas', 'getMultipleAccounts'])(request) && !isHint(request),
  /** What became of a transaction, asked of its network. */
  look: isOfNode(['eth_getTransactionReceipt', 'getSignatureStatuses']),
}

export type Call = keyof typeof CALLS

/**
 * `unasked`: it gets nowhere. `unanswered`: it is carried out, and no answer comes. `down`: it fails at once. `blind`: the server has
 * not seen the tokens yet, and the network not the transaction.
 */
export type Fate = 'unasked' | 'unanswered' | 'down' | 'blind'

export type Faults = Readonly<Partial<Record<Call, Fate>>>

/** What the form asks of the fee, for a transfer of one unit. */
const isHint = (request: Request): boolean => /0{63}1"/.test(request.postData() ?? '')

function isOfApi(method: string, path: RegExp) {
  return (request: Request) => request.method() === method && path.test(new URL(request.url()).pathname)
}

function isOfNode(methods: readonly string[]) {
  return (request: Request) => {
    const body = request.method() === 'POST' ? request.postData() : null
    return body !== null && methods.some((method) => body.includes(`"${method}"`))
  }
}

const unseen = (text: string): string => {
  const { result, ...answer } = JSON.parse(text) as { readonly result: { readonly value?: unknown } | null }
  return JSON.stringify({ ...answer, result: result && 'value' in result ? { ...result, value: [null] } : null })
}

interface Met {
  readonly call: Call
  /** A server that never answers. What a test holds back itself would go on once its page is closed. */
  readonly silence: string
}

const FATES: Readonly<Record<Fate, (route: Route, met: Met) => Promise<unknown>>> = {
  unasked: (route, { silence }) => route.continue({ url: silence }),
  async unanswered(route, { silence }) {
    await route.fetch()
    await route.continue({ url: silence })
  },
  down: (route) => route.abort(),
  async blind(route, { call }) {
    const response = await route.fetch()
    const text = await response.text()
    const body = call === 'look' ? unseen(text) : text.replaceAll('"status":"funded"', '"status":"pending"')
    await route.fulfill({ response, body })
  },
}

export interface Network {
  /** What becomes of calls from now on. */
  suffer(faults: Faults): void
  /** How many calls have met their fate. */
  met(call: Call): number
  close(): Promise<void>
}

/** Stands between a customer's browser and all that the widget calls. */
export async function standBetween(context: BrowserContext): Promise<Network> {
  const silent = createServer(() => {})
  await new Promise<void>((begin) => silent.listen(0, '127.0.0.1', begin))
  const silence = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  let present: Faults = {}
  const met = new Map<Call, number>()
  await context.route(/^http/, async (route) => {
    const request = route.request()
    const call = (Object.keys(present) as Call[]).find((each) => CALLS[each](request))
    if (!call) return route.fallback()
    // A page that has died needs no answer.
    await FATES[present[call]!](route, { call, silence }).catch(() => {})
    met.set(call, (met.get(call) ?? 0) + 1)
  })
  return {
    suffer(faults) {
      present = faults
    },
    met: (call) => met.get(call) ?? 0,
    async close() {
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
      silent.close()
      silent.closeAllConnections()
    },
  }
}
