import { as, type Scene } from './scene.ts'

export const onboardingScenes: readonly Scene[] = [
  as('tos-start', 'onboarding-start', '/onboarding'),
  as('tos-pending', 'onboarding-pending', '/onboarding'),
  as('kyc-start', 'onboarding-verify', '/onboarding'),
  as('kyc-review', 'onboarding-review', '/onboarding'),
  as('kyc-soft', 'onboarding-retry', '/onboarding'),
  as('kyc-rejected', 'rejected', '/onboarding'),
  as('newbiz', 'onboarding-business', '/onboarding'),
  as('msa-declined', 'onboarding-msa-declined', '/onboarding'),
  as('kyc-next', 'onboarding-next', '/onboarding'),
  as('tos-start', 'terms', '/onboarding/tos'),
  as('kyc-start', 'verification', '/onboarding/kyc'),
]
