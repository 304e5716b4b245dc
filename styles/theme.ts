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

export type Mode = 'light' | 'dark'
