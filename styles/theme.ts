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

export type Mode = 'light' | 'dark'
