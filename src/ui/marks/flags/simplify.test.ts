import { expect, test } from 'vitest'
import { simplify } from './simplify.mjs'

const BOX = '0 0 96 96'

test.each([
  ['numbers become whole ones', 'M10.2 10.4L50.6 20.3 30 80z', 'm10 10l41 10-21 60'],
  ['what is rounded does not add up', 'M0 0l10.4 20l10.4-10l10.4 20l10.4-30', 'm0 0l10 20 11-10 10 20 11-30'],
  ['a command repeats itself', 'm10 10 20 5 5 20z', 'm10 10l20 5 5 20'],
  ['a contour that follows begins where the last one began', 'M10 10h20v20zm40 40h20v20z', 'm10 10h20v20m20 20h20v20'],
  ['a corner that is nearly none is left out', 'M10 10L30 10.2 50 10v40z', 'm10 10h40v40'],
  ['a curve that is nearly straight is a line', 'M10 10C20 10.2 30 10.1 50 10v40z', 'm10 10h40v40'],
  [
    'a smooth curve goes on from the last one',
    'M10 50c0-20 20-20 20 0s20 20 20 0z',
    'm10 50c0-20 20-20 20 0 0 20 20 20 20 0',
  ],
  ['the flags of an arc need no gaps', 'M10 50a20 20 0 0140 0z', 'm10 50a1 1 0 0 1 40 0'],
  ['half a circle is one however its ends are rounded', 'M10.4 50a20.4 20.4 0 1 0 40 0', 'm10 50a1 1 0 1 0 40 0'],
  ['half an ellipse keeps its shape', 'M10 50a20 10 0 1 0 40 0', 'm10 50a16 8 0 1 0 40 0'],
  ['less than half a circle keeps its radius', 'M10 50a20.26 20.26 0 0 1 20 0', 'm10 50a20.3 20.3 0 0 1 20 0'],
  ['a rectangle ends where the flag does', 'M-24 0h144v32h-144z', 'm0 0h96v32h-96'],
  ['a triangle does not', 'M0 120h144v-144z', 'm0 120h144v-144'],
  ['what is smaller than half a pixel goes', 'M10 10h.6v.6h-.6zM20 20h40v40z', 'm20 20h40v40'],
  ['what is outside of the circle goes', 'M1 1h9v9zM20 20h40v40z', 'm20 20h40v40'],
  ['nothing may be left', 'M-40 0h20v90z', ''],
])('%s', (_, d, simple) => {
  expect(simplify(d, BOX)).toBe(simple)
})

test('an outline with another view box is translated and scaled', () => {
  expect(simplify('M85.5 0h342v171h-342z', '85.5 0 342 342')).toBe('m0 0h96v48h-96')
})

test('a stroked contour keeps its end points and its Z', () => {
  expect(simplify('M10 10h30v30h-30', BOX, 2)).toBe('m10 10h30v30h-30')
  expect(simplify('M10 10h30v30h-30zM50 50h9', BOX, 2)).toBe('m10 10h30v30h-30zm40 40h9')
})

test('text that is not path data is refused', () => {
  expect(() => simplify('M10', BOX)).toThrow('not path data')
})
