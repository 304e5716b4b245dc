import { emulateMedia, setViewport } from '@web/test-runner-commands'
import { violationsIn } from '../../support/axe.ts'
import { equal } from '../../support/expect.ts'
import { cleanUp, until, type Answers } from '../../support/host.ts'
import { ELSEWHERE, visit } from '../../support/onboarding.ts'

const VARIANTS = [
  { width: 320, 'color-scheme': 'light', language: 'en-XA' },
  { width: 360, 'color-scheme': 'dark', language: 'en' },
  { width: 360, 'color-scheme': 'light', language: 'ar-XB', theme: 'yellow' },
  { width: 900, 'color-scheme': 'dark', language: 'ar-XB', theme: 'rose' },
]

const answers: Answers = {
  'GET onboarding/tos/redirectUrl': () => ({ url: `${ELSEWHERE}/test/support/pages/terms.html?a=b` }),
  'POST kyc/sumsub-access-token': () => ({ token: 'token' }),
  'POST kyc/externalUrl': () => ({ url: `${ELSEWHERE}/verify` }),
}
const application = { verificationBaseUrl: ELSEWHERE }
const config = { frontendOrigin: ELSEWHERE }
const level = (status: string) => ({ tos: 'complete', kyc: { sumsub: 'complete', kyc_level_1: status } })

const SCENES: Record<string, { path: string; at: Parameters<typeof visit>[1]; there: string }> = {
  start: { path: '/onboarding', at: {}, there: '[role=progressbar]' },
  business: {
    path: '/onboarding',
    at: { me: { type: 'BUSINESS' }, state: { tos: 'complete', msa: 'declined' } },
    there: '[role=progressbar]',
  },
  review: { path: '/onboarding', at: { state: level('underReview') }, there: '[role=progressbar]' },
  again: { path: '/onboarding', at: { state: level('softRejected') }, there: '[role=progressbar]' },
  verify: { path: '/onboarding', at: { state: { tos: 'complete' } }, there: '[part=banner]' },
  rejected: { path: '/onboarding', at: { state: level('rejected') }, there: 'a[href^="mailto:"]' },
  terms: { path: '/onboarding/tos', at: {}, there: 'iframe:not([data-hidden])' },
  verification: { path: '/onboarding/kyc', at: { state: { tos: 'complete' } }, there: 'a[href$="/verify"]' },
  external: { path: '/settings/kyc', at: {}, there: 'a[href$="/verify"]' },
  'type first': { path: '/settings/kyc', at: { me: { type: null } }, there: 'h3' },
  settings: { path: '/settings', at: { me: { kycStatus: 'additionalReviewRequired' } }, there: '[part=badge]' },
}

const start = (html: string) => html.slice(0, 160)

describe('the screens of onboarding and settings', () => {
  afterEach(async () => {
    cleanUp()
    // The next test file uses the same page.
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  for (const { width, ...attributes } of VARIANTS) {
    it(`pass axe, and nothing is wider than its container: ${width}, ${Object.values(attributes).join(', ')}`, async () => {
      await emulateMedia({ reducedMotion: 'reduce' })
      await setViewport({ width, height: 900 })
      for (const [name, { path, at, there }] of Object.entries(SCENES)) {
        const visitor = await visit(path, { ...at, answers, application, config, attributes })
        await until(() => visitor.shadow.querySelector(there), name)
        equal(await violationsIn(visitor.element), [], name)
        const { right, left } = visitor.element.getBoundingClientRect()
        const wide = [...visitor.shadow.querySelectorAll<HTMLElement>('*')].filter((each) => {
          const box = each.getBoundingClientRect()
          const isOut = box.right > right + 1 || box.left < left - 1
          return isOut && each.checkVisibility() && !each.matches('.sr-vh, .sr-vh *, wbr')
        })
        equal(
          wide.map(({ outerHTML }) => start(outerHTML)),
          [],
          `${name}: too wide`,
        )
        cleanUp()
      }
    })
  }
})
