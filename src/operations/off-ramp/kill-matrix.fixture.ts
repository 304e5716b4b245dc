import { vi } from 'vitest'
import type { ChainNode, WalletSession } from '../../chains/adapter.ts'
import { listAllPayouts } from '../../api/payouts.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { claimPayout, undecidedFor } from '../intents/claim-payout.ts'
import { meetPayout } from '../intents/meet-payout.ts'
import { checkPayout, openPayouts, settlePayouts } from '../intents/payout-intent.ts'
import { submitNow } from '../intents/press.fixture.ts'
import type { Fault } from '../intents/payout-server.fixture.ts'
import type { LateTokens } from '../registration/late-tokens.ts'
import { registerDue } from '../registration/registrar.ts'
import { foundNews } from './look/found.ts'
import { lookForTokens } from './look/look.ts'
import { isSearched, searchFor } from './look/searches.ts'
import type { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { initialSending, type Sending } from './sending.ts'
import { followPayout, offRampEntry, sendPayout, type SendTask } from './send-payout.ts'
import type { SendingParts } from './follow-to-end.ts'
import { canSendUnfinished, sendUnfinished } from './send-unfinished.ts'
import { followedHash, isLongUntraced } from './state/followed.ts'
import { transferIn } from './state/known.fixture.ts'
import { transferStateOf } from './state/transfer-state.ts'
import { cancelUnfinished, readUnfinished, type Unfinished } from './unfinished.ts'

export type World = ReturnType<typeof createOffRampWorld>
export type Page = ReturnType<World['open']>

export const POST_FAULTS: readonly Fault[] = ['none', 'requestLost', 'answerLost', 'answerDoubled', 'html', 'error500']
export const DELETE_FAULTS: readonly Fault[] = ['none', 'requestLost', 'answerLost']

export const partsOf = ({ api, journal, registrar }: Page): SendingParts => ({
  api,
  journal,
  registrar,
  node: {} as ChainNode,
  dispatch: () => {},
  isAttended: () => true,
  pause: () => new Promise((resolve) => setTimeout(resolve, 1000)),
})

const taskOf = ({ adapter }: Page, payout: Payout) => ({ payoutId: payout.id, deposit: depositOf(payout)!, adapter })
const sendTaskOf = (page: Page, payout: Payout): SendTask => ({
  ...taskOf(page, payout),
  session: {} as WalletSession,
})

/** A press of Send: one payout, and its tokens. */
export async function press(page: Page): Promise<void> {
  const result = await submitNow(page, page.payload).catch(() => null)
  if (result?.status === 'made') await sendPayout(partsOf(page), sendTaskOf(page, result.answer))
}

/** A press of Send now, at a payout of an earlier page. */
export const pressSendNow = (page: Page, { payout }: Unfinished) =>
  sendUnfinished(partsOf(page), sendTaskOf(page, payout))

/** By the customer's decision, as the screens do it. */
export const cancelEarlierOffRamp = (page: Page, left: Unfinished) =>
  cancelUnfinished(
    {
      ...page,
      look: ({ entry, payout }) =>
        lookForTokens(
          {
            deposit: depositOf(payout)!,
            adapter: page.adapter,
            since: page.journal.knownOf(entry).position ?? payout.created,
          },
          {} as ChainNode,
        ),
    },
    left,
  )

/** Fates that the wallet shows to the customer, as a request or a transfer. */
const SHOWN_IN_WALLET: readonly string[] = ['prompted', 'waiting', 'landed']

export type Decision = 'cancels' | 'sendsNow'

interface Left {
  readonly left: Unfinished
  /** The customer's decision, when asked. */
  readonly ask: () => Decision
}

const LOOKED_FOR_MS = 5000
const over = () => new Promise((resolve) => setTimeout(resolve, LOOKED_FOR_MS))

/** Searches the network for a transfer that the wallet was asked for and has not answered. */
async function found(page: Page, { entry, payout }: Unfinished): Promise<Unfinished['entry']> {
  const { deposit, adapter } = taskOf(page, payout)
  const { journal } = page
  const searching = searchFor(partsOf(page), { entry, deposit, adapter })
  const sent = await Promise.race([searching, over().then(() => null)])
  if (sent !== null && isSearched(journal, entry)) journal.record(entry.opId, foundNews(sent))
  return journal.presentOf(entry)
}

/** Follows a transfer that is under way. For any other the customer says what the wallet shows. */
async function finishTransfer(world: World, page: Page, { left, ask }: Left) {
  const { payout } = left
  const entry = await found(page, left)
  const known = page.journal.knownOf(entry)
  const followed = followedHash(known)
  const isShown = () =>
    world.transactions.some((each) => each.payoutId === payout.id && SHOWN_IN_WALLET.includes(each.fate))
  if (followed) {
    const { hash } = followed
    const following = followPayout(partsOf(page), taskOf(page, payout), { entry, hash })
    if (!isLongUntraced(known, followed, page.journal.now()) || isShown()) return void (await following)
    // Neither the network nor the wallet shows it, and the customer says that it was not sent.
    await Promise.race([following, over()])
    return void (await cancelEarlierOffRamp(page, left).catch(() => null))
  }
  if (ask() === 'sendsNow' && canSendUnfinished(page, left))
    return void (await pressSendNow(page, left).catch(() => null))
  if (!isShown()) await cancelEarlierOffRamp(page, left).catch(() => null)
}

/** What a screen of this page says of a payout that it knows or has just read. */
export function stateOn(
  { journal }: Pick<Page, 'journal'>,
  payout: Payout,
  { sending, late = { status: 'none' } }: { readonly sending?: Partial<Sending>; readonly late?: LateTokens } = {},
) {
  const entry = offRampEntry(journal, payout.id)
  return transferStateOf({
    payout,
    facts: entry ? journal.factsOf(entry) : [],
    sending: sending ? { ...initialSending, ...sending } : null,
    isRequested: true,
    late,
    now: journal.now(),
  })
}

/** What the screen says of it, as the customer believes it: a press of Send now where it offers that. */
async function believe(page: Page, left: Unfinished): Promise<void> {
  const state = stateOn(page, left.payout)
  if (state?.ask === 'afterLook') await pressSendNow(page, left).catch(() => null)
}

/** The customer opens what waits from the list, whatever the form says of it, and presses Send now where the details offer that. */
export async function sendFromList(page: Page): Promise<void> {
  const { journal } = page
  const payouts = await listAllPayouts(page.api)
  for (const payout of payouts.filter(({ status }) => status === 'pending')) {
    if (undecidedFor(journal, payout)) continue
    await believe(page, { payout, entry: meetPayout(journal, payout) })
  }
}

/** "It's this one", said of the first payout that is like the form. */
export async function recognise(page: Page): Promise<void> {
  for (const entry of openPayouts(page.journal, 'offRamp')) {
    const finding = await checkPayout(page, entry).catch(() => null)
    if (finding?.status === 'alike') claimPayout({ journal: page.journal, by: 'word' }, entry, finding.candidates[0]!)
  }
}

export async function visit(
  world: World,
  decision: Decision | (() => Decision) = 'cancels',
  page: Page = world.open(),
): Promise<void> {
  const ask = typeof decision === 'function' ? decision : () => decision
  await settlePayouts(page)
  await registerDue(partsOf(page))
  for (const left of await readUnfinished(page)) await finishTransfer(world, page, { left, ask })
}

/** Until the work has ended, or for longer than a wallet is waited for. Rejects with a mistake of the product's own. */
export async function run(work: Promise<unknown>): Promise<void> {
  const state: { isOver: boolean; mistake?: TypeError } = { isOver: false }
  const end = () => {
    state.isOver = true
  }
  const fail = (error: unknown) => {
    if (error instanceof TypeError) state.mistake = error
    end()
  }
  void work.then(end, fail)
  for (let second = 0; !state.isOver && second < 150; second += 1) await vi.advanceTimersByTimeAsync(1000)
  if (state.mistake) throw state.mistake
}

export function judge({ server, transactions, stranded, registry }: World) {
  const landed = (id: unknown) => transactions.filter((each) => each.payoutId === id && each.fate === 'landed').length
  return {
    payouts: Math.max(1, server.payouts.length),
    asked: Math.max(1, transactions.length),
    doubled: server.payouts.filter(({ id }) => landed(id) > 1).length,
    stranded: stranded.length,
    unregistered: registry.unregistered().length,
    lost: server.payouts.filter(({ id, status }) => landed(id) > 0 && status !== 'funded').length,
  }
}

const CLAIMS: readonly string[] = ['onItsWay', 'unregistered', 'arrived', 'tooMuch', 'cameBack', 'came']
const MAY_LAND: readonly string[] = ['signed', 'waiting', 'landed']

/** What screens say of payouts whose whole amount neither landed nor can: none may say that it has come, or is on its way. */
export async function claimedIn(world: World): Promise<readonly string[]> {
  const page = world.open()
  const payouts = await listAllPayouts(page.api)
  const mayLand = ({ id }: Payout) =>
    world.transactions.some(({ payoutId, fate }) => payoutId === id && MAY_LAND.includes(fate))
  return payouts
    .filter((payout) => !mayLand(payout))
    .flatMap((payout) => {
      const state = stateOn(page, payout)
      const entry = offRampEntry(page.journal, payout.id)
      const isDone = entry?.phase === 'done' && transferIn(page.journal, entry).isArrived
      return [state?.kind ?? '', state && 'cause' in state ? state.cause : '', isDone ? 'arrived' : '']
    })
    .filter((said) => CLAIMS.includes(said))
}

export const CLEAN = { payouts: 1, asked: 1, doubled: 0, stranded: 0, unregistered: 0, lost: 0 }
