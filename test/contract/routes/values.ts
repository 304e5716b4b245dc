import type { TestSandbox } from '../../../demo/sandbox/testing.ts'
import { BANK_ACCOUNT_STATUSES } from '../../../src/domain/bank-accounts/bank-account.ts'
import { BENEFICIARY_BUSINESS_TYPES } from '../../../src/domain/bank-accounts/form/bank-account-form.ts'
import { KYC_STATUSES } from '../../../src/domain/me.ts'
import {
  MSA_STATUSES,
  PROHIBITED_BUSINESS_STATUSES,
  RESIDENCY_STATUSES,
  TERMS_STATUSES,
  VERIFICATION_STATUSES,
} from '../../../src/domain/onboarding/onboarding-state.ts'
import { ENDPOINT_TYPES, KNOWN_STATUSES, PAYOUT_TYPES } from '../../../src/domain/payouts/payout.ts'

const ONBOARDING = 'src/domain/onboarding/onboarding-state.ts'
const PAYOUT = 'src/domain/payouts/payout.ts'

/** A schema of the API document, a field of it, what the product knows there, and where each side writes it. */
const LISTS: readonly (readonly [
  schema: string,
  field: string,
  known: readonly string[],
  product: string,
  sandbox: string,
])[] = [
  ['Payout', 'type', PAYOUT_TYPES, PAYOUT, 'demo/sandbox/payouts/payout.ts'],
  ['Payout', 'status', KNOWN_STATUSES, PAYOUT, 'demo/sandbox/payouts/lifecycle/state-machine.ts'],
  ['TransferEndpoint', 'type', ENDPOINT_TYPES, PAYOUT, 'demo/sandbox/payouts/payout-answer.ts'],
  [
    'BankAccount',
    'status',
    BANK_ACCOUNT_STATUSES,
    'src/domain/bank-accounts/bank-account.ts',
    'demo/sandbox/bank-accounts/bank-account-answer.ts',
  ],
  [
    'ThirdPartyBeneficiaryInfo',
    'businessType',
    BENEFICIARY_BUSINESS_TYPES,
    'src/domain/bank-accounts/form/bank-account-form.ts',
    'demo/sandbox/bank-accounts/request.ts',
  ],
  ['OnboardingState', 'tos', TERMS_STATUSES, ONBOARDING, 'demo/sandbox/onboarding/onboarding-state.ts'],
  ['OnboardingState', 'msa', MSA_STATUSES, ONBOARDING, 'demo/sandbox/onboarding/onboarding-state.ts'],
  ['OnboardingState', 'kyc', VERIFICATION_STATUSES, ONBOARDING, 'demo/sandbox/onboarding/onboarding-state.ts'],
  [
    'OnboardingState',
    'operatingResidencyStatus',
    RESIDENCY_STATUSES,
    ONBOARDING,
    'demo/sandbox/onboarding/onboarding-state.ts',
  ],
  [
    'OnboardingState',
    'isProhibitedBusinessType',
    PROHIBITED_BUSINESS_STATUSES,
    ONBOARDING,
    'demo/sandbox/onboarding/onboarding-state.ts',
  ],
  ['Me', 'kycStatus', KYC_STATUSES, 'src/domain/me.ts', 'demo/sandbox/customers/me-routes.ts'],
]

/** Values of one side alone, on purpose. */
const OF_ONE_SIDE: readonly string[] = [
  // A status that the product doesn't know, so that each screen is tested with one.
  'pendingRefundInformation',
]

type Schemas = Readonly<Record<string, { readonly properties?: Readonly<Record<string, unknown>> }>>

/** The values of a field, wherever they are in its schema. */
function valuesOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if ('enum' in schema && Array.isArray(schema.enum)) return schema.enum
  return Object.values(schema).flatMap(valuesOf)
}

/** The values of a field that one side of the wire has and the other lacks. */
export async function missingValues(box: TestSandbox): Promise<readonly string[]> {
  const { body } = await box.request('GET', '/openapi.json')
  const schemas: Schemas = body.components.schemas
  return LISTS.flatMap(([name, field, known, product, sandbox]) => {
    const given = valuesOf(schemas[name]?.properties?.[field])
    const lacking = (file: string, own: readonly string[], others: readonly string[]) =>
      others
        .filter((value) => !own.includes(value) && !OF_ONE_SIDE.includes(value))
        .map((value) => `${file} has no ${value} among the values of ${name}.${field}`)
    return [...lacking(sandbox, given, known), ...lacking(product, known, given)]
  })
}
