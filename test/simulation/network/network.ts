import { AsyncLocalStorage } from 'node:async_hooks'
import type { TestSandbox } from '../../../demo/sandbox/testing.ts'
import { drawChange, withChanges, type Change } from './changes.ts'
import {
  breaksConnection,
  brokenAnswer,
  drawFault,
  isChange,
  isLostBefore,
  isSilent,
  type Arrived,
  type Fault,
} from './faults.ts'
import type { Random } from '../random.ts'
import type { Time } from '../time.ts'

/** The intent for which the current code runs, so that a call is attributed by its caller and not by its content. */
export const currentIntent = new AsyncLocalStorage<{ readonly intent: number }>()

/** A POST payouts of the client. */
export interface Creation {
  readonly intent: number | null
  readonly key: string | null
  /** By the server's clock. */
  readonly at: number
  /** One page load in one tab. */
  readonly page: object
  /** When the page got an answer or gave up. */
  endedAt: number | null
}

export interface Network {
  fetchFrom(tab: { readonly name: string; readonly device: string; isGone(): boolean }): typeof fetch
  /** The share of calls with a fault, from 0 to 1. */
  faultRate: number
  /** The fault of a call. Where it is null, the fault is drawn at random. */
  faultPlan: ((request: Request) => Fault | null) | null
  /** Whether answers carry the `Date` of the server. */
  readonly tellsTime: boolean
  readonly requests: readonly Request[]
  readonly creations: readonly Creation[]
  /** Each payout that the server created, with its intent. */
  readonly made: ReadonlyMap<string, number | null>
  /** The key of the call that created a payout. */
  readonly keys: ReadonlyMap<string, string | null>
  /** The cancel of each payout that the server cancelled. */
  readonly cancels: ReadonlyMap<string, Cancel>
  /** Payouts that are not as they were asked for. */
  readonly changes: ReadonlyMap<string, Change>
  readonly faults: ReadonlyMap<Fault, number>
}

/** Which device asked for a cancel, when, and when it reached the server, in milliseconds since the scenario began. */
interface Cancel {
  readonly device: string
  readonly askedAt: number
  readonly at: number
}

interface Sent extends Pick<Cancel, 'device' | 'askedAt'> {
  readonly request: Request
  readonly intent: number | null
}

interface Parts {
  readonly box: TestSandbox
  readonly time: Time
  readonly random: Random
  readonly tellsTime: boolean
  note(text: string): void
  nameOf(id: string): string
}

const LATEST_MS = 90_000
const CREATES = /\/v1\/ramp\/payouts$/

export const isCreation = ({ method, url }: Request) => method === 'POST' && CREATES.test(new URL(url).pathname)

