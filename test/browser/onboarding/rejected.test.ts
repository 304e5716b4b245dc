import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { stateText } from '../../support/messages.ts'
import { ME, names, visit } from '../../support/onboarding.ts'

const buttons = (root: ParentNode) => [...root.querySelectorAll('button')].map(({ textContent }) => textContent)

describe('a rejected verification', () => {
  afterEach(cleanUp)
  const state = { tos: 'complete', kyc: { sumsub: 'rejected' } }

  it('shows one screen only, with a title, a mail to compliance and a sign-out [REJ-01, REJ-02, STATE-VER-12]', async () => {
    for (const path of ['/onboarding', '/onboarding/kyc', '/onboarding/tos']) {
      const { shadow } = await visit(path, { state })
      const reviewed = 'We reviewed the details you sent and couldn’t verify them, so you can’t make transfers here.'
      await soon(() => equal(stateText(shadow, 'We can’t open an account for you'), reviewed))
      const mail = shadow.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')!
      equal(mail.href, `mailto:compliance@sphere.example?subject=Verification%20review%20%E2%80%93%20${ME.id}`)
      isTrue(!hasText(shadow, 'Set up your account') && !shadow.querySelector('iframe'), 'nothing else')
      equal(buttons(shadow), ['Sign out'])
      cleanUp()
    }
  })

  it('is what every route shows, also after navigate() [STATE-VER-12]', async () => {
    const { shadow, go, path } = await visit('/my-accounts', { state })
    for (const wanted of ['/my-accounts', '/settings', '/payouts/new', '/my-payouts', '/my-accounts/wallets/new']) {
      await go(wanted)
      await until(() => path() === '/onboarding', `the rejected screen instead of ${wanted}`)
      await until(() => hasText(shadow, 'We can’t open an account for you'))
      equal(buttons(shadow), ['Sign out'])
    }
  })

  it('signs out and opens the sign-in [REJ-03]', async () => {
    const { shadow, emitted, path } = await visit('/onboarding', {
      state,
      answers: { 'POST identity/sign-out': () => ({ ok: true }) },
    })
    const out = await until(() => button(shadow, 'Sign out'))
    out.click()
    await until(() => path() === '/sign-in')
    isTrue(names(emitted).includes('ramp-signed-out'), 'signed out')
  })

  it('closes the host’s chat while it is shown, and opens it afterwards [REJ-04]', async () => {
    const log: string[] = []
    const chat = {
      boot: ({ userId, hash }: { userId: string; hash: string }) => log.push(`boot ${userId} ${hash}`),
      open: () => {},
      shutdown: () => log.push('shutdown'),
    }
    const { shadow, server } = await visit('/onboarding', {
      state,
      config: { chat },
      answers: { 'POST intercom/auth': () => ({ hash: 'h1' }) },
    })
    await until(() => hasText(shadow, 'We can’t open an account for you'))
    await until(() => log.includes('shutdown'))
    server.state = { ...server.state, kyc: { sumsub: 'softRejected' } }
    await until(() => {
      globalThis.dispatchEvent(new Event('visibilitychange'))
      return log.length > 1
    })
    equal(log, ['shutdown', `boot ${ME.id} h1`])
  })
})
