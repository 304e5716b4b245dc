import type { Change } from './product-copy.ts'

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
]

const OF_SANDBOX: readonly Change[] = [
  [SANDBOX, '    wireMessage: text,', '    bankReference: text,\n    wireMessage: text,'],
  [SANDBOX, '    wireMessage: payout.wireMessage,', `${ANSWER}    wireMessage: payout.wireMessage,`],
]

/** Prints what the product reads of the field in a payout of the sandbox. */
const READ = `
import { payoutOnWire } from './demo/sandbox/payouts/payout-answer.ts'
import { payout } from './src/api/wire/payout.ts'

const end = (type, network) => ({ type, id: type + '_1', amount: '10.00', currency: 'usd', network })
const made = new Date(0)
const read = payout.safeParse(JSON.parse(JSON.stringify(payoutOnWire({
  id: 'payout_abc', type: 'offRamp', status: 'pending', amount: '10.00', finalAmount: null, createdAt: made, updatedAt: made,
  source: end('wallet', 'sol'), destination: end('bankAccount', 'wire'), wireMessage: null, refund: null, idempotencyKey: null,
  details: { wallets: [] },
}))))
console.log(JSON.stringify(read.data?.bankReference ?? String(read.error)))
`

/** Of the screen's file, which uses what the domain lacks, and of the sandbox's, whose answer lacks what it describes. */
const WITHOUT: readonly (readonly [...Change, says: string])[] = [
  [DOMAIN, FIELD, '', "Property 'bankReference' does not exist on type 'Payout'"],
  [SANDBOX, ANSWER, '', "Property 'bankReference' is missing in type"],
]

/** What the README says of a field of payouts. */
export const newPayoutField = {
  product: PRODUCT,
  texts: [['locales/en/payouts.po', WORDS]],
  sandbox: OF_SANDBOX,
  read: READ,
  without: WITHOUT,
  /** What is checked for it beside the files that are changed then. */
  users: [SCREEN],
} as const
