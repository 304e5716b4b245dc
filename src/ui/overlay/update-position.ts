import { autoUpdate } from '@floating-ui/dom'
import { followSizes } from '../size-changes.ts'

/** Calls `place` at once and when what it depends on has moved, and a frame after a change of size. Returns a function that ends it. */
export function updatePosition(anchor: Element, floating: HTMLElement, place: () => void): () => void {
  const sizes = followSizes(place)
  const stop = autoUpdate(anchor, floating, place, { elementResize: false })
  sizes.follow([anchor, floating])
  return () => {
    sizes.end()
    stop()
  }
}
