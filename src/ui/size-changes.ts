/**
 * Calls back in the frame after elements have changed their size: who changes a layout within a ResizeObserver's own callback raises an
 * error event on the merchant's window.
 */
export function followSizes(changed: () => void) {
  let isOver = false
  const sizes = new ResizeObserver(() => requestAnimationFrame(() => isOver || changed()))
  return {
    /** Follows these elements instead of the ones before. */
    follow(elements: Iterable<Element>) {
      sizes.disconnect()
      for (const element of elements) sizes.observe(element)
    },
    end() {
      isOver = true
      sizes.disconnect()
    },
  }
}
