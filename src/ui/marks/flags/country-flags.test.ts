import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { alpha2Of, COUNTRIES } from '../../../domain/residency/countries.ts'
import { countryFlags } from './country-flags.generated.ts'
import { unpackFlag } from './unpack-flag.ts'

/** Countries of ISO 3166-1 without a flag in the package. */
const WITHOUT_FLAG: readonly string[] = []
const MOST_BYTES = 30_000
const PAINT = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6})$/
const OUTLINE = /^m-?\d+[ -]\d+[mlhvcqaz\d. -]+$/

const codes = COUNTRIES.map((country) => alpha2Of(country)!)
const written = Object.values(countryFlags)

test('every country has a flag of known colours and whole numbers', () => {
  expect(codes.filter((code) => !unpackFlag(countryFlags, code))).toEqual(WITHOUT_FLAG)
  expect(Object.keys(countryFlags).toSorted()).toEqual(codes.filter((code) => !WITHOUT_FLAG.includes(code)).toSorted())
  for (const code of codes) {
    for (const { d, fill, stroke, width } of unpackFlag(countryFlags, code)!.paths) {
      expect(d, code).toMatch(OUTLINE)
      expect([fill, stroke].filter(Boolean).length, code).toBeGreaterThan(0)
      if (fill) expect(fill, code).toMatch(PAINT)
      if (stroke) expect([PAINT.test(stroke), width! > 0], code).toEqual([true, true])
    }
  }
})

test('a country with the flag of another country only refers to it', () => {
  expect(new Set(written).size + written.filter((flag) => flag === 'FR').length - 1).toBe(written.length)
  expect(countryFlags.RE).toBe('FR')
  expect(unpackFlag(countryFlags, 'RE')).toEqual(unpackFlag(countryFlags, 'FR'))
})

test('the flag of France consists of three stripes', () => {
  expect(unpackFlag(countryFlags, 'FR')).toEqual({
    viewBox: '0 0 96 96',
    paths: [
      { d: 'm0 0h96v96h-96', fill: '#fff' },
      { d: 'm0 0h24v96h-24', fill: '#00318a' },
      { d: 'm72 0h24v96h-24', fill: '#d80027' },
    ],
  })
})

test.each(['', 'XX', 'constructor', 'toString'])('the code %j has no flag', (code) => {
  expect(unpackFlag(countryFlags, code)).toBeNull()
})

test('the flags stay within their download budget', () => {
  expect(gzipSync(JSON.stringify(countryFlags), { level: 9 }).length).toBeLessThan(MOST_BYTES)
})
