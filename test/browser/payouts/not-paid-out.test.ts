import { ME } from '../../support/customer.ts'
import { equal, isTrue, soon } from '../../support/expect.ts'
import { cleanUp, until } from '../../support/host.ts'
import { fieldWords } from '../../support/messages.ts'
import { choose, fieldOf, openForm, options } from '../../support/bank-account-form.ts'
import { visit } from '../../support/visit.ts'

const rowOf = (shadow: ShadowRoot, name: string) =>
  [...shadow.querySelectorAll<HTMLElement>('[part=row]')].find(({ textContent }) => textContent?.includes(name))

describe('a currency that nothing is paid out in yet', () => {
  afterEach(cleanUp)

  it('says so in the list of currencies, and can be opened all the same [F6]', async () => {
    const { shadow } = await visit('/payouts/new/off-ramp/currencies')
    const pounds = await until(() => rowOf(shadow, 'GBP'), 'the row')
    isTrue(pounds.textContent?.includes('Unavailable'), 'the badge')
    equal(
      shadow.getElementById(pounds.getAttribute('aria-describedby') ?? '')?.textContent,
      'We can’t pay out in GBP yet',
    )
    equal(pounds.getAttribute('aria-disabled'), null)
    const euros = rowOf(shadow, 'MXN')!
    equal([euros.textContent?.includes('Unavailable'), euros.getAttribute('aria-describedby')], [false, null])
    pounds.click()
    await until(() => shadow.querySelector('[part=title]')?.textContent?.includes('GBP') || rowOf(shadow, 'Faster'))
  })

  it('is locked like every other one for a customer who may use none of them [F6, CUR-07]', async () => {
    const verificationLevels = [{ name: 'kyc_level_1', status: 'approved' }]
    const answers = { 'GET me': () => ({ ...ME, verificationLevels }) }
    const { shadow } = await visit('/payouts/new/off-ramp/currencies', { answers })
    const locked = await until(() => rowOf(shadow, 'GBP'), 'the row')
    equal(locked.getAttribute('aria-disabled'), 'true')
    isTrue(!shadow.textContent?.includes('Unavailable'), 'a badge beside a lock')
  })

  it('says so in the form of an account, which is taken all the same [F6]', async () => {
    const { shadow } = await openForm()
    const type = 'Where is the account?'
    await choose(shadow, type, 'Great Britain')
    const note = 'We can’t pay out in GBP yet. You can add the account, and use it once we can.'
    await soon(() => equal(fieldWords(shadow, type), [note]))
    await choose(shadow, type, 'Mexico')
    await soon(() => equal(fieldWords(shadow, type), []))
    fieldOf(shadow, type).querySelector<HTMLElement>('[role=combobox]')!.click()
    const listed = await until(() => options(shadow).find(({ textContent }) => textContent?.startsWith('Canada')))
    equal(listed.textContent, 'CanadaNo payouts yet')
  })
})
