import { isDeepStrictEqual } from 'node:util'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import { offRampOn } from '../intents/off-ramp-payload.fixture.ts'
import { createServer, createStorage, openPage, type Fault } from '../intents/payout-server.fixture.ts'
import { createTabs } from '../journal/journal.fixture.ts'
import { errorResponse } from '../intents/payout-requests.fixture.ts'
import { createRegistry } from '../registration/registry.fixture.ts'
import { createFakeChain, type Pass } from './fake-chain.fixture.ts'
import { FAKE_FAMILIES, type FakeFamily } from './fake-families.fixture.ts'
import { type Wallet } from './fake-wallets.fixture.ts'

/** A page that dies at a step of its own. From then on nothing of it goes on, and its locks are free, as of a tab that is closed. */
function createLife(diesAt: number) {
  let steps = 0
  let die = () => {}
  const death = new Promise<never>((_, reject) => {
    die = () => reject(new Error('closed'))
  })
  death.catch(() => {})
  const pass: Pass = async (work) => {
    steps += 1
    if (steps < diesAt) return work()
    die()
    return new Promise(() => {})
  }
  return { pass, death }
}

interface Asking {
  readonly source: { readonly amount: string; readonly currency: 'usdc'; readonly network: Deposit['network'] }
  readonly instructions: {
    readonly memo: string
    readonly resource: { readonly address: string; readonly network: Deposit['network'] }
  }
  readonly wallets: readonly [{ readonly address: string }]
}

/** The server's own answer to DELETE, and its list of what came too late. */
function createPayouts(server: ReturnType<typeof createServer>, mustRegister: boolean) {
  const deleteFaults: Fault[] = []
  const stranded: string[] = []
  const payoutWith = (id: string) => server.payouts.find((payout) => payout['id'] === id)!
  const cancel = (id: string): Response => {
    const payout = payoutWith(id)
    if (payout['status'] === 'funded')
      return Response.json({ error: { code: 'not_cancellable', message: 'not_cancellable' } }, { status: 409 })
    if (registry.hasCome(id)) stranded.push(id)
    payout['status'] = 'cancelled'
    return Response.json({ data: { payout } })
  }
  const answer = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname.endsWith('/cctp/off-ramp')) return registry.answer(request)
    if (request.method !== 'DELETE') return server.fetch(request)
    const fault = deleteFaults.shift()
    if (fault === 'requestLost') throw new TypeError('reset')
    if (fault === 'forbidden') return errorResponse(403, 'capability_missing')
    const response = cancel(new URL(request.url).pathname.split('/')[4]!)
    if (fault === 'answerLost') throw new TypeError('reset')
    return response
  }
  const fund = (id: string) => {
    const payout = payoutWith(id)
    if (payout['status'] !== 'cancelled') payout['status'] = 'funded'
    else if (mustRegister) payout['status'] = 'refunded'
  }
  const registry = createRegistry({ isPayout: (id) => server.payouts.some((each) => each['id'] === id), fund })
  const land = (id: string, hash: string) => {
    if (payoutWith(id)['status'] === 'cancelled') stranded.push(id)
    if (mustRegister) registry.land(id, hash)
    else fund(id)
  }
  const payoutOf = (transfer: Deposit) => {
    const isAsked = (payout: Record<string, unknown>) => {
      const { source, instructions, wallets } = payout as unknown as Asking
      const { amount, currency: coin, network } = source
      const { memo, resource } = instructions
      const plain: Deposit = { network, coin, amount, from: wallets[0].address, to: resource.address, memo }
      const asked = resource.network === network ? plain : { ...plain, redemption: resource.network }
      return isDeepStrictEqual(transfer, asked)
    }
    const asking = server.payouts.find(isAsked)
    if (!asking) throw new Error(`No payout asks for ${JSON.stringify(transfer)}`)
    return asking['id'] as string
  }
  const change = (id: string) => void (payoutWith(id)['status'] = 'failedPrecondition')
  return { deleteFaults, stranded, answer, land, change, payoutOf, registry }
}

/** A server, a chain, a wallet and one browser's storage, for pages that come and go. */
export function createOffRampWorld(
  family: FakeFamily,
  wallet: Wallet,
  options: Parameters<typeof createServer>[0] = {},
) {
  const server = createServer(options)
  const { network } = FAKE_FAMILIES[family]
  const payouts = createPayouts(server, isRegisteredNetwork(network))
  const chain = createFakeChain({
    family,
    wallet,
    payoutOf: payouts.payoutOf,
    onLanded: payouts.land,
    onChanged: payouts.change,
  })
  const storage = createStorage()
  const tabs = createTabs()

  /** Opens a page. `diesAt` counts its calls, the answers to them, and the steps of its wallet. */
  function open(diesAt = Number.POSITIVE_INFINITY, hasLocks = true, kept = storage) {
    const { pass, death } = createLife(diesAt)
    const fetch: typeof globalThis.fetch = async (input, init) => {
      await pass(() => {})
      chain.advance()
      const answer = await payouts.answer(new Request(input, init))
      return pass(() => answer)
    }
    const untilDeath = <T>(work: () => Promise<T>) => Promise.race([work(), death])
    const lock = <T>(name: string, work: () => Promise<T>) =>
      hasLocks ? tabs.lock(name, () => untilDeath(work)) : untilDeath(work)
    const page = openPage({ ...server, fetch }, kept, { ...tabs, lock })
    return { ...page, payload: offRampOn(network), adapter: chain.adapterOf(pass), death }
  }

  return { server, open, ...payouts, transactions: chain.transactions }
}
