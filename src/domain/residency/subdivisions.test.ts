import { iso31661, iso31662 } from 'iso-3166'
import { expect, test } from 'vitest'
import { COUNTRIES, hasSubdivisions } from './countries.ts'
import { ENGLISH_NAMES } from './english-subdivisions.ts'
import { findSubdivision, loadSubdivisions, stateOptions } from './subdivisions.ts'

test('every subdivision of every country is listed under its own code [RES-09]', async () => {
  const lists = await Promise.all(COUNTRIES.map(loadSubdivisions))
  const listed = lists.flat().map(({ code, name, isNested }) => `${code} ${name} ${isNested}`)
  const expected = iso31662.map(({ code, name, parent }) => `${code} ${name.trim()} ${parent.includes('-')}`)
  expect(listed.toSorted()).toEqual(expected.toSorted())
  for (const [index, { alpha2, alpha3 }] of iso31661.toSorted((a, b) => (a.alpha3 < b.alpha3 ? -1 : 1)).entries()) {
    expect(lists[index]?.every(({ code }) => code.startsWith(`${alpha2}-`))).toBe(true)
    expect(lists[index]?.length !== 0).toBe(hasSubdivisions(alpha3))
  }
})

test.each([
  ['DEU', 'DE-BY', 'Bavaria'],
  ['CHE', 'CH-GE', 'Geneva'],
  ['ITA', 'IT-52', 'Tuscany'],
  ['ESP', 'ES-PV', 'Basque Country'],
  ['EGY', 'EG-C', 'Cairo'],
  ['JPN', 'JP-34', 'Hiroshima'],
  ['MEX', 'MX-CMX', 'Mexico City'],
  ['UKR', 'UA-51', 'Odesa'],
])('in %s, %s is found as %s in every language [RES-02, BANK-41]', async (country, code, english) => {
  for (const language of ['en', 'de', 'ar']) {
    const found = stateOptions(await loadSubdivisions(country), language).find((option) => option.code === code)
    expect(found?.keywords).toEqual([code, english])
  }
})

test('each English name is that of a subdivision, and of one that is listed [RES-09]', () => {
  const codes = new Set(iso31662.map(({ code }) => code))
  const named = Object.entries(ENGLISH_NAMES).flatMap(([alpha2, lines]) =>
    lines.split('\n').map((line) => `${alpha2}-${line.split(' ')[0]}`),
  )
  expect(named.filter((code) => !codes.has(code))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('an unknown country has no subdivisions [RES-09]', async () => {
  expect(await loadSubdivisions('XXX')).toEqual([])
  expect(await loadSubdivisions('GIB')).toEqual([])
})

test('the list of choices has the top-level subdivisions, sorted by name [RES-02]', async () => {
  const american = stateOptions(await loadSubdivisions('USA'), 'en')
  expect(american.slice(0, 2)).toEqual([
    { code: 'US-AL', name: 'Alabama', keywords: ['US-AL'] },
    { code: 'US-AK', name: 'Alaska', keywords: ['US-AK'] },
  ])
  const irish = await loadSubdivisions('IRL')
  expect(irish).toContainEqual({ code: 'IE-D', name: 'Dublin', isNested: true, english: undefined })
  expect(stateOptions(irish, 'en').map(({ code }) => code)).toEqual(['IE-C', 'IE-L', 'IE-M', 'IE-U'])
})

test.each([
  ['US-CA', 'US-CA'],
  ['us-ca', 'US-CA'],
  ['CA', 'US-CA'],
  [' ny ', 'US-NY'],
  ['DE-BE', null],
  ['ZZ', null],
  ['', null],
])('%j in the United States is read as %s [RES-09]', async (text, code) => {
  expect(findSubdivision(text, await loadSubdivisions('USA'))).toBe(code)
})
