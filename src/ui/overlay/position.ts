import { computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/dom'
import { updatePosition } from './update-position.ts'

export interface AnchorOptions {
  readonly placement?: Placement
  /** Pixels between the anchor and the popover. */
  readonly gap?: number
  readonly maxHeight?: number
  /** Makes the popover as wide as its anchor. */
  readonly isFilling?: boolean
}

/**
 * Positions an open popover at its anchor and returns a function that stops it. The popover keeps its side of the anchor while it fits
 * there, so a list does not jump when it is filtered. Above the anchor its lower edge is positioned, which stays where it is when the
 * height changes. CSS anchor positioning ignores the transforms of ancestors in two of three engines.
 */
export function anchorPopover(anchor: Element, popover: HTMLElement, options: AnchorOptions = {}): () => void {
  const { placement = 'bottom-start', gap = 6, maxHeight = 480, isFilling = false } = options
  Object.assign(popover.style, { position: 'fixed', inset: 'auto', margin: '0', top: '0', left: '0' })
  const fit = size({
    padding: 8,
    apply({ availableHeight, rects }) {
      popover.style.maxHeight = `${Math.max(120, Math.min(maxHeight, availableHeight))}px`
      if (isFilling) popover.style.width = `${rects.reference.width}px`
    },
  })
  const middleware = [offset(gap), flip({ padding: 8 }), shift({ padding: 8 }), fit]
  let side = placement
  const update = async () => {
    const { x, y, ...found } = await computePosition(anchor, popover, {
      placement: side,
      strategy: 'fixed',
      middleware,
    })
    side = found.placement
    const isAbove = side.startsWith('top')
    const top = isAbove ? y + popover.offsetHeight : y
    Object.assign(popover.style, { left: `${x}px`, top: `${top}px`, translate: isAbove ? '0 -100%' : 'none' })
  }
  return updatePosition(anchor, popover, () => void update())
}
