import { equal, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, until } from '../../support/host.ts'
import { toastText, toastTitles } from '../../support/messages.ts'
import { pollOften } from '../../support/time.ts'
import { filled, MADE, OPEN, posts, saysOpen, submitButton } from './on-ramp-form.ts'

const PROVEN = 'Your earlier transfer was created after all'
const ALIKE = 'Your earlier transfer may have been created after all'

describe('a payout that arrives after its customer has started anew', () => {
  let ends: (() => void)[] = []
  beforeEach(() => {
    ends = [pollOften()]
  })
  afterEach(() => {
    for (const end of ends) end()
    cleanUp()
    localStorage.clear()
  })

  /** The titles of the toasts from here on, in their order. A dismissed one leaves a blank. */
  function hearToasts(shadow: ShadowRoot): readonly string[] {
    const heard: string[] = []
    const timer = setInterval(() => {
      const title = toastTitles(shadow)[0] ?? ''
      if (title !== (heard.at(-1) ?? '')) heard.push(title)
    }, 20)
    ends.push(() => clearInterval(timer))
    return heard
  }

  /** The customer has started anew, and is on another screen when the first call has made its payout after all. */
  async function arrived(change: (key: string | null) => object) {
    const payouts: object[] = []
    const page = await filled({
      answers: { 'POST payouts': () => failure(503), 'GET payouts': () => ({ payouts }) },
    })
    submitButton(page.shadow).click()
    await saysOpen(page.shadow)
    const key = posts(page)[0]!.headers.get('Idempotency-Key')
    ;(await until(() => button(page.shadow, 'Start a new transfer'), 'a new start')).click()
    await until(() => !hasText(page.shadow, OPEN), 'no banner')
    await page.go('/my-accounts')
    await until(() => hasText(page.shadow, 'Accounts'), 'another screen')
    const heard = hearToasts(page.shadow)
    payouts.push({ ...MADE, ...change(key) })
    const reads = () => page.calls('GET', 'payouts').length
    const before = reads()
    /** So many more looks, the last of which has been answered. */
    const looked = (times: number) => until(() => reads() > before + times, `${times} looks`)
    return { ...page, heard, looked }
  }

  it('is told on any screen, once, with its amount and what to do, and the host learns of it [E18]', async () => {
    const page = await arrived((idempotencyKey) => ({ idempotencyKey }))
    const text =
      'It’s 1,000.00 USD, and it’s under Transfers. Nothing was paid for it yet. If you’ve created it again, cancel the one that you don’t want.'
    await soon(() => equal(toastText(page.shadow, PROVEN), text))
    await until(() => page.heard.length === 2, 'that it goes')
    equal(page.heard, [PROVEN, ''])
    equal(page.emitted('ramp-payout-created'), [{ id: 'payout_1', type: 'onRamp' }])
  })

  it('is told, once, as one that may be it where its row names no key, and the host is told nothing [E18]', async () => {
    const page = await arrived(() => ({}))
    const text =
      'A transfer of 1,000.00 USD is under Transfers. It may be the one that you started before. Check it there before you create or pay another one.'
    await soon(() => equal(toastText(page.shadow, ALIKE), text))
    await page.looked(4)
    equal(page.heard.slice(0, 2), [ALIKE, ''])
    equal(page.heard.length, 2, 'toasts')
    equal(page.emitted('ramp-payout-created'), [])
  })

  it('is not told where its row names another key [E18]', async () => {
    const page = await arrived(() => ({ idempotencyKey: 'another' }))
    await page.looked(2)
    equal(page.heard, [])
  })

  it('is not told where it has ended without money [E18]', async () => {
    const page = await arrived((idempotencyKey) => ({ idempotencyKey, status: 'cancelled' }))
    await page.looked(0)
    const isKnown = () => Object.keys(localStorage).some((key) => key.includes(':made:'))
    await until(isKnown, 'that the journal has it')
    equal([page.heard, page.emitted('ramp-payout-created')], [[], []])
  })
})
