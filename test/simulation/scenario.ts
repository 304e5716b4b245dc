import type { TestSandbox } from '../../demo/sandbox/testing.ts'
import { ApiError } from '../../src/api/error.ts'
import type { Payout, PayoutPayload } from '../../src/domain/payouts/payout.ts'
import { journalOf } from '../../src/operations/journal/journal-of.ts'
import type { SavedEndpoints } from './forms.ts'
import type { Network } from './network/network.ts'
import { signIn, type Page } from './page.ts'
import type { Random } from './random.ts'
import type { Time } from './time.ts'
import type { Browser, StorageMode } from './browser.ts'

/** One filled form, from its first submit until the customer knows the outcome. */
export interface Intent {
  readonly id: number
  readonly device: string
  readonly form: PayoutPayload
  /** By the server's clock. */
  readonly at: number
  /** `abandoned`: the outcome stayed unknown and the form was forgotten. `givenUp`: the customer read so, and gave it up. */
  end: 'open' | 'made' | 'refused' | 'abandoned' | 'givenUp'
  /** The pages that know its payout. */
  readonly settledOn: Set<Page>
}

/** One click, and what the page reported to it. A page that is gone reports nothing. */
export interface Submit {
  readonly intent: Intent
  readonly page: Page
  /** By the server's clock. */
  readonly at: number
  /** `asked`: nothing was made, and the page has asked about an earlier one. */
  reported: 'nothing' | 'made' | 'refused' | 'unknown' | 'asked'
  reportedAt: number | null
  payout: Payout | null
  /** What the screen names instead of instructions. */
  differences: readonly string[]
  isResumed: boolean
}

export interface Cancel {
  readonly payoutId: string
  reported: 'nothing' | 'cancelled' | 'refused' | 'unknown'
}

/** A payout that a page took for that of an intent without asking, or that the customer said it was. */
export interface Found {
  readonly intent: number | null
  readonly payoutId: string
  /** Whether the page would show where to send money for it. */
  readonly isAsRequested: boolean
}

/** What the customer did, and what the pages reported. */
export interface History {
  readonly intents: Intent[]
  readonly submits: Submit[]
  readonly cancels: Cancel[]
  readonly known: Map<string, Payout>
  readonly found: Found[]
  /** Errors other than an ApiError, and states that no page may reach. */
  readonly crashes: unknown[]
  readonly pendingWork: Promise<unknown>[]
  /** A page has warned that it cannot store anything. */
  wasWarned: boolean
  /** A reloaded page does not know what the page before it started. */
  losesState: boolean
}

/** The parts of one scenario. */
export interface Scenario {
  readonly box: TestSandbox
  readonly time: Time
  readonly random: Random
  readonly network: Network
  readonly browser: Browser
  readonly storageMode: StorageMode
  readonly email: string
  readonly pages: Page[]
  /** The same customer's page on another device. */
  readonly elsewhere: Page
  readonly history: History
  note(text: string): void
  nameOf(id: string): string
}

/** A customer who has signed in, and has an account and wallets. */
export interface ReadyScenario extends Scenario {
  readonly endpoints: SavedEndpoints
}

export const partsOf = ({ services }: Page) => ({ api: services.api, journal: journalOf(services) })

/** Null when the work does not end within `ms`. */
export async function resultWithin<T>({ time }: Scenario, ms: number, work: Promise<T>): Promise<T | null> {
  let answer: T | null = null
  const kept = work.then((value) => {
    answer = value
  })
  await time.within(ms, kept)
  return answer
}

/** A failed call throws an ApiError. Any other error of a page that is not gone is a defect. */
export const recordCrash =
  ({ history }: Scenario, page: Page) =>
  (error: unknown) => {
    if (!(error instanceof ApiError) && !page.isGone()) history.crashes.push(error)
    return null
  }

export async function ensureSignedIn(scenario: Scenario, page: Page): Promise<boolean> {
  const { time, email } = scenario
  for (let turn = 0; turn < 3 && !page.isSignedIn(); turn += 1) {
    await time.within(60_000, signIn(page, email).catch(recordCrash(scenario, page)))
    if (!page.isSignedIn()) await time.pass(2000)
  }
  return page.isSignedIn()
}
