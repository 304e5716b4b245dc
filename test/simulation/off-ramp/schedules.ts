import { pressNow } from '../../../src/operations/intents/press.fixture.ts'
import { readUnfinished } from '../../../src/operations/off-ramp/unfinished.ts'
import { partsOf } from '../scenario.ts'
import { isSignedIn, pressOn, reload, visited, type Life } from './actions.ts'
import { isCreation } from '../network/network.ts'
import { begin, believeList, openDetails } from './believing.ts'
import { STORIES } from './chains/evm-stories.ts'
import { cancelFor, fillForm, wishFor, type Wish } from './customer.ts'
import { REMEMBERED_MS, sendElsewhere, SHOWN_WITHOUT_HISTORY } from './elsewhere.ts'
import { decide } from './undecided-form.ts'

const AMOUNT = '64.25'
/** Longer than a wallet waits for its customer, and a page for the network. */
const SENT_WITHIN_MS = 300_000
/** Longer than a server takes that is not behind. */
const NOTICED_WITHIN_MS = 45_000
/** Some networks are sure of a transaction half a minute after the wallet's page is. */
const FORGOTTEN_MS = 1.5 * REMEMBERED_MS
/** The server hears of the tokens only after their customer has forgotten them. */
const BEHIND_MS = [2 * REMEMBERED_MS, 3 * REMEMBERED_MS] as const

/** Sends from the first page, and waits for what the page says of it. */
async function send(life: Life, known?: ReadonlySet<string>): Promise<Wish | null> {
  const { pages, time, wishes, work } = life
  const [page] = pages
  if (!(await isSignedIn(life, page!))) return null
  const filling = fillForm(life, page!, AMOUNT).then((form) => void wishes.push(wishFor(form)))
  if (!(await time.within(60_000, filling))) return null
  const wish = wishes.at(-1)!
  await pressOn(life, page!, wish, known)
  await time.within(SENT_WITHIN_MS, Promise.all(work))
  return wish
}

/** A form is filled in in two tabs. The second is sent when the tokens of the first have come. */
async function filledInTwoTabs(life: Life): Promise<void> {
  const other = life.pages[1]!
  if (!(await isSignedIn(life, other))) return
  const { known } = pressNow(partsOf(other).journal)
  const wish = await send(life, known)
  await life.time.pass(NOTICED_WITHIN_MS)
  if (wish) await pressOn(life, other, wish, known)
}

/** The tokens have come, the server does not know it yet, and the device that sent them is closed. Another one still says Send now. */
async function sentAndNotNoticed(life: Life): Promise<void> {
  life.noticing.within = BEHIND_MS
  await send(life)
  for (const index of life.pages.keys()) reload(life, index)
  await life.time.pass(FORGOTTEN_MS)
  await sendElsewhere(life, { seen: SHOWN_WITHOUT_HISTORY })
}

/** What a wallet or an EVM network makes of a hash that it has returned. */
const FATES = Object.keys(STORIES).filter((story) => story !== 'landed')
/** Longer than the last signer and a block take together. */
const DECIDED_MS = 120_000

/** The transaction whose hash the wallet returned ends differently, and the page may be closed before that. */
async function hashIsNoFate(life: Life): Promise<void> {
  const { chain, random, pages, time, work } = life
  chain.plan = random.pick(FATES)
  life.note(`the next transaction: ${chain.plan}`)
  await send(life)
  if (random.chance(0.4)) for (const index of pages.keys()) reload(life, index)
  await time.pass(random.between(0, DECIDED_MS))
  if (await isSignedIn(life, pages[0]!)) work.push(visited(life, pages[0]!, 0))
  await time.pass(DECIDED_MS)
}

const PROMPTED_WITHIN_MS = 60_000

/** Until the wallet shows another request. */
async function prompted({ chain, time }: Life, before: number): Promise<boolean> {
  const isShown = () => chain.transactions.length > before
  for (let ms = 0; ms < PROMPTED_WITHIN_MS && !isShown(); ms += 250) await time.pass(250)
  return isShown()
}

/** Sends from the first page, until its wallet asks. */
async function askWallet(life: Life): Promise<boolean> {
  const { pages, time, wishes } = life
  if (!(await isSignedIn(life, pages[0]!))) return false
  const filling = fillForm(life, pages[0]!, AMOUNT).then((form) => void wishes.push(wishFor(form)))
  if (!(await time.within(60_000, filling))) return false
  await pressOn(life, pages[0]!, wishes.at(-1)!)
  return prompted(life, 0)
}

