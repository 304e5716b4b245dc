import { expect, test } from 'vitest'
import { CHASE, MAIN_WALLET } from './support/customer.ts'
import { EURO_PAYOUT, MICRODEPOSIT, PAYOUT, TO_BANK } from './support/payouts.ts'

const PAYOUTS = { PAYOUT, EURO_PAYOUT, TO_BANK, MICRODEPOSIT }

interface Fields {
  readonly [name: string]: unknown
}

/** What a screen could mix up: each field of the answer that has a text, by its path. */
function texts(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value as Fields).flatMap(([name, each]) => texts(each, `${path}.${name}`))
}

/** What is the same by its nature: the payout's own amount is that of its source, and what is asked for is repeated in the instructions. */
const SAME = [
  ['.amount', '.source.amount'],
  ['.type', '.source.type', '.destination.type', '.instructions.resource.type'],
] as const
const isSame = (one: string, other: string) =>
  SAME.some((paths) => paths.includes(one as never) && paths.includes(other as never))

/** Paths of our own bank account, which the API gives twice; and of the customer's, which the wallet and the account have as well. */
const repeated = (path: string) => path.replace('.instructions.resource.', '.fundingBankAccount.')
const isId = (path: string) => path.endsWith('.id') || path.endsWith('.owner')

test.each(Object.entries(PAYOUTS))(
  'each field of the fixture %s has a value of its own, so that no test takes one for another',
  (_, payout) => {
    const all = texts(payout).filter(
      ([path]) => !isId(path) && !/\.(?:network|currency|status|accountType|type)$/.test(path),
    )
    const alike = all.flatMap(([path, text], at) =>
      all.slice(at + 1).flatMap(([other, same]) => {
        const isOne = text !== same || isSame(path, other) || repeated(path) === repeated(other)
        return isOne || text.length < 3 ? [] : [`${path} and ${other} are ${text}`]
      }),
    )
    expect(alike).toEqual([])
  },
)

test('the deposit address is not the customer’s wallet, and our account not theirs', () => {
  expect(TO_BANK.instructions.resource.address).not.toBe(MAIN_WALLET.address)
  expect(PAYOUT.instructions.resource.accountNumber).not.toBe(CHASE.accountNumber)
})
