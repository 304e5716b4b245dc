import { ME as MAYA } from '../../support/customer.ts'
import { equal, isTrue } from '../../support/expect.ts'
import { button, cleanUp, hasText, mountRamp, type, until, type Answers, type Host } from '../../support/host.ts'
import { enter, input, SIGNED_IN } from './signing-in.ts'

const CODE_KEY = 'sphere-ramp:https://api.test:application_sandbox:code'
const ANSWERS: Answers = { ...SIGNED_IN, 'POST auth/otp/verify': () => ({ result: 'success', token: 'once' }) }

const calls = ({ requests }: Host, path: string) => requests.filter((call) => call.path === path).length

describe('the code screen', () => {
  afterEach(() => {
    cleanUp()
    sessionStorage.removeItem(CODE_KEY)
  })

  it('is asked for again after a reload, without another mail, until its screen is left [N11]', async () => {
    const first = await mountRamp({ answers: ANSWERS })
    type(first.shadow.querySelector<HTMLInputElement>('input[type=email]')!, 'Maya@example.com')
    button(first.shadow, 'Continue')!.click()
    await until(() => input(first), 'the code field')
    await until(() => sessionStorage.getItem(CODE_KEY), 'what is kept')
    // As in a reload, the page does not learn that the customer leaves.
    const kept = sessionStorage.getItem(CODE_KEY)!
    cleanUp()
    sessionStorage.setItem(CODE_KEY, kept)

    const second = await mountRamp({ answers: ANSWERS })
    await until(() => input(second), 'the code field again')
    isTrue(hasText(second.shadow, 'maya@example.com'), 'the address')
    equal(calls(second, 'auth/login'), 0)
    enter(second, '123456')
    await until(() => calls(second, 'auth/otp/verify') === 1, 'the code is verified')
    equal(second.requests.find(({ path }) => path === 'auth/otp/verify')!.headers.get('X-Customer-Id'), MAYA.id)
    await until(() => calls(second, 'identity/token') === 1 && !input(second), 'the customer is signed in')
    equal(sessionStorage.getItem(CODE_KEY), null)
  })

  it('is asked for again where the host’s own pages are left by the browser’s Back, and come back [N11]', async () => {
    let host: Host | null = null
    /** A host that shows the widget in one of its pages, by the history of the browser. */
    const show = async () => {
      host?.element.remove()
      host = history.state === 'pay' ? await mountRamp({ answers: ANSWERS }) : null
    }
    const onHistory = () => void show()
    const start: unknown = history.state
    addEventListener('popstate', onHistory)
    try {
      history.replaceState('shop', '')
      history.pushState('pay', '')
      await show()
      type(host!.shadow.querySelector<HTMLInputElement>('input[type=email]')!, 'maya@example.com')
      button(host!.shadow, 'Continue')!.click()
      await until(() => input(host!), 'the code field')
      const left = host!
      history.back()
      await until(() => !left.element.isConnected, 'the other page')
      history.forward()
      await until(() => host && host !== left && input(host), 'the code field again')
      isTrue(hasText(host!.shadow, 'maya@example.com'), 'the address')
      equal(calls(host!, 'auth/login'), 0)
      button(host!.shadow, 'Use a different email')!.click()
      const field = () => host!.shadow.querySelector<HTMLInputElement>('input[type=email]')
      await until(() => field()?.value === 'maya@example.com', 'the typed address')
    } finally {
      removeEventListener('popstate', onHistory)
      history.replaceState(start, '')
    }
  })

  it('is not asked for again after Use a different email, and what is kept is not trusted [N11]', async () => {
    sessionStorage.setItem(CODE_KEY, JSON.stringify({ email: 'maya@example.com', customerId: MAYA.id }))
    const host = await mountRamp({ answers: ANSWERS })
    await until(() => input(host), 'the code field')
    button(host.shadow, 'Use a different email')!.click()
    const field = () => host.shadow.querySelector<HTMLInputElement>('input[type=email]')
    await until(() => field()?.value === 'maya@example.com', 'the typed address')
    equal(sessionStorage.getItem(CODE_KEY), null)
    cleanUp()
    for (const text of ['{', 'null', '{"email":7,"customerId":"c"}', '[]']) {
      sessionStorage.setItem(CODE_KEY, text)
      const other = await mountRamp({ answers: ANSWERS })
      await new Promise((resolve) => setTimeout(resolve, 200))
      isTrue(!input(other) && other.shadow.querySelector('input[type=email]'), `the sign-in in place of ${text}`)
      cleanUp()
    }
    sessionStorage.removeItem(CODE_KEY)
  })
})