/** The connection between the tabs and the server, both in this process. */
export function createNetwork({ box, time, random, tellsTime, note, nameOf }: Parts): Network {
  const requests: Request[] = []
  const creations: Creation[] = []
  const made = new Map<string, number | null>()
  const keys = new Map<string, string | null>()
  const cancels = new Map<string, Cancel>()
  const changes = new Map<string, Change>()
  const faults = new Map<Fault, number>()
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

  async function deliver({ request, intent, device, askedAt }: Sent): Promise<Arrived | null> {
    return time.holding(async () => {
      const response = await box.sandbox.fetch(request.clone() as Request).catch(() => null)
      if (!response) return null
      const text = await response.text()
      const headers = new Headers(response.headers)
      if (!tellsTime) headers.delete('Date')
      const arrived = { status: response.status, headers, text }
      const cancelled = cancelledBy(request, arrived)
      if (cancelled && !cancels.has(cancelled)) cancels.set(cancelled, { device, askedAt, at: time.elapsed() })
      const id = createdBy(request, arrived)
      if (id !== null && !made.has(id)) {
        made.set(id, intent)
        keys.set(id, request.headers.get('Idempotency-Key'))
      }
      return arrived
    })
  }

  /** A browser repeats a POST by itself when a kept-alive connection dies, and the page gets the answer to the repeat. */
  async function deliverAs(fault: Fault, sent: Sent) {
    if (fault === 'repeatedByBrowser' && sent.request.method === 'POST') {
      await deliver(sent)
      await wait(random.between(0, 3000))
    }
    if (fault !== 'doubled' && fault !== 'inProgress') return deliver(sent)
    const [, second] = await Promise.all([deliver(sent), deliver(sent)])
    return second
  }

  function change(request: Request, arrived: Arrived | null): Arrived | null {
    const id = arrived && createdBy(request, arrived)
    // A replay repeats the first answer.
    if (id && !arrived.headers.has('Idempotency-Replayed')) changes.set(id, drawChange(random))
    return withChanges(arrived, changes)
  }

  function faultOf(request: Request): Fault {
    const fault = network.faultPlan?.(request) ?? drawFault(random, network.faultRate)
    const key = request.headers.get('Idempotency-Key')
    const isFirst = requests.filter((other) => other.headers.get('Idempotency-Key') === key).length < 2
    // A refusal that is the first answer to a first call is taken for the server's own word (decisions.md E18).
    return fault === 'gatewayAfter' && isFirst ? 'answerLost' : fault
  }

  async function carry(sent: Sent, report: (text: string) => void): Promise<Response> {
    const { request } = sent
    const fault = faultOf(request)
    faults.set(fault, (faults.get(fault) ?? 0) + 1)
    const [up, down] = [random.between(2, 250), random.between(2, 250)]
    const late = random.between(1000, LATEST_MS)
    await wait(up)
    if (fault === 'deliveredLate') await wait(late)
    const came = isLostBefore(fault) ? null : await deliverAs(fault, sent)
    const arrived = isChange(fault) ? change(request, came) : withChanges(came, changes)
    const id = arrived && createdBy(request, arrived)
    const answer = fault === 'gateway' || fault === 'gatewayAfter' ? brokenAnswer(fault, arrived, random) : null
    const said = answer ? ` ${answer.status}` : ''
    const name = id ? ` ${nameOf(id)}${changes.has(id) ? ` with another ${changes.get(id)}` : ''}` : ''
    report(`${arrived ? arrived.status : 'not delivered'}${name}${fault === 'none' ? '' : `, ${fault}${said}`}`)
    await wait(down)
    if (isSilent(fault)) return new Promise(() => undefined)
    if (breaksConnection(fault)) throw new TypeError('fetch failed')
    return answer ?? brokenAnswer(fault, arrived, random)
  }

  const network: Network = {
    faultRate: 0,
    faultPlan: null,
    tellsTime,
    requests,
    creations,
    made,
    keys,
    cancels,
    changes,
    faults,
    fetchFrom: (tab) => (input, init) => {
      if (tab.isGone()) return new Promise(() => undefined)
      const { signal, ...asked } = init ?? {}
      const request = new Request(input as string, asked as RequestInit)
      const intent = currentIntent.getStore()?.intent ?? null
      const key = request.headers.get('Idempotency-Key')
      requests.push(request)
      const creation: Creation = { intent, key, at: time.now(), page: tab, endedAt: null }
      if (isCreation(request)) creations.push(creation)
      const call = `${tab.name} ${request.method} ${nameOf(new URL(request.url).pathname.replace('/v1/', ''))}`
      const whose = isCreation(request) ? ` for intent ${intent} with ${key?.slice(0, 8)}` : ''
      const sent = { request, intent, device: tab.device, askedAt: time.elapsed() }
      const carried = () => carry(sent, (text) => note(`${call}${whose}: ${text}`))
      return answerFor(tab, signal ?? null, carried).finally(() => {
        creation.endedAt = time.now()
      })
    },
  }
  return network
}

const cancelledBy = ({ method, url }: Request, { status }: Arrived): string | undefined =>
  method === 'DELETE' && status === 200 ? /\/payouts\/([^/]+)$/.exec(new URL(url).pathname)?.[1] : undefined

const createdBy = (request: Request, { status, text }: Arrived): string | null =>
  isCreation(request) && status === 201 ? JSON.parse(text).data.payout.id : null

/** A call goes on after its page stops waiting. A closed tab gets no answer. */
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
