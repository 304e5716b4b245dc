// Simplifies an outline without a visible difference. A flag is 24 CSS pixels wide, which is 48 device pixels on a dense screen.
import { contoursOf } from './outline.mjs'

/** The width of a flag in units, two for each of its 48 device pixels. */
export const UNITS = 96
const NEAR = 0.5
const SMALLEST = 1

const minus = ([x, y], [ox, oy]) => [x - ox, y - oy]
const same = ([x, y], [ox, oy]) => x === ox && y === oy

function distance(point, from, to) {
  const [dx, dy] = minus(to, from)
  const [px, py] = minus(point, from)
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(px, py)
  const along = Math.min(1, Math.max(0, (px * dx + py * dy) / length ** 2))
  return Math.hypot(px - along * dx, py - along * dy)
}

const frameTransform =
  ({ x, y, scale }) =>
  (point) => [(point[0] - x) * scale, (point[1] - y) * scale]

function fit(contour, frame) {
  const toFrame = frameTransform(frame)
  const steps = contour.steps.map(({ kind, points }) =>
    kind === 'A'
      ? { kind, points: [points[0].map((value, i) => (i < 2 ? value * frame.scale : value)), toFrame(points[1])] }
      : { kind, points: points.map(toFrame) },
  )
  return { ...contour, start: toFrame(contour.start), steps }
}

/** True for about half an ellipse, which is how a former circle is drawn. */
const isHalf = (way, [rx]) => Math.hypot(...way) > 1.96 * rx

/** Returns points whose bounding box contains the contour. */
function reach({ start, steps }) {
  let here = start
  return [
    start,
    ...steps.flatMap(({ kind, points }) => {
      const from = here
      here = points.at(-1)
      if (kind !== 'A') return points
      const [rx, ry] = points[0]
      const middle = [(from[0] + here[0]) / 2, (from[1] + here[1]) / 2]
      const side = Math.max(rx, ry) * (isHalf(minus(here, from), points[0]) ? 1 : 2)
      return [here, [middle[0] - side, middle[1] - side], [middle[0] + side, middle[1] + side]]
    }),
  ]
}

function boxOf(contour) {
  const points = reach(contour)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** True for a contour that is too small or outside the visible circle. */
function isUnseen(contour, margin) {
  const { left, right, top, bottom } = boxOf(contour)
  const middle = UNITS / 2
  const dx = Math.max(left - middle, middle - right, 0)
  const dy = Math.max(top - middle, middle - bottom, 0)
  return Math.max(right - left, bottom - top) + margin < SMALLEST || Math.hypot(dx, dy) > middle + margin
}

/** Cuts a rectangle to its visible part. */
function clamp(contour) {
  const points = [contour.start, ...contour.steps.map(({ points }) => points.at(-1))]
  const isRectangular =
    contour.steps.every(({ kind }) => kind === 'L') &&
    points.every(([x, y], i) => x === points.at(i - 1)[0] || y === points.at(i - 1)[1])
  if (!isRectangular) return contour
  const [start, ...rest] = points.map((point) => point.map((value) => Math.min(UNITS, Math.max(0, value))))
  return { ...contour, start, steps: rest.map((point) => ({ kind: 'L', points: [point] })) }
}

/** Renderers enlarge radii that are too small, but slightly too large radii would deform a circle. */
const fitting = ([rx, ry, ...rest]) => [...(rx === ry ? [1, 1] : [0.8 * rx, 0.8 * ry]), ...rest]

const isFlat = (from, points) => points.slice(0, -1).every((point) => distance(point, from, points.at(-1)) < NEAR)

function straightened({ kind, points }, from) {
  if (kind === 'A' && isHalf(minus(points[1], from), points[0]))
    return { kind, points: [fitting(points[0]), points[1]] }
  const isLine = kind === 'A' ? Math.min(points[0][0], points[0][1]) < NEAR : isFlat(from, points)
  return isLine ? { kind: 'L', points: [points.at(-1)] } : { kind, points }
}

/** Removes corners between two lines that are almost collinear. */
function withoutCorners({ start, steps, ...contour }) {
  const kept = []
  let skipped = []
  let anchor = start
  let here = start
  for (const raw of steps) {
    const step = straightened(raw, here)
    const to = step.points.at(-1)
    here = to
    const joins = step.kind === 'L' && kept.at(-1)?.kind === 'L'
    if (joins && [...skipped, kept.at(-1).points[0]].every((point) => distance(point, anchor, to) < NEAR)) {
      skipped.push(kept.pop().points[0])
    } else {
      anchor = kept.at(-1)?.points.at(-1) ?? start
      skipped = []
    }
    kept.push(step)
  }
  return { ...contour, start, steps: kept }
}

const rounded = (point) => point.map((value) => Math.round(value) || 0)

/** Joins numbers, with a space only where two would merge. */
const joined = (numbers) => numbers.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')

const tenth = (value) => Math.round(value * 10) / 10

function stepText({ kind, points }, from) {
  const to = points.at(-1)
  const [dx, dy] = minus(to, from)
  if (kind === 'A') return ['a', joined([...points[0].map(tenth), dx, dy])]
  if (kind === 'L' && dy === 0) return ['h', joined([dx])]
  if (kind === 'L' && dx === 0) return ['v', joined([dy])]
  return [kind.toLowerCase(), joined(points.flatMap((point) => minus(point, from)))]
}

/** Writes contours as relative commands. A filled contour needs no Z. */
function textOf(contours, isStroked) {
  let text = ''
  let here = [0, 0]
  for (const contour of contours) {
    const start = rounded(contour.start)
    text += `m${joined(minus(start, here))}`
    let last = 'm'
    here = start
    const steps = contour.steps.map(({ kind, points }) => ({
      kind,
      points: kind === 'A' ? [points[0], rounded(points[1])] : points.map(rounded),
    }))
    if (!isStroked && steps.at(-1)?.kind === 'L' && same(steps.at(-1).points[0], start)) steps.pop()
    for (const step of steps) {
      const to = step.points.at(-1)
      if (same(to, here) && step.kind !== 'A') continue
      const [letter, numbers] = stepText(step, here)
      text += letter !== last ? letter + numbers : numbers.startsWith('-') ? numbers : ` ${numbers}`
      last = letter
      here = to
    }
    if (isStroked && contour.closed) {
      text += 'z'
      here = start
    }
  }
  return text
}

const areaOf = ({ start, steps }) => {
  const points = [start, ...steps.map(({ points }) => points.at(-1))].map(rounded)
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]
    return sum + x * nextY - nextX * y
  }, 0)
}

/** Returns the simplified outline on a square of `UNITS`, or an empty string when nothing of it is visible. */
export function simplify(d, viewBox, strokeWidth = 0) {
  const [x, y, width] = viewBox.split(' ').map(Number)
  const scale = UNITS / width
  const isStroked = strokeWidth > 0
  const contours = contoursOf(d)
    .map((contour) => fit(contour, { x, y, scale }))
    .filter((contour) => !isUnseen(contour, (strokeWidth * scale) / 2))
    .map((contour) => withoutCorners(isStroked ? contour : clamp(contour)))
    .filter((contour) => isStroked || contour.steps.some(({ kind }) => kind !== 'L') || areaOf(contour) !== 0)
  return contours.length > 0 ? textOf(contours, isStroked) : ''
}
