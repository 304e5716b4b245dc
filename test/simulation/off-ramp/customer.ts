import { ApiError } from '../../../src/api/error.ts'
import { ChainError } from '../../../src/chains/chain-error.ts'
import { quotePayout } from '../../../src/api/quotes.ts'
import { depositOf } from '../../../src/domain/payouts/deposit.ts'
import { differencesOf } from '../../../src/domain/payouts/differences.ts'
import type { Payout, PayoutPayload } from '../../../src/domain/payouts/payout.ts'
import { canSendUnfinished } from '../../../src/operations/off-ramp/send-unfinished.ts'
import { followedHash, isLongUntraced } from '../../../src/operations/off-ramp/state/followed.ts'
import type { Unfinished } from '../../../src/operations/off-ramp/unfinished.ts'
import { knownAfter } from '../../../src/operations/intents/earlier-payouts.ts'
import { submitPayout } from '../../../src/operations/intents/payout-intent.ts'
import { pressNow } from '../../../src/operations/intents/press.fixture.ts'
import type { SendingEnd } from '../../../src/operations/off-ramp/sending.ts'
import { cancelEarlierOffRamp } from '../../../src/queries/payouts/cancel-unfinished.ts'
import { sendingsOf } from '../../../src/queries/payouts/sendings.ts'
import { currentIntent, type Network } from '../network/network.ts'
import type { Page } from '../page.ts'
import { partsOf } from '../scenario.ts'
import type { Time } from '../time.ts'
import { wait, type Chain } from './chains/chain.ts'
import type { UndecidedForm } from './undecided-form.ts'

/** What a page reported of a payout whose tokens it was to send. */
export interface Report {
  readonly payoutId: string
  readonly device: string
  readonly end: SendingEnd
  /** In milliseconds since the scenario began. */
  readonly at: number
}

export interface Customer {
  readonly chain: Chain
  readonly reports: Report[]
  readonly crashes: unknown[]
  /** What the screens have shown of sendings. */
  readonly stages: Set<string>
  readonly network: Network
  readonly time: Pick<Time, 'elapsed'>
  readonly endpoints: { readonly account: string; readonly wallet: string }
  note(text: string): void
  nameOf(id: string): string
  /** The payouts of which a page has said that their tokens came after the cancel. */
  readonly returnsSaid: Set<string>
  /** The payouts whose tokens the customer has sent from another device. */
  readonly movedTo: Map<string, Payout>
  /** The pages of every device, those that are gone included. */
  readonly opened: Set<Page>
  /** Presses of Send without an answer yet. */
  readonly pressing: Set<Press>
  /** The forms whose payout may have been made or not, as their pages show them. */
  readonly undecided: Map<Page, UndecidedForm>
  /** Whether the customer who is asked about an earlier one wants another. */
  wantsAnother(): boolean
}

/** One filled form is one wish, however often Send is pressed; what the customer wants besides is another. */
export interface Wish {
  readonly id: number
  readonly form: PayoutPayload
}

export interface Press {
  readonly page: Page
  readonly wish: Wish
}

let wishes = 0

export const wishFor = (form: PayoutPayload): Wish => ({ id: (wishes += 1), form })

export async function fillForm({ endpoints, chain }: Customer, page: Page, amount: string): Promise<PayoutPayload> {
  const { api, session } = page.services
  const state = session.getState().session
  const quote = await quotePayout(api, {
    amount,
    received: false,
    customerId: state.status === 'signedIn' ? state.tokens.uid : '',
    sourceCurrency: chain.coin,
    destinationCurrency: 'usd',
    sourceNetwork: chain.payoutName,
    destinationNetwork: 'achSameDay',
  })
  return {
    source: { type: 'wallet', id: endpoints.wallet, amount, currency: chain.coin, network: chain.payoutName },
    destination: {
      type: 'bankAccount',
      id: endpoints.account,
      amount: quote.receive.amount,
      currency: 'usd',
      network: 'achSameDay',
    },
  }
}

interface Ended {
  readonly payout: Payout
  readonly end: SendingEnd
}

/** The page goes on looking after a wallet that said no. */
async function hearDeclined({ note, nameOf, returnsSaid }: Customer, page: Page, { payout, end }: Ended) {
  if (end.status !== 'notSent' || !end.isCancelled) return
  const hash = await sendingsOf(page.services).lookAfter(payout)
  if (!hash || page.isGone()) return
  returnsSaid.add(payout.id)
  note(`${page.tab.name} tells that the tokens of ${nameOf(payout.id)} come back`)
}

const codeOf = (end: SendingEnd) => ('error' in end && end.error ? `, ${end.error.code}` : '')

/** What the screen says of a failure is no defect, such as that the network shows more than the server and the customer know. */
export function hearFailure({ crashes }: Pick<Customer, 'crashes'>, page: Page, error: unknown): void {
  const isSaid = error instanceof ApiError || (error instanceof ChainError && error.code === 'network/tokens-held')
  if (!isSaid && !page.isGone()) crashes.push(error)
}

/** Has the wallet send the tokens of a payout that the form has made or found. */
export async function sendMade(customer: Customer, page: Page, payout: Payout): Promise<void> {
  const { chain, time, reports, note, nameOf } = customer
  const sendings = sendingsOf(page.services)
  const end = await sendings.send(payout, chain.session(page))
  if (page.isGone()) return
  note(`${page.tab.name} reports ${nameOf(payout.id)}: ${end.status}${codeOf(end)}`)
  reports.push({ payoutId: payout.id, device: page.tab.device, end, at: time.elapsed() })
  // The screen that follows is the list.
  if (end.status !== 'notSent') void sendings.resume().catch(() => {})
  await hearDeclined(customer, page, { payout, end })
}

