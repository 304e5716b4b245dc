import { plainText } from '../../../lib/format/plain-text.ts'
import { spacedCode } from '../../../lib/typed-code.ts'
import type { AddressForm, BankAccountForm } from './bank-account-form.ts'
import { withoutSurroundings } from './typed/surroundings.ts'

/** A code whose groups belong to it, as in a postal code. */
const groupedCode = (text: string) => withoutSurroundings(spacedCode(text))

const plainAddress = (address: AddressForm): AddressForm => ({
  ...address,
  addressLine1: plainText(address.addressLine1),
  addressLine2: plainText(address.addressLine2),
  city: plainText(address.city),
  postalCode: groupedCode(address.postalCode),
})

/** The form as it is judged and sent (decisions.md B25); what its bank type asks for is normalised by field. */
export const plainForm = (form: BankAccountForm): BankAccountForm => ({
  ...form,
  bankName: plainText(form.bankName),
  accountHolderName: plainText(form.accountHolderName),
  nickname: plainText(form.nickname),
  businessName: plainText(form.businessName),
  businessDBAName: plainText(form.businessDBAName),
  businessWebsite: plainText(form.businessWebsite),
  businessEmail: plainText(form.businessEmail),
  businessRegistrationNumber: groupedCode(form.businessRegistrationNumber),
  beneficiaryAddress: plainAddress(form.beneficiaryAddress),
})
