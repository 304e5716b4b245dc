import type { AccessCustomer } from '../access/access.ts'

interface Given {
  readonly level1?: boolean
  readonly level2?: boolean
  readonly sepa?: boolean
  readonly restricted?: boolean
  readonly kycLevel2?: boolean
}

const status = (approved = false) => (approved ? 'approved' : 'pending')

export const customer = ({ level1, level2, sepa, restricted, kycLevel2 = true }: Given): AccessCustomer => ({
  me: {
    type: 'individual',
    kycStatus: 'approved',
    isProhibitedBusinessType: null,
    operatingResidency: 'Approved',
    verificationLevels: [
      { name: 'kyc_level_1', status: status(level1) },
      { name: 'kyc_level_2', status: status(level2) },
      { name: 'sepa', status: status(sepa) },
    ],
    capabilities: { eur: { reasonCodes: restricted ? ['region_not_supported'] : [] } },
  },
  access: { kycLevel2 },
  state: null,
  isPaused: false,
  rampOnly: false,
})

export const verifiedCustomer = customer({ level1: true, level2: true, sepa: true })
