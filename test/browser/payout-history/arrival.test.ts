import { equal, isNull, soon } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { forgetSteps, LOGGED, watchSteps } from '../../support/navigation.ts'
import { PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { banner } from '../../support/messages.ts'
import { card, line, pageOf } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'

const DETAILS = '/my-payouts/details?view=details&id='
const HASH = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW'
const ARRIVED = { ...PAYOUT, status: 'succeeded', finalAmount: '998.40', updated: '2026-11-12T10:00:00Z' }
const linkIn = (root: ShadowRoot) => root.querySelector<HTMLAnchorElement>('[part~=banner] a')

describe('a transfer that succeeded', () => {
  afterEach(() => {
    forgetSteps()
    cleanUp()
  })

  it('says what arrived and where it is, with its transaction [H21]', async () => {
    const { shadow, go } = await visit(DETAILS + PAYOUT.id, {
      payouts: [
        { ...ARRIVED, transactionHash: HASH },
        { ...TO_BANK, status: 'succeeded' },
      ],
    })
    await soon(() => equal(banner(shadow, '998.40 USDC arrived'), 'It’s in Main wallet on Solana.'))
    const link = linkIn(shadow)!
    equal(link.textContent, 'View on Solscan')
    equal(link.href, `https://solscan.io/tx/${HASH}`)
    equal([link.target, link.rel], ['_blank', 'noopener noreferrer'])
    equal(line(card(shadow, 'References'), 'Transaction ID'), HASH, 'the hash to copy')
    await go(DETAILS + TO_BANK.id)
    await soon(() => equal(banner(shadow, '2,496.50 USD arrived'), 'It was paid to Chase ending in ••••4821.'))
    isNull(linkIn(shadow), 'a link without a hash')
  })

  it('offers Done, which no other status does, and New transfer [H21]', async () => {
    for (const status of ['pending', 'funded', 'processing', 'failed', 'refunded', 'cancelled']) {
      const { shadow } = await visit(DETAILS + PAYOUT.id, { payouts: [{ ...ARRIVED, finalAmount: null, status }] })
      await until(() => hasText(shadow, 'Payment details'), status)
      isNull(button(shadow, 'Done'), status)
      cleanUp()
    }
    const { shadow, path } = await visit(DETAILS + PAYOUT.id, { payouts: [ARRIVED] })
    const next = await until(() => button(shadow, 'New transfer'))
    next.click()
    await until(() => path() === '/payouts/new')
  })

  it('goes back to the page of the list that it was opened from [H21]', async () => {
    const others = Array.from({ length: 8 }, (_, at) => ({
      ...ARRIVED,
      id: `payout_${at + 10}`,
      updated: `2026-11-1${at}T10:00:00Z`,
    }))
    const steps = watchSteps()
    const { shadow } = await visit('/my-payouts', { payouts: others, attributes: LOGGED })
    const next = await until(() => button(shadow, 'Next page'))
    next.click()
    await soon(() => equal(pageOf(shadow), '8-8 of 8'))
    shadow.querySelector<HTMLElement>('tbody button, tbody a, [part=card] > ul > li :is(a, button)')!.click()
    const done = await until(() => button(shadow, 'Done'))
    done.click()
    await soon(() => equal(pageOf(shadow), '8-8 of 8'))
    equal(steps.at(-1)!.navigation, 'back')
  })

  it('returns to the list, without history, when it was opened by itself [H21]', async () => {
    const steps = watchSteps()
    const { shadow } = await visit(DETAILS + PAYOUT.id, { payouts: [ARRIVED], attributes: LOGGED })
    const done = await until(() => button(shadow, 'Done'))
    done.click()
    await soon(() => equal(pageOf(shadow), '1-1 of 1'))
    const { path, behind } = steps.at(-1)!
    equal([path, behind], ['/my-payouts', 0])
  })
})
