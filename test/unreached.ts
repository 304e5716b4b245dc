/** Files and exports that no entry point reaches, by the reason why they are there all the same. */
export const UNREACHED: Readonly<Record<string, readonly string[]>> = {
  'the specification lists these statuses (STATE-ENUM-06), and no answer has them': [
    'src/domain/onboarding/onboarding-state.ts#BANK_CONNECTION_STATUSES',
    'src/domain/onboarding/onboarding-state.ts#BankConnectionStatus',
  ],
  'the specification lists these names (STATE-ENUM-10), and the levels of an answer are read by their numbers': [
    'src/domain/onboarding/onboarding-state.ts#VERIFICATION_PROVIDERS',
    'src/domain/onboarding/onboarding-state.ts#VerificationProviderName',
  ],
  'of the public nodes, which documents and tests read and the package does not have (src/chains/generate.mjs)': [
    'src/chains/network-table.ts#PUBLIC_NODES',
    'src/domain/network-row.ts#PublicNode',
    'src/domain/network-row.ts#EvmNode',
  ],
  'the specification has this call, which nobody makes (BC6): setting the business type says that it is not supported':
    ['src/api/identity.ts#identityClient'],
}
