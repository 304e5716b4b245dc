import { expect, test, vi } from 'vitest'
import { createSearch } from './fuzzy-search.ts'

interface Account {
  readonly name: string
  readonly last4: string
}
const accounts: Account[] = [
  { name: 'Chase', last4: '4821' },
  { name: 'Wells Fargo', last4: '1234' },
  { name: 'Société Générale', last4: '9999' },
]
const find = (query: string) =>
  createSearch(accounts, ({ name, last4 }) => ({ words: [name], digits: [last4] }))(query).map(({ name }) => name)

test('a name is found despite a typing error and without its accents [ACC-12, HIST-16]', () => {
  expect(find('chaze')).toEqual(['Chase'])
  expect(find('wels')).toEqual(['Wells Fargo'])
  expect(find('societe')).toEqual(['Société Générale'])
})

test('digits must match exactly, because one wrong digit is another account [ACC-11]', () => {
  expect(find('4821')).toEqual(['Chase'])
  expect(find('4822')).toEqual([])
})

test('the matching items keep their order [ACC-12, HIST-16]', () => {
  expect(find('e')).toEqual(['Chase', 'Wells Fargo', 'Société Générale'])
})

test('one index of 10,000 items reads each of them once, for any later search [HIST-16]', () => {
  let reads = 0
  const many = Array.from({ length: 10_000 }, (_, index) => ({ bank: index % 2 ? 'Chase' : 'Nubank', id: `${index}` }))
  const search = createSearch(many, ({ bank, id }) => {
    reads += 1
    return { words: [bank], digits: [id] }
  })
  expect(search('chaze')).toHaveLength(5000)
  expect(search('9999').map(({ id }) => id)).toEqual(['9999'])
  expect(reads).toBe(10_000)
})

test('a query may be longer than what it finds, as long as most of its letters are there [ACC-12, HIST-16]', () => {
  expect(find('Chasee')).toEqual(['Chase'])
  expect(find('wells fargo ba')).toEqual(['Wells Fargo'])
  expect(find('Socie\u0301te\u0301 Ge\u0301ne\u0301rale')).toEqual(['Société Générale'])
  expect(find('the bank where I have had my account since the year 1999')).toEqual([])
})

test('marks of where a line may end, or of direction, hide no word [ACC-12, HIST-16, S9]', () => {
  const search = createSearch(['国际\u200B电汇', '\u200FSEPA'], (name) => ({ words: [name], digits: [] }))
  expect(search('国际电汇')).toEqual(['国际\u200B电汇'])
  expect(search('sepa')).toEqual(['\u200FSEPA'])
})

test('a pasted page is compared with no word, so that its length costs nothing [ACC-12, HIST-16]', () => {
  const banks = Array.from({ length: 100 }, (_, index) => ({ name: `Bank of America, branch ${index}` }))
  const search = createSearch(banks, ({ name }) => ({ words: [name], digits: [] }))
  const looks = [vi.spyOn(String.prototype, 'charAt'), vi.spyOn(String.prototype, 'indexOf')]
  const work = (query: string) => {
    for (const look of looks) look.mockClear()
    expect(search(query)).toEqual([])
    return looks.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  }
  const ofShort = work('zzzzzzzz')
  expect(ofShort).toBeGreaterThan(0)
  expect(work('z'.repeat(10_000))).toBeLessThanOrEqual(ofShort)
  expect(work('z'.repeat(100_000))).toBeLessThanOrEqual(ofShort)
  for (const look of looks) look.mockRestore()
})
