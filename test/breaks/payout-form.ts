import type { Break } from './entry.ts'

/** Breaks of the rules of payouts and their forms, caught by their unit tests. */
export const PAYOUT_FORM = [
  {
    ids: ['N11'],
    file: 'src/domain/payouts/form/start-form.ts',
    find: 'if (draft?.isExact) return chosen ?? null',
    replace: '',
    test: { file: 'src/domain/payouts/form/start-form.test.ts', title: 'leaves empty what cannot be used any more' },
  },
  {
    ids: ['F36'],
    file: 'src/domain/payouts/form/send-again.ts',
    find: 'bankAccountId: bank.id === currency ? null : bank.id',
    replace: 'bankAccountId: bank.id',
    test: { file: 'src/domain/payouts/form/send-again.test.ts', title: 'an on-ramp from any account' },
  },
  {
    ids: ['F37'],
    file: 'src/domain/payouts/arrival/bank-days.ts',
    find: 'partsOf(day).week === MONDAY && isFedFixed(day - DAY_MS)',
    replace: 'partsOf(day).week === MONDAY && isFedFixed(day - 2 * DAY_MS)',
    test: { file: 'src/domain/payouts/arrival/bank-days.test.ts', title: 'the Reserve Banks close on their holidays' },
  },
  {
    ids: ['F37'],
    file: 'src/domain/payouts/arrival/arrival-day.ts',
    find: 'isWaiting ? now : updated',
    replace: 'now',
    test: { file: 'src/domain/payouts/arrival/arrival-day.test.ts', title: 'an off-ramp that is paid out' },
  },
  {
    ids: ['F34', 'OFFR-04'],
    file: 'src/domain/payouts/wallet-choices.ts',
    find: 'familyOf(ownNetwork) === familyOf(network) &&',
    replace: 'ownNetwork === network &&',
    test: {
      file: 'src/domain/payouts/wallet-choices.test.ts',
      title: 'a connected wallet is a choice to save',
    },
  },
  {
    ids: ['F34'],
    file: 'src/domain/payouts/wallet-choices.ts',
    find: ' && sharesAddress(network, ownNetwork)',
    replace: '',
    test: {
      file: 'src/domain/payouts/wallet-choices.test.ts',
      title: 'a wallet of another family is used on its own network',
    },
  },
  {
    ids: ['ONR-01'],
    file: 'src/domain/payouts/form/start-form.ts',
    find: "rampType === 'on-ramp' && allowsSourceless",
    replace: 'allowsSourceless',
    test: { file: 'src/domain/payouts/form/start-form.test.ts', title: 'only an on-ramp is sourceless' },
  },
  {
    ids: ['W16'],
    file: 'src/domain/payouts/form/start-form.ts',
    find: 'const network = (isKept ? keptNetwork(start, choice, draft) : null) ?? ',
    replace: 'const network = ',
    test: { file: 'src/domain/payouts/form/start-form.test.ts', title: 'again as it was left' },
  },
  {
    ids: ['SAFE-W2'],
    file: 'src/domain/payout-history/references/references.ts',
    find: ' || areInstructionsUnsafe(payout)) return null',
    replace: ')\n      return null',
    test: {
      file: 'src/domain/payout-history/references/references.test.ts',
      title: 'an address with a hidden character is not shown',
    },
  },
  {
    ids: ['OFFR-04'],
    file: 'src/domain/payouts/form/source-wallet.ts',
    find: 'connected !== null && isSameAddress(network, source.address, connected)',
    replace: 'connected !== null',
    test: { file: 'src/domain/payouts/form/source-wallet.test.ts', title: 'connected the customer is asked for' },
  },
  {
    ids: ['OFFR-02'],
    file: 'src/domain/payouts/form/source-wallet.ts',
    find: "  if (!source) return { message: 'payouts.sourceWallet.notSelected', address: null }\n",
    replace: '  if (!source) return null\n',
    test: { file: 'src/domain/payouts/form/source-wallet.test.ts', title: 'without a source wallet nothing' },
  },
  {
    ids: ['A3'],
    file: 'src/domain/bank-accounts/account-list.ts',
    find: "rampType === 'off-ramp' && rampOnly ?",
    replace: 'rampOnly ?',
    test: { file: 'src/domain/bank-accounts/account-list.test.ts', title: 'third parties are paid in ramp-only mode' },
  },
  {
    ids: ['A3'],
    file: 'src/domain/payouts/form/start-form.ts',
    find: 'isOpen(choice) && !choice.account.isThirdParty',
    replace: 'isOpen(choice)',
    test: { file: 'src/domain/payouts/form/start-form.test.ts', title: 'with no third party that the customer' },
  },
] as const satisfies readonly Break[]
