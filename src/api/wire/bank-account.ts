import * as z from 'zod/mini'
import { ACCOUNT_TYPES, BANK_ACCOUNT_STATUSES, type BankAccount } from '../../domain/bank-accounts/bank-account.ts'
import { FIAT_CURRENCIES, STABLECOINS } from '../../domain/currency.ts'
import { NETWORKS } from '../../domain/networks.ts'
import { countedRows } from './list.ts'
import { flag, openEnum, orNull, textOrBlank, textOrNull, timestamp } from './values.ts'

const address = z.object({
  country: textOrBlank,
  addressLine1: textOrBlank,
  addressLine2: textOrNull,
  city: textOrBlank,
  state: textOrBlank,
  postalCode: textOrBlank,
})

export const walletBankAccount = z.object({
  id: z.string(),
  wallet: z.object({ address: z.string(), network: openEnum(NETWORKS) }),
  sourceCurrency: openEnum(STABLECOINS),
  destinationNetwork: textOrBlank,
})

export const bankAccount = z.pipe(
  z.object({
    id: z.string(),
    bankName: textOrBlank,
    accountName: textOrNull,
    accountHolderName: textOrBlank,
    accountNumber: textOrNull,
    accountType: orNull(openEnum(ACCOUNT_TYPES)),
    last4: textOrNull,
    status: openEnum(BANK_ACCOUNT_STATUSES),
    deleted: orNull(timestamp),
    currency: openEnum(FIAT_CURRENCIES),
    owner: z.optional(z.unknown()),
    pixKey: textOrNull,
    clabe: textOrNull,
    ifsc: textOrNull,
    philippinesAccountNumber: textOrNull,
    routingNumber: textOrNull,
    iban: textOrNull,
    beneficiaryAddress: z.catch(orNull(address), null),
    bankAddressString: textOrNull,
    thirdPartyBeneficiaryInfo: z.optional(z.unknown()),
    walletBankAccounts: countedRows(walletBankAccount),
    walletBankAccountsAllowed: flag,
  }),
  z.transform(({ deleted, owner, thirdPartyBeneficiaryInfo, walletBankAccounts: links, ...account }): BankAccount => ({
    ...account,
    walletBankAccounts: links.rows,
    ...(links.unreadable > 0 && { unreadableLinks: links.unreadable }),
    deletedAt: deleted,
    hasOwner: typeof owner === 'string' ? owner.trim() !== '' : typeof owner === 'object' && owner !== null,
    isThirdParty: thirdPartyBeneficiaryInfo != null,
  })),
)
