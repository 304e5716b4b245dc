import type { IconShape } from './Icon.tsx'

/** A verification that was refused. Apart from the other marks, which the first screen downloads. */
export const shieldCrossIcon: IconShape = {
  d: 'M10 3l6 2.2v4.2c0 3.6-2.4 6.3-6 7.6-3.6-1.3-6-4-6-7.6V5.2L10 3ZM7.9 7.9l4.2 4.2M12.1 7.9l-4.2 4.2',
}
