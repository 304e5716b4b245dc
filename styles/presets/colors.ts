import type { Mode, ThemeColor } from '../theme.ts'
import { contrast, rgbOf, type Rgb } from './oklch.ts'
import { PRESETS, type Tint } from './presets.ts'
import { BLUE_RING, INK, LOADING, NEUTRALS, SHADE, rolesOfBrand, rolesOfHue, type Roles, type Solved } from './roles.ts'

const BLUE: Tint = [255, 0.16]
const GREEN: Tint = [155, 0.13]
const RING_BLUE: Readonly<Record<Mode, Tint>> = { light: [258, 0.15], dark: [255, 0.13] }

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]

/** Moves the lightness away from the backgrounds until the contrast to each of them is enough. */
function solve([hue, chroma]: Tint, { contrast: least, from }: Solved, backgrounds: readonly Rgb[]): Rgb {
  const isDarker = backgrounds.every((background) => contrast(background, BLACK) > contrast(background, WHITE))
  const [start, step] = isDarker ? [from ?? 1, -0.002] : [from ?? 0, 0.002]
  for (let count = 0; count <= 500; count++) {
    const color = rgbOf([start + count * step, chroma, hue])
    if (backgrounds.every((background) => contrast(color, background) >= least)) return color
  }
  throw new Error(`No colour of hue ${hue} has a contrast of ${least} to its backgrounds`)
}

/** The tints of a preset with their roles, in the order in which these are written. */
function tintsOf(name: ThemeColor, mode: Mode): readonly (readonly [Tint, Roles])[] {
  const { neutral, brand } = PRESETS[name]
  return [
    [neutral, NEUTRALS],
    ...(brand
      ? [[brand.tint, rolesOfBrand(brand)] as const]
      : [[neutral, INK] as const, [RING_BLUE[mode], BLUE_RING] as const]),
    [neutral, LOADING],
    [brand?.info ? [brand.tint[0], brand.tint[1] * 0.95] : BLUE, rolesOfHue('info')],
    [GREEN, rolesOfHue('success')],
    [[neutral[0], 0.03], SHADE],
  ]
}

/** The colour of each role, also of those that are only backgrounds of others. */
export function colorsOf(name: ThemeColor, mode: Mode): ReadonlyMap<string, Rgb> {
  const tints = new Map(
    tintsOf(name, mode).flatMap(([tint, roles]) =>
      Object.entries(roles).map(([role, { [mode]: shade }]) => [role, { tint, shade }] as const),
    ),
  )
  const colorOf = (role: string): Rgb => {
    const { tint, shade } = tints.get(role)!
    const [hue, chroma] = [tint[0], tint[1] * shade.chroma]
    if ('lightness' in shade) return rgbOf([shade.lightness, chroma, hue])
    return solve([hue, chroma], shade, shade.on.map(colorOf))
  }
  const colors = new Map([...tints.keys()].map((role) => [role, colorOf(role)]))
  const ring = PRESETS[name].brand?.ring
  return ring ? colors.set('ring', colorsOf(ring, mode).get('ring')!) : colors
}
