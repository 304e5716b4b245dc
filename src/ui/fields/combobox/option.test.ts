import { expect, test, vi } from 'vitest'
import { findOptions, matchIn, onlyMatch, SHOWN_OPTIONS, type Option } from './option.ts'

const named = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }))
const countries = named(
  'Réunion',
  'Tanzania, United Republic of',
  'Tunisia',
  'United Kingdom',
  'United States',
  'Åland',
)
const labels = (options: readonly Option[]) => options.map(({ label }) => label)

test.each([
  ['Réunion', 'uni', [2, 5]],
  ['Réunion', 'reu', [0, 3]],
  ['Straße', 'STRASSE', null],
  ['Åland', 'al', [0, 2]],
  ['A\u0301land', 'al', [0, 3]],
  ['Türkiye', ' tur ', [0, 3]],
  ['Diyarbakır', 'BAKIR', [5, 10]],
  ['İstanbul', 'ist', [0, 3]],
  ['Đồng Nai', 'dong', [0, 4]],
  ['Łódzkie', 'lodz', [0, 4]],
  ['Tromsø', 'tromso', [0, 6]],
  ['自由职业\u200B收入', '业收', [3, 6]],
  ['Chile', 'x', null],
  ['Chile', ' ', null],
])('the match in %s for %j is at %j [BANK-43]', (label, query, range) => {
  expect(matchIn(label, query)).toEqual(range)
})

test('prefix matches come first, and the rest keep their order', () => {
  expect(labels(findOptions(countries, 'uni'))).toEqual([
    'United Kingdom',
    'United States',
    'Réunion',
    'Tanzania, United Republic of',
    'Tunisia',
  ])
})

test('an option is also found by its keywords', () => {
  const options = [{ value: 'us', label: 'United States', keywords: ['USA', 'America'] }, ...named('Chile')]
  expect(labels(findOptions(options, 'usa'))).toEqual(['United States'])
})

test('a closing option is never filtered out and never the match that Enter selects', () => {
  const none: Option = { value: 'none', label: 'None of the above', closing: true }
  const options = [none, ...named('Casino', 'Lottery')]
  expect(labels(findOptions(options, 'cas'))).toEqual(['Casino', 'None of the above'])
  expect(labels(findOptions(options, 'zzz'))).toEqual(['None of the above'])
  expect(onlyMatch(findOptions(options, 'cas'), 'cas')?.label).toBe('Casino')
  expect(onlyMatch(findOptions(options, 'zzz'), 'zzz')).toBeNull()
})

test('Enter selects the only match unless it is disabled [BANK-47]', () => {
  expect(onlyMatch(findOptions(countries, 'kingdom'), 'kingdom')?.label).toBe('United Kingdom')
  expect(onlyMatch(findOptions(countries, 'uni'), 'uni')).toBeNull()
  expect(onlyMatch(named('Only one'), '')).toBeNull()
  const off = [{ value: 'usdt', label: 'USDT', disabledReason: 'Not for euros' }, ...named('USDC')]
  expect(onlyMatch(findOptions(off, 'usd'), 'usd')?.label).toBe('USDC')
  expect(onlyMatch(findOptions(off, 'usdt'), 'usdt')).toBeNull()
})

test('a long list is truncated', () => {
  const many = named(...Array.from({ length: 5000 }, (_, i) => `Bank ${i}`))
  expect(findOptions(many, '')).toHaveLength(SHOWN_OPTIONS)
  expect(labels(findOptions(many, 'bank 4999'))).toEqual(['Bank 4999'])
})

test('a pasted query is read once, however many options are compared with it [BANK-43]', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const lettersRead = (length: number, count: number) => {
    const options = Array.from({ length: count }, () => ({ value: 'us', label: 'United States', keywords: ['USA'] }))
    normalize.mockClear()
    expect(findOptions(options, 'é'.repeat(length))).toEqual([])
    return normalize.mock.calls.length
  }
  const ofLabels = lettersRead(1000, 40) - lettersRead(1000, 20)
  expect(lettersRead(10_000, 40) - lettersRead(10_000, 20)).toBe(ofLabels)
  expect(ofLabels / 20).toBe('United States'.length + 'USA'.length)
  normalize.mockRestore()
})
