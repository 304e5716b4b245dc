import type { IconShape } from './Icon.tsx'

// Those of the sign-in's side panel, which the first screen downloads.

export const swapIcon: IconShape = {
  d: 'M6.5 3.8v12.4M3.6 13.3l2.9 2.9 2.9-2.9M13.5 16.2V3.8M10.6 6.7l2.9-2.9 2.9 2.9',
}

export const shieldIcon: IconShape = {
  d: 'M10 3l6 2.2v4.2c0 3.6-2.4 6.3-6 7.6-3.6-1.3-6-4-6-7.6V5.2L10 3ZM7.4 10l1.9 1.9 3.4-3.7',
}

export const pageIcon: IconShape = {
  d: 'M11.4 3.5H6.2c-.7 0-1.200.5-1.2 1.2v10.6c0 .7.5 1.2 1.2 1.2h7.6c.7 0 1.2-.5 1.2-1.2V7.1l-3.6-3.6ZM11.3 3.7v3.5H15M7.8 10.5h4.4M7.8 13.3h4.4',
}
