import type { Radius } from './theme.ts'

/** Pixels for checkbox, menu item, control, card, frame and badge; the last value rounds a component fully. */
const STEPS = {
  // The first, because the rules of the others have the same specificity and must win.
  default: [4, 6, 8, 12, 16, 6, 999],
  none: [0, 0, 0, 0, 0, 0, 0],
  sm: [2, 3, 4, 6, 8, 3, 999],
  lg: [5, 8, 12, 16, 20, 999, 999],
  xl: [6, 10, 16, 22, 28, 999, 999],
} satisfies Record<Radius, readonly number[]>

const TOKENS = ['xs', 'sm', 'md', 'lg', 'xl', 'pill', 'round']

const rule = ([name, steps]: [string, readonly number[]]) =>
  `:where(.sr-root${name === 'default' ? '' : `[data-radius=${name}]`}){${steps.map((px, i) => `--sr-r-${TOKENS[i]}:${px}px`).join(';')}}`

export const radiusCss = Object.entries(STEPS).map(rule).join('')
