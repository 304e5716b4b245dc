import { isSignedIn, reload, type Life } from './actions.ts'
import type { Chain } from './chains/chain.ts'
import { visit } from './customer.ts'
import { closedOn, openWaiting, openOn, promisedOn, returnsSaidOn } from './page-journal.ts'

/** Longer than a wallet waits for its customer. */
const SETTLING_MS = 210_000
/** Longer than the chain takes, and the server to notice. */
const SETTLED_AFTER_MS = 260_000
/** As late as the server ever notices tokens. */
const NOTICED_BY_MS = 180_000
/** After so long customers may say that a transaction that no network knows was not sent. */
const NEVER_SEEN_MS = 600_000

async function comeBack(life: Life): Promise<void> {
  const { time, pages, elsewhere, chain } = life
  await time.within(NOTICED_BY_MS, Promise.all(life.notices))
  for (const index of pages.keys()) reload(life, index)
  for (const page of [...pages, elsewhere, ...pages]) {
    if (!(await isSignedIn(life, page))) continue
    await time.within(60_000, visit(life, page))
    await time.within(60_000, openWaiting(page))
    if (openOn(page).length > 0) await time.pass(chain.followingMs)
  }
}

async function comeBackAfter(life: Life, ms: number): Promise<void> {
  const { elsewhere } = life
  for (const page of [...life.pages, elsewhere]) page.leave()
  await life.time.pass(ms)
  Object.assign(life, { elsewhere: life.open(elsewhere.tab) })
  await comeBack(life)
}

/** Without faults from now on: what the wallet still asks is declined, and the customer comes back until nothing is left. */
export async function finish(life: Life, parts: { readonly network: { faultRate: number }; readonly chain: Chain }) {
  const { time, pages, chain } = life
  parts.network.faultRate = 0
  chain.faultRate = 0
  chain.declineAll()
  await time.within(SETTLING_MS, Promise.all(life.work))
  // What was asked since then, of a wallet that never answers.
  chain.declineAll()
  await time.pass(SETTLED_AFTER_MS)
  // The customer goes on with other things, and comes back.
  chain.spendNonces()
  await comeBack(life)
  const isOpen = () => [pages[0]!, life.elsewhere].flatMap(openOn).length > 0
  const isWaiting = chain.decidedMs !== null && chain.transactions.some(({ fate }) => fate === 'waiting')
  if (isWaiting || isOpen()) await comeBackAfter(life, Math.max(NEVER_SEEN_MS, chain.decidedMs ?? 0))
  if (chain.longestMs !== undefined && isOpen()) await comeBackAfter(life, chain.longestMs)
  const { session } = pages[0]!.services.session.getState()
  const last = [...pages, life.elsewhere]
  const open = [pages[0]!, life.elsewhere].flatMap(openOn)
  const closed = new Set(last.flatMap(closedOn))
  // Cancelled off-ramps are looked after by the page that is open.
  await time.pass(20_000)
  for (const page of last) for (const payoutId of returnsSaidOn(page)) life.returnsSaid.add(payoutId)
  const promised = last.flatMap(promisedOn)
  for (const page of last) page.leave()
  return {
    open,
    closed,
    promised,
    returnsSaid: life.returnsSaid,
    customerId: session.status === 'signedIn' ? session.tokens.uid : '',
  }
}
