import { ME } from '../../support/customer.ts'
import { claimsIn, contradictions, type Claim } from '../../support/claims/read.ts'
import { equal, isTrue } from '../../support/expect.ts'
import { isTried } from '../../support/part.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { MICRODEPOSIT, PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { visit } from '../../support/visit.ts'

const OWN = { owner: ME.id }
const OFFLOADED = {
  ...TO_BANK,
  id: 'payout_4',
  source: { ...TO_BANK.source, type: 'address', id: null },
  instructions: null,
}
const ON_CHAIN = {
  ...TO_BANK,
  id: 'payout_5',
  type: 'onChain',
  destination: { type: 'wallet', id: 'wallet_1', amount: '2500.00', currency: 'usdc', network: 'sol' },
  destinationBankAccount: null,
}

const FLOWS = {
  'from a bank account': PAYOUT,
  'from any bank account': {
    ...PAYOUT,
    id: 'payout_6',
    sourceBankAccount: null,
    source: { ...PAYOUT.source, id: null },
  },
  'from a wallet': TO_BANK,
  'through an address': OFFLOADED,
  'between wallets': ON_CHAIN,
  'of a small deposit': MICRODEPOSIT,
}

const REFUND = { amount: '12.50', at: '2026-11-14T09:05:00Z', reason: 'partial' }

/** What is known of a payout, by its status and by what came back. */
const KNOWN: Readonly<Record<string, Record<string, unknown>>> = {
  pending: { status: 'pending' },
  funded: { status: 'funded' },
  processing: { status: 'processing' },
  succeeded: { status: 'succeeded', finalAmount: '998.50' },
  'succeeded with a part that came back': { status: 'succeeded', finalAmount: '998.50', refund: REFUND },
  returned: { status: 'returned', finalAmount: '998.50' },
  'refunded after it arrived': { status: 'refunded', finalAmount: '998.50' },
  'failed, though it arrived': { status: 'failed', finalAmount: '998.50' },
  'cancelled, though it arrived': { status: 'cancelled', finalAmount: '998.50' },
  'failed, though it arrived and came back': { status: 'failed', finalAmount: '998.50', refund: REFUND },
  refunded: { status: 'refunded' },
  failed: { status: 'failed' },
  'failed and sent back': { status: 'failed', refund: REFUND },
  failedPrecondition: { status: 'failedPrecondition' },
  cancelled: { status: 'cancelled' },
  'a status that is not listed': { status: 'levitating' },
}

/** The claims of the list, the details with the receipt, and the card of the next step, at one moment. */
async function readOnEveryScreen(payout: Readonly<Record<string, unknown>>) {
  const host = await visit('/my-payouts', { payouts: [payout] })
  const claims: Claim[] = []
  const read = async (path: string, find: (shadow: ShadowRoot) => ParentNode | false | null) => {
    await host.go(path)
    claims.push(...claimsIn(await until(() => find(host.shadow), path)))
  }
  // The rest of the list is for every payout: its filter names each status.
  await read('/my-payouts', (shadow) => shadow.querySelector('tbody tr, [part=row]'))
  await read(`/my-payouts/details?id=${String(payout['id'])}`, (shadow) => hasText(shadow, 'Transfer ID') && shadow)
  const receipt = button(host.shadow, 'Print receipt')
  receipt?.click()
  if (receipt) claims.push(...claimsIn(await until(() => host.shadow.querySelector('dialog[open] dl'), 'the receipt')))
  await read('/my-accounts', (shadow) => hasText(shadow, 'Chase') && shadow)
  cleanUp()
  return claims
}

const isSaid = (claims: readonly Claim[], says: Claim['says']) => claims.some((claim) => claim.says === says)

describe('what is said of one payout', () => {
  afterEach(cleanUp)

  for (const [place, [flow, payout]] of Object.entries(FLOWS).entries())
    it(`agrees in list, details, receipt and card, in every state of a payout ${flow} [E22, DET-03, HIST-15, H16]`, async () => {
      const tried = Object.entries(KNOWN).filter((_, index) => isTried(3, place, index))
      isTrue(tried.length >= 5, 'states are tried')
      for (const [state, known] of tried) {
        const claims = await readOnEveryScreen({ ...payout, finalAmount: null, ...OWN, ...known })
        equal(contradictions(claims), [], state)
        isTrue(claims.length > 0 || state.includes('not listed'), `${state} claims something`)
      }
    })

  it('does not wait for one that the customer is told not to pay, whose instructions are not safe [E22, E18]', async () => {
    const { instructions } = PAYOUT
    const unsafe = { ...PAYOUT, ...OWN, finalAmount: null, instructions: { ...instructions, memo: 'SPH\u202e4711' } }
    const claims = await readOnEveryScreen({ ...unsafe, status: 'pending' })
    equal(contradictions(claims), [])
    equal([isSaid(claims, 'dontSend'), isSaid(claims, 'youAct')], [true, false])
  })

  it('does not wait for one whose instructions are not there yet, on the screen of the instructions either [E22, ONR-05]', async () => {
    const payout = { ...PAYOUT, ...OWN, finalAmount: null, status: 'pending', instructions: null }
    const { shadow } = await visit(`/payouts/new/on-ramp/instructions?id=${PAYOUT.id}`, { payouts: [payout] })
    await until(() => hasText(shadow, 'Don’t send money until they appear.'), 'the instructions')
    const onInstructions = claimsIn(shadow)
    cleanUp()
    const claims = [...onInstructions, ...(await readOnEveryScreen(payout))]
    equal(contradictions(claims), [])
    equal([isSaid(claims, 'dontSend'), isSaid(claims, 'youAct'), isSaid(claims, 'sendIt')], [true, false, false])
  })

  it('agrees in toast, announcement and details, when it is cancelled [E22, DET-08, DET-11, H18]', async () => {
    const payout = { ...PAYOUT, ...OWN, status: 'pending' }
    const { shadow } = await visit(`/my-payouts/details?view=cancel&id=${PAYOUT.id}`, {
      payouts: [payout],
      answers: {
        [`DELETE payouts/${PAYOUT.id}`]: () => ({ payout: Object.assign(payout, { status: 'cancelled' }) }),
      },
    })
    ;(await until(() => button(shadow, 'Cancel transfer'), 'the way to cancel')).click()
    await until(() => hasText(shadow, 'The transfer was successfully canceled.'), 'the toast')
    await until(() => hasText(shadow, 'nothing was sent'), 'the details')
    const claims = claimsIn(shadow)
    equal(contradictions(claims), [])
    const by = (id: string) => claims.some((claim) => claim.by.startsWith(`${id}:`))
    equal([by('payouts.cancelled'), by('payouts.line.nothingSent'), by('payouts.details.amount')], [true, true, false])
  })

  it('agrees in announcement and details, when it arrives [E22, H18]', async () => {
    const payout: Record<string, unknown> = { ...PAYOUT, ...OWN, status: 'pending', finalAmount: null }
    const { shadow } = await visit(`/my-payouts/details?id=${PAYOUT.id}`, { payouts: [payout] })
    await until(() => hasText(shadow, 'waiting for your bank transfer'), 'the details')
    Object.assign(payout, { status: 'succeeded', finalAmount: '998.50' })
    const announced = () => shadow.querySelector('[part=view] [role=status].sr-vh')?.textContent
    await until(() => announced() === 'Succeeded', 'the announcement')
    const claims = claimsIn(shadow)
    equal(contradictions(claims), [])
    isTrue(
      claims.some(({ says }) => says === 'delivered'),
      'the delivery',
    )
  })
})
