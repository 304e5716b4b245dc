import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { baseCss, loadPreset } from './base.ts'
import { radiusCss } from './radius.ts'
import { RADII, THEME_COLORS } from './theme.ts'
import { tokensCss } from './tokens.ts'
import { type } from './type.ts'

const tokensOf = (css: string) => [...css.matchAll(/--sr-([\w-]+):/g)].map(([, name]) => name)

test('there are twelve colour presets [THEME-01]', () => {
  expect(THEME_COLORS).toEqual('default zinc slate stone gray neutral red rose orange green yellow violet'.split(' '))
})

test('there are five radius presets, each of which sets all seven radius tokens [THEME-02]', () => {
  expect(RADII).toEqual('none sm default lg xl'.split(' '))
  const px = (radius: string) => radiusCss.match(new RegExp(`${radius}[^{]*\\{[^}]*--sr-r-md:(\\d+)px`))?.[1]
  expect(['none', 'sm', 'lg', 'xl'].map((radius) => px(`data-radius=${radius}`))).toEqual(['0', '4', '12', '16'])
  expect(radiusCss.startsWith(':where(.sr-root){--sr-r-xs:4px;--sr-r-sm:6px;--sr-r-md:8px')).toBe(true)
})

test.each(THEME_COLORS)(
  '%s has a light and a dark palette with the same tokens as the default [THEME-01]',
  async (name) => {
    const css = await loadPreset(name)
    const [light, dark, rest] = css.split('}')
    expect(rest).toBe('')
    expect(dark).toContain('[data-mode=dark]')
    expect(tokensOf(light!)).toEqual(tokensOf(await loadPreset('default').then((base) => base.split('}')[0]!)))
    expect(tokensOf(dark!)).toEqual(tokensOf(light!))
  },
)

test('the base sheet contains only the default preset', () => {
  expect(baseCss).toContain('--sr-canvas:var(--sphere-canvas,#fafbfd)')
  expect(baseCss).not.toContain('data-theme')
})

test('the ten host properties of the public interface override the tokens of the same names', () => {
  const names = [
    ...new Set(
      [...baseCss.matchAll(/--sr-([\w-]+):\s*var\(\s*--sphere-([\w-]+),/g)].map(([, token, host]) => {
        expect(token).toBe(host)
        return host
      }),
    ),
  ]
  expect(names.toSorted()).toEqual(
    'accent border canvas font on-primary primary ring surface text text-muted'.split(' ').toSorted(),
  )
})

test('the base sheet uses no unit that depends on the host page', () => {
  expect(baseCss).not.toMatch(/\d(rem|vw|vh)\b/)
  expect(baseCss).not.toMatch(/@font-face|@property|@import/)
})

test('every token that no preset sets is read by a rule', () => {
  const files = globSync('{element,src,styles}/**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '..') })
  const text = files.map((path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')).join('')
  // The roles of `type.ts`, and the tones of a banner.
  const named = [...text.matchAll(/--sr-([\w-]+)(?=[,)'])/g)].map(([, name]) => name!)
  const isComposed = (name: string) =>
    Object.keys(type).some((role) => name.startsWith(`text-${role}-`)) || /^\w+-(?:border|subtle|text)$/.test(name)
  expect(tokensOf(tokensCss + radiusCss).filter((name) => !named.includes(name!) && !isComposed(name!))).toEqual([])
})

test('the base sheet sets every token that it reads without another value', () => {
  const set = new Set(tokensOf(baseCss))
  const read = [...baseCss.matchAll(/var\(--sr-([\w-]+)\)/g)].map(([, name]) => name!)
  expect(read.filter((name) => !set.has(name))).toEqual([])
})
