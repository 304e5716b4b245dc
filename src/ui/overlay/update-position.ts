import { autoUpdate } from '@floating-ui/dom'
import { followSizes } from '../size-changes.ts'

/** Calls `update` at once and when what it depends on has moved, and a frame after a change of size. Returns a function that ends it. */
export function updatePosition(anchor: Element, floating: HTMLElement, update: () => void): () => void {
  const sizes = followSizes(update)
  const stop = autoUpdate(anchor, floating, update, { elementResize: false })
  sizes.follow([anchor, floating])
  return () => {
    sizes.end()
    stop()
  }
}