/** A press of Send, as the screen does it: one payout, compared with the form, and its tokens. */
export async function press(
  customer: Customer,
  { page, wish }: Press,
  known = pressNow(partsOf(page).journal).known,
): Promise<void> {
  const { chain, stages, pressing, note, nameOf } = customer
  const { form } = wish
  const sendings = sendingsOf(page.services)
  const made: Press = { page, wish }
  pressing.add(made)
  sendings.store.subscribe((state) => {
    for (const { stage } of state.values()) stages.add(stage)
  })
  try {
    const result = await currentIntent.run({ intent: wish.id }, () =>
      submitPayout(partsOf(page), form, { at: Date.now(), known }),
    )
    if (page.isGone()) return
    if (result.status === 'undecided') {
      const { entry, candidates } = result
      return void customer.undecided.set(page, { wish, known, entry, candidates })
    }
    customer.undecided.delete(page)
    if (result.status === 'earlier') {
      note(`${page.tab.name} asks about ${result.found.map(({ id }) => nameOf(id)).join(', ')}`)
      customer.stages.add('asked')
      if (result.found.some(({ status }) => status !== 'pending')) customer.stages.add('askedOfSent')
      if (!customer.wantsAnother()) return
      const { journal } = partsOf(page)
      const knownNow = knownAfter({ journal }, result.found, { at: Date.now(), known })
      return await press(customer, { page, wish: wishFor(form) }, knownNow)
    }
    const { answer, isResumed } = result
    const differences = differencesOf({ payload: form, walletAddress: chain.address, isResumed }, answer)
    const isUnpayable = answer.status === 'pending' && depositOf(answer) === null
    if (differences.length > 0 || isUnpayable) return note(`${page.tab.name} stops at ${nameOf(answer.id)}`)
    await sendMade(customer, page, answer)
  } catch (error) {
    hearFailure(customer, page, error)
  } finally {
    pressing.delete(made)
  }
}

/** What a wallet shows of a request that may still move tokens, or has. */
export const SHOWN_IN_WALLET: readonly string[] = ['prompted', 'waiting', 'landed', 'forgotten']

/** Whether the customer sees that a payout's tokens are being sent: in the wallet, or on a page of any device. */
export function isSeenAtWork(
  { chain, opened }: Pick<Customer, 'chain' | 'opened'>,
  payout: Payout,
  shown = SHOWN_IN_WALLET,
): boolean {
  const to = depositOf(payout)?.to
  const isRunning = (page: Page) => sendingsOf(page.services).store.getState().get(payout.id)?.end === null
  return (
    chain.transactions.some((each) => each.to === to && shown.includes(each.fate)) ||
    [...opened].some((page) => !page.isGone() && isRunning(page))
  )
}

/** Sends what no wallet was asked for, with the payout that is there. */
export async function sendNow(customer: Customer, page: Page, payout: Payout): Promise<void> {
  const { chain, time, reports, note, nameOf } = customer
  note(`${page.tab.name}: ${nameOf(payout.id)} is sent now, says the customer`)
  try {
    const end = await sendingsOf(page.services).sendUnfinished(payout, chain.session(page))
    if (page.isGone()) return
    reports.push({ payoutId: payout.id, device: page.tab.device, end, at: time.elapsed() })
    await hearDeclined(customer, page, { payout, end })
  } catch (error) {
    hearFailure(customer, page, error)
  }
}

/** The customer looks into the wallet, and says truly what it shows. What no wallet was asked for is cancelled, or sent now. */
export async function visit(customer: Customer, page: Page, sendsNow = false): Promise<readonly Unfinished[]> {
  const { note, nameOf } = customer
  const sendings = sendingsOf(page.services)
  const left = await sendings.resume()
  await sendings.resumeReturning()
  for (const found of left) {
    const { entry, payout } = found
    const isFollowed = followedHash(partsOf(page).journal.knownOf(entry)) !== null
    if (isFollowed && (await isDoubted(customer, page, found))) {
      note(`${page.tab.name}: ${nameOf(payout.id)} is not known, and was not sent, says the customer`)
      customer.stages.add('unseen')
      await cancelFor(customer, page, found)
    }
    if (isFollowed || isSeenAtWork(customer, payout)) continue
    if (sendsNow && canSendUnfinished(partsOf(page), found)) {
      await sendNow(customer, page, payout)
      continue
    }
    note(`${page.tab.name}: ${nameOf(payout.id)} was not sent, says the customer`)
    await cancelFor(customer, page, found)
  }
  return left
}

export const cancelFor = (customer: Customer, page: Page, found: Unfinished) =>
  cancelEarlierOffRamp(page.services, found).catch((error: unknown) => hearFailure(customer, page, error))

const GLANCE_MS = 5000
/** A look at the network takes several calls, and the customer stays until the page says something. */
const GLANCES = 5

/** Whether the page says that the network does not know a transaction, which the wallet does not show either. */
async function isDoubted({ chain }: Customer, page: Page, { entry, payout }: Unfinished): Promise<boolean> {
  const to = depositOf(payout)?.to
  if (chain.transactions.some((each) => each.to === to && SHOWN_IN_WALLET.includes(each.fate))) return false
  const [{ journal }, known] = [partsOf(page), partsOf(page).journal.knownOf(entry)]
  if (!known.hashes.some((hash) => isLongUntraced(known, hash, journal.now()))) return false
  for (let glance = 0; glance < GLANCES; glance += 1) {
    await wait(GLANCE_MS)
    if (sendingsOf(page.services).store.getState().get(payout.id)?.stage === 'unseen') return true
  }
  return false
}
