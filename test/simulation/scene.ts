import type { TestSandbox } from '../../demo/sandbox/testing.ts'
import { ApiError } from '../../src/api/error.ts'
import type { Payout, PayoutPayload } from '../../src/domain/payouts/payout.ts'
import { journalOf } from '../../src/queries/operation-journal.ts'
import type { Ends } from './forms.ts'
import type { Network } from './network.ts'
import { signIn, type Page } from './page.ts'
import type { Seed } from './seed.ts'
import type { Time } from './time.ts'
import type { Browser, Keeping } from './world.ts'

/** One filled form, from its first submit until the customer knows its end. */
export interface Intent {
  readonly id: number
  readonly form: PayoutPayload
  readonly at: number
  /** `left`: nobody could say, and it is forgotten; `anew`: the customer had it made again. */
  end: 'open' | 'made' | 'refused' | 'left' | 'anew'
}

/** One click, and what the page said to it; a page that is gone says nothing. */
export interface Submit {
  readonly intent: Intent
  readonly page: Page
  told: 'nothing' | 'made' | 'refused' | 'unknown'
  payout: Payout | null
}

export interface Cancel {
  readonly payoutId: string
  told: 'nothing' | 'cancelled' | 'refused' | 'unknown'
}

/** What the customer did and was told. */
export interface Story {
  readonly intents: Intent[]
  readonly submits: Submit[]
  readonly cancels: Cancel[]
  readonly known: Map<string, Payout>
  /** What no page may ever throw. */
  readonly crashes: unknown[]
  readonly underWay: Promise<unknown>[]
  /** Told at some time that a reload forgets. */
  wasWarned: boolean
  /** A page that loads knows nothing of what the one before it began. */
  isForgetful: boolean
}

/** Where a life takes place. */
export interface Scene {
  readonly box: TestSandbox
  readonly time: Time
  readonly seed: Seed
  readonly network: Network
  readonly browser: Browser
  readonly keeping: Keeping
  readonly email: string
  readonly pages: Page[]
  readonly story: Story
  note(text: string): void
  nameOf(id: string): string
}

/** A customer who has signed in, and has an account and wallets. */
export interface Settled extends Scene {
  readonly ends: Ends
}

export const partsOf = ({ services }: Page) => ({ api: services.api, journal: journalOf(services) })

/** Null when there is none in time. */
export async function answerTo<T>({ time }: Scene, ms: number, work: Promise<T>): Promise<T | null> {
  let answer: T | null = null
  const kept = work.then((value) => {
    answer = value
  })
  await time.within(ms, kept)
  return answer
}

/** A failed call says so by an ApiError; anything else is a defect, unless the page is gone. */
export const unless =
  ({ story }: Scene, page: Page) =>
  (error: unknown) => {
    if (!(error instanceof ApiError) && !page.isGone()) story.crashes.push(error)
    return null
  }

export async function isSignedIn(scene: Scene, page: Page): Promise<boolean> {
  const { time, email } = scene
  for (let turn = 0; turn < 3 && !page.isSignedIn(); turn += 1) {
    await time.within(60_000, signIn(page, email).catch(unless(scene, page)))
    if (!page.isSignedIn()) await time.pass(2000)
  }
  return page.isSignedIn()
}
