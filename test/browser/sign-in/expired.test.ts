import { equal, isTrue, soon } from '../../support/expect.ts'
import { cleanUp, failure, until } from '../../support/host.ts'
import { toastText, toastTitles } from '../../support/messages.ts'
import { ME } from '../../support/customer.ts'
import { visit } from '../../support/visit.ts'

const refused = () => failure(401, { error: { code: 'token_invalid', message: 'token_invalid' } })

/** A signed-in customer whose token and its renewal the server then refuses. */
async function expire() {
  const visitor = await visit('/my-accounts', {
    answers: { 'GET payouts/payout_1': refused, 'POST identity/refresh': refused },
  })
  await until(() => visitor.shadow.querySelector('[role=tab]'), 'the accounts')
  // The list of payouts may have been read a moment ago: it would not be asked for again.
  await visitor.go('/my-payouts/details?id=payout_1')
  await until(() => visitor.shadow.querySelector('input[type=email]'), 'the sign-in')
  return visitor
}

describe('a session that has ended', () => {
  afterEach(cleanUp)

  it('opens the sign-in, says that it ended and what to do, and blames nothing [SAFE-F6, NAV-12, S14]', async () => {
    const { shadow, path } = await expire()
    equal(path(), '/sign-in')
    await soon(() => equal(toastTitles(shadow), ['You’re signed out']))
    equal(toastText(shadow, 'You’re signed out'), 'Your session has ended. Sign in again to continue.')
    isTrue(shadow.querySelector('[role=status]:has([part=toast])'), 'it is read politely, as it is no failure')
    const alerts = [...shadow.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
    equal(alerts.join(''), '', 'no failure is announced')
  })

  it('has ended in each element of the application in the tab [S13, N11, SAFE-F6]', async () => {
    let isOver = false
    const answers = { 'GET me': () => (isOver ? refused() : ME), 'POST identity/refresh': refused }
    const idle = await visit('/my-accounts', { answers })
    await until(() => idle.shadow.querySelector('[role=tab]'), 'the accounts of the other element')
    const before = idle.requests.length
    isOver = true
    await expire()
    await until(() => idle.shadow.querySelector('input[type=email]'), 'the sign-in of the other element')
    await soon(() => equal(toastTitles(idle.shadow), ['You’re signed out']))
    equal(
      idle.requests
        .slice(before)
        .map(({ path }) => path)
        .join(),
      'me,identity/refresh',
    )
  })

  it('goes on in an element whose tokens the server still takes [S13, N11]', async () => {
    const idle = await visit('/my-accounts')
    await until(() => idle.shadow.querySelector('[role=tab]'), 'the accounts of the other element')
    await expire()
    await until(() => idle.calls('GET', 'me').length > 1, 'the other element asks')
    isTrue(idle.shadow.querySelector('[role=tab]'), 'it stays signed in')
  })
})
