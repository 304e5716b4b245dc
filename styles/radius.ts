import type { Radius } from './theme.ts'

/** Pixels of tick box, menu item, control, card, frame, badge; then the ends of a fully round part. */
const STEPS = {
  none: [0, 0, 0, 0, 0, 0, 0],
  sm: [2, 3, 4, 6, 8, 3, 999],
  default: [4, 6, 8, 12, 16, 6, 999],
  lg: [5, 8, 12, 16, 20, 999, 999],
  xl: [6, 10, 16, 22, 28, 999, 999],
} satisfies Record<Radius, readonly number[]>

const TOKENS = ['xs', 'sm', 'md', 'lg', 'xl', 'pill', 'round']

const rule = ([name, steps]: [string, readonly number[]]) =>
  `:where(.sr-root${name === 'default' ? '' : `[data-radius=${name}]`}){${steps.map((px, i) => `--sr-r-${TOKENS[i]}:${px}px`).join(';')}}`

/** The default comes first: the others must win at equal weight. */
export const radiusCss = Object.entries(STEPS)
  .toSorted(([a], [b]) => Number(b === 'default') - Number(a === 'default'))
  .map(rule)
  .join('')
