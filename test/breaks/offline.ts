import type { Break } from './entry.ts'

const BROWSER_TESTS = 'test/browser'

/** A browser that loses its connection. */
export const OFFLINE: readonly Break[] = [
  ...(
    [
      ['SAFE-E9', '?? error)) && ', '?? error)) && false && ', 'cannot download is missing'],
      ['SAFE-E9', '^TypeError: .*(module|MIME)', 'module|MIME', 'no missing file [SAFE-E9]'],
      ['SAFE-E9', '|MIME', '', 'Safari, which gets a page instead,'],
      ['SAFE-E9', '(ing)?', '', 'webpack'],
      ['SAFE-E9', '(ing)?', 'ing', 'Turbopack'],
      ['SAFE-E5', ' && navigator.onLine', '', 'without a connection may still be there'],
      ['W12', 'return false\n', 'throw new Error()\n', 'an unreadable error of a wallet'],
    ] as const
  ).map(([id, find, replace, title]) => ({
    ids: [id],
    file: 'src/queries/failures/missing-file.ts',
    find,
    replace,
    test: { file: 'src/queries/failures/missing-file.test.ts', title },
  })),
  {
    ids: ['SAFE-E9'],
    file: 'src/lib/timing/retry-download.ts',
    find: 'return retryDownload(download, later)',
    replace: 'throw cause',
    test: { file: 'src/ui/lazy.test.ts', title: 'a download that fails twice is repeated' },
  },
  {
    ids: ['SAFE-E9'],
    file: 'src/chains/lazy-verb.ts',
    find: 'await retryDownload(load)',
    replace: 'await load()',
    test: { file: 'src/chains/lazy-verb.test.ts', title: 'a request that a phone drops' },
  },
  {
    ids: ['SAFE-E9'],
    file: 'src/lib/timing/retry-download.ts',
    find: 'keepLoaded(() => retryDownload(download))',
    replace: 'keepLoaded(download)',
    test: { file: 'src/app/session/lazy-client.test.ts', title: 'a client whose code a phone drops' },
  },
  {
    ids: ['SAFE-E9'],
    file: 'src/lib/timing/retry-download.ts',
    find: '      kept = null\n',
    replace: '',
    test: { file: 'src/lib/timing/retry-download.test.ts', title: 'a download that failed is not kept' },
  },
  {
    ids: ['SAFE-E9'],
    file: 'src/components/LoadFailure.tsx',
    find: 'code === OUTDATED && ',
    replace: '',
    test: { file: 'src/components/load-failure.test.ts', title: 'offers to reload the page before a retry' },
  },
  {
    ids: ['SAFE-E9'],
    file: 'src/queries/failures/failures.ts',
    find: 'code === OUTDATED',
    replace: 'false',
    test: { file: 'src/queries/failures/toast.test.ts', title: 'a toast about a gone file' },
  },
  {
    ids: ['SAFE-E5'],
    file: 'src/queries/payouts/run-quotes.ts',
    find: 'await untilOnline(signal)',
    replace: '',
    test: { file: 'src/queries/payouts/run-quotes.test.ts', title: 'without a connection nothing is asked' },
  },
  {
    ids: ['SAFE-E5'],
    file: 'src/queries/payouts/run-quotes.ts',
    find: 'if (!onlineManager.isOnline()) return answer(question, signal)',
    replace: '',
    test: { file: 'src/queries/payouts/run-quotes.test.ts', title: 'a price whose connection is lost' },
  },
  {
    ids: ['SAFE-E5'],
    file: 'src/queries/reading.ts',
    find: "fetchStatus !== 'idle'",
    replace: "fetchStatus === 'fetching'",
    test: { file: 'src/queries/reading.test.ts', title: 'a query that is offline is awaited' },
  },
  {
    ids: ['SAFE-E5'],
    file: 'src/components/sending/states/TransferBanner.tsx',
    find: ' disabled={isPaused && !isSending}',
    replace: '',
    test: { file: `${BROWSER_TESTS}/payouts/send-now.test.ts`, title: 'cannot be sent without a connection' },
  },
  {
    ids: ['SAFE-E5'],
    file: 'src/features/payouts/choice/NewPayoutScreen.tsx',
    find: 'pause ? t(PAUSED[pause])',
    replace: "pause === 'outage' ? t(PAUSED[pause])",
    test: { file: `${BROWSER_TESTS}/payouts/choice.test.ts`, title: 'open nothing without a connection' },
  },
  {
    ids: ['SAFE-E5'],
    file: 'src/components/next-step/NextStepCard.tsx',
    find: "disabled={isPaused && kind === 'makeTransfer'} ",
    replace: '',
    test: { file: `${BROWSER_TESTS}/bank-accounts/next-step.test.ts`, title: 'opens no transfer without a connection' },
  },
  {
    ids: ['BIZ-09'],
    file: 'src/app/customer/redirect-onboarding.ts',
    find: '  check(true)\n  return',
    replace: '  check(false)\n  return',
    test: { file: 'src/app/customer/redirect-onboarding.test.ts', title: 'read before the redirects were loaded' },
  },
]
