import * as z from 'zod/mini'
import { ACCOUNT_TYPES, BANK_ACCOUNT_STATUSES, type BankAccount } from '../../domain/bank-accounts/bank-account.ts'
import { FIAT_CURRENCIES, STABLECOINS } from '../../domain/currency.ts'
import { NETWORKS } from '../../domain/networks.ts'
import { rowsOrNone } from './list.ts'
import { moment, open, orNull, textOrNull } from './values.ts'

const address = z.object({
  country: z.string(),
  addressLine1: z.string(),
  addressLine2: textOrNull,
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
})

export const walletBankAccount = z.object({
  id: z.string(),
  wallet: z.object({ address: z.string(), network: open(NETWORKS) }),
  sourceCurrency: open(STABLECOINS),
  destinationNetwork: z.string(),
})

export const bankAccount = z.pipe(
  z.object({
    id: z.string(),
    bankName: z.string(),
    accountName: textOrNull,
    accountHolderName: z.string(),
    accountNumber: textOrNull,
    accountType: orNull(open(ACCOUNT_TYPES)),
    last4: textOrNull,
    status: open(BANK_ACCOUNT_STATUSES),
    deleted: orNull(moment),
    currency: open(FIAT_CURRENCIES),
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
    walletBankAccounts: rowsOrNone(walletBankAccount),
    walletBankAccountsAllowed: z._default(z.boolean(), false),
  }),
  z.transform(({ deleted, owner, thirdPartyBeneficiaryInfo, ...account }): BankAccount => ({
    ...account,
    deletedAt: deleted,
    hasOwner: typeof owner === 'string' ? owner.trim() !== '' : typeof owner === 'object' && owner !== null,
    isThirdParty: thirdPartyBeneficiaryInfo != null,
  })),
)
