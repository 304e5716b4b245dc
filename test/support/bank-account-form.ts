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
  // A field that another account type or a list of banks has just put in the place of the pressed one is pressed again.
  const found = await until(() => {
    const field = fieldOf(shadow, label)?.querySelector<HTMLInputElement>('[role=combobox]')
    if (field && !field.disabled && field.ariaExpanded !== 'true') field.click()
    return options(shadow).find(({ textContent }) => textContent?.startsWith(name))
  }, `${name} in the list of ${label}`)
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
