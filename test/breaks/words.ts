import { breaksOf, type Break } from './entry.ts'

const WALLETS = 'src/features/wallets'
const ONBOARDING = 'src/features/onboarding'
const TESTS = 'test/browser'

/** Correct words and figures in the wrong place: next to another label, in another sentence, or of the other of two. */
export const WORDS: readonly Break[] = [
  ...breaksOf(`${WALLETS}/WalletRow.tsx`, `${TESTS}/wallets/short-addresses.test.ts`, [
    [['WAL-19'], '{name ?? rawValue(network)}', '{name && rawValue(network)}', 'is four characters at each end'],
  ]),
  ...breaksOf(`${WALLETS}/fields/AddressWarning.tsx`, `${TESTS}/wallets/edit.test.ts`, [
    [
      ['SAFE-W2'],
      `t('wallets.lookAlike.saved', { name })} address={wallet.address} other={address} />
          <Compared label={t('wallets.lookAlike.entered')}`,
      `t('wallets.lookAlike.entered')} address={wallet.address} other={address} />
          <Compared label={t('wallets.lookAlike.saved', { name })}`,
      'like a saved one is shown in full beside it',
    ],
  ]),
  ...breaksOf('src/features/payouts/on-ramp/OnRampForm.tsx', `${TESTS}/payouts/networks.test.ts`, [
    [
      ['F34'],
      "t('payouts.otherNetwork.text', names)",
      "t('payouts.otherNetwork.text', { network: names.own, own: names.network })",
      'is any EVM network for an EVM wallet',
    ],
  ]),
  ...breaksOf('src/features/payout-history/list/PayoutFilterPanel.tsx', `${TESTS}/payout-history/filter.test.ts`, [
    [
      ['HIST-17'],
      'networkLabel({ unlisted: value })',
      "networkLabel({ unlisted: value === 'sol' ? 'optimism' : value === 'optimism' ? 'sol' : value })",
      'combines groups with AND',
    ],
  ]),
  ...breaksOf(`${ONBOARDING}/overview/TermsCard.tsx`, `${TESTS}/onboarding/overview.test.ts`, [
    [
      ['ONB-03'],
      `t('onboarding.document.tos'), badge: documentBadge(state.tos) },
    { key: 'msa', name: t('onboarding.document.msa')`,
      `t('onboarding.document.msa'), badge: documentBadge(state.tos) },
    { key: 'msa', name: t('onboarding.document.tos')`,
      'lists the master agreement',
    ],
  ]),
  ...breaksOf(`${ONBOARDING}/ExternalVerificationScreen.tsx`, `${TESTS}/settings/kyc.test.ts`, [
    [
      ['SAFE-M7'],
      "t('onboarding.kyc.error.unsafe')",
      "t('onboarding.kyc.error.slow')",
      'is not framed from the page’s own origin',
    ],
  ]),
  ...breaksOf('src/components/next-step/NextStepCard.tsx', `${TESTS}/bank-accounts/next-step.test.ts`, [
    [
      ['H20'],
      't(`nextStep.${kind}.text`)',
      "t('nextStep.makeTransfer.text')",
      'asks for a wallet, then for a transfer',
    ],
  ]),
  ...breaksOf('src/domain/payouts/quotes/quote-lines.ts', `${TESTS}/payout-history/figures.test.ts`, [
    [
      ['F9', 'DET-04'],
      'if (isDollar({ amount, currency })) return amount',
      "if (isDollar({ amount, currency }) || currency === 'eur') return amount",
      'a fee in euros is said in dollars',
    ],
  ]),
  ...breaksOf('src/features/payout-history/list/PayoutCells.tsx', `${TESTS}/payout-history/figures.test.ts`, [
    [['HIST-07'], 'party={partiesOf(payout).from}', 'party={partiesOf(payout).to}', 'in the list, for both directions'],
  ]),
  ...breaksOf('src/domain/payout-history/texts/status-texts.ts', `${TESTS}/payout-history/end.test.ts`, [
    [
      ['DET-13'],
      ': `payouts.end.${name}.${flow}`',
      ": `payouts.end.${name === 'failed' ? 'sentBack' : name}.${flow}`",
      'that is failed says whether money moved',
    ],
    [
      ['DET-13'],
      ': `payouts.end.${name}.${flow}`',
      ": `payouts.end.${name === 'sentBack' ? 'failed' : name}.${flow}`",
      'that is refunded says whether money moved',
    ],
    [
      ['DET-13'],
      ': `payouts.end.${name}.${flow}`',
      ": `payouts.end.${name}.${flow === 'walletToBank' ? 'bankToWallet' : 'walletToBank'}`",
      'that is refunded says whether money moved',
    ],
  ]),
]
