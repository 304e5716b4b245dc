import { expect, test } from 'vitest'
import { COUNTRIES } from '../src/domain/residency/countries.ts'
import { ENGLISH_NAMES } from '../src/domain/residency/english-subdivisions.ts'
import { loadSubdivisions } from '../src/domain/residency/subdivisions.ts'
import { matchIn } from '../src/ui/fields/combobox/option.ts'

test('no English name is listed of a subdivision that is found by it in any case [RES-02]', async () => {
  const named = (await Promise.all(COUNTRIES.map(loadSubdivisions)))
    .flat()
    .filter(({ english }) => english !== undefined)
  expect(named).toHaveLength(Object.values(ENGLISH_NAMES).flatMap((lines) => lines.split('\n')).length)
  expect(named.filter(({ name, english }) => matchIn(name, english!) !== null)).toEqual([])
})
