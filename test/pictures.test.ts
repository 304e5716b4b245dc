import { expect, test } from 'vitest'
import { differencesOf, isAnother } from './support/pictures/comparison/differences.mjs'

const WHITE = [255, 255, 255, 255]

/** A white picture of 100 × 40 pixels with so many of another colour. */
function picture(count = 0, { width = 100, height = 40, color = [254, 255, 255, 255] } = {}) {
  const pixels = Array.from({ length: width * height }, (_, index) => (index < count ? color : WHITE))
  return { width, height, data: Uint8ClampedArray.from(pixels.flat()) }
}

const compare = (before: ReturnType<typeof picture>, after: ReturnType<typeof picture>) => {
  const differences = differencesOf(before, after)
  return { count: differences.count, isAnother: isAnother(differences) }
}

test('two pictures are the same up to a thousandth of their pixels, however little each of these differs [SAFE-Q5]', () => {
  expect(compare(picture(), picture())).toEqual({ count: 0, isAnother: false })
  expect(compare(picture(1), picture(1))).toEqual({ count: 0, isAnother: false })
  expect(compare(picture(), picture(1))).toEqual({ count: 1, isAnother: false })
  expect(compare(picture(), picture(4))).toEqual({ count: 4, isAnother: false })
  expect(compare(picture(), picture(5))).toEqual({ count: 5, isAnother: true })
  expect(compare(picture(5), picture())).toEqual({ count: 5, isAnother: true })
  const isClear = { color: [255, 255, 255, 254] }
  expect(compare(picture(), picture(5, isClear))).toEqual({ count: 5, isAnother: true })
})

test('what a picture is larger by differs, in either direction [SAFE-Q5]', () => {
  const [wider, higher] = [picture(0, { width: 101 }), picture(0, { height: 41 })]
  expect(compare(picture(), wider)).toEqual({ count: 40, isAnother: true })
  expect(compare(wider, picture())).toEqual({ count: 40, isAnother: true })
  expect(compare(picture(), higher)).toEqual({ count: 100, isAnother: true })
  expect(compare(wider, higher)).toEqual({ count: 41 + 100, isAnother: true })
})

test('the picture of the differences has these in red', () => {
  const { data } = differencesOf(picture(), picture(2, { color: [0, 0, 0, 255] })).picture
  expect(Array.from(data.slice(0, 12))).toEqual([255, 0, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255])
})
