import { iso31661Alpha3ToAlpha2 } from 'iso-3166'
import { z } from 'zod'
import { email } from '../http/email.ts'
import type { BankField, FieldRule } from '../tables/bank-type-row.ts'
import { BANK_TYPES, bankTypeRow, type BankType } from '../tables/bank-types.ts'
import { FIATS } from '../tables/currencies.ts'

const required = z.string().trim().min(1, 'validation.required')

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

const phone = z
  .string()
  .transform((text) => text.replaceAll(' ', ''))
  .pipe(z.string().regex(/^\+\d{2,15}$/, 'validation.phoneNumberInvalid'))

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

function fieldSchema({ is, longest = Infinity, message, before, after, oneOf }: FieldRule): z.ZodType<string, string> {
  if (oneOf) return z.enum(oneOf)
  if (!is) return longest === Infinity ? required : required.max(longest)
  const judged = z.string().regex(is, message)
  const kept = after ? judged.transform(after) : judged
  return before ? z.string().transform(before).pipe(kept) : kept
}

const fieldsOf = (type: BankType) =>
  Object.fromEntries(
    Object.entries<FieldRule>(bankTypeRow(type).fields).map(([field, rule]) => [field, fieldSchema(rule)]),
  )

type Base = z.output<typeof base>
export type BankAccountRequest = Base & Partial<Record<BankField, string>> & { readonly bankType: BankType }

const requestOf = (type: BankType) => base.extend({ bankType: z.literal(type), ...fieldsOf(type) })
const [first, ...others] = BANK_TYPES

// The fields of a type are known by its row alone: the union of all is as much as a type can say.
export const bankAccountRequest = z.discriminatedUnion('bankType', [
  requestOf(first),
  ...others.map(requestOf),
]) as unknown as z.ZodType<BankAccountRequest>

export type AddressRequest = z.output<typeof addressRequest>
