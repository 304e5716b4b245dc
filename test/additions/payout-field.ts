import { END, type Addition, type Change, type Without } from './addition.ts'

const WIRE = 'src/api/wire/payout.ts'
const DOMAIN = 'src/domain/payouts/payout.ts'
const SCREEN = 'src/features/payout-history/details/facts/PayoutFacts.tsx'
const SANDBOX = 'demo/sandbox/payouts/payout-answer.ts'

const LINE = `
        {payout.bankReference && (
          <LedgerLine label={t('payouts.details.bankReference')}>
            <bdi>{visibleText(payout.bankReference)}</bdi>
          </LedgerLine>
        )}
        {payout.wireMessage && (`
const WORDS = `
#. Label of a line of a transfer’s details: what the bank calls it.
msgid "payouts.details.bankReference"
msgstr "Bank reference"
`
const FIELD = '  readonly bankReference: string | null\n'
const ANSWER = '    bankReference: payout.id.slice(-3),\n'

const PRODUCT: readonly Change[] = [
  [WIRE, '    wireMessage: textOrNull,', '    bankReference: textOrNull,\n    wireMessage: textOrNull,'],
  [DOMAIN, '  readonly wireMessage: string | null\n', `${FIELD}  readonly wireMessage: string | null\n`],
  [SCREEN, '\n        {payout.wireMessage && (', LINE],
  ['locales/en/payouts.po', END, WORDS],
]

const OF_SANDBOX: readonly Change[] = [
  [SANDBOX, '    wireMessage: text,', '    bankReference: text,\n    wireMessage: text,'],
  [SANDBOX, '    wireMessage: payout.wireMessage,', `${ANSWER}    wireMessage: payout.wireMessage,`],
]

/** Of the screen's file, which uses what the domain lacks, and of the sandbox's, whose answer lacks what it describes. */
const WITHOUT: readonly Without[] = [
  [DOMAIN, FIELD, '', "Property 'bankReference' does not exist on type 'Payout'"],
  [SANDBOX, ANSWER, '', "Property 'bankReference' is missing in type"],
]

export const payoutField: Addition = {
  thing: 'a payout field',
  mark: /bankReference/,
  product: PRODUCT,
  elsewhere: [
    ...OF_SANDBOX,
    [
      'src/domain/payout-history/payout.fixture.ts',
      '\n  wireMessage: null,\n',
      '\n  bankReference: null,\n  wireMessage: null,\n',
    ],
  ],
  missing: ['demo/sandbox/payouts/payout-answer.ts gives no bankReference of a payout'],
  without: WITHOUT,
  users: [SCREEN],
  read: `
    const { payoutOnWire } = await import('./demo/sandbox/payouts/payout-answer.ts')
    const { payout } = await import('./src/api/wire/payout.ts')
    const end = (type, network) => ({ type, id: type + '_1', amount: '10.00', currency: 'usd', network })
    const made = new Date(0)
    const { data, error } = payout.safeParse(JSON.parse(JSON.stringify(payoutOnWire({
      id: 'payout_abc', type: 'offRamp', status: 'pending', amount: '10.00', finalAmount: null, createdAt: made, updatedAt: made,
      source: end('wallet', 'sol'), destination: end('bankAccount', 'wire'), wireMessage: null, refund: null, idempotencyKey: null,
      details: { wallets: [] },
    }))))
    return data?.bankReference ?? String(error)`,
  reads: 'abc',
  written: { [SCREEN]: 'src/features/…' },
}
