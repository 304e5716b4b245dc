import { expect, test } from 'vitest'
import { toastShift } from './toast-shift.ts'

const room = { top: 56, bottom: 600 }
const atBottom = { toast: { top: 520, bottom: 580 }, room, towards: 'top' } as const
const atTop = { toast: { top: 68, bottom: 128 }, room, towards: 'bottom' } as const

test.each([
  ['nothing in its way', atBottom, [], 0],
  ['a button far above', atBottom, [{ top: 300, bottom: 344 }], 0],
  ['a button below it', atBottom, [{ top: 530, bottom: 574 }], -58],
  ['a button nearer than its gap', atBottom, [{ top: 470, bottom: 514 }], -118],
  [
    'two buttons',
    atBottom,
    [
      { top: 420, bottom: 464 },
      { top: 530, bottom: 574 },
    ],
    -168,
  ],
  ['a heading, from the top', atTop, [{ top: 60, bottom: 90 }], 30],
  [
    'a title and the items below it',
    atTop,
    [
      { top: 100, bottom: 200 },
      { top: 60, bottom: 90 },
    ],
    140,
  ],
  ['no free place at all', atBottom, [{ top: 60, bottom: 590 }], 0],
] as const)('a toast with %s moves no farther than it must', (_, place, obstacles, shift) => {
  expect(toastShift({ ...place, obstacles })).toBe(shift)
})
