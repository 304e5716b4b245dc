import { typedCode } from '../../../lib/typed-code.ts'
import { emailError, normalizeEmail } from '../../sign-in/email.ts'
import { BENEFICIARY_BUSINESS_TYPES, type BankAccountForm } from './bank-account-form.ts'
import { writePhone } from './typed/phone.ts'
import { untilSettled, withoutSurroundings } from './typed/surroundings.ts'
import { isBlank, longest, required, type BankAccountError, type Finding } from './errors.ts'

const TAX_ID_MAX_LENGTH = 30

// No country's code begins with a zero.
const PHONE = /^\+[1-9]\d{1,14}$/
const TAX_ID_LABEL =
  /^()(?:(?:tax ?id|ein|tin|vat|vat ?id|ust-?id|nif|cif|rut|nit)(?: ?(?:no|number|nr))?(?:\.? ?: ?|\.? ))+(?=[^ ])/i
export const writeTaxId = (text: string): string =>
  untilSettled(text, (rest) => withoutSurroundings(typedCode(rest, TAX_ID_LABEL)))
export const writeEmail = (text: string): string =>
  untilSettled(normalizeEmail(text), (rest) => withoutSurroundings(rest).replace(/^mailto:/, ''))
const phoneError = (text: string): BankAccountError | null =>
  PHONE.test(writePhone(text)) ? null : 'validation.phoneNumberInvalid'

const WEBSITE = /^(?:https?:\/\/)?[^\s./:?#@]+(?:\.[^\s./:?#@]+)+(?:[:/?#]\S*)?$/i
const websiteError = (text: string): BankAccountError | null => (WEBSITE.test(text.trim()) ? null : 'validation.url')

const given = (text: string, check: (text: string) => BankAccountError | null) => (isBlank(text) ? null : check(text))

function formatFindings(form: BankAccountForm): Finding[] {
  return [
    ['businessEmail', given(writeEmail(form.businessEmail), emailError)],
    ['businessPhone', given(form.businessPhone, phoneError)],
    ['businessWebsite', given(form.businessWebsite, websiteError)],
    ['businessTaxId', longest('businessTaxId', writeTaxId(form.businessTaxId), TAX_ID_MAX_LENGTH)],
    ['businessDBAName', longest('businessDBAName', form.businessDBAName)],
    ['businessRegistrationNumber', longest('businessRegistrationNumber', form.businessRegistrationNumber)],
  ]
}

function ownerFindings(form: BankAccountForm): Finding[] {
  if (form.accountOwner !== 'third_party') return []
  // The server refuses a person as a third party; only a business can be one.
  if (isBlank(form.businessName)) return [['businessName', 'validation.thirdPartyUnsupported']]
  const isListed = BENEFICIARY_BUSINESS_TYPES.some((type) => type === form.businessType)
  return [
    ['businessType', isListed ? null : 'validation.required'],
    ['businessTaxId', required(writeTaxId(form.businessTaxId))],
    ['businessEmail', required(writeEmail(form.businessEmail))],
    ['businessPhone', required(writePhone(form.businessPhone))],
  ]
}

/** Checks the business that an account belongs to. Optional fields are checked only when they are filled in. */
export const businessFindings = (form: BankAccountForm): readonly Finding[] => [
  ...formatFindings(form),
  ...ownerFindings(form),
]
