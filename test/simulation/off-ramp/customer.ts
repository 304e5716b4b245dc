import { ApiError } from '../../../src/api/error.ts'
import { quotePayout } from '../../../src/api/quotes.ts'
import { depositOf } from '../../../src/domain/payouts/deposit.ts'
import { differencesOf } from '../../../src/domain/payouts/differences.ts'
import type { Payout, PayoutPayload } from '../../../src/domain/payouts/payout.ts'
import { canSendUnfinished } from '../../../src/operations/off-ramp/send-unfinished.ts'
import type { Unfinished } from '../../../src/operations/off-ramp/unfinished.ts'
import { knownAfter } from '../../../src/operations/intents/earlier-payouts.ts'
import { submitPayout } from '../../../src/operations/intents/payout-intent.ts'
import { pressNow } from '../../../src/operations/intents/press.fixture.ts'
import type { SendingEnd } from '../../../src/operations/off-ramp/sending.ts'
import { cancelLeft } from '../../../src/queries/payouts/send-payout.ts'
import { sendingsOf } from '../../../src/queries/payouts/sendings.ts'
import { currentIntent } from '../network/network.ts'
import type { Page } from '../page.ts'
import { partsOf } from '../scenario.ts'
import type { Chain } from './chains/chain.ts'

/** What a page reported of a payout whose tokens it was to send. */
export interface Report {
  readonly payoutId: string
  readonly end: SendingEnd
}

export interface Customer {
  readonly chain: Chain
  readonly reports: Report[]
  readonly crashes: unknown[]
  /** What the screens have shown of sendings. */
  readonly stages: Set<string>
  readonly endpoints: { readonly account: string; readonly wallet: string }
  note(text: string): void
  nameOf(id: string): string
  /** The payouts whose tokens came after they were cancelled, as a page has told. */
  readonly told: Set<string>
  /** Whether the customer who is asked about an earlier one wants another. */
  wantsAnother(): boolean
}

export async function fillForm({ endpoints, chain }: Customer, page: Page, amount: string): Promise<PayoutPayload> {
  const { api, session } = page.services
  const state = session.getState().session
  const quote = await quotePayout(api, {
    amount,
    received: false,
    customerId: state.status === 'signedIn' ? state.tokens.uid : '',
    sourceCurrency: 'usdc',
    destinationCurrency: 'usd',
    sourceNetwork: chain.payoutName,
    destinationNetwork: 'achSameDay',
  })
  return {
    source: { type: 'wallet', id: endpoints.wallet, amount, currency: 'usdc', network: chain.payoutName },
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
async function hearDeclined({ note, nameOf, told }: Customer, page: Page, { payout, end }: Ended) {
  if (end.status !== 'notSent' || !end.isCancelled) return
  const hash = await sendingsOf(page.services).declined.watch(payout)
  if (!hash || page.isGone()) return
  told.add(payout.id)
  note(`${page.tab.name} tells that the tokens of ${nameOf(payout.id)} come back`)
}

let intents = 0

const codeOf = (end: SendingEnd) => ('error' in end && end.error ? `, ${end.error.code}` : '')

/** A press of Send, as the screen does it: one payout, compared with the form, and its tokens. */
export async function press(
  customer: Customer,
  page: Page,
  form: PayoutPayload,
  known = pressNow(partsOf(page).journal).known,
): Promise<void> {
  const { chain, reports, crashes, stages, note, nameOf } = customer
  const sendings = sendingsOf(page.services)
  sendings.store.subscribe((state) => {
    for (const { stage } of state.values()) stages.add(stage)
  })
  try {
    const result = await currentIntent.run({ intent: (intents += 1) }, () =>
      submitPayout(partsOf(page), form, { at: Date.now(), known }),
    )
    if (result.status === 'undecided' || page.isGone()) return
    if (result.status === 'earlier') {
      note(`${page.tab.name} asks about ${result.found.map(({ id }) => nameOf(id)).join(', ')}`)
      customer.stages.add('asked')
      if (!customer.wantsAnother()) return
      const { journal } = partsOf(page)
      return await press(customer, page, form, knownAfter({ journal }, result.found, { at: Date.now(), known }))
    }
    const { answer, isResumed } = result
    const differences = differencesOf({ payload: form, walletAddress: chain.address, isResumed }, answer)
    const isUnpayable = answer.status === 'pending' && depositOf(answer) === null
    if (differences.length > 0 || isUnpayable) return note(`${page.tab.name} stops at ${nameOf(answer.id)}`)
    const end = await sendings.send(answer, chain.session(page))
    if (page.isGone()) return
    note(`${page.tab.name} reports ${nameOf(answer.id)}: ${end.status}${codeOf(end)}`)
    reports.push({ payoutId: answer.id, end })
    await hearDeclined(customer, page, { payout: answer, end })
  } catch (error) {
    if (!(error instanceof ApiError) && !page.isGone()) crashes.push(error)
  }
}

const SHOWN_IN_WALLET: readonly string[] = ['prompted', 'waiting', 'landed', 'forgotten']

/** Sends what no wallet was asked for, with the payout that is there. */
async function sendNow(customer: Customer, page: Page, { payout }: Unfinished) {
  const { chain, reports, crashes, note, nameOf } = customer
  note(`${page.tab.name}: ${nameOf(payout.id)} is sent now, says the customer`)
  try {
    const end = await sendingsOf(page.services).sendUnfinished(payout, chain.session(page))
    if (page.isGone()) return
    reports.push({ payoutId: payout.id, end })
    await hearDeclined(customer, page, { payout, end })
  } catch (error) {
    if (!(error instanceof ApiError) && !page.isGone()) crashes.push(error)
  }
}

/** The customer looks into the wallet, and says truly what it shows. What no wallet was asked for is cancelled, or sent now. */
export async function visit(customer: Customer, page: Page, sendsNow = false): Promise<readonly Unfinished[]> {
  const { chain, crashes, note, nameOf } = customer
  const sendings = sendingsOf(page.services)
  const left = await sendings.resume()
  await sendings.declined.resume()
  for (const found of left) {
    const { entry, payout } = found
    const to = depositOf(payout)?.to
    const isShown = chain.transactions.some((each) => each.to === to && SHOWN_IN_WALLET.includes(each.fate))
    const isRunning = sendings.store.getState().get(payout.id)?.end === null
    if (entry.hash || isShown || isRunning) continue
    if (sendsNow && canSendUnfinished(partsOf(page), found)) {
      await sendNow(customer, page, found)
      continue
    }
    note(`${page.tab.name}: ${nameOf(payout.id)} was not sent, says the customer`)
    await cancelLeft(page.services, found).catch((error: unknown) => {
      if (!(error instanceof ApiError) && !page.isGone()) crashes.push(error)
    })
  }
  return left
}
