import { equal, isTrue, soon } from '../../support/expect.ts'
import { box, choose, input, leave, openForm, options } from '../../support/bank-account-form.ts'
import { cleanUp, hasText, mountRamp, type, until } from '../../support/host.ts'
import { said } from '../../support/rows.ts'
import type { Visitor } from '../../support/visit.ts'
import { asks, filled, inputs, submitButton } from '../payouts/on-ramp-form.ts'

const TYPED = {
  bankName: 'N26',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFF',
  accountHolderName: 'Maya Chen',
  'beneficiaryAddress.addressLine1': 'Hauptstraße 1',
  'beneficiaryAddress.city': 'Berlin',
  'beneficiaryAddress.postalCode': '10115',
}
const typedIn = (shadow: ShadowRoot) =>
  Object.fromEntries(Object.keys(TYPED).map((name) => [name, input(shadow, name).value]))
const labels = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll('[part~=field] label')].map(({ textContent }) => textContent)
const boxes = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLInputElement>('input[role=combobox]')]

/** Changes the attribute, as a page does, until the screen has changed too. */
async function speak({ element, shadow }: Visitor, language: string): Promise<void> {
  element.setAttribute('language', language)
  await until(() => shadow.querySelector(`.sr-root[lang="${language}"]`), language)
}

/** Of the words that no other language has in its own way. */
const isProperName = (label: string | null) => /^(?:IBAN|BIC)$/.test(label ?? '')

describe('a language that changes in the middle of a form', () => {
  afterEach(cleanUp)

  it('keeps what was typed into a bank account, and names its country anew [I18N-01]', async () => {
    const visitor = await openForm()
    const { shadow } = visitor
    await choose(shadow, 'Where is the account?', 'Europe')
    await until(() => input(shadow, 'iban'), 'the fields of Europe')
    for (const [name, text] of Object.entries(TYPED)) type(input(shadow, name), text)
    await choose(shadow, 'Country', 'Germany')
    await until(() => !box(shadow, 'State').disabled, 'the states')
    await choose(shadow, 'State', 'Berlin')
    equal([typedIn(shadow), boxes(shadow).map(({ value }) => value)], [TYPED, ['Germany', 'Berlin']])
    const english = labels(shadow)
    isTrue(english.length > 8, english.join(', '))

    for (const [language, direction, country] of [
      ['ar', 'rtl', 'ألمانيا'],
      ['de', 'ltr', 'Deutschland'],
      ['th', 'ltr', 'เยอรมนี'],
      ['ar', 'rtl', 'ألمانيا'],
    ] as const) {
      await speak(visitor, language)
      const chosen = () => boxes(shadow).map(({ value }) => value)
      await soon(() => equal(chosen(), [country, 'Berlin']))
      equal(shadow.querySelector<HTMLElement>('.sr-root')!.dir, direction)
      equal(typedIn(shadow), TYPED)
      equal(
        labels(shadow).filter((label, index) => label === english[index] && !isProperName(label)),
        [],
      )
    }
    await speak(visitor, 'en')
    await soon(() => equal(labels(shadow), english))
    equal([typedIn(shadow), boxes(shadow).map(({ value }) => value)], [TYPED, ['Germany', 'Berlin']])
  })

  it('keeps a search that is being typed, and shows the country that was chosen before in its place [I18N-01]', async () => {
    const visitor = await openForm()
    const { shadow } = visitor
    await choose(shadow, 'Where is the account?', 'Europe')
    await choose(shadow, 'Country', 'Germany')
    const [country] = boxes(shadow)
    country!.focus()
    type(country!, 'Fra')
    await speak(visitor, 'de')
    await soon(() => equal([country!.value, options(shadow).map((one) => said(one))], ['Fra', ['Frankreich']]))
    leave(country!)
    await soon(() => equal(country!.value, 'Deutschland'))
  })

  it('keeps the amount of a transfer, in the notation of the new language [I18N-01, SAFE-A1]', async () => {
    const page = await filled({}, '1,234')
    const { shadow } = page
    const [source, destination] = inputs(shadow) as [HTMLInputElement, HTMLInputElement]
    source.focus()
    const amounts = () => [source.value, destination.value]
    const received = destination.value
    for (const [language, direction, shown, quoted] of [
      ['de', 'ltr', '1234,00', received.replace(',', ' ').replace('.', ',').replace(' ', '.')],
      ['ar', 'rtl', '1,234', received],
      ['hi', 'ltr', '1,234', received],
    ] as const) {
      await speak(page, language)
      await soon(() => equal(amounts(), [shown, quoted]))
      equal(shadow.querySelector<HTMLElement>('.sr-root')!.dir, direction)
      isTrue(!submitButton(shadow).disabled, 'it may still be sent')
      isTrue(!hasText(shadow, 'You send'), 'no English')
    }
    await speak(page, 'en')
    leave(source)
    await soon(() => equal(amounts(), ['1,234.00', received]))
    equal([...new Set(asks(page).map(({ body }) => (body as { amount: string }).amount))], ['1234.00'])
  })

  it('does not read an amount in what the language before it refused [I18N-01, SAFE-A1]', async () => {
    const page = await filled({}, '5')
    const [source] = inputs(page.shadow)
    source!.focus()
    type(source!, '1.234')
    await until(() => source!.ariaInvalid === 'true', 'the refusal')
    await speak(page, 'de')
    leave(source!)
    // The refusal would go with the next picture.
    await new Promise((resolve) => setTimeout(resolve, 100))
    isTrue(source!.matches('[aria-invalid=true]') && submitButton(page.shadow).disabled, 'the refusal stays')
    equal(
      [source!.value, asks(page).filter(({ body }) => (body as { amount: string }).amount !== '5.00')],
      ['1.234', []],
    )
  })
})

describe('the example beside the sign-in', () => {
  afterEach(cleanUp)

  it('has its figures as the language writes them [S9]', async () => {
    const { element, shadow } = await mountRamp({ attributes: { language: 'de' } })
    element.style.width = '900px'
    const figures = () => [...shadow.querySelectorAll('dd')].map((value) => said(value))
    await soon(() => equal(figures(), ['1.000,00 USD', '1,50 USD', '1,00 USD ≈ 1,00 USDC', '998,50 USDC']))
    element.setAttribute('language', 'hi')
    await soon(() => equal(figures(), ['1,000.00 USD', '1.50 USD', '1.00 USD ≈ 1.00 USDC', '998.50 USDC']))
  })
})
