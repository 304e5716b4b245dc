import { vi } from 'vitest'
import type { TestSandbox } from '../../../demo/sandbox/testing.ts'
import { idempotencyModes } from '../../../demo/sandbox/idempotency/modes.ts'
import { createBrowser, type StorageMode, type Tab } from '../browser.ts'
import { readEndpoints, type OwnWallet } from '../forms.ts'
import { createNetwork, type Network } from '../network/network.ts'
import { openPage } from '../page.ts'
import { createRandom } from '../random.ts'
import { onServer, type Environment } from '../run-scenario.ts'
import { partsOf } from '../scenario.ts'
import type { Time } from '../time.ts'
import type { Chain, ChainParts, Transaction } from './chains/chain.ts'
import { withNode, withServerNode } from './chains/nodes.ts'
import { ACTION_WEIGHTS, actions, BELIEVING_WEIGHTS, isSignedIn, type Life } from './actions.ts'
import type { Customer, Press } from './customer.ts'
import { finish } from './finish.ts'
import type { Promised } from './page-journal.ts'
import { createNotices } from './funding.ts'
import { drawSchedule } from './schedules.ts'

/** What a host was informed of as sent. */
export interface Heard {
  readonly device: string
  readonly id: string
  readonly transactionHash: string
}

export interface OffRampResult
  extends Pick<Customer, 'reports' | 'crashes' | 'stages' | 'movedTo'>, Pick<Life, 'believes' | 'faults'> {
  readonly seed: number
  readonly family: Chain['family']
  readonly signsForPage: boolean
  readonly stories: ReadonlySet<string>
  readonly events: readonly string[]
  readonly transactions: readonly Transaction[]
  readonly customerId: string
  readonly storageMode: StorageMode
  /** Each payout that the server made, with the wish of its call. */
  readonly made: ReadonlyMap<string, number | null>
  /** When the server cancelled a payout, in milliseconds since the scenario began. */
  readonly cancels: Network['cancels']
  /** When tokens came to an address, in milliseconds since the scenario began. */
  readonly landedAt: ReadonlyMap<string, number>
  /** The payouts whose customers have read that their tokens come back. */
  readonly returnsSaid: ReadonlySet<string>
  readonly heard: readonly Heard[]
  /** The transactions of which a page says that they go back. */
  readonly promised: readonly Promised[]
  /** The payouts of which a device has nothing more to say. */
  readonly closed: ReadonlySet<string>
  /** The phases of what the device's journal still holds as unfinished. */
  readonly open: readonly { readonly phase: string; readonly hash: string | undefined }[]
  readonly seconds: number
}

const NOTICED_AFTER_MS = [500, 30_000] as const
/** In some lives the server is behind. */
const NOTICED_LATE_AFTER_MS = [60_000, 180_000] as const

interface Cast {
  readonly seed: number
  readonly box: TestSandbox
  readonly time: Time
  readonly chains: readonly CreateChain[]
  readonly believes: boolean
}

/** Makes the network of a life, with its customer's wallet. */
export type CreateChain = (parts: ChainParts) => Chain

let lives = 0

