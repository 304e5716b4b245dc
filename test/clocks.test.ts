import { expect, test } from 'vitest'
import { code, sources } from './support/imports.ts'

const READS_CLOCK = /\bDate\s*\.\s*now\b|\bnew\s+Date\b(?!\s*\(\s*[^\s)])|(?<!new\s+)(?<![.\w])Date\(/

const withoutComments = (path: string) => code(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

test('the time of day is read in one module, because the clock of the machine may be wrong and may be set [E23]', () => {
  const mayRead = (path: string) => path === 'src/lib/timing/clock.ts'
  const readers = sources.filter((path) => /^(src|element)\//.test(path) && READS_CLOCK.test(withoutComments(path)))
  expect(readers).toContain('src/lib/timing/clock.ts')
  expect(readers.filter((path) => !mayRead(path))).toEqual([])
})

test('a planted reading of the clock is found [E23]', () => {
  const planted = ['Date.now()', 'Date .now', 'new Date()', 'new Date', 'new Date( )', 'Date()']
  expect(planted.filter((text) => !READS_CLOCK.test(text))).toEqual([])
  const others = ['new Date(day)', 'z.coerce.date()', 'Date.UTC(1)', 'formatDate()', 'readonly at: Date']
  expect(others.filter((text) => READS_CLOCK.test(text))).toEqual([])
})
