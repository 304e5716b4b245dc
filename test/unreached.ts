/** Files and exports that no entry point reaches yet, by the topic that will use them. */
export const UNREACHED: Readonly<Record<string, readonly string[]>> = {
  'icons that no screen uses': ['src/ui/icons/actions.ts#slidersIcon', 'src/ui/icons/things.ts#calendarIcon'],
  'off-ramp form': [
    'src/domain/payouts/fee-table.ts#estimateFee',
    'src/domain/payouts/form/payout-form.ts#quoteRequest',
    'src/domain/payouts/methods.ts#phpRailFor',
    'src/domain/payouts/ramp-type.ts#readRampType',
    'src/domain/residency/sepa-area.ts#isInSepaArea',
    'src/lib/money.ts#percentOf',
  ],
  chains: ['src/api/chains.ts#Redemption', 'src/api/chains.ts#registerRedemption'],
  'vocabularies of onboarding that no screen uses': [
    'src/domain/onboarding/onboarding-state.ts#BANK_CONNECTION_STATUSES',
    'src/domain/onboarding/onboarding-state.ts#BankConnectionStatus',
    'src/domain/onboarding/onboarding-state.ts#VERIFICATION_PROVIDERS',
    'src/domain/onboarding/onboarding-state.ts#VerificationProviderName',
  ],
  'payouts sorted by their status': ['src/domain/payout-history/status-badge.ts#byPayoutStatus'],
}
