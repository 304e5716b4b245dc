import { expect, test } from 'vitest'
import { dateOrderOf, digitsOf, finished, partsOf, readPastedDate, valueOf } from './date-text.ts'

test.each([
  ['en', ['month', 'day', 'year'], '/'],
  ['en-GB', ['day', 'month', 'year'], '/'],
  ['de', ['day', 'month', 'year'], '.'],
  ['zh-CN', ['year', 'month', 'day'], '/'],
  ['ar', ['day', 'month', 'year'], '/'],
])('%s writes a day as %j with “%s”', (language, parts, separator) => {
  expect(dateOrderOf(language)).toEqual({ parts, separator })
})

test.each(['', '1990-01-31', '1990--31', '-1-', '19-1-3'])('the parts of “%s” are the value again', (value) => {
  expect(valueOf(partsOf(value))).toBe(value)
})

test('a finished date has two digits for the day and the month', () => {
  expect(finished({ year: '1990', month: '1', day: '7' })).toBe('1990-01-07')
  expect(finished({ year: '1990', month: '', day: '7' })).toBe('1990--07')
  expect(finished({ year: '', month: '', day: '' })).toBe('')
})

test('a part takes digits of every script, as many as it has', () => {
  expect(digitsOf('١٢٣', 'day')).toBe('12')
  expect(digitsOf('19 90x5', 'year')).toBe('1990')
})

test.each([
  ['en', '1/31/1990', { month: '1', day: '31', year: '1990' }],
  ['de', '31.1.1990', { day: '31', month: '1', year: '1990' }],
  ['de', '1990-01-31', { day: '31', month: '01', year: '1990' }],
  ['en', '31', null],
  ['en', '1/31/90', null],
  ['en', '1/31/1990 and more 7', null],
  ['en', '111/31/1990', null],
])('the language %s reads “%s” that is pasted as %j', (language, text, parts) => {
  expect(readPastedDate(text, dateOrderOf(language))).toEqual(parts)
})
