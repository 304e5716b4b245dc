import { AsyncLocalStorage } from 'node:async_hooks'
import type { TestSandbox } from '../../demo/sandbox/testing.ts'
import { asItCame, breaksConnection, brokenAnswer, drawFault, isLostBefore, isSilent, type Fault } from './faults.ts'
import type { Random } from './random.ts'
import type { Time } from './time.ts'

/** The intent for which the current code runs, so that a call is attributed by its caller and not by its content. */
export const currentIntent = new AsyncLocalStorage<{ readonly intent: number }>()

/** A POST payouts of the client. */
export interface Creation {
  readonly intent: number | null
  readonly key: string | null
  readonly at: number
  /** One page load in one tab. */
  readonly page: object
  /** When the page got an answer or gave up. */
  endedAt: number | null
}

export interface Network {
  fetchFrom(tab: { readonly name: string; isGone(): boolean }): typeof fetch
  /** The share of calls with a fault, from 0 to 1. */
  faultRate: number
  /** The fault of a call. Where it is null, the fault is drawn at random. */
  faultPlan: ((request: Request) => Fault | null) | null
  readonly requests: readonly Request[]
  readonly creations: readonly Creation[]
  /** Each payout that the server created, with its intent. */
  readonly made: ReadonlyMap<string, number | null>
  readonly faults: ReadonlyMap<Fault, number>
}

interface Parts {
  readonly box: TestSandbox
  readonly time: Time
  readonly random: Random
  note(text: string): void
  nameOf(id: string): string
}

const LATEST_MS = 90_000
const CREATES = /\/v1\/ramp\/payouts$/

interface Arrived {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** The connection between the tabs and the server, both in this process. */
export function createNetwork({ box, time, random, note, nameOf }: Parts): Network {
  const requests: Request[] = []
  const creations: Creation[] = []
  const made = new Map<string, number | null>()
  const faults = new Map<Fault, number>()
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

  async function deliver(request: Request, intent: number | null): Promise<Arrived | null> {
    return time.holding(async () => {
      const response = await box.sandbox.fetch(request.clone() as Request).catch(() => null)
      if (!response) return null
      const text = await response.text()
      if (isCreation(request) && response.status === 201) {
        const { id } = JSON.parse(text).data.payout
        if (!made.has(id)) made.set(id, intent)
      }
      return { status: response.status, headers: response.headers, text }
    })
  }

  async function carry(request: Request, intent: number | null, report: (text: string) => void): Promise<Response> {
    const fault = network.faultPlan?.(request) ?? drawFault(random, network.faultRate)
    faults.set(fault, (faults.get(fault) ?? 0) + 1)
    const [up, down] = [random.between(2, 250), random.between(2, 250)]
    const late = random.between(1000, LATEST_MS)
    await wait(up)
    if (fault === 'deliveredLate') await wait(late)
    const arrived = isLostBefore(fault) ? null : await deliverAs(fault, request, intent)
    const name =
      arrived && isCreation(request) && arrived.status === 201
        ? ` ${nameOf(JSON.parse(arrived.text).data.payout.id)}`
        : ''
    report(`${arrived ? `${arrived.status}${name}` : 'not delivered'}${fault === 'none' ? '' : `, ${fault}`}`)
    await wait(down)
    if (isSilent(fault)) return new Promise(() => undefined)
    if (breaksConnection(fault)) throw new TypeError('fetch failed')
    return fault === 'none' || fault === 'doubled' ? asItCame(arrived) : brokenAnswer(fault, arrived, random)
  }

  /** A browser repeats a POST by itself, and the page gets the answer to the repeat. */
  async function deliverAs(fault: Fault, request: Request, intent: number | null) {
    if (fault !== 'doubled' && fault !== 'inProgress') return deliver(request, intent)
    const [, second] = await Promise.all([deliver(request, intent), deliver(request, intent)])
    return second
  }

  const network: Network = {
    faultRate: 0,
    faultPlan: null,
    requests,
    creations,
    made,
    faults,
    fetchFrom: (tab) => (input, init) => {
      if (tab.isGone()) return new Promise(() => undefined)
      const { signal, ...sent } = init ?? {}
      const request = new Request(input as string, sent as RequestInit)
      const intent = currentIntent.getStore()?.intent ?? null
      const key = request.headers.get('Idempotency-Key')
      requests.push(request)
      const creation: Creation = { intent, key, at: Date.now(), page: tab, endedAt: null }
      if (isCreation(request)) creations.push(creation)
      const call = `${tab.name} ${request.method} ${nameOf(new URL(request.url).pathname.replace('/v1/', ''))}`
      const whose = isCreation(request) ? ` for intent ${intent} with ${key?.slice(0, 8)}` : ''
      const carried = () => carry(request, intent, (text) => note(`${call}${whose}: ${text}`))
      return answerFor(tab, signal ?? null, carried).finally(() => {
        creation.endedAt = Date.now()
      })
    },
  }
  return network
}

const isCreation = (request: Request) => request.method === 'POST' && CREATES.test(new URL(request.url).pathname)

/** A call goes on when nobody waits for it any more. A closed tab gets no answer. */
function answerFor(tab: { isGone(): boolean }, signal: AbortSignal | null, carry: () => Promise<Response>) {
  return new Promise<Response>((resolve, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    carry().then(
      (response) => !tab.isGone() && resolve(response),
      (error: unknown) => !tab.isGone() && reject(error),
    )
  })
}
