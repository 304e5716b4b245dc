import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProduct } from './support/product-copy.ts'

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
msgid "payouts.details.bankReference"
msgstr "Bank reference"
`

const MISSING = `
import { missingFields } from './test/contract/rows/payout-fields.ts'

console.log(JSON.stringify(missingFields()))
`

/** Prints what the product reads of a payout of the sandbox. */
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

/** Where the field is used, which is far less to check than all screens. */
const USERS = [DOMAIN, SCREEN, 'src/api/payouts.ts', SANDBOX, 'src/**/*.d.ts']

const copy = copyProduct('new-field')
beforeAll(() => {
  copy.change(WIRE, '    wireMessage: textOrNull,', '    bankReference: textOrNull,\n    wireMessage: textOrNull,')
  copy.change(SCREEN, '\n        {payout.wireMessage && (', LINE)
  copy.append('locales/en/payouts.po', WORDS)
  copy.node('locales/compile.mjs')
})
afterAll(copy.remove)

test('what the sandbox lacks of a payout field is named, with the file to write', () => {
  expect(copy.evaluate(MISSING)).toEqual([`${SANDBOX} gives no bankReference of a payout`])
})

describe('with the field in the sandbox’s description of a payout', () => {
  beforeAll(() => copy.change(SANDBOX, '    wireMessage: text,', '    bankReference: text,\n    wireMessage: text,'))

  test(
    'the screen does not compile before the domain has it, nor the sandbox before it answers with it',
    { timeout: 300_000 },
    () => {
      expect(copy.evaluate(MISSING)).toEqual([])
      const { stdout } = copy.checkTypes(USERS)
      expect(stdout.match(/^\S+\.tsx?(?=\()/gm)).toEqual(expect.arrayContaining([SANDBOX, SCREEN]))
      expect(stdout).toContain("Property 'bankReference' does not exist on type 'Payout'")
      expect(stdout).toContain("Property 'bankReference' is missing in type")
    },
  )

  test(
    'it is five files, which pass the type check, and the product reads what the sandbox answers',
    { timeout: 300_000 },
    () => {
      const [field, answer] = ['  readonly wireMessage: string | null\n', '    wireMessage: payout.wireMessage,']
      copy.change(DOMAIN, field, `  readonly bankReference: string | null\n${field}`)
      copy.change(SANDBOX, answer, `    bankReference: payout.id.slice(-3),\n${answer}`)
      expect(copy.checkTypes(USERS)).toEqual({ status: 0, stdout: '' })
      expect(copy.evaluate(READ)).toBe('abc')
      expect(copy.written.size).toBe(5)
    },
  )
})
