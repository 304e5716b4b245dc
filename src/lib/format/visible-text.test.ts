import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasHiddenCharacters, visibleText } from './visible-text.ts'

test.each([
  ['SPH\u202E7654321', 'SPH⟨U+202E⟩7654321'],
  ['98\u200B0144', '98⟨U+200B⟩0144'],
  ['\uFEFFDE89', '⟨U+FEFF⟩DE89'],
  ['a\u0000b\tc\nd\u007Fe\u0085', 'a⟨U+0000⟩b⟨U+0009⟩c⟨U+000A⟩d⟨U+007F⟩e⟨U+0085⟩'],
  ['x\u00ADy\u2060z\u034Fw', 'x⟨U+00AD⟩y⟨U+2060⟩z⟨U+034F⟩w'],
  ['\u2066A\u2069\u061C\u200E\u200F', '⟨U+2066⟩A⟨U+2069⟩⟨U+061C⟩⟨U+200E⟩⟨U+200F⟩'],
  ['1\u3164\u115F2\u2028\u2029', '1⟨U+3164⟩⟨U+115F⟩2⟨U+2028⟩⟨U+2029⟩'],
  ['SPH\u{E0041}\u{E0100}1', 'SPH⟨U+E0041⟩⟨U+E0100⟩1'],
  ['A\u200DB', 'A⟨U+200D⟩B'],
  ['1\uFE0F', '1⟨U+FE0F⟩'],
  ['\uD800x', '⟨U+D800⟩x'],
])('%j reads %s [SAFE-E4]', (text, visible) => {
  expect(visibleText(text)).toBe(visible)
  expect(hasHiddenCharacters(text)).toBe(true)
})

test.each([
  'SPH-7Q4K-92MD',
  '980144201175',
  'FR76 3000 6000',
  'Łódź Zürich',
  'شركة الميناء',
  '日本 銀行',
  'São Paulo',
  '',
])('%j stays as it is', (text) => {
  expect(visibleText(text)).toBe(text)
  expect(hasHiddenCharacters(text)).toBe(false)
})

test.each(['علی‌رضا', 'क्‍ष', '❤️ savings', '👩‍💻 pay', '👨‍👩‍👧', '🏳️‍🌈'])(
  'a joiner that its script or an emoji needs stays: %s',
  (text) => {
    expect(visibleText(text)).toBe(text)
    // In a memo it is an invisible character all the same.
    expect(hasHiddenCharacters(text)).toBe(true)
  },
)

test('what is shown holds no hidden character, and different texts are shown differently [SAFE-E4]', () => {
  const character = fc.oneof(
    fc.constantFrom('\u202E', '\u2066', '\u200B', '\u200D', '\u0000', '\u00AD', '\uFEFF', '\u{E0041}'),
    fc.constantFrom('S', 'P', '7', '-', ' '),
  )
  const text = fc.array(character, { maxLength: 12 }).map((characters) => characters.join(''))
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(hasHiddenCharacters(visibleText(one))).toBe(false)
      expect(visibleText(one) === visibleText(other)).toBe(one === other)
    }),
    { numRuns: 2000 },
  )
})
