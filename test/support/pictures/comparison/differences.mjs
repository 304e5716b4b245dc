/** More of a picture than this is another picture (SAFE-Q5). */
export const LARGEST_SHARE = 0.001

const RED = 0xff_00_00_ff
/** A quarter of each colour, and white for the rest. */
const paler = (color) => (((color >>> 2) & 0x3f_3f_3f) + 0xff_c0_c0_c0) >>> 0

const wordsOf = ({ data }) => new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4)

/**
 * Compares two pictures, each as a canvas gives it, by exact colour: one browser draws the same page in the same bytes, so nothing has to
 * be forgiven. What only one of them has, because it is larger, differs. Returns the share of the pixels that differ, and a picture of
 * these in red on what both show, paler.
 */
export function differencesOf(before, after) {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)]
  const data = new Uint8ClampedArray(width * height * 4)
  const [drawn, first, second] = [new Uint32Array(data.buffer), wordsOf(before), wordsOf(after)]
  const common = { width: Math.min(before.width, after.width), height: Math.min(before.height, after.height) }
  let count = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const color = second[y * after.width + x]
      const isSame = x < common.width && y < common.height && first[y * before.width + x] === color
      if (!isSame) count += 1
      drawn[y * width + x] = isSame ? paler(color) : RED
    }
  return { count, share: count / (width * height), picture: { width, height, data } }
}

export const isAnother = ({ share }) => share > LARGEST_SHARE
