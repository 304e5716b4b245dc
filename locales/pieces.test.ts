import { expect, test } from 'vitest'
import { code, sources } from '../test/support/imports.ts'
import { englishMessages } from './messages.ts'

// A message is a whole: a piece that English joins to others cannot be translated into a language with another order or other forms.

/** Messages that begin in lower case and are whole. */
const WHOLE: readonly (readonly [id: RegExp, why: string])[] = [
  [/^onboarding\.main\./, 'a button, which the specification quotes so; its style raises the letter'],
  [/^onboarding\.verification\.sandboxRejected$/, 'a badge, which the specification quotes so'],
  [/^payouts\.line\./, 'a line of its own, below the amount of a transfer'],
  [/^payouts\.methods\.feeValue$/, 'the value of a line “Fee”'],
  [/^bankAccounts\.links\.paidBy\./, 'an item of its own, after a dot'],
  [/^signIn\.placeholder$/, 'an address'],
  [/^ui\.endingIn$/, 'what a screen reader says of a number, with the number'],
]

const isWhole = (id: string) => WHOLE.some(([pattern]) => pattern.test(id))
const bare = (text: string) => text.replaceAll(/<\/?\d+\/?>/g, '')

const RULES: Readonly<Record<string, (id: string, text: string) => boolean>> = {
  'a fragment': (id, text) => /^\p{Ll}/u.test(bare(text)) && !isWhole(id),
  'a space at its end, for the next piece': (_, text) => /^\s|\s$/.test(text),
  'a sign of money, which Intl puts where the language has it': (_, text) => /\p{Sc}/u.test(text),
  'a per cent sign at a value': (_, text) => /%\s?\{|\}\s?%/.test(text),
  'two values without a word or a mark between them': (_, text) =>
    /\}\s?\{/.test(text.replaceAll(/\{[^{}]*,[^]*$/g, '')) && !/\{\w*\}\u00A0\{currency\}/.test(text),
  'an amount, which the tables have': (_, text) => /\d[\d.,]* ?(?:USD|EUR|PHP|MXN|BRL|USDC|USDT)\b/.test(text),
  'a number without plurals': (_, text) => /\{(?:count|length|limit|hours|days|minutes|seconds)\}/.test(text),
}

const faultsOf = (id: string, text: string) =>
  Object.entries(RULES).flatMap(([fault, breaks]) => (breaks(id, text) ? [`${id} has ${fault}: ${text}`] : []))

test('no message of the English catalogue is a piece, or joined of pieces [S9]', () => {
  const messages = englishMessages()
  expect(messages.length).toBeGreaterThan(1000)
  expect(messages.flatMap(({ id, text }) => faultsOf(id, text))).toEqual([])
  expect(
    WHOLE.filter(([pattern]) => !messages.some(({ id, text }) => pattern.test(id) && /^\p{Ll}/u.test(bare(text)))),
  ).toEqual([])
})

test.each([
  ['links.paidBy', 'paid by {method}', 'a fragment'],
  ['links.address', 'address for {name}', 'a fragment'],
  ['ui.copy.what', 'Copy ', 'a space at its end'],
  ['fee', 'from {percent}% + {fixed}', 'a per cent sign'],
  ['fee', 'From {percent} + {symbol}{fixed}', 'two values'],
  ['fee', 'About ${fixed}', 'a sign of money'],
  ['limits', 'At least {min} {currency}', 'two values'],
  ['badge', 'For amounts < 50,000 PHP', 'an amount'],
  ['errors', 'Check {count} fields', 'a number without plurals'],
  ['iban', 'It has {length} characters.', 'a number without plurals'],
])('a planted %s, “%s”, is found [S9]', (id, text, fault) => {
  expect(faultsOf(id, text).join()).toContain(fault)
})

/** How code joins texts of the catalogue, or puts a sign before a number. */
const JOINTS: readonly RegExp[] = [
  /\$\$\{|>[$€£](?:\{|<)|['"`][$€£]['"`]/,
  /\$\{t\(/,
  /\{t\([^{}]*\)\} \{(?!t\('ui\.optional'\)|\.\.\.)|\{t\([^{}]*\)\}\{' '\}(?![^]{0,20}<)/,
  /\bt\([^()]*\)\s*\+|\+\s*t\(/,
  /\.join\(', '\)/,
]
const jointsIn = (text: string) => JOINTS.flatMap((joint) => joint.exec(text)?.[0] ?? [])

test('no screen joins texts or puts a sign before a number [S9]', () => {
  const screens = sources.filter((path) => /^src\/(?:app|components|domain|features|ui)\//.test(path))
  const found = screens.flatMap((path) => jointsIn(code(path)).map((joint) => `${path}: ${joint}`))
  // What a developer reads, in English.
  expect(found.filter((each) => !/^src\/app\/(?:ConfigurationScreen|language\/words)/.test(each))).toEqual([])
})

test.each([
  '`$${formatAmount(dollars, language)}`',
  '<span className="sr-num">${formatAmount(dollars)}</span>',
  "symbol: '€'",
  '`${t(label)}: ${value}`',
  "{t('bankAccounts.pixKey')} {key}",
  "t('ui.copy') + name",
  "methods.join(', ')",
])('a planted %s is found [S9]', (planted) => {
  expect(jointsIn(planted)).not.toEqual([])
})
