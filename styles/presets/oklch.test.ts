import { expect, test } from 'vitest'
import { contrast, rgbOf } from './oklch.ts'

// https://github.com/web-platform-tests/wpt/tree/master/css/css-color: oklch-001, 004 to 007
test.each([
  { oklch: [0.51975, 0.17686, 142.495], percent: [0, 50.196, 0] },
  { oklch: [0.5, 0.2, 0], percent: [70.492, 2.351, 37.073] },
  { oklch: [0.5, 0.2, 270], percent: [23.056, 31.73, 82.628] },
  { oklch: [0.8, 0.15, 160], percent: [32.022, 85.805, 61.147] },
  { oklch: [0.55, 0.15, 345], percent: [67.293, 27.791, 52.28] },
] as const)('OKLCH $oklch is sRGB $percent %', ({ oklch, percent }) => {
  expect(rgbOf(oklch)).toEqual(percent.map((value) => Math.round(value * 2.55)))
})

test('a chroma that sRGB lacks becomes the most that it has at that lightness and hue', () => {
  expect(rgbOf([0.7, 0.5, 150])).toEqual(rgbOf([0.7, 0.4, 150]))
  expect(Math.min(...rgbOf([0.7, 0.5, 150]))).toBe(0)
})

// https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html: #777777 on white is 4.47:1, which is not enough.
test('a contrast is that of WCAG 2, in either order', () => {
  const [gray, white] = [rgbOf([0.5693, 0, 0]), rgbOf([1, 0, 0])]
  expect(gray).toEqual([0x77, 0x77, 0x77])
  expect(contrast(gray, white)).toBeCloseTo(4.478, 3)
  expect(contrast(white, gray)).toBe(contrast(gray, white))
})
