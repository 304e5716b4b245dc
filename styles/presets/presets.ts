import type { ThemeColor } from '../theme.ts'

export type Tint = readonly [hue: number, chroma: number]

/** The contrast of white text on it, and the most lightness that it may have; or a lightness that is too bright for white text. */
export type Fill = { readonly white: number; readonly from?: number } | { readonly bright: number }

export interface Brand {
  readonly tint: Tint
  readonly light: Fill
  readonly dark: Fill
  /** The preset whose ring it has: a red ring would look like an error. */
  readonly ring?: ThemeColor
  /** Elsewhere what is in progress is blue: in red, green or yellow it would look failed, done or waiting. */
  readonly info?: 'brand'
}

/** Without a brand, the primary is nearly black in light mode and nearly white in dark mode. */
type Row = { readonly neutral: Tint; readonly brand?: Brand }

const WHITE = { white: 4.6 }
const BRIGHT = { bright: 0.74 }

export const PRESETS: Readonly<Record<ThemeColor, Row>> = {
  default: {
    neutral: [264, 0.012],
    brand: { tint: [263, 0.2], light: { white: 6.2, from: 0.5 }, dark: { white: 4.6, from: 0.585 }, info: 'brand' },
  },
  zinc: { neutral: [286, 0.008] },
  slate: { neutral: [256, 0.028] },
  stone: { neutral: [62, 0.012] },
  gray: { neutral: [258, 0.018] },
  neutral: { neutral: [0, 0] },
  red: { neutral: [20, 0.006], brand: { tint: [27, 0.2], light: { white: 5 }, dark: WHITE, ring: 'zinc' } },
  rose: { neutral: [350, 0.006], brand: { tint: [10, 0.21], light: { white: 5 }, dark: WHITE, ring: 'zinc' } },
  orange: { neutral: [60, 0.009], brand: { tint: [44, 0.17], light: { white: 4.7 }, dark: BRIGHT } },
  green: { neutral: [160, 0.007], brand: { tint: [155, 0.135], light: { white: 5 }, dark: BRIGHT } },
  yellow: { neutral: [85, 0.009], brand: { tint: [92, 0.17], light: { bright: 0.87 }, dark: { bright: 0.87 } } },
  violet: { neutral: [292, 0.011], brand: { tint: [288, 0.21], light: { white: 6 }, dark: WHITE, info: 'brand' } },
}
