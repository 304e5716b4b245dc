import { ApiError } from '../../../src/api/error.ts'
import { listPayouts } from '../../../src/api/payouts.ts'
import { depositOf } from '../../../src/domain/payouts/deposit.ts'
import type { Payout } from '../../../src/domain/payouts/payout.ts'
import { isSignedIn, pressOn, reload, type Life } from './actions.ts'
import type { Page } from '../page.ts'
import { isSeenAtWork, sendNow, SHOWN_IN_WALLET, wishFor, type Wish } from './customer.ts'

/** The same customer fills in the same form on another device. */
export async function pressElsewhere(life: Life): Promise<void> {
  const like = life.wishes.at(-1)
  if (like) await pressOn(life, life.elsewhere, wishFor(like.form))
}

/** Another device's wallet, of the same account, may not show what the first has sent. */
export const SHOWN_WITHOUT_HISTORY = SHOWN_IN_WALLET.filter((fate) => fate !== 'landed')
/** Customers remember at least as long, and no node is further behind. */
export const REMEMBERED_MS = 60_000

/** The customer does not press on one device while another is still at work on the same form. */
const isAwaited = ({ pressing }: Life, { source }: Payout) =>
  [...pressing].some(({ page, wish }) => !page.isGone() && wish.form.source.amount === source.amount)

/** The customer does not send on the first device what another device is sending. */
export const isSentElsewhere = (life: Life, page: Page, { form }: Wish): boolean =>
  page.tab.device !== life.elsewhere.tab.device &&
  [...life.movedTo.values()].some(
    (payout) => payout.source.amount === form.source.amount && isSeenAtWork(life, payout, SHOWN_WITHOUT_HISTORY),
  )

/** Tokens that have landed come to their address once their block is final. */
const isRecent = ({ chain, landedAt, time }: Life, address: string): boolean => {
  const at = landedAt.get(address)
  if (at !== undefined) return time.elapsed() - at < REMEMBERED_MS
  return chain.transactions.some(({ to, fate }) => to === address && fate === 'landed')
}

interface Elsewhere {
  readonly seen?: typeof SHOWN_IN_WALLET
  /** The pages of the first device stay as they are. */
  readonly isFirstOpen?: boolean
}

/** The customer opens a transfer that waits for its tokens on another device, and sends them from there (decisions.md H11). */
export async function sendElsewhere(life: Life, { seen, isFirstOpen = false }: Elsewhere = {}): Promise<void> {
  const { elsewhere: page, random, time, pages, work, crashes, stages, movedTo, network } = life
  // Often because nothing more happens on the first device.
  if (random.chance(0.6) && !isFirstOpen) for (const index of pages.keys()) reload(life, index)
  if (!(await isSignedIn(life, page))) return
  let listed: readonly Payout[] = []
  const reading = listPayouts(page.services.api).then(
    (all) => void (listed = all),
    (error: unknown) => void (error instanceof ApiError || crashes.push(error)),
  )
  await time.within(60_000, reading)
  // The customer does not send what another device shows with another amount than they filled in.
  const isOpen = (payout: Payout) =>
    network.made.has(payout.id) &&
    network.changes.get(payout.id) !== 'amount' &&
    payout.status === 'pending' &&
    depositOf(payout) !== null
  const shown = seen ?? (random.chance(0.5) ? SHOWN_IN_WALLET : SHOWN_WITHOUT_HISTORY)
  const isRemembered = (payout: Payout) => isRecent(life, depositOf(payout)!.to)
  const isIdle = (payout: Payout) =>
    !isSeenAtWork(life, payout, shown) && !isAwaited(life, payout) && !isRemembered(payout)
  const open = listed.filter((payout) => isOpen(payout) && isIdle(payout))
  if (open.length === 0) return
  const payout = random.pick(open)
  stages.add('sentElsewhere')
  movedTo.set(payout.id, payout)
  work.push(sendNow(life, page, payout))
}
