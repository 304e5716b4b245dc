import { type, until } from '../../support/host.ts'

const TEXTS = {
  bankName: 'Chase',
  routingNumber: '021000021',
  accountNumber: '000123456789',
  accountHolderName: 'Maya Chen',
  'beneficiaryAddress.addressLine1': '1 Calle',
  'beneficiaryAddress.city': 'Monaco',
  'beneficiaryAddress.postalCode': '98000',
}
const boxes = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLElement>('form [role=combobox]')]
const options = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLElement>(':popover-open [role=option]')]

/** Fills the form of a new US account. A country without states avoids the choice of a state. */
export async function fillAccount(shadow: ShadowRoot): Promise<void> {
  for (const [name, text] of Object.entries(TEXTS)) type(shadow.querySelector(`input[name="${name}"]`)!, text)
  boxes(shadow).at(-2)!.click()
  const vatican = await until(() => options(shadow).find(({ textContent }) => textContent?.includes('Vatican')))
  vatican.click()
  await until(() => options(shadow).length === 0)
}