/** The page is closed while its wallet asks, and the customer declines. */
async function leaveUnsent(life: Life): Promise<boolean> {
  const { pages, chain } = life
  if (!(await askWallet(life))) return false
  for (const index of pages.keys()) reload(life, index)
  chain.declineAll()
  return isSignedIn(life, pages[0]!)
}

/** Longer than a client waits for its answer. */
const ANSWERED_WITHIN_MS = 45_000

/** The customer cancels on one device, the call is lost, and another device sends before the first one knows. */
async function cancelIsLost(life: Life): Promise<void> {
  const { network, noticing, pages, random, time, work } = life
  if (!(await leaveUnsent(life))) return
  noticing.within = BEHIND_MS
  network.faultPlan = ({ method }) => (method === 'DELETE' ? 'requestLost' : null)
  work.push(visited(life, pages[0]!, 0))
  await time.pass(random.between(1000, 5000))
  network.faultPlan = null
  await sendElsewhere(life, { isFirstOpen: true })
  await time.pass(ANSWERED_WITHIN_MS)
}

/** The customer cancels on one device while the wallet of another still asks. What it signs afterwards may be brought to the network or not. */
async function cancelledBesidePrompt(life: Life): Promise<void> {
  const { pages, time, work } = life
  if (!(await leaveUnsent(life))) return
  await sendElsewhere(life, { isFirstOpen: true })
  if (!(await prompted(life, 1))) return
  const [page] = pages
  life.note(`${page!.tab.name} cancels beside the prompt of another device`)
  const cancelling = readUnfinished(partsOf(page!)).then((left) =>
    Promise.all(left.map((found) => cancelFor(life, page!, found))),
  )
  await time.within(60_000, cancelling)
  await time.within(SENT_WITHIN_MS, Promise.all(work))
}

/** The network has what the page has handed over, and the page has not heard so. */
async function handedOverUnheard(life: Life): Promise<void> {
  const { network } = life
  network.faultPlan = ({ url }) => (url.includes('/relay/') ? 'answerLost' : null)
  await send(life)
  network.faultPlan = null
}

/** The customer declines while no node answers, so the page cannot know whether the wallet has sent all the same. */
async function declinedUnchecked(life: Life): Promise<void> {
  const { chain, time, work } = life
  if (!(await askWallet(life))) return
  chain.faultRate = 1
  chain.declineAll()
  await time.within(SENT_WITHIN_MS, Promise.all(work))
  chain.faultRate = 0
}

/** A wallet is answered by then, in most cases. */
const ANSWERED_BY_MS = 20_000

const isListed = ({ method, url }: Request) => method === 'GET' && new URL(url).pathname.endsWith('/payouts')

/** The payout is made and every answer is lost. Its customer opens the details while the form is undecided, and then believes the screens. */
async function openedWhileUndecided(life: Life): Promise<void> {
  const { network, noticing, pages, random, time } = life
  if (random.chance(0.5)) noticing.within = BEHIND_MS
  const lost = random.pick(['answerLost', 'error500After'] as const)
  // The list is read before anything is made, too.
  let isMade = false
  network.faultPlan = (request) => {
    isMade ||= isCreation(request)
    if (isCreation(request)) return lost
    return isMade && isListed(request) ? 'error500' : 'none'
  }
  await send(life)
  network.faultPlan = () => 'none'
  await begin(life, pages[0]!, openDetails)
  await time.pass(random.between(0, ANSWERED_BY_MS))
  if (random.chance(0.6)) reload(life, 0)
  else await begin(life, pages[0]!, decide)
  await time.pass(random.between(0, ANSWERED_BY_MS))
  for (const step of [believeList, openDetails]) await begin(life, pages[0]!, step)
  await time.pass(random.between(0, DECIDED_MS))
  network.faultPlan = null
}

/** Sequences that are too rare to be drawn at random. Some lives begin with one. */
const SCHEDULES = [filledInTwoTabs, sentAndNotNoticed, hashIsNoFate, cancelIsLost, null] as const
/** Where the page brings to the network what the wallet has signed. */
const OF_THE_PAGE = [cancelledBesidePrompt, handedOverUnheard, declinedUnchecked] as const

type Schedule = (life: Life) => Promise<void>

/** What a life begins with; null for most. */
export function drawSchedule({ chain: { signsForPage }, random, believes }: Life): Schedule | null {
  if (believes && random.branch('believing').chance(0.35)) return openedWhileUndecided
  const ofThePage = random.branch('ofThePage')
  if (signsForPage && ofThePage.chance(0.25)) return ofThePage.pick(OF_THE_PAGE)
  const drawn = random.branch('schedule')
  return drawn.chance(0.25) ? drawn.pick(SCHEDULES) : null
}
