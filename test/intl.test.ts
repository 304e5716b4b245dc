import { expect, test } from 'vitest'
import { code, sources } from './support/imports.ts'

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

/** The text between a call's parentheses. */
function argumentsAt(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')' && (depth -= 1) === 0) return text.slice(start, at + 1)
  }
  return text.slice(start)
}

const CALL = /\bIntl\s*\.\s*(DateTimeFormat|NumberFormat)\s*(?=\()/g

/** The calls whose calendar or digits would be those of the device or the language. */
function unsaid(source: string): readonly string[] {
  const text = withoutComments(source)
  const calls = [...text.matchAll(CALL)].map((call) => ({
    name: call[1]!,
    given: argumentsAt(text, call.index + call[0].length),
  }))
  const wrong = calls.filter(
    ({ name, given }) =>
      !given.includes("numberingSystem: 'latn'") ||
      (name === 'DateTimeFormat' && !given.includes("calendar: 'gregory'")),
  )
  const ofDevice = text.match(/\.toLocale(?:Date|Time)?String\(|\bi18n\.date\(|new\s+Intl\s*\.\s*\w+Format\b(?!\s*\()/g)
  return [...wrong.map(({ name }) => name), ...(ofDevice ?? [])]
}

const product = sources.filter((path) => /^(?:src|element|styles)\//.test(path) && !/\.(?:test|fixture)\./.test(path))

test('every date is Gregorian, and every number and date has Latin digits, whatever the language [S9]', () => {
  const calls = product.filter((path) => code(path).search(CALL) >= 0)
  expect(calls).toContain('src/lib/format/format-date.ts')
  expect(calls.length).toBeGreaterThan(3)
  expect(product.flatMap((path) => unsaid(code(path)).map((name) => `${path}: ${name}`))).toEqual([])
})

test.each([
  "new Intl.DateTimeFormat(language, { ...options, numberingSystem: 'latn' })",
  "new Intl.DateTimeFormat(language, { calendar: 'gregory' })",
  "new Intl.DateTimeFormat(language, { calendar: 'buddhist', numberingSystem: 'latn' })",
  'Intl.NumberFormat(language, { minimumFractionDigits: 2 })',
  'new Intl . NumberFormat(language)',
  'date.toLocaleDateString(language)',
  'amount.toLocaleString()',
  'new Intl.DateTimeFormat',
  "i18n.date(submittedAt, { timeStyle: 'short' })",
])('a planted %s is found [S9]', (planted) => {
  expect(unsaid(planted)).toHaveLength(1)
})

test('what says both, and what only names a type, is right [S9]', () => {
  expect(unsaid("new Intl.DateTimeFormat(tag, { calendar: 'gregory', numberingSystem: 'latn' })")).toEqual([])
  expect(unsaid('const known: Map<string, Intl.DateTimeFormat> = new Map()')).toEqual([])
  expect(unsaid('// new Intl.NumberFormat(language)')).toEqual([])
})
