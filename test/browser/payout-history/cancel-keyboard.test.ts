import { equal, soon } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { PAYOUT } from '../../support/payouts.ts'
import { visit } from '../../support/visit.ts'
import { press } from '../kit/input.ts'
import { focused, tabTo, watchFocus } from '../payouts/by-keyboard.ts'

const nameOf = (element: Element | null) => element && `${element.localName} ${element.textContent}`
const QUESTION = 'Cancel this transfer?'

describe('the cancel of a payout by keyboard', () => {
  afterEach(cleanUp)

  it('asks first: Keep transfer comes before the cancel and leads back to the button that asked [STATE-CANC-02, A11Y-01, A11Y-02]', async () => {
    const payout = { ...PAYOUT }
    const page = await visit(`/my-payouts/details?view=details&id=${PAYOUT.id}`, {
      payouts: [payout],
      answers: {
        [`GET payouts/${PAYOUT.id}`]: () => ({ payout }),
        [`DELETE payouts/${PAYOUT.id}`]: () => ({ payout: Object.assign(payout, { status: 'cancelled' }) }),
      },
    })
    const { shadow } = page
    const deletes = () => page.calls('DELETE', `payouts/${PAYOUT.id}`).length
    await tabTo(shadow, () => button(shadow, 'Cancel transfer'), 'Cancel transfer')
    const lost = watchFocus(page)
    await press('Enter')
    await until(() => hasText(shadow, QUESTION), 'the question')
    await until(() => focused(page) === QUESTION, 'the focus on the question')
    await tabTo(shadow, () => button(shadow, 'Keep transfer'), 'Keep transfer')
    await press('Tab')
    equal([focused(page), deletes()], ['Cancel transfer', 0], 'the next stop')
    await press('Shift+Tab', 'Enter')
    await until(() => !hasText(shadow, QUESTION), 'the details')
    await soon(() =>
      equal(nameOf(shadow.activeElement), 'button Cancel transfer', 'the focus on the button that asked'),
    )

    await press('Enter')
    await until(() => hasText(shadow, QUESTION), 'the question again')
    await tabTo(shadow, () => button(shadow, 'Keep transfer'), 'Keep transfer')
    await press('Tab', 'Enter')
    await until(() => hasText(shadow, 'The transfer was successfully canceled.'), 'the end')
    await until(() => !hasText(shadow, QUESTION), 'the details again')
    equal([deletes(), lost()], [1, 0])
  })
})
