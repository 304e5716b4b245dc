import { breaksOf, type Break } from './entry.ts'

const BROWSER_TESTS = 'test/browser'

/** What screen readers and keyboards meet; caught by the browser tests, on the built files. */
export const ACCESSIBILITY = [
  {
    ids: ['A11Y-01'],
    file: 'src/ui/frame/transition/use-screen-entry.ts',
    find: "frame.addEventListener('focusin', onFocus)",
    replace: "view.addEventListener('focusin', onFocus)",
    test: { file: `${BROWSER_TESTS}/kit/frame.test.ts`, title: 'button in the footer that opened the screen' },
  },
  {
    ids: ['A11Y-02'],
    file: 'src/ui/frame/transition/restore-position.ts',
    find: "view.querySelector<HTMLElement>('[data-question]') ?? ",
    replace: '',
    test: { file: `${BROWSER_TESTS}/payouts/choice.test.ts`, title: 'focuses the question of each step' },
  },
  {
    ids: ['A11Y-01'],
    file: 'src/components/sending/states/TransferBanner.tsx',
    find: '  useFocusToHeading()\n  const { shown } = said\n',
    replace: '  const { shown } = said\n',
    test: { file: `${BROWSER_TESTS}/payouts/send-now-keyboard.test.ts`, title: 'when the wallet declines' },
  },
  {
    ids: ['A11Y-01'],
    file: 'src/components/sending/states/TransferBanner.tsx',
    find: '  useFocusToHeading()\n  return <SaidTransfer',
    replace: '  return <SaidTransfer',
    test: { file: `${BROWSER_TESTS}/payouts/send-now-keyboard.test.ts`, title: 'may have been sent is cancelled' },
  },
  {
    ids: ['A11Y-01'],
    file: 'src/components/wallet/RefusedSource.tsx',
    find: '  useFocusToHeading()\n',
    replace: '',
    test: { file: `${BROWSER_TESTS}/payouts/send-now-keyboard.test.ts`, title: 'when another wallet is connected' },
  },
  {
    ids: ['A11Y-01'],
    file: 'src/components/wallet/WalletModal.tsx',
    find: 'function Wallets({ network }: { readonly network: Network }) {\n  useFocusToHeading()\n',
    replace: 'function Wallets({ network }: { readonly network: Network }) {\n',
    test: { file: `${BROWSER_TESTS}/payouts/send-now-keyboard.test.ts`, title: 'while a wallet is asked to connect' },
  },
  ...breaksOf('src/ui/buttons/Button.tsx', `${BROWSER_TESTS}/kit/buttons.test.ts`, [
    [
      ['A11Y-01'],
      '({ currentTarget }: FocusEvent) => setFocus(activeElementOf(currentTarget) === currentTarget)',
      "({ type }: FocusEvent) => setFocus(type === 'focus')",
      'keeps it until the focus leaves',
    ],
    [['A11Y-01'], 'loading || isKept ||', 'loading ||', 'keeps it until the focus leaves'],
  ]),
  {
    ids: ['A11Y-01'],
    file: 'src/ui/buttons/Button.tsx',
    find: 'const isKept = disabled && hasFocus',
    replace: 'const isKept = false',
    test: { file: `${BROWSER_TESTS}/payouts/offline-focus.test.ts`, title: 'keeps the focus and does nothing' },
  },
  {
    ids: ['A11Y-03'],
    file: 'src/ui/fields/Field.tsx',
    find: "role={isAnnounced ? undefined : 'alert'}",
    replace: 'role="alert"',
    test: {
      file: `${BROWSER_TESTS}/bank-accounts/form.test.ts`,
      title: 'announces the missing fields in one sentence',
    },
  },
  {
    ids: ['A11Y-03'],
    file: 'src/ui/fields/FieldErrors.tsx',
    find: 'appeared.length > 1 ? [...shown.values()] : appeared',
    replace: 'appeared',
    test: {
      file: `${BROWSER_TESTS}/bank-accounts/form.test.ts`,
      title: 'counts an error that was announced before',
    },
  },
  {
    ids: ['A11Y-04'],
    file: 'src/ui/data/Moment.tsx',
    find: ' dateTime={at.toISOString()}',
    replace: '',
    test: { file: `${BROWSER_TESTS}/kit/data.test.ts`, title: 'say their state in words' },
  },
  {
    ids: ['A11Y-05'],
    file: 'src/ui/data/table/Table.tsx',
    find: '<span className="sr-vh">, {summaryOf(item)}</span>',
    replace: '',
    test: { file: `${BROWSER_TESTS}/kit/data.test.ts`, title: 'is named with the party' },
  },
  {
    ids: ['A11Y-06'],
    file: 'src/ui/data/Pager.tsx',
    find: 'aria-hidden={total === 0 || undefined}',
    replace: '',
    test: { file: `${BROWSER_TESTS}/payout-history/search.test.ts`, title: 'finds shown words' },
  },
  {
    ids: ['A11Y-07'],
    file: 'src/ui/buttons/Button.tsx',
    find: "? { 'aria-describedby': reason }",
    replace: '? {}',
    test: { file: `${BROWSER_TESTS}/payouts/instructions.test.ts`, title: 'go on with a ticked consent' },
  },
  {
    ids: ['A11Y-08'],
    file: 'src/ui/heading-level.ts',
    find: 'useContext(HeadingLevel) + below',
    replace: '1 + below',
    test: { file: `${BROWSER_TESTS}/element/element.test.ts`, title: 'gives the title the level' },
  },
] as const satisfies readonly Break[]
