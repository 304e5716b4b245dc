/** Files and exports that no entry point reaches yet, by the topic that will use them. */
export const UNREACHED: Readonly<Record<string, readonly string[]>> = {
  chains: ['src/api/chains.ts#Redemption', 'src/api/chains.ts#registerRedemption'],
  'vocabularies of onboarding that no screen uses': [
    'src/domain/onboarding/onboarding-state.ts#BANK_CONNECTION_STATUSES',
    'src/domain/onboarding/onboarding-state.ts#BankConnectionStatus',
    'src/domain/onboarding/onboarding-state.ts#VERIFICATION_PROVIDERS',
    'src/domain/onboarding/onboarding-state.ts#VerificationProviderName',
  ],
}
