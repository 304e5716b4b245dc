/** Files and exports that no entry point reaches yet, by the topic that will use them. */
export const UNREACHED: Readonly<Record<string, readonly string[]>> = {
  'wallets that sign': [
    'src/api/wallets.ts#ChallengeRequest',
    'src/api/wallets.ts#getAuthMessage',
    'src/domain/networks.ts#challengeOf',
    'src/domain/wallets/wallet.ts#SigningChallenge',
    'src/queries/accounts/wallets.ts#useAuthMessage',
  ],
  'icons that no screen uses': ['src/ui/icons/actions.ts#slidersIcon', 'src/ui/icons/things.ts#calendarIcon'],
  'off-ramp form': [
    'src/domain/payouts/fee-table.ts#estimateFee',
    'src/domain/payouts/form/payout-form.ts#quoteRequest',
    'src/domain/payouts/form/share.ts',
    'src/domain/payouts/form/wire-message.ts#tickWireMessage',
    'src/domain/payouts/methods.ts#phpRailFor',
    'src/domain/payouts/ramp-type.ts#readRampType',
    'src/domain/payouts/ramp-type.ts#payoutTypeOf',
    'src/domain/residency/sepa-area.ts#isInSepaArea',
    'src/lib/money.ts#percentOf',
    'src/ui/fields/TextArea.tsx',
  ],
  chains: [
    'src/api/chains.ts',
    'src/domain/networks.ts#isEvm',
    'src/domain/networks.ts#evmChainId',
    'src/domain/networks.ts#networkOfChainId',
  ],
  'bank names': [
    'src/domain/bank-accounts/form/bank-name.ts#searchBanks',
    'src/domain/bank-accounts/form/bank-name.ts#onlyMatch',
  ],
  'vocabularies of onboarding that no screen uses': [
    'src/domain/onboarding/onboarding-state.ts#BANK_CONNECTION_STATUSES',
    'src/domain/onboarding/onboarding-state.ts#BankConnectionStatus',
    'src/domain/onboarding/onboarding-state.ts#VERIFICATION_PROVIDERS',
    'src/domain/onboarding/onboarding-state.ts#VerificationProviderName',
  ],
  'payouts sorted by their status': ['src/domain/payout-history/status-badge.ts#byPayoutStatus'],
  'offline banner': ['src/ui/icons/status.ts#offlineIcon'],
}
