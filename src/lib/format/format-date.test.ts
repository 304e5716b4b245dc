import { expect, test } from 'vitest'
import { formatDay, formatInFull, formatMoment, formatReadAt } from './format-date.ts'

const now = new Date(2026, 10, 21, 12)

test('a date of a list shows its year unless it is the current one', () => {
  expect(formatDay(new Date(2026, 10, 12), 'en', now)).toBe('Nov 12')
  expect(formatDay(new Date(2025, 10, 12), 'en', now)).toBe('Nov 12, 2025')
})

test('a date and time is formatted in local time, with Latin digits in every language', () => {
  expect(formatMoment(new Date(2026, 10, 12, 14, 32), 'en', now).replaceAll(/\s/g, ' ')).toBe('Nov 12, 2:32 PM')
  expect(formatMoment(new Date(2026, 10, 12, 14, 32), 'ar', now)).toMatch(/32/)
})

test('a document says the year and the time zone in every year [DET-14]', () => {
  const text = formatInFull(new Date(2026, 10, 12, 14, 32), 'en').replaceAll(/\s/g, ' ')
  expect(text).toMatch(/^November 12, 2026 at 2:32 PM (UTC|[A-Z]{2,5}([+-]\d{1,2})?)/)
})

test('today’s data shows its time, older data its day too [SAFE-E5]', () => {
  const textOf = (date: Date) => formatReadAt(date, 'en', now).replaceAll(/\s/g, ' ')
  expect(textOf(new Date(2026, 10, 21, 11, 40))).toBe('11:40 AM')
  expect(textOf(new Date(2026, 10, 20, 23, 40))).toBe('Nov 20, 11:40 PM')
})

test.each([
  ['th', /2026/],
  ['th-TH-u-ca-buddhist-nu-thai', /2026/],
  ['en-TH', /2026/],
  ['fa', /2026/],
  ['ar-SA', /2026/],
  ['hi-u-nu-deva', /2026/],
])('a date in %s has its Gregorian year in Latin digits [S9]', (language, year) => {
  expect(formatDay(new Date(2026, 10, 12), language, new Date(2025, 1, 1))).toMatch(year)
  expect(formatInFull(new Date(2026, 10, 12), language)).toMatch(year)
})
