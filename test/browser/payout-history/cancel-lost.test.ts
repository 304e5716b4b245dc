import { equal, isTrue } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { PAYOUT } from '../../support/payouts.ts'
import { visit } from '../../support/visit.ts'

const QUESTION = 'Cancel this transfer?'

describe('a cancel whose answer is lost', () => {
  afterEach(cleanUp)

  for (const [how, answer] of [
    ['never comes', () => new Promise<never>(() => {})],
    ['breaks off', () => Promise.reject(new TypeError('reset'))],
  ] as const)
    it(`a cancel whose answer ${how} gives way to the details once the money has arrived [STATE-CANC-04, SAFE-B10]`, async () => {
      let status = 'pending'
      const page = await visit(`/my-payouts/details?view=cancel&id=${PAYOUT.id}`, {
        payouts: [PAYOUT],
        answers: {
          [`GET payouts/${PAYOUT.id}`]: () => ({ payout: { ...PAYOUT, status } }),
          [`DELETE payouts/${PAYOUT.id}`]() {
            status = 'funded'
            return answer()
          },
        },
      })
      const { shadow } = page
      const cancel = await until(
        () => [...shadow.querySelectorAll('button')].findLast((one) => one.textContent?.trim() === 'Cancel transfer'),
        'the question',
      )
      cancel.click()
      await until(() => !hasText(shadow, QUESTION), 'that the question goes')
      await until(() => button(shadow, 'Print receipt') ?? hasText(shadow, 'Money received'), 'the details')
      isTrue(!page.emitted('ramp-payout-cancelled').length, 'no cancel is told')
      equal(hasText(shadow, 'The transfer was successfully canceled.'), false)
    })
})
