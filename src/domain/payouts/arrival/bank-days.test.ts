import { expect, test } from 'vitest'
import { bankDaysAfter, CALENDARS, type BankCalendar } from './bank-days.ts'

const { fed: FED, target: TARGET, manila: MANILA } = CALENDARS

const DAY_MS = 86_400_000
const text = (day: number) => new Date(day).toISOString().slice(0, 10)
/** Noon of Greenwich is before the cut-off in New York and in Frankfurt. */
const isOpen = (day: number, calendar: BankCalendar) => bankDaysAfter(new Date(day + DAY_MS / 2), 0, calendar) === day
const closedOn = (year: number, calendar: BankCalendar) =>
  Array.from({ length: 366 }, (_, i) => Date.UTC(year, 0, 1) + i * DAY_MS)
    .filter((day) => text(day).startsWith(String(year)) && ![0, 6].includes(new Date(day).getUTCDay()))
    .filter((day) => !isOpen(day, calendar))
    .map(text)

// The Board's own list, federalreserve.gov/aboutthefed/k8.htm; July 4, 2026 and June 19, 2027 are Saturdays, July 4, 2027 is a Sunday.
test('the Reserve Banks close on their holidays, on Monday for a Sunday and not on Friday for a Saturday [F37]', () => {
  expect(closedOn(2026, FED)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ])
  expect(closedOn(2027, FED)).toEqual([
    '2027-01-01',
    '2027-01-18',
    '2027-02-15',
    '2027-05-31',
    '2027-07-05',
    '2027-09-06',
    '2027-10-11',
    '2027-11-11',
    '2027-11-25',
  ])
})

test('T2 closes around Easter, on 1 May, at Christmas and at New Year [F37]', () => {
  expect(closedOn(2026, TARGET)).toEqual(['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25'])
  expect(closedOn(2024, TARGET)).toEqual([
    '2024-01-01',
    '2024-03-29',
    '2024-04-01',
    '2024-05-01',
    '2024-12-25',
    '2024-12-26',
  ])
})

test.each(['1961-04-02', '2000-04-23', '2008-03-23', '2011-04-24', '2025-04-20', '2038-04-25'])(
  'Easter was or is on %s [F37]',
  (day) => {
    const easter = Date.parse(day)
    const [friday, monday] = [text(easter - 2 * DAY_MS), text(easter + DAY_MS)]
    expect(closedOn(Number(day.slice(0, 4)), TARGET)).toEqual(expect.arrayContaining([friday, monday]))
  },
)

test.each([
  ['before the cut-off', '2026-11-24T20:59:00Z', 1, '2026-11-25'],
  ['at the cut-off, over Thanksgiving', '2026-11-24T21:00:00Z', 1, '2026-11-27'],
  ['over a holiday and a weekend', '2026-11-25T15:00:00Z', 2, '2026-11-30'],
  ['on a Saturday', '2026-11-28T15:00:00Z', 1, '2026-12-01'],
  ['in the night, which is still the day before in New York', '2026-11-24T03:00:00Z', 1, '2026-11-25'],
] as const)('bank days in New York count %s [F37]', (_, moment, days, expected) => {
  expect(text(bankDaysAfter(new Date(moment), days, FED))).toBe(expected)
})

test('where holidays are proclaimed, weekends alone are left out, by the days of that place [F37]', () => {
  expect(text(bankDaysAfter(new Date('2026-12-24T20:00:00Z'), 1, MANILA))).toBe('2026-12-28')
})
