import { newId } from '../ids.ts'
import type { PersonaName } from '../personas/personas.ts'
import type { Seed } from '../personas/seed.ts'
import { lastFour } from './bank-account-answer.ts'
import {
  insertBankAccount,
  type BankAccount,
  type BankAccountDetails,
  type BankAccountStatus,
} from './bank-account-table.ts'
import { BANK_TYPE_ROWS, type BankType } from '../tables/bank-types.ts'
import { numberKeyOf } from './create-bank-account.ts'

/** A beneficiary that is not the customer. */
export const sampleBusiness = {
  accountOwner: 'third_party',
  bankName: 'Citibank',
  nickname: 'Northwind supplies',
  accountHolderName: 'Northwind Supplies LLC',
  businessName: 'Northwind Supplies LLC',
  businessDBAName: 'Northwind',
  businessTaxId: '12-3456789',
  businessWebsite: 'https://northwind.example',
  businessEmail: 'billing@northwind.example',
  businessPhone: '+15551234567',
  businessType: 'llc',
  businessRegistrationNumber: 'NW-0042',
} as const

interface Owned {
  readonly bankType: BankType
  readonly status?: BankAccountStatus
  readonly details?: Partial<BankAccountDetails>
  readonly hasOwner?: boolean
}

const usual: readonly Owned[] = [
  { bankType: 'us', details: { nickname: 'Everyday' } },
  {
    bankType: 'us',
    details: {
      bankName: 'Wells Fargo',
      accountType: 'savings',
      routingNumber: '121000248',
      accountNumber: '4417820365',
    },
  },
  { bankType: 'europe' },
]

const everyType = (Object.keys(BANK_TYPE_ROWS) as BankType[]).map((bankType): Owned => ({ bankType }))

const many: readonly Owned[] = [
  ...usual,
  { bankType: 'us', details: { ...sampleBusiness, accountNumber: '7730019284' } },
  { bankType: 'us', hasOwner: false, details: { bankName: 'PNC Bank', accountNumber: '6610027735' } },
  { bankType: 'mexico' },
  { bankType: 'philippines' },
  { bankType: 'colombia' },
  { bankType: 'brazil', status: 'pending' },
  { bankType: 'thailand', status: 'pending' },
  { bankType: 'india', status: 'invalid' },
  { bankType: 'canada', status: 'inactive' },
]

const owned: Partial<Record<PersonaName, readonly Owned[]>> = {
  existing: usual,
  'additional-review': usual,
  nosepa: usual,
  'eur-restricted': usual,
  blocked: usual,
  business: usual,
  level2: everyType,
  'eur-l2': [{ bankType: 'europe' }, { bankType: 'mexico' }, { bankType: 'brazil' }],
  many,
}

const DAY_MS = 24 * 3600_000

export const seedBankAccounts: Seed = async (services, { persona, customer }) => {
  const accounts = (persona && owned[persona]) ?? []
  const holder = [customer.firstName, customer.lastName].filter(Boolean).join(' ')
  for (const [index, each] of accounts.entries()) {
    const createdAt = new Date(services.clock.now() - (60 - index) * DAY_MS)
    await insertBankAccount(
      services.db,
      accountOf(each, { id: newId(services, 'bankAccount'), holder, customerId: customer.id, createdAt }),
    )
  }
}

interface Whose {
  readonly id: string
  readonly holder: string
  readonly customerId: string
  readonly createdAt: Date
}

function accountOf(
  { bankType, status = 'active', details: seeded, hasOwner = true }: Owned,
  whose: Whose,
): BankAccount {
  const details: BankAccountDetails = {
    accountOwner: 'personal',
    accountHolderName: whose.holder,
    beneficiaryAddress: BANK_TYPE_ROWS[bankType].sampleAddress,
    ...BANK_TYPE_ROWS[bankType].sample,
    ...seeded,
  }
  const isDeleted = status === 'inactive'
  return {
    id: whose.id,
    customerId: whose.customerId,
    bankType,
    currency: BANK_TYPE_ROWS[bankType].currency,
    status,
    accountName: details.nickname || `${details.bankName} ${lastFour({ bankType, details }) ?? ''}`.trim(),
    numberKey: numberKeyOf({ bankType, ...details }),
    owner: hasOwner ? whose.customerId : null,
    details,
    deletedAt: isDeleted ? new Date(whose.createdAt.getTime() + DAY_MS) : null,
    createdAt: whose.createdAt,
  }
}
