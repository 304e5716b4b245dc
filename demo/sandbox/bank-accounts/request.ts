import { iso31661Alpha3ToAlpha2 } from 'iso-3166'
import { z } from 'zod'
import { email } from '../http/email.ts'
import { FIATS } from '../quotes/currencies.ts'

const required = z.string().trim().min(1, 'validation.required')
const digits = (count: string, message: string) => z.string().regex(new RegExp(`^\\d{${count}}$`), message)
const upperCase = (pattern: RegExp, message: string) =>
  z
    .string()
    .transform((text) => text.toUpperCase())
    .pipe(z.string().regex(pattern, message))
const without = (characters: RegExp, inner: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.replaceAll(characters, ''))
    .pipe(inner)

const isCountry = (code: string) => Object.hasOwn(iso31661Alpha3ToAlpha2, code)

const addressRequest = z.strictObject({
  country: z.string().refine(isCountry, 'validation.invalidCountry'),
  addressLine1: required.max(35),
  addressLine2: z.string().trim().max(35).nullable().optional(),
  city: required.max(35),
  state: required,
  postalCode: required,
})

export const businessTypes = [
  'cooperative',
  'corporation',
  'llc',
  'partnership',
  'soleProprietorship',
  'trust',
] as const

const phone = without(/ /g, z.string().regex(/^\+\d{2,15}$/, 'validation.phoneNumberInvalid'))

const base = z.strictObject({
  accountOwner: z.enum(['personal', 'third_party']),
  currency: z.enum(FIATS),
  bankName: required,
  bankId: z.string().optional(),
  accountType: z.enum(['checking', 'savings']).optional(),
  accountHolderName: required.max(35, 'validation.maxLength.accountHolderName'),
  nickname: z.string().trim().max(35).optional(),
  beneficiaryAddress: addressRequest,
  businessName: z.string().trim().optional(),
  businessDBAName: z.string().optional(),
  businessTaxId: z.string().optional(),
  businessWebsite: z.string().optional(),
  businessEmail: email.optional(),
  businessPhone: phone.optional(),
  businessType: z.enum(businessTypes).optional(),
  businessRegistrationNumber: z.string().optional(),
})

const accountNumber = (pattern: RegExp) => ({
  accountNumber: z.string().regex(pattern, 'validation.invalidAccountNumber'),
})
const local = { bankId: required, ...accountNumber(/^[0-9A-Za-z]{3,20}$/) }

const iban = z
  .string()
  .regex(/^[A-Za-z]{2}-?\d{2}-?(?:[A-Za-z0-9]-?){1,30}$/, 'validation.invalidIban')
  .transform((text) => text.replaceAll('-', '').toUpperCase())

const taxId = without(/[.\-/\s]/g, upperCase(/^(\d{11}|[0-9A-Z]{12}\d{2})$/, 'validation.invalidTaxId'))

export const bankAccountRequest = z.discriminatedUnion('bankType', [
  base.extend({
    bankType: z.literal('us'),
    routingNumber: digits('9', 'validation.invalidRoutingNumber'),
    ...accountNumber(/^[0-9A-Za-z-]{4,17}$/),
  }),
  base.extend({
    bankType: z.literal('europe'),
    bic: upperCase(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'validation.invalidBic'),
    iban,
  }),
  base.extend({ bankType: z.literal('mexico'), mxnClabeNumber: digits('18', 'validation.invalidClabe') }),
  base.extend({ bankType: z.literal('brazil'), pixKey: required.max(77), taxId }),
  base.extend({
    bankType: z.literal('philippines'),
    phpNetwork: z.enum(['instapay', 'swiftpay_pesonet']),
    phpChannelSubject: required,
    ...accountNumber(/^\d{5,20}$/),
  }),
  base.extend({
    bankType: z.literal('india'),
    bankId: required,
    inrIfsc: upperCase(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'validation.invalidIfsc'),
    bankDocumentNumber: upperCase(/^[A-Z0-9-]{5,20}$/, 'validation.invalidDocumentNumber'),
    ...accountNumber(/^\d{9,18}$/),
  }),
  base.extend({
    bankType: z.literal('canada'),
    bankId: required,
    branchCode: digits('8', 'validation.invalidBranchCode'),
    ...accountNumber(/^\d{5,12}$/),
  }),
  base.extend({
    bankType: z.literal('great_britain'),
    sortCode: without(/[-\s]/g, digits('6', 'validation.invalidSortCode')),
    ...accountNumber(/^\d{8}$/),
  }),
  base.extend({ bankType: z.literal('colombia'), ...local }),
  base.extend({ bankType: z.literal('singapore'), ...local }),
  base.extend({ bankType: z.literal('indonesia'), ...local }),
  base.extend({ bankType: z.literal('vietnam'), ...local }),
  base.extend({ bankType: z.literal('thailand'), ...local }),
])

export type AddressRequest = z.output<typeof addressRequest>
export type BankAccountRequest = z.output<typeof bankAccountRequest>