function begin({ seed, box, time, chains, believes }: Cast) {
  const random = createRandom(seed)
  const events: string[] = []
  const names = new Map<string, string>()
  const nameOf = (text: string) =>
    text.replace(/(payout|customer)_[a-z0-9]+/g, (id, kind: string) => {
      const name = names.get(id) ?? `${kind} ${names.size + 1}`
      names.set(id, name)
      return name
    })
  const note = (text: string) => void events.push(`${(time.elapsed() / 1000).toFixed(3).padStart(10)} s  ${text}`)
  const network = createNetwork({ box, time, random: random.branch('network'), tellsTime: true, note, nameOf })
  const storageMode: StorageMode = random.chance(0.85) ? 'kept' : random.pick(['full', 'refused'])
  const browser = createBrowser({ device: '', network, random: random.branch('uuid'), storageMode })
  const server = random.branch('server')
  const noticing: Life['noticing'] = { within: server.chance(0.15) ? NOTICED_LATE_AFTER_MS : NOTICED_AFTER_MS }
  const noticedAfter = () => server.between(...noticing.within)
  const { landedAt, notices, onLanded } = createNotices({ box, time }, noticedAfter, () => chain.payoutName)
  const createChain = random.branch('family').pick(chains)
  const chain: Chain = createChain({
    random: random.branch('chain'),
    turn: seed,
    elapsed: time.elapsed,
    note,
    onLanded,
  })
  const tabs = Array.from({ length: 2 }, () => withNode(browser.openTab(), chain))
  const heard: Heard[] = []
  const open = (tab: Tab) =>
    openPage(tab, chain.host, (...[type, detail]) => {
      if (type === 'ramp-payout-sent') heard.push({ device: tab.device, ...(detail as Omit<Heard, 'device'>) })
    })
  const pages = tabs.map(open)
  const other = createBrowser({ device: 'other ', network, random: random.branch('other'), storageMode: 'kept' })
  const elsewhere = open(withNode(other.openTab(), chain))
  const email = `existing+off${(lives += 1)}@example.com`
  const words = random.branch('words')
  const wantsAnother = () => words.chance(0.5)
  const people = {
    words,
    noticing,
    landedAt,
    notices,
    wantsAnother,
    email,
    pages,
    elsewhere,
    open,
    heard,
    opened: new Set([...pages, elsewhere]),
  }
  const parts = { believes, random, storageMode, time, chain, note, nameOf, events, network, ...people }
  const history = {
    reports: [],
    crashes: [],
    stages: new Set<string>(),
    returnsSaid: new Set<string>(),
    movedTo: new Map() as Customer['movedTo'],
    undecided: new Map() as Customer['undecided'],
    faults: new Set<string>(),
  }
  return { ...parts, ...history, pressing: new Set<Press>(), wishes: [], work: [] }
}

/** One customer who sends from a wallet over an unreliable network and an unreliable chain. The seed decides everything random. */
export async function runOffRamp(
  seed: number,
  { openServer, time }: Environment,
  chains: readonly CreateChain[],
  believes = false,
): Promise<OffRampResult> {
  const settings = { idempotency: createRandom(seed).pick(idempotencyModes), payoutKeys: seed % 2 === 0 }
  const box = onServer(await openServer(settings), time)
  await time.begin()
  const cast = begin({ seed, box, time, chains, believes })
  const { network, chain, pages, random } = cast
  const server = withServerNode(chain)
  const clientRandom = random.branch('client')
  const mathRandom = vi.spyOn(Math, 'random').mockImplementation(() => clientRandom.next())
  try {
    const early: Life = { ...cast, endpoints: { account: '', wallet: '' } }
    if (!(await isSignedIn(early, pages[0]!))) throw new Error('The customer cannot sign in without faults')
    const saved = { account: '', wallet: '' }
    const reading = readEndpoints(partsOf(pages[0]!), ownWalletOf(chain)).then(({ account, wallets }) =>
      Object.assign(saved, { account, wallet: wallets[chain.payoutName] }),
    )
    await time.within(60_000, reading)
    const life: Life = { ...cast, endpoints: saved }
    await begun(life, drawSchedule(life))
    const rate = random.pick([0, 0.15, 0.4, 0.7])
    const draw = () => (believes ? random.weighted(BELIEVING_WEIGHTS) : random.weighted(ACTION_WEIGHTS))
    const length = random.between(5, 11)
    for (let turn = 0; turn < length; turn += 1) {
      network.faultRate = rate * (1 - (turn / length) ** 2)
      chain.faultRate = network.faultRate
      await actions[turn === 0 ? 'press' : draw()](life)
      if (random.chance(0.6)) await time.pass(random.between(0, 3000))
    }
    const ending = await finish(life, { network, chain })
    await box.advance(6)
    const { reports, crashes, stages, movedTo, events } = life as Life & typeof cast
    return {
      seed,
      believes,
      faults: cast.faults,
      family: chain.family,
      storageMode: cast.storageMode,
      reports,
      crashes,
      stages,
      movedTo,
      events,
      made: network.made,
      cancels: network.cancels,
      landedAt: cast.landedAt,
      signsForPage: chain.signsForPage,
      heard: cast.heard,
      transactions: chain.transactions,
      stories: chain.stories,
      seconds: time.elapsed() / 1000,
      ...ending,
    }
  } finally {
    mathRandom.mockRestore()
    server.restore()
  }
}

function ownWalletOf({ payoutName: network, address }: Chain): OwnWallet | undefined {
  return network === 'base' || network === 'sol' ? undefined : { network, address }
}

async function begun(life: Life, schedule: ReturnType<typeof drawSchedule>): Promise<void> {
  if (!schedule) return
  life.note(`begins with the schedule ${schedule.name}`)
  await schedule(life)
}
