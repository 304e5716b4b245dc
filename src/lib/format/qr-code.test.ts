import fc from 'fast-check'
import readQrCode from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrCode, type QrCodeShape } from './qr-code.ts'

const MARGIN = 4
const SCALE = 4

/** Draws the path as a scanner sees it. */
function pictureOf({ size, path }: QrCodeShape) {
  const side = (size + 2 * MARGIN) * SCALE
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    const [left, top] = [Number(x) + MARGIN, Number(y) + MARGIN].map((at) => at * SCALE) as [number, number]
    for (let row = top; row < top + SCALE; row += 1)
      for (let column = left; column < left + Number(width) * SCALE; column += 1)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
  }
  return { width: side, height: side, data }
}

/** Read by another library than the one that writes. */
const read = (text: string) => readQrCode(pictureOf(qrCode(text)!))

const characters = (from: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...from), minLength: length, maxLength: length })
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

test('a scanner reads every address as it is', () => {
  const evm = characters('0123456789abcdefABCDEF', 40).map((digits) => `0x${digits}`)
  const solana = characters(BASE58, 44)
  fc.assert(
    fc.property(fc.oneof(evm, solana), (address) => read(address) === address),
    { numRuns: 50 },
  )
}, 60_000)

test('the path draws every dark module once and nothing outside of the code', () => {
  const { size, path } = qrCode('0x52908400098527886E0F7030069857D2E4169EE7')!
  expect(path.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/g, '')).toBe('')
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number))
  expect(runs.every(([x, y, width]) => x! + width! <= size && y! < size)).toBe(true)
  const touching = runs.filter(([x, y, width]) =>
    runs.some(([otherX, otherY]) => otherY === y && otherX === x! + width!),
  )
  expect(touching).toEqual([])
})

test('a text that no address can be has no code', () => {
  expect(qrCode('a'.repeat(200))).not.toBeNull()
  expect(qrCode('a'.repeat(201))).toBeNull()
  expect(qrCode('a'.repeat(100_000))).toBeNull()
})
