import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, hasText, until } from '../../support/host.ts'
import { bannerTitles } from '../../support/messages.ts'
import { line } from '../../support/rows.ts'
import { left } from '../payouts/left-transfer.ts'
import { HASH, leave, SENT_PAYOUT } from '../payouts/off-ramp-form.ts'

const DETAILS = `/my-payouts/details?id=${SENT_PAYOUT.id}&view=details`
const code = (shadow: ShadowRoot) => shadow.querySelector('[role=img][aria-label^="QR code"]')

describe('the deposit address in the details', () => {
  afterEach(leave)

  for (const [name, entry, title] of [
    ['a wallet was asked', { phase: 'signing' }, 'Did your wallet send 100.00 USDC?'],
    ['it was sent', { phase: 'sent', hash: HASH }, 'We’re still confirming your transaction'],
  ] as const)
    it(`stays as text once ${name}, with nothing that pays it again [H11, E18, SAFE-B1]`, async () => {
      const { shadow } = await left(entry, { path: DETAILS })
      await until(() => bannerTitles(shadow).includes(title), title)
      const to = await until(() => shadow.querySelector('[aria-label="Where it goes"]'), 'the address')
      equal(line(to, 'Send to'), SENT_PAYOUT.instructions.resource.address)
      isNull(code(shadow), 'a code')
      isNull(button(shadow, 'With amount'), 'a choice of codes')
      isNull(shadow.querySelector('a[href^="ethereum:"]'), 'a link')
      isTrue(!hasText(shadow, 'Send 100.00 USDC on Base once'), 'words to send it')
    })

  it('has its code while no wallet was asked [H11]', async () => {
    const { shadow } = await left({ phase: 'created' }, { path: DETAILS })
    await soon(() => isTrue(code(shadow), 'a code'))
  })
})
