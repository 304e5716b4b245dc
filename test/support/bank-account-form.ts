import { button, type, until, type Answers } from './host.ts'
import { visit, type Visitor } from './visit.ts'

export const PATH = '/my-accounts/bank-accounts/new'

export const input = (shadow: ShadowRoot, name: string) =>
  shadow.querySelector<HTMLInputElement>(`input[name="${name}"]`)!
export const fieldOf = (shadow: ShadowRoot, label: string) =>
  [...shadow.querySelectorAll<HTMLElement>('[part~=field]')].find((field) =>
    field.querySelector('label')?.textContent?.startsWith(label),
  )!
export const box = (shadow: ShadowRoot, label: string) =>
  fieldOf(shadow, label).querySelector<HTMLInputElement>('[role=combobox]')!
export const options = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLElement>(':popover-open [role=option]')]

/** A page in the background fires no focus events, so the test dispatches them. */
export const leave = (field: HTMLElement) =>
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }))

export async function choose(shadow: ShadowRoot, label: string, name: string): Promise<void> {
  // A list of banks is off while it is being loaded.
  const field = await until(() => {
    const one = box(shadow, label)
    return one && !one.disabled && one
  }, label)
  field.click()
  const found = await until(() => options(shadow).find(({ textContent }) => textContent?.startsWith(name)))
  found.click()
  await until(() => options(shadow).length === 0)
}

export async function openForm(answers: Answers = {}, attributes = {}, path = PATH): Promise<Visitor> {
  const visitor = await visit(path, { answers: { 'GET bankIds': () => ({ bankIds: [] }), ...answers }, attributes })
  await until(() => button(visitor.shadow, 'Add account'))
  return visitor
}

export const US = {
  bankName: 'Chase',
  routingNumber: '021000021',
  accountNumber: '000123456789',
  accountHolderName: 'Maya Chen',
  'beneficiaryAddress.addressLine1': '1 Main St',
  'beneficiaryAddress.city': 'Austin',
  'beneficiaryAddress.postalCode': '73301',
}

export async function fillUs(shadow: ShadowRoot): Promise<void> {
  for (const [name, text] of Object.entries(US)) type(input(shadow, name), text)
  await until(() => !box(shadow, 'State').disabled)
  await choose(shadow, 'State', 'Texas')
}
