import { equal, isTrue } from '../../support/expect.ts'
import { cleanUp, until, type ApiRequest } from '../../support/host.ts'
import { ELSEWHERE, frameIn, visit, type Visitor } from '../../support/onboarding.ts'
import { openVerification } from '../../support/verification.ts'

const PAGE = `${ELSEWHERE}/test/support/pages/terms.html`

/** The code that the vendors know, by the tag of the page. A region or a script changes nothing. */
const CODES = {
  ar: 'ar',
  de: 'de',
  es: 'es',
  fr: 'fr',
  hi: 'hi',
  id: 'id',
  it: 'it',
  'pt-BR': 'pt',
  th: 'th',
  vi: 'vi',
  'zh-CN': 'zh',
  'pt-PT': 'pt',
  'zh-TW': 'en',
}

const langOf = (frame: HTMLIFrameElement | null) => frame && new URL(frame.src).searchParams.get('lang')

/** Changes the language of the page through all of them, from another one each time, and asks for the newest code that was said. */
async function eachLanguage({ element, shadow }: Visitor, codeSaid: () => string | null | undefined): Promise<void> {
  for (const [tag, code] of Object.entries(CODES)) {
    element.setAttribute('language', tag)
    await until(() => shadow.querySelector(`.sr-root[lang="${code === 'en' ? 'en' : tag}"]`), `the words of ${tag}`)
    await until(() => codeSaid() === code, `${code} for ${tag}`)
  }
}

describe('the pages of others get the code of the language that they know', () => {
  afterEach(cleanUp)

  it('at the terms [TOS-02, S9]', async () => {
    const answers = { 'GET onboarding/tos/redirectUrl': () => ({ url: PAGE }) }
    const visitor = await visit('/onboarding/tos', { answers, config: { frontendOrigin: ELSEWHERE } })
    await frameIn(visitor.shadow)
    await eachLanguage(visitor, () => langOf(visitor.shadow.querySelector('iframe')))
  })

  it('at the verification, which stays where it is [KYC-04, S9]', async () => {
    const visitor = await openVerification({ attributes: { language: 'es' } })
    const { frame, sent, shadow } = visitor
    await eachLanguage(visitor, () => sent.at(-1)?.['language'] as string | undefined)
    equal(sent[0]!['lang'], 'es')
    equal(
      [sent[0]!['method'], ...new Set(sent.slice(1).map(({ method }) => method))],
      ['idCheck.init', 'idCheck.callSetLanguage'],
    )
    isTrue(frame.isConnected && shadow.querySelector('iframe') === frame, 'the same frame')
  })

  it('at the page of its own in the settings [KYC-05, S9]', async () => {
    const inHalfAnHour = new Date(Date.now() + 1_800_000).toISOString()
    const answer = ({ search }: ApiRequest) => ({ url: `${PAGE}${search}`, expiresAt: inHalfAnHour })
    const visitor = await visit('/settings/kyc', { answers: { 'POST kyc/externalUrl': answer } })
    await frameIn(visitor.shadow)
    await eachLanguage(visitor, () => langOf(visitor.shadow.querySelector('iframe')))
  })
})
