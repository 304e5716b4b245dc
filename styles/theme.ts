/** The colour presets that a merchant can choose (decisions.md S3). */
export const THEME_COLORS = [
  'default',
  'zinc',
  'slate',
  'stone',
  'gray',
  'neutral',
  'red',
  'rose',
  'orange',
  'green',
  'yellow',
  'violet',
] as const
export type ThemeColor = (typeof THEME_COLORS)[number]

/** The corner radius settings, from square to round. */
export const RADII = ['none', 'sm', 'default', 'lg', 'xl'] as const
export type Radius = (typeof RADII)[number]

/** The `theme` of the element: a preset, or its parts; as JSON too, which an attribute can only hold as text. */
export type RampTheme =
  | ThemeColor
  | `{${string}`
  | { readonly color?: ThemeColor; readonly radius?: Radius; readonly logo?: string | null }

/** The theme of an element. */
export interface Theme {
  readonly color: string
  readonly radius: string
  readonly logo: string | null
}

export const DEFAULT_THEME: Theme = { color: 'default', radius: 'default', logo: null }

export type Mode = 'light' | 'dark'

export const PREFERS_DARK = '(prefers-color-scheme: dark)'

export const modeOf = (scheme: Mode | 'auto', prefersDark: boolean): Mode => {
  if (scheme !== 'auto') return scheme
  return prefersDark ? 'dark' : 'light'
}
