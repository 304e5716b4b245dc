import { equal, soon } from '../../support/expect.ts'
import { cleanUp, button, type, until, type Answers } from '../../support/host.ts'
import { box, choose, fieldOf, input, leave, openForm, options } from '../../support/bank-account-form.ts'

const BANKS = [
  { id: 'bank_hsbc', name: 'HSBC' },
  { id: 'bank_barclays', name: 'Barclays' },
]
const LISTED: Answers = { 'GET bankIds': () => ({ bankIds: BANKS }) }
const press = (target: HTMLElement, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))

async function openList(country: string) {
  const visitor = await openForm(LISTED)
  await choose(visitor.shadow, 'Where is the account?', country)
  const bank = await until(() =>
    fieldOf(visitor.shadow, 'Bank name')?.querySelector<HTMLInputElement>('[role=combobox]'),
  )
  await until(() => !bank.disabled)
  bank.focus()
  return { ...visitor, bank }
}

const has = (shadow: ShadowRoot, text: string) =>
  soon(() => equal(input(shadow, 'bankName')?.value, text, 'the name as it was typed'))
const isFocused = (shadow: ShadowRoot, find: () => HTMLElement) =>
  soon(() => equal(shadow.activeElement === find(), true, 'the focus'))

describe('a bank that is not in the list', () => {
  afterEach(cleanUp)

  it('keeps its typed name when the field is left [BANK-45, B13]', async () => {
    const { shadow, bank } = await openList('Great Britain')
    type(bank, 'Monzo')
    await until(() => options(shadow).length === 1)
    leave(bank)
    await has(shadow, 'Monzo')
  })

  it('keeps its typed name when Enter is pressed, with the focus in the field [BANK-45, B13]', async () => {
    const { shadow, bank } = await openList('Great Britain')
    type(bank, 'Monzo')
    await until(() => options(shadow).length === 1)
    press(bank, 'Enter')
    await has(shadow, 'Monzo')
    await isFocused(shadow, () => input(shadow, 'bankName'))
  })

  it('keeps its typed name when the customer says that it is not listed, with the focus in the field [BANK-45, B13]', async () => {
    const { shadow, bank } = await openList('Great Britain')
    type(bank, 'Monzo')
    await until(() => options(shadow).length === 1)
    options(shadow)[0]!.click()
    await has(shadow, 'Monzo')
    await isFocused(shadow, () => input(shadow, 'bankName'))
    button(shadow, 'Select from the list')!.click()
    await isFocused(shadow, () => box(shadow, 'Bank name'))
  })

  it('is the one of the list where the typed name is its name [B14]', async () => {
    const { shadow, bank } = await openList('Great Britain')
    type(bank, 'hsbc')
    await until(() => options(shadow).length === 2)
    leave(bank)
    await soon(() => {
      const picked = box(shadow, 'Bank name')
      equal([picked.value, picked.closest('[title]')?.getAttribute('title')], ['HSBC', 'HSBC'])
    })
  })

  it('has no name of its own where the bank must be picked [BANK-46, B13]', async () => {
    const { shadow, bank } = await openList('India')
    type(bank, 'Monzo')
    await until(() => options(shadow).length === 0)
    leave(bank)
    await until(() => bank.getAttribute('aria-expanded') === 'false')
    // What follows from the closed list is drawn in the frame after it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    equal([input(shadow, 'bankName'), box(shadow, 'Bank name').value], [null, ''])
  })
})
