import { iso31661, iso31662 } from 'iso-3166'
import { expect, test } from 'vitest'
import { COUNTRIES, hasSubdivisions } from './countries.ts'
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

test('an unknown country has no subdivisions [RES-09]', async () => {
  expect(await loadSubdivisions('XXX')).toEqual([])
  expect(await loadSubdivisions('GIB')).toEqual([])
})

test('the list of choices has the top-level subdivisions, sorted by name [RES-02]', async () => {
  const american = stateOptions(await loadSubdivisions('USA'), 'en')
  expect(american.slice(0, 2)).toEqual([
    { code: 'US-AL', name: 'Alabama' },
    { code: 'US-AK', name: 'Alaska' },
  ])
  const irish = await loadSubdivisions('IRL')
  expect(irish).toContainEqual({ code: 'IE-D', name: 'Dublin', isNested: true })
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
