import { equal } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { UNVERIFIED } from '../../support/customer.ts'
import { lines } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'

describe('an on-ramp that is blocked', () => {
  afterEach(cleanUp)

  it('says that a verification was refused, and opens support instead [PAYNEW-04, F23]', async () => {
    const [level1, sepa] = UNVERIFIED.verificationLevels
    const { shadow } = await visit('/payouts/new/on-ramp/currencies?rampType=on-ramp', {
      answers: {
        'GET me': () => ({
          ...UNVERIFIED,
          verificationLevels: [
            { ...level1, status: 'rejected' },
            { ...sepa, status: 'pending' },
          ],
        }),
      },
    })
    await until(() => hasText(shadow, 'We couldn’t verify you'))
    equal(lines(shadow), { 'Identity, for US dollars': 'Rejected', 'SEPA, for euros': 'Pending' })
    equal([button(shadow, 'Complete verification'), Boolean(button(shadow, 'Contact support'))], [undefined, true])
  })
})
