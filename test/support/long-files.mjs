/**
 * The files that `npm test` leaves to `npm run test:deep -- long`, so that it stays under eight minutes on two cores. Every requirement
 * and decision that they prove has another proof in `npm test`, which `test/long-files.test.ts` asks for. A new file is in `npm test`
 * until it is named here.
 */
export const LONG_FILES = {
  unit: [
    'demo/{chains,console,start}/**/*.test.ts',
    'demo/sandbox/{bank-accounts,controls,http,idempotency,pages,quotes,wallets,work}/**/*.test.ts',
    'demo/sandbox/{server,concurrency}.test.ts',
    'src/domain/bank-accounts/form/hostile-input.test.ts',
    'test/{new-currency,new-family,new-screen,wallet-plugin-example}.test.ts',
  ],
  browser: [
    'bank-accounts/{coming-back,every-type,help,leaving,linked-wallets,long-list,narrow,next-step,rules,strange-numbers}',
    'element/{early-name,host-orders,host-wishes,missing-function,server-words,size,size-changes}',
    'kit/{buttons,code,combobox,date,dialog,fields,frame,layout,menu,ring,root,specimens}',
    'onboarding/{accessibility,redirects,verification-messages}',
    'payout-history/{again,arrival,cancel-keyboard,export,figures,fold,narrow,waiting}',
    'payouts/{accessibility,arrival-day,blocked,connected-source,hidden-characters,kept-form,limits,method-fees}',
    'payouts/{by-hand,different-payout,ended-meanwhile,never-seen,unfinished-transfers,waiting-transfer}',
    'payouts/{narrow,networks,off-ramp-keyboard,offline-focus,payee,scan-to-pay,send-now-keyboard}',
    'routes/{accessibility,menu,null-fields,unreadable}',
    'sign-in/{code-reload,expired,steps}',
    'wallets/{connected,late-save,multisig,short-addresses}',
  ].map((names) => `test/browser/${names}.test.ts`),
  flows: [
    'accounts',
    'aptos',
    'browser-back',
    'by-hand',
    'changed-pages',
    'console',
    'demo-wallet',
    'downloads',
    'early-field',
    'embed',
    'host-pages',
    'incumbent',
    'keyboard',
    'late-tokens',
    'newcomer',
    'next-screen',
    'off-ramp-mistakes',
    'offline',
    'onboarding/{individuals,resumed}',
    'outside-wallet',
    'package',
    'playground',
    'refused-transfers',
    'restored-session',
    'round-trips',
    'sandbox-package',
    'settings',
    'sign-in',
    'small-boxes',
    'start',
    'sui',
    'tron',
    'undecided-off-ramp',
    'upgrade',
    'wallet-catalogue',
    'wallets',
  ].map((names) => `test/flows/${names}.test.ts`),
}

/** `npm test` sets it; everything else runs the files that it names, or all. */
export const leftOut = (kind) => (process.env.LEAVE_OUT_LONG_FILES ? LONG_FILES[kind] : [])
