import type { Mode, ThemeColor } from './theme.ts'

type Surface = 'canvas' | `surface${'' | '-sunken' | '-raised' | '-hover' | '-pressed'}`
type Inverse = 'inverse' | 'on-inverse' | 'on-inverse-muted' | 'inverse-border'
type TextColor = `text${'' | '-muted' | '-subtle' | '-disabled'}`
type Line = `border${'' | '-strong' | '-control'}`
type Brand = `primary${'' | '-hover' | '-active' | '-subtle' | '-subtle-hover' | '-border' | '-text'}` | 'on-primary'
type Accent = 'accent' | 'on-accent' | 'ring' | 'track' | 'skeleton' | 'skeleton-sheen'
type Status = `info-${'subtle' | 'border' | 'text' | 'icon' | 'solid'}` | 'success-icon'

/** The colours of a preset. `shade` holds the RGB components of shadows and scrim. */
type Palette = Readonly<Record<Surface | Inverse | TextColor | Line | Brand | Accent | Status | 'shade', string>>
export type Preset = Readonly<Record<Mode, Palette>>

/** The tokens that the host page can set through a `--sphere-*` property of the same name. These names are public interface. */
const HOST_COLORS = [
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

// A host that sets only the primary colour must not get our hover colour: `--sr-host-hover` is valid only if `--sphere-primary` is set.
const hostProperties: Readonly<Record<string, string>> = {
  ...Object.fromEntries(HOST_COLORS.map((name) => [name, `--sphere-${name}`])),
  'primary-hover': '--sr-host-hover',
  'primary-active': '--sr-host-active',
}

const declaration = ([name, value]: readonly [string, string]) =>
  `--sr-${name}:${name in hostProperties ? `var(${hostProperties[name]},${value})` : value}`

const declarations = (palette: Palette) => Object.entries(palette).map(declaration).join(';')

/** Returns the rules of one preset. The name in their selector makes them win over the default in any order of the sheets. */
export function presetCss(name: ThemeColor, { light, dark }: Preset): string {
  const theme = name === 'default' ? '' : `[data-theme=${name}]`
  const darkMode = name === 'default' ? ':where([data-mode=dark])' : '[data-mode=dark]'
  return `:where(.sr-root)${theme}{${declarations(light)}}:where(.sr-root)${theme}${darkMode}{${declarations(dark)}}`
}
