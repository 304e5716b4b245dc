import { plainText } from '../../../lib/format/plain-text.ts'
import { spacedCode } from '../../../lib/typed-code.ts'
import type { AddressForm, BankAccountForm } from './bank-account-form.ts'

const plainAddress = (address: AddressForm): AddressForm => ({
  ...address,
  addressLine1: plainText(address.addressLine1),
  addressLine2: plainText(address.addressLine2),
  city: plainText(address.city),
  postalCode: spacedCode(address.postalCode),
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
  businessRegistrationNumber: spacedCode(form.businessRegistrationNumber),
  beneficiaryAddress: plainAddress(form.beneficiaryAddress),
})
