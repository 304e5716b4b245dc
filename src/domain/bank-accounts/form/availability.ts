import type { ApplicationAccess } from '../../application.ts'
import { hasLevel1, hasLevel2, hasSepa } from '../../gates.ts'
import type { Me } from '../../me.ts'
import { BANK_TYPES, type BankType, rulesOf } from './bank-types.ts'

interface Customer {
  readonly me: Pick<Me, 'verificationLevels'>
  readonly access: Pick<ApplicationAccess, 'kycLevel2'>
}

const GATES = {
  level1: ({ me }: Customer) => hasLevel1(me),
  sepaOrLevel2: ({ me, access }: Customer) => hasSepa(me) || hasLevel2(me, access),
  level2: ({ me, access }: Customer) => hasLevel2(me, access),
}

const isBankTypeAvailable = (bankType: BankType, customer: Customer): boolean =>
  GATES[rulesOf(bankType).needs](customer)

export interface BankTypeSelector {
  /** When no type is available, a message replaces the form. */
  readonly isEmpty: boolean
  readonly isDisabled: boolean
  readonly available: readonly BankType[]
  readonly options: readonly { readonly bankType: BankType; readonly isDisabled: boolean }[]
}

export function bankTypeSelector(customer: Customer): BankTypeSelector {
  const options = BANK_TYPES.map((bankType) => ({ bankType, isDisabled: !isBankTypeAvailable(bankType, customer) }))
  const available = options.filter(({ isDisabled }) => !isDisabled).map(({ bankType }) => bankType)
  return { isEmpty: available.length === 0, isDisabled: available.length === 1, available, options }
}
