import { z } from 'zod'
import { bankTypeRow } from '../tables/bank-types.ts'
import { FIATS } from '../tables/currencies.ts'
import { WalletBankAccount, linkOnWire } from '../wallets/link-answer.ts'
import type { Link } from '../wallets/link-table.ts'
import type { BankAccount } from './bank-account-table.ts'
import { businessTypes } from './request.ts'

const text = z.string().nullable()
export const Moment = z.iso.datetime()

const Address = z
  .strictObject({
    country: z.string(),
    addressLine1: z.string(),
    addressLine2: text,
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
  })
  .meta({ id: 'Address' })

const ThirdPartyBeneficiaryInfo = z
  .strictObject({
    businessName: z.string(),
    businessDBAName: text,
    businessTaxId: z.string(),
    businessWebsite: text,
    businessEmail: z.string(),
    businessPhone: z.string(),
    businessType: z.enum(businessTypes),
    businessRegistrationNumber: text,
  })
  .meta({ id: 'ThirdPartyBeneficiaryInfo' })

export const BankAccountAnswer = z
  .strictObject({
    id: z.string().regex(/^bankAccount_[a-z0-9]{3,32}$/),
    bankName: z.string(),
    accountName: text,
    accountHolderName: z.string(),
    accountNumber: text,
    accountType: z.enum(['checking', 'savings']).nullable(),
    last4: text,
    status: z.enum(['active', 'pending', 'invalid', 'inactive']),
    deleted: Moment.nullable(),
    currency: z.enum(FIATS),
    owner: text,
    pixKey: text,
    clabe: text,
    ifsc: text,
    philippinesAccountNumber: text,
    routingNumber: text,
    iban: text,
    beneficiaryAddress: Address.nullable(),
    bankAddressString: text,
    thirdPartyBeneficiaryInfo: ThirdPartyBeneficiaryInfo.nullable(),
    walletBankAccounts: z.array(WalletBankAccount),
    walletBankAccountsAllowed: z.boolean(),
  })
  .meta({ id: 'BankAccount' })

export type BankAccountOnWire = z.input<typeof BankAccountAnswer>

export function bankAccountOnWire(account: BankAccount, links: readonly Link[]): BankAccountOnWire {
  const { bankType, details } = account
  const isPhilippine = bankType === 'philippines'
  const { accountNumber } = details
  return {
    id: account.id,
    bankName: details.bankName,
    accountName: account.accountName,
    accountHolderName: details.accountHolderName,
    accountNumber: accountNumber && !isPhilippine ? masked(accountNumber) : null,
    accountType: details.accountType ?? null,
    last4: lastFour(account),
    status: account.deletedAt ? 'inactive' : account.status,
    deleted: account.deletedAt?.toISOString() ?? null,
    currency: account.currency,
    owner: account.owner,
    pixKey: details.pixKey ?? null,
    clabe: details.mxnClabeNumber ?? null,
    ifsc: details.inrIfsc ?? null,
    philippinesAccountNumber: isPhilippine ? (accountNumber ?? null) : null,
    routingNumber: details.routingNumber ?? null,
    iban: details.iban ?? null,
    beneficiaryAddress: {
      ...details.beneficiaryAddress,
      addressLine2: details.beneficiaryAddress.addressLine2 ?? null,
    },
    bankAddressString: details.bankAddress ?? null,
    thirdPartyBeneficiaryInfo: thirdPartyOnWire(account),
    walletBankAccounts: links.filter(({ bankAccountId }) => bankAccountId === account.id).map(linkOnWire),
    walletBankAccountsAllowed: takesOffloaders(account),
  }
}

export const isThirdParty = ({ details }: BankAccount) => details.accountOwner === 'third_party'

export const takesOffloaders = (account: BankAccount) =>
  (account.currency === 'usd' || account.currency === 'eur') && !isThirdParty(account)

const masked = (number: string) => `******${number.slice(-4)}`

export const lastFour = ({ bankType, details }: Pick<BankAccount, 'bankType' | 'details'>): string | null =>
  details[bankTypeRow(bankType).number]?.slice(-4) ?? null

function thirdPartyOnWire(account: BankAccount): BankAccountOnWire['thirdPartyBeneficiaryInfo'] {
  const { details } = account
  if (!isThirdParty(account)) return null
  return {
    businessName: details.businessName ?? '',
    businessDBAName: details.businessDBAName ?? null,
    businessTaxId: details.businessTaxId ?? '',
    businessWebsite: details.businessWebsite ?? null,
    businessEmail: details.businessEmail ?? '',
    businessPhone: details.businessPhone ?? '',
    businessType: z.enum(businessTypes).parse(details.businessType),
    businessRegistrationNumber: details.businessRegistrationNumber ?? null,
  }
}
