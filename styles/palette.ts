import type { Mode, ThemeColor } from './theme.ts'

type Surface = 'canvas' | `surface${'' | '-sunken' | '-raised' | '-hover' | '-pressed'}`
type Inverse = 'inverse' | 'on-inverse' | 'on-inverse-muted' | 'inverse-border'
type Words = `text${'' | '-muted' | '-subtle' | '-disabled'}`
type Line = `border${'' | '-strong' | '-control'}`
type Brand = `primary${'' | '-hover' | '-active' | '-subtle' | '-subtle-hover' | '-border' | '-text'}` | 'on-primary'
type Sign = 'accent' | 'on-accent' | 'ring' | 'track' | 'skeleton' | 'skeleton-sheen'
type Status = `info-${'subtle' | 'border' | 'text' | 'icon' | 'solid'}` | 'success-icon'

/** What a preset decides. `shade` is the red, green and blue of shadows and scrim. */
export type Palette = Readonly<Record<Surface | Inverse | Words | Line | Brand | Sign | Status | 'shade', string>>
export type Preset = Readonly<Record<Mode, Palette>>

/** Tokens that the host page may set through a `--sphere-*` property of the same name; the last part of the public interface that is CSS. */
export const HOST_COLORS = [
  'primary',
  'on-primary',
  'accent',
  'ring',
  'canvas',
  'surface',
  'border',
  'text',
  'text-muted',
] as const

// A host that sets only the primary must not see ours on hover: `--sr-host-hover` exists only when `--sphere-primary` does.
const hooks: Readonly<Record<string, string>> = {
  ...Object.fromEntries(HOST_COLORS.map((name) => [name, `--sphere-${name}`])),
  'primary-hover': '--sr-host-hover',
  'primary-active': '--sr-host-active',
}

const declaration = ([name, value]: readonly [string, string]) =>
  `--sr-${name}:${name in hooks ? `var(${hooks[name]},${value})` : value}`

const declarations = (palette: Palette) => Object.entries(palette).map(declaration).join(';')

/** The rules of one preset. All but the default carry its name, so that they win in whatever order the sheets are adopted. */
export function presetCss(name: ThemeColor, { light, dark }: Preset): string {
  const theme = name === 'default' ? '' : `[data-theme=${name}]`
  const dimmed = name === 'default' ? ':where([data-mode=dark])' : '[data-mode=dark]'
  return `:where(.sr-root)${theme}{${declarations(light)}}:where(.sr-root)${theme}${dimmed}{${declarations(dark)}}`
}
