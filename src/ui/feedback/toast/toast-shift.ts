interface Span {
  readonly top: number
  readonly bottom: number
}

interface Room {
  /** Where the toast lies without a shift. */
  readonly toast: Span
  /** Where it may lie. */
  readonly room: Span
  /** What it must not cover. */
  readonly obstacles: readonly Span[]
  /** Where it looks for a free place. */
  readonly towards: 'top' | 'bottom'
}

const GAP = 8

/** Pixels by which the toast moves to cover none of the obstacles; 0 where there is no such place. */
export function toastShift({ toast, room, obstacles, towards }: Room): number {
  const height = toast.bottom - toast.top
  const isUp = towards === 'top'
  // From the nearest to the farthest, so that one pass finds the first free place.
  const near = obstacles.toSorted((a, b) => (isUp ? b.bottom - a.bottom : a.top - b.top))
  let { top } = toast
  for (const one of near) {
    const isCovered = one.top < top + height + GAP && one.bottom > top - GAP
    if (isCovered) top = isUp ? one.top - GAP - height : one.bottom + GAP
  }
  const fits = top >= room.top && top + height <= room.bottom
  return fits ? top - toast.top : 0
}
