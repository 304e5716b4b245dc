import type { Mode } from '../theme.ts'
import type { Brand, Fill } from './presets.ts'

/** The least contrast to each of some roles; `from` is the lightness where the search begins, if not at white or black. */
export interface Solved {
  readonly contrast: number
  readonly on: readonly string[]
  readonly from?: number
}

/** The chroma is a share of the tint's. */
type Shade = { readonly chroma: number } & ({ readonly lightness: number } | Solved)
export type Roles = Readonly<Record<string, Readonly<Record<Mode, Shade>>>>

const at = (lightness: number, chroma = 1): Shade => ({ lightness, chroma })
const solved = (contrast: number, on: readonly string[], rest: { chroma?: number; from?: number } = {}): Shade => ({
  contrast,
  on,
  chroma: 1,
  ...rest,
})

const WHITE = at(1, 0)
const RESTING = ['canvas', 'surface', 'surface-sunken', 'surface-raised']
const SURFACES = [...RESTING, 'surface-hover']
const PRESSED = [...SURFACES, 'surface-pressed']

export const NEUTRALS: Roles = {
  white: { light: WHITE, dark: WHITE },
  canvas: { light: at(0.988, 0.25), dark: at(0.178, 0.9) },
  surface: { light: WHITE, dark: at(0.213, 0.9) },
  'surface-sunken': { light: at(0.97, 0.4), dark: at(0.157, 0.9) },
  'surface-raised': { light: WHITE, dark: at(0.245, 0.95) },
  'surface-hover': { light: at(0.966, 0.5), dark: at(0.248, 0.95) },
  'surface-pressed': { light: at(0.945, 0.6), dark: at(0.278) },
  inverse: { light: at(0.235, 1.6), dark: at(0.325, 1.1) },
  'on-inverse': { light: at(0.985, 0.3), dark: at(0.985, 0.3) },
  'on-inverse-muted': { light: at(0.83, 0.6), dark: at(0.85, 0.6) },
  'inverse-border': { light: at(0.235, 1.6), dark: at(0.42, 1.1) },
  text: { light: at(0.225, 1.7), dark: at(0.968, 0.4) },
  'text-muted': { light: solved(6.2, PRESSED, { chroma: 1.5 }), dark: solved(6.4, PRESSED) },
  'text-subtle': { light: solved(4.6, PRESSED, { chroma: 1.4 }), dark: solved(4.6, PRESSED) },
  'text-disabled': { light: solved(2.5, ['surface-sunken']), dark: solved(2.5, ['surface']) },
  border: { light: at(0.918, 0.6), dark: at(0.288) },
  'border-strong': { light: at(0.845, 0.9), dark: at(0.365, 1.1) },
  'border-control': { light: solved(3.04, SURFACES), dark: solved(3.04, RESTING, { chroma: 1.1 }) },
}

/** The primary of a preset without a brand colour. */
export const INK: Roles = {
  primary: { light: at(0.235, 1.7), dark: at(0.955, 0.4) },
  'primary-hover': { light: at(0.315, 1.7), dark: at(0.89, 0.6) },
  'primary-active': { light: at(0.18, 1.5), dark: at(0.84, 0.7) },
  'on-primary': { light: WHITE, dark: at(0.2, 1.4) },
  accent: { light: at(0.27, 1.8), dark: at(0.93, 0.5) },
  'on-accent': { light: WHITE, dark: at(0.2, 1.4) },
  'primary-subtle': { light: at(0.955, 0.7), dark: at(0.295, 1.1) },
  'primary-subtle-hover': { light: at(0.935, 0.8), dark: at(0.325, 1.1) },
  'primary-border': { light: at(0.8), dark: at(0.48, 1.2) },
  'primary-text': { light: at(0.27, 1.8), dark: at(0.93, 0.5) },
}

export const BLUE_RING: Roles = { ring: { light: solved(4.2, SURFACES), dark: solved(4.6, SURFACES, { from: 0.6 }) } }

export const LOADING: Roles = {
  track: { light: at(0.925, 0.7), dark: at(0.3) },
  skeleton: { light: at(0.94, 0.6), dark: at(0.262) },
  'skeleton-sheen': { light: at(0.97, 0.4), dark: at(0.295) },
}

export const SHADE: Roles = { shade: { light: at(0.25), dark: at(0) } }

/** A tinted background, and what has the same hue on it or elsewhere. */
export function rolesOfHue(name: string): Roles {
  const onTint = [...SURFACES, `${name}-subtle`]
  const onHover = [...onTint, `${name}-subtle-hover`]
  return {
    [`${name}-subtle`]: { light: at(0.965, 0.17), dark: at(0.258, 0.25) },
    [`${name}-subtle-hover`]: { light: at(0.945, 0.24), dark: at(0.288, 0.3) },
    [`${name}-border`]: { light: at(0.875, 0.5), dark: at(0.37, 0.4) },
    [`${name}-text`]: { light: solved(5.2, onHover), dark: solved(6, onHover, { chroma: 0.72, from: 0.74 }) },
    [`${name}-icon`]: { light: solved(3.3, onTint), dark: solved(3.6, onTint, { from: 0.64 }) },
    [`${name}-solid`]: { light: solved(5, ['white']), dark: solved(4.7, ['white']) },
  }
}

/** A fill with more contrast to its white text, or a bright one with another lightness. */
const step = (fill: Fill, factor: number, difference: number) =>
  'bright' in fill ? at(fill.bright + difference) : solved(fill.white * factor, ['white'], { from: fill.from ?? 1 })

/** In light mode the accent is the primary, unless that is too bright to be seen on the surfaces. */
export function rolesOfBrand({ tint: [, chroma], light, dark }: Brand): Roles {
  const ink = at(0.21, 0.035 / chroma)
  const onFill = (fill: Fill) => ('bright' in fill ? ink : WHITE)
  const accents = [...SURFACES, 'primary-subtle']
  return {
    primary: { light: step(light, 1, 0), dark: step(dark, 1, 0) },
    'primary-hover': { light: step(light, 1.17, -0.035), dark: step(dark, 1.17, 0.035) },
    'primary-active': { light: step(light, 1.36, -0.06), dark: step(dark, 1.36, -0.06) },
    'on-primary': { light: onFill(light), dark: onFill(dark) },
    accent: {
      light: 'bright' in light ? solved(4, [...accents, 'track']) : step(light, 1, 0),
      dark: 'bright' in dark ? at(dark.bright, 0.95) : solved(4, accents, { chroma: 0.95 }),
    },
    'on-accent': { light: WHITE, dark: ink },
    ...rolesOfHue('primary'),
    ring: { light: solved(3.6, SURFACES), dark: solved(4.2, SURFACES, { from: 0.62 }) },
  }
}
