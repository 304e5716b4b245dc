import { vi } from 'vitest'
import type { TestSandbox } from '../../demo/sandbox/testing.ts'
import { listPayouts } from '../../src/api/payouts.ts'
import type { Payout } from '../../src/domain/payouts/payout.ts'
import { ACTS, acts } from './acts.ts'
import { look, renew } from './deeds.ts'
import { readEnds } from './forms.ts'
import { createNetwork, type Network } from './network.ts'
import { openPage } from './page.ts'
import { PLOTS } from './plots.ts'
import { answerTo, isSignedIn, partsOf, type Scene, type Settled, type Story } from './scene.ts'
import { createSeed, type Seed } from './seed.ts'
import type { Time } from './time.ts'
import { createBrowser, type Keeping } from './world.ts'

export interface Life extends Pick<Story, 'intents' | 'submits' | 'cancels' | 'crashes' | 'wasWarned'> {
  readonly start: number
  readonly keeping: Keeping
  readonly customerId: string
  /** By the server's clock; the persona's past is older. */
  readonly bornAt: number
  readonly seconds: number
  readonly events: readonly string[]
  readonly network: Network
  /** What the customer sees when all is over. */
  readonly listed: readonly Payout[]
}

/** Longer than any call, its repeats and its late arrivals last. */
const STORM_IS_OVER_MS = 200_000

export interface Surroundings {
  readonly box: TestSandbox
  readonly time: Time
  /** How far the server's clock is off. */
  readonly skew: { ms: number }
}

let lives = 0

/** A customer who makes on-ramps through a bad network, and what became of it. */
export async function live(start: number, { box, time, skew }: Surroundings): Promise<Life> {
  const seed = createSeed(start)
  const randomness = seed.branch('client')
  await time.begin()
  vi.spyOn(Math, 'random').mockImplementation(() => randomness.next())
  skew.ms = seed.chance(0.3) ? seed.between(-600_000, 600_000) : 0
  const bornAt = Date.now() + skew.ms
  const email = `${seed.chance(0.2) ? 'existing' : 'empty'}+sim${(lives += 1)}@example.com`
  const events: string[] = []
  const note = (text: string) => void events.push(`${(time.elapsed() / 1000).toFixed(3).padStart(10)} s  ${text}`)
  try {
    const scene = openScene({ box, time, seed, email, note })
    const worst = seed.pick([0.2, 0.5, 0.8, 0.95])
    note(`a life with storage ${scene.keeping}, ${worst} of calls broken`)
    await lived(await settle(scene, worst), worst)
    const { keeping, network, story } = scene
    const ending = await ended(scene)
    return { ...story, ...ending, start, bornAt, keeping, events, network, seconds: time.elapsed() / 1000 }
  } finally {
    vi.restoreAllMocks()
  }
}

interface Birth {
  readonly box: TestSandbox
  readonly time: Time
  readonly seed: Seed
  readonly email: string
  note(text: string): void
}

function openScene({ box, time, seed, email, note }: Birth): Scene {
  const nameOf = createNames()
  const network = createNetwork({ box, time, seed: seed.branch('network'), note, nameOf })
  const keeping: Keeping = seed.chance(0.8) ? 'kept' : seed.pick(['refused', 'full', 'wiped'])
  const browser = createBrowser({ network, seed: seed.branch('uuid'), keeping })
  const tabs = Array.from({ length: keeping === 'kept' ? 2 : 1 }, () => browser.openTab())
  const story: Story = {
    intents: [],
    submits: [],
    cancels: [],
    known: new Map(),
    crashes: [],
    underWay: [],
    wasWarned: false,
    isForgetful: keeping === 'refused' || keeping === 'full',
  }
  const pages = tabs.map((tab) => openPage(tab))
  return { box, time, seed, network, browser, keeping, email, pages, story, note, nameOf }
}

/** The first sign-in is in fair weather for most: the storm begins with the form. */
async function settle(scene: Scene, worst: number): Promise<Settled> {
  const { network, seed, box } = scene
  const [page] = scene.pages
  network.badness = seed.chance(0.25) ? worst : 0
  await isSignedIn(scene, page!)
  network.badness = 0
  if (!(await isSignedIn(scene, page!))) throw new Error('Nobody can sign in')
  const ends = await answerTo(scene, 60_000, readEnds(partsOf(page!)))
  if (!ends) throw new Error('Nobody has an account and a wallet')
  await box.advance(1)
  return { ...scene, ends }
}

async function lived(scene: Settled, worst: number): Promise<void> {
  const { seed, network, time, note } = scene
  if (seed.chance(0.3)) {
    const plot = seed.pick(PLOTS)
    note(`it begins with ${plot.name}`)
    await plot(scene)
    network.weather = null
  }
  const length = seed.between(6, 14)
  for (let turn = 0; turn < length; turn += 1) {
    network.badness = worst * (1 - (turn / length) ** 2)
    await acts[turn === 0 ? 'submit' : seed.weighted(ACTS)](scene)
    if (seed.chance(0.6)) await time.pass(seed.between(0, 3000))
  }
}

/** The storm is over, everything is loaded anew, and the bank does what it has left. */
async function ended(scene: Scene): Promise<Pick<Life, 'listed' | 'customerId'>> {
  const { network, time, story, pages, box } = scene
  network.badness = 0
  await time.within(
    STORM_IS_OVER_MS,
    Promise.all(story.underWay).then(() => time.pass(STORM_IS_OVER_MS)),
  )
  await time.pass(STORM_IS_OVER_MS)
  for (const place of pages.keys()) await renew(scene, place, 'reload')
  await look(scene, pages[0]!)
  const listed = (await answerTo(scene, 60_000, listPayouts(pages[0]!.services.api))) ?? []
  const { session } = pages[0]!.services.session.getState()
  for (const page of pages) page.leave()
  await box.advance(6)
  return { listed, customerId: session.status === 'signedIn' ? session.tokens.uid : '' }
}

/** Ids differ from run to run; their order does not. */
function createNames() {
  const names = new Map<string, string>()
  return (text: string) =>
    text.replace(/(payout|customer)_[a-z0-9]+/g, (id, kind: string) => {
      const name = names.get(id) ?? `${kind} ${[...names.values()].filter((each) => each.startsWith(kind)).length + 1}`
      names.set(id, name)
      return name
    })
}
