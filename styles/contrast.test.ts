import { expect, test } from 'vitest'
import { baseCss, loadPreset } from './base.ts'
import { THEME_COLORS, type Mode } from './theme.ts'

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1)
  const [red, green, blue] = [0, 2, 4].map((at) => linear(Number.parseInt(long.slice(at, at + 2), 16) / 255))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (lighter! + 0.05) / (darker! + 0.05)
}

const colours = (rules: string) =>
  Object.fromEntries(
    [...rules.matchAll(/--sr-([\w-]+):\s*(?:var\(\s*--[\w-]+,\s*)?(#[\da-f]{3,6})/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )

const rulesFor = (css: string, mode: Mode) =>
  [...css.matchAll(/(:where\(\.sr-root[^{]*)\{([^}]*)\}/g)]
    .filter(([, selector]) => mode === 'dark' || !selector!.includes('[data-mode=dark]'))
    .map(([, , body]) => body)
    .join(';')

const SURFACES = ['canvas', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover']
const STATUSES = ['info', 'success', 'warning', 'destructive']
const allBackgrounds = [
  ...SURFACES,
  'surface-pressed',
  'primary-subtle',
  ...STATUSES.map((status) => `${status}-subtle`),
]

const PAIRS: readonly (readonly [string, readonly string[], number])[] = [
  ['text', allBackgrounds, 7],
  ['text-muted', allBackgrounds, 4.5],
  ['text-subtle', [...SURFACES, 'surface-pressed'], 4.5],
  ['primary-text', [...SURFACES, 'primary-subtle', 'primary-subtle-hover'], 4.5],
  ['on-primary', ['primary', 'primary-hover', 'primary-active'], 4.5],
  ['on-accent', ['accent'], 4.5],
  ['accent', [...SURFACES, 'primary-subtle', 'track'], 3],
  ['ring', SURFACES, 3],
  ['border-control', ['canvas', 'surface', 'surface-sunken', 'surface-raised'], 3],
  ['on-inverse', ['inverse'], 7],
  ['on-inverse-muted', ['inverse'], 4.5],
  ['on-destructive-solid', ['destructive-solid-hover'], 4.5],
  ...STATUSES.flatMap(
    (status) =>
      [
        [`${status}-text`, [...SURFACES, `${status}-subtle`], 4.5],
        [`${status}-icon`, [...SURFACES, `${status}-subtle`], 3],
      ] as const,
  ),
  ...['info', 'success', 'destructive'].map((status) => [`on-${status}-solid`, [`${status}-solid`], 4.5] as const),
]

const themes = THEME_COLORS.flatMap((name) => (['light', 'dark'] as const).map((mode) => [name, mode] as const))

test.each(themes)(
  '%s %s keeps a contrast of 4.5:1 for text and 3:1 for symbols on every surface [THEME-01]',
  async (name, mode) => {
    const palette = colours(rulesFor(baseCss, mode) + rulesFor(await loadPreset(name), mode))
    const failures = PAIRS.flatMap(([front, backs, required]) =>
      backs
        .map((back) => ({ front, back, ratio: contrast(palette[front]!, palette[back]!), required }))
        .filter(({ ratio }) => !(ratio >= required)),
    )
    expect(failures).toEqual([])
  },
)

test.each(themes.filter(([name]) => name === 'red' || name === 'rose'))(
  'the focus of %s %s does not look like an error [A11Y-09]',
  async (name, mode) => {
    const palette = colours(rulesFor(baseCss, mode) + rulesFor(await loadPreset(name), mode))
    const ink = colours(rulesFor(baseCss, mode) + rulesFor(await loadPreset('zinc'), mode))
    expect(palette['ring']).toBe(ink['ring'])
  },
)
